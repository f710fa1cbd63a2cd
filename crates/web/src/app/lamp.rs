//! The program of the lamp: practice, and games of Dschamál that are over.

use leptos::prelude::*;
use leptos_router::components::{Route, Routes};
use leptos_router::path;

use super::Frame;
use super::ways::{Elsewhere, Program};
use crate::pages::learn_dschamal::LearnDschamal;
use crate::pages::lights::{HereAgain, SeenAgain};
use crate::pages::practice::Practice;
use crate::pages::tower::TowerPage;

/// The program.
#[component]
pub fn LampApp() -> impl IntoView {
    view! {
        <Frame program=Program::Lamp>
            <Routes fallback=Elsewhere>
                <Route path=path!("/practice") view=Practice/>
                <Route path=path!("/learn/dschamal") view=LearnDschamal/>
                <Route path=path!("/practice/tower") view=TowerPage/>
                <Route path=path!("/dschamal/games/here") view=HereAgain/>
                <Route path=path!("/dschamal/games/:id") view=SeenAgain/>
            </Routes>
        </Frame>
    }
}
