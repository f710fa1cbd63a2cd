//! The program of the study: boards that need no house, and games that are over.

use leptos::prelude::*;
use leptos_router::components::{Route, Routes};
use leptos_router::path;

use super::Frame;
use super::ways::{Elsewhere, Program};
use crate::board::pieces::Symbols;
use crate::pages::bot::Bot;
use crate::pages::here::Here;
use crate::pages::learn_gimel::LearnGimel;
use crate::pages::replay::Replay;
use crate::room::gimel::gimel;

/// The program.
#[component]
pub fn StudyApp() -> impl IntoView {
    provide_context(gimel());
    view! {
        <Symbols/>
        <Frame program=Program::Study>
            <Routes fallback=Elsewhere>
                <Route path=path!("/gimel/here") view=Here/>
                <Route path=path!("/referee/gimel") view=Here/>
                <Route path=path!("/gimel/bot") view=Bot/>
                <Route path=path!("/learn/gimel") view=LearnGimel/>
                <Route path=path!("/games/:id") view=Replay/>
            </Routes>
        </Frame>
    }
}
