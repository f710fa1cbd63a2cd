//! The pictures to name a piece by.

use bag::Form;
use leptos::prelude::*;

use super::round::{Course, Round, Stage};
use super::wire::Answer;
use crate::dschamal::look::{Look, Wood};
use crate::dschamal::piece::PieceIcon;
use crate::words;

/// How an answer looks.
#[must_use]
pub fn look(answer: Answer) -> Look {
    match answer {
        Answer::Shape(shape) => shape.into(),
        Answer::Camel => Form::Camel.into(),
        Answer::Black => Look {
            form: Form::Decoy(bag::Shape::Cross),
            wood: Wood::Black,
        },
    }
}

/// All of them, as buttons.
#[component]
pub fn Answers(
    /// The practice.
    round: Round,
) -> impl IntoView {
    // Before there is a piece in the hand there is nothing to name.
    let ready = Memo::new(move |_| round.stage.with(|stage| *stage == Stage::Feeling));
    let all = move || {
        let decoys = round.decoys.get() || round.course.get() == Course::Daily;
        let buttons = Answer::all(decoys).into_iter().map(|answer| {
            view! {
                <button
                    type="button"
                    class="answer"
                    aria-label=words::answer(answer)
                    disabled=move || !ready.get()
                    on:click=move |_| round.name(answer)
                >
                    <PieceIcon look=look(answer)/>
                    <span aria-hidden="true">{words::answer(answer)}</span>
                </button>
            }
        });
        buttons.collect_view()
    };
    view! {
        <div class="answers" role="group" aria-label=words::what_is_it()>{all}</div>
    }
}
