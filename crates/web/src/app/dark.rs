//! The program of the dark: tables of Dschamál, in the house and on this device.

use leptos::prelude::*;
use leptos_router::components::{Route, Routes};
use leptos_router::path;

use super::Frame;
use super::ways::{Elsewhere, Program};
use crate::dschamal::room::dschamal;
use crate::pages::screen::Screen;
use crate::pages::solo::SoloPage;
use crate::pages::table::Table;

/// The program.
#[component]
pub fn DarkApp() -> impl IntoView {
    provide_context(dschamal());
    view! {
        <Frame program=Program::Dark>
            <Routes fallback=Elsewhere>
                <Route path=path!("/d/:code") view=Table/>
                <Route path=path!("/d/:code/screen") view=Screen/>
                <Route path=path!("/dschamal/here") view=SoloPage/>
            </Routes>
        </Frame>
    }
}
