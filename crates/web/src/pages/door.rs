//! `/`: the front door. Two games, two cards, one tap; and what else there is.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::chrome::header::Header;
use crate::chrome::ornaments::{Arches, Evening};
use crate::chrome::tongues::Tongues;
use crate::front::cards::{BoardCard, TouchCard};
use crate::front::going_on::GoingOn;
use crate::front::round_about::{PeopleHere, QuietDoors, SomebodyWaits, Today};
use crate::lobby::tables::{JoinForm, OpenTables, YourTables};
use crate::words;

/// The page.
#[component]
pub fn FrontDoor() -> impl IntoView {
    view! {
        <div class="door">
            <Evening/>
            <Header/>
            <main id="main">
                <h1>{words::motto()}</h1>
                <YourTables/>
                <GoingOn/>
                <SomebodyWaits/>
                <div class="cards">
                    <TouchCard/>
                    <BoardCard/>
                </div>
                <Today/>
                <div class="yard">
                    <JoinForm/>
                    <div>
                        <OpenTables/>
                        <PeopleHere/>
                    </div>
                </div>
                <QuietDoors/>
                <footer class="lone">
                    <Arches/>
                    <A href="/you">{words::you()}</A>
                    <A href="/about">{words::about()}</A>
                    <A href="/settings">{words::settings()}</A>
                    <Tongues/>
                </footer>
            </main>
        </div>
    }
}
