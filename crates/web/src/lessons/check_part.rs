//! After the lesson, for those who like to: a situation and a question.

use dschamal::Piece;
use leptos::prelude::*;

use super::in_dark::Onwards;
use super::parts::Part;
use super::quiz::{QUESTIONS, Question};
use crate::browser::viewport;
use crate::dschamal::piece::NamedPiece;
use crate::rules::told::address;
use crate::words;

/// A question.
#[component]
pub fn CheckPart(
    /// Which.
    number: usize,
    /// Goes to a part.
    go: Callback<Part>,
) -> impl IntoView {
    let question = &QUESTIONS[number.min(QUESTIONS.len() - 1)];
    let picked = RwSignal::new(None::<usize>);
    let right = Memo::new(move |_| picked.get() == Some(question.right));
    let wrong = Memo::new(move |_| picked.get().is_some_and(|picked| picked != question.right));
    let answers = question.answers.iter().enumerate().map(|(index, answer)| {
        view! {
            <button
                type="button"
                class="quiet wide answer-line"
                class:right=move || right.get() && index == question.right
                disabled=move || right.get()
                on:click=move |_| picked.set(Some(index))
            >
                {words::lesson_text(answer)}
            </button>
        }
    });
    viewport::focus(".lesson .answer-line");
    let before = number.checked_sub(1).map_or(Part::End, Part::Check);
    let (after, label) = if number + 1 < QUESTIONS.len() {
        (Part::Check(number + 1), words::lesson_next())
    } else {
        (Part::End, words::learn_check_end())
    };
    let on_press = Callback::new(move |()| go.run(after));
    view! {
        <main id="main" class="page lesson">
            <p class="hush">{words::lesson_step(number + 1, QUESTIONS.len())}</p>
            <Situation question/>
            <p class="lead" data-testid="lesson">{words::lesson_text(question.ask)}</p>
            <div class="answer-lines" role="group" aria-label=words::lesson_text(question.ask)>{answers.collect_view()}</div>
            <div role="status">
                {move || right.get().then(|| view! { <p class="lesson-right"><b>{words::lesson_right()}</b></p> })}
                {move || wrong.get().then(|| view! { <p class="error">{words::lesson_not_so()}</p> })}
                {move || picked.get().map(|_| reasons(question))}
            </div>
            <p class="row lesson-foot">
                <button type="button" class="quiet" on:click=move |_| go.run(before)>{words::lesson_back()}</button>
                {move || right.get().then(|| view! { <Onwards label on_press/> })}
            </p>
        </main>
    }
}

/// What lies where.
#[component]
fn Situation(question: &'static Question) -> impl IntoView {
    let places = [
        words::rules_caption("rules-picture-before-you"),
        "Mia",
        words::rules_caption("rules-picture-pulled"),
    ];
    let lots = question.wood.iter().zip(places).enumerate();
    let lots = lots.filter(|(_, (wood, _))| !wood.is_empty());
    let lots = lots.map(|(index, (wood, place))| {
        let pieces = wood.iter().filter_map(|name| name.parse::<Piece>().ok());
        let drawn = pieces.map(|piece| view! { <NamedPiece piece/> });
        view! {
            <div class="lot" class:pulled=index == 2>
                <div class="lot-wood">{drawn.collect_view()}</div>
                <small>{place}</small>
            </div>
        }
    });
    view! { <div class="lots">{lots.collect_view()}</div> }
}

fn reasons(question: &'static Question) -> impl IntoView {
    let lines = question.rules.iter().map(|id| {
        view! { <li><a class="rule-id" href=address(id)>{*id}</a>" "{words::rule_line(id)}</li> }
    });
    view! { <ul class="rests-on">{lines.collect_view()}</ul> }
}
