//! The end of the lesson: the first game, and what else there is.

use leptos::prelude::*;
use leptos_router::components::A;

use super::parts::{Dots, Part};
use crate::browser::viewport;
use crate::rules::told::Tale;
use crate::words;

/// A Duel against children, with a target that is soon reached.
const FIRST_GAME: &str = "/dschamal/here?game=duel&level=1&first&now";

/// The end.
#[component]
pub fn EndPart(
    /// Goes to a part.
    go: Callback<Part>,
) -> impl IntoView {
    let (end, play) = words::learn_dschamal_end();
    viewport::focus(".lesson-end .act");
    view! {
        <main id="main" class="page lesson lesson-end" data-testid="lesson-end">
            <Dots at=Signal::stored(Part::End.dot())/>
            <p class="lead" id="end">{end}</p>
            <p><A href=FIRST_GAME attr:class="act wide" attr:aria-describedby="end">{play}</A></p>
            <p class="row">
                <A href="/practice" attr:class="quiet button">{words::practice()}</A>
                <A href=Tale::Duel.path() attr:class="quiet button">{words::rules()}</A>
                <button type="button" class="quiet" on:click=move |_| go.run(Part::Check(0))>{words::learn_check()}</button>
                <button type="button" class="quiet" on:click=move |_| go.run(Part::Goal)>{words::lesson_again()}</button>
            </p>
        </main>
    }
}
