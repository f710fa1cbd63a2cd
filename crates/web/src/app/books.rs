//! The program of the books: what is read, about the games and about oneself.

use leptos::prelude::*;
use leptos_router::components::{Route, Routes};
use leptos_router::path;

use super::Frame;
use super::ways::{Elsewhere, Program};
use crate::board::pieces::Symbols;
use crate::pages::about::About;
use crate::pages::games::Games;
use crate::pages::referee::Referee;
use crate::pages::rules::{Rules, RulesOf};
use crate::pages::you::You;

/// The program.
#[component]
pub fn BooksApp() -> impl IntoView {
    view! {
        <Symbols/>
        <Frame program=Program::Books>
            <Routes fallback=Elsewhere>
                <Route path=path!("/games") view=Games/>
                <Route path=path!("/rules") view=Rules/>
                <Route path=path!("/rules/:game") view=RulesOf/>
                <Route path=path!("/referee") view=Referee/>
                <Route path=path!("/you") view=You/>
                <Route path=path!("/about") view=About/>
            </Routes>
        </Frame>
    }
}
