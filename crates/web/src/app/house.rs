//! The program of the house: the front door, the ways to a table, tables of Gimel.

use leptos::prelude::*;
use leptos_router::components::{Route, Routes};
use leptos_router::path;

use super::Frame;
use super::ways::{Elsewhere, Program};
use crate::board::pieces::Symbols;
use crate::pages::door::FrontDoor;
use crate::pages::friends::Friends;
use crate::pages::game::{DschamalPage, GamePage};
use crate::pages::new_table::New;
use crate::pages::play_now::PlayNow;
use crate::pages::screen::Screen;
use crate::pages::settings::SettingsPage;
use crate::pages::table::Table;
use crate::room::gimel::gimel;

/// The program.
#[component]
pub fn HouseApp() -> impl IntoView {
    provide_context(gimel());
    view! {
        <Symbols/>
        <Frame program=Program::House>
            <Routes fallback=Elsewhere>
                <Route path=path!("/") view=FrontDoor/>
                <Route path=path!("/dschamal") view=DschamalPage/>
                <Route path=path!("/duel") view=GamePage/>
                <Route path=path!("/tower") view=GamePage/>
                <Route path=path!("/threesome") view=GamePage/>
                <Route path=path!("/quartet") view=GamePage/>
                <Route path=path!("/gimel") view=GamePage/>
                <Route path=path!("/friends") view=Friends/>
                <Route path=path!("/play") view=PlayNow/>
                <Route path=path!("/new") view=New/>
                <Route path=path!("/t/:code") view=Table/>
                <Route path=path!("/t/:code/screen") view=Screen/>
                <Route path=path!("/settings") view=SettingsPage/>
            </Routes>
        </Frame>
    }
}
