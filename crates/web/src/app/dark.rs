//! The program of the dark: tables of Dschamál, and practice.

use leptos::prelude::*;
use leptos_router::components::{Route, Routes};
use leptos_router::path;

use super::Frame;
use super::ways::{Elsewhere, Program};
use crate::dschamal::room::dschamal;
use crate::pages::practice::Practice;
use crate::pages::solo::SoloPage;
use crate::pages::table::Table;
use crate::pages::tower::TowerPage;

/// The program.
#[component]
pub fn DarkApp() -> impl IntoView {
    provide_context(dschamal());
    view! {
        <Frame program=Program::Dark>
            <Routes fallback=Elsewhere>
                <Route path=path!("/practice") view=Practice/>
                <Route path=path!("/practice/tower") view=TowerPage/>
                <Route path=path!("/d/:code") view=Table/>
                <Route path=path!("/dschamal/here") view=SoloPage/>
            </Routes>
        </Frame>
    }
}
