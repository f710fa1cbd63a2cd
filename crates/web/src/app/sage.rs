//! The program of the sage: any position with the engine beside it, games that are over and their mistakes, puzzles.

use leptos::prelude::*;
use leptos_router::components::{Route, Routes};
use leptos_router::path;

use super::Frame;
use super::ways::{Elsewhere, Program};
use crate::board::pieces::Symbols;
use crate::pages::analysis::Analysis;
use crate::pages::puzzles::Puzzles;

/// The program.
#[component]
pub fn SageApp() -> impl IntoView {
    view! {
        <Symbols/>
        <Frame program=Program::Sage>
            <Routes fallback=Elsewhere>
                <Route path=path!("/analysis") view=Analysis/>
                <Route path=path!("/puzzles") view=Puzzles/>
            </Routes>
        </Frame>
    }
}
