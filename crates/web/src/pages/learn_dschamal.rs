//! `/learn/dschamal`: three shapes in the dark, then a few situations with a question each, then the first game.

use dschamal::Piece;
use leptos::prelude::*;

use super::practice::InBag;
use crate::browser::title::use_title;
use crate::browser::{storage, viewport};
use crate::chrome::header::Header;
use crate::dschamal::piece::{NamedPiece, PieceSymbols};
use crate::lessons::kept;
use crate::lessons::next::{LessonEnd, Next};
use crate::lessons::quiz::{AROUND, Duel, QUESTIONS, Question, STEPS, TO_FEEL};
use crate::practice::round::{Course, Round, Stage};
use crate::rules::told::address;
use crate::words;

/// The page.
#[component]
pub fn LearnDschamal() -> impl IntoView {
    use_title(|| words::lesson_dschamal().to_owned());
    let step = kept::step(storage::LESSON_DSCHAMAL, STEPS - 1);
    view! {
        <PieceSymbols/>
        <Header title=words::lesson_dschamal()/>
        {move || match step.get() {
            0 => view! { <Feel step/> }.into_any(),
            at => match QUESTIONS.get(at - 1) {
                Some(question) => view! { <Ask question step/> }.into_any(),
                None => view! { <LessonEnd step told=words::learn_dschamal_end() to="/dschamal/here?game=duel&level=1&now"/> }.into_any(),
            },
        }}
    }
}

/// Three pieces, one after the other.
#[component]
fn Feel(step: RwSignal<usize>) -> impl IntoView {
    let round = Round::new();
    let felt = RwSignal::new(0_usize);
    Effect::new(move |before: Option<bool>| {
        let lit = round.stage.with(|stage| matches!(stage, Stage::Lit(_)));
        if lit && before == Some(false) {
            felt.update(|felt| *felt += 1);
        }
        lit
    });
    let enough = Memo::new(move |_| felt.get() >= TO_FEEL);
    // What was named is looked at first; the hand goes on by itself when the next piece is wanted.
    let at_door = Memo::new(move |_| matches!(round.stage.get(), Stage::Door | Stage::Done));
    view! {
        <main id="main" class="practice lesson" class:in-bag=move || !at_door.get() class:enough=move || enough.get()>
            <p class="hush">{words::lesson_step(1, STEPS - 1)}</p>
            <p data-testid="lesson" role="status">{move || match (enough.get(), at_door.get()) {
                (true, _) => words::learn_feel_done().to_owned(),
                (false, true) => words::learn_feel().to_owned(),
                (false, false) => words::learn_felt(felt.get()),
            }}</p>
            {move || (!at_door.get()).then(|| view! { <InBag round/> })}
            {move || (at_door.get() && !enough.get()).then(|| view! {
                <p><button type="button" class="act" data-testid="begin" on:click=move |_| round.begin(Course::Hand)>{words::learn_feel_begin()}</button></p>
            })}
            <p class="row">
                {move || enough.get().then(|| view! { <Next step/> })}
                {move || (!enough.get()).then(|| view! {
                    <button type="button" class="quiet" on:click=move |_| step.set(1)>{words::lesson_skip()}</button>
                })}
            </p>
        </main>
    }
}

/// A situation and a question.
#[component]
fn Ask(question: &'static Question, step: RwSignal<usize>) -> impl IntoView {
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
    view! {
        <main id="main" class="page lesson">
            <p class="hush">{words::lesson_step(step.get_untracked() + 1, STEPS - 1)}</p>
            <Situation question/>
            {question.duel.map(around)}
            <p class="lead" data-testid="lesson">{words::lesson_text(question.ask)}</p>
            <div class="answer-lines" role="group" aria-label=words::lesson_text(question.ask)>{answers.collect_view()}</div>
            <div role="status">
                {move || right.get().then(|| view! { <p class="lesson-right"><b>{words::lesson_right()}</b></p> })}
                {move || wrong.get().then(|| view! { <p class="error">{words::lesson_not_so()}</p> })}
                {move || picked.get().map(|_| reasons(question))}
            </div>
            <p class="row">
                <button type="button" class="quiet" on:click=move |_| step.update(|step| *step -= 1)>{words::lesson_back()}</button>
                {move || right.get().then(|| view! { <Next step/> })}
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

/// Who sits beside whom, who is master and who has just lost.
fn around(duel: Duel) -> impl IntoView {
    let seats = AROUND.iter().enumerate().map(move |(seat, name)| {
        let role = if seat == duel.master {
            words::master()
        } else if seat == duel.beaten {
            words::learn_beaten()
        } else {
            ""
        };
        view! {
            <li class:master=seat == duel.master class:beaten=seat == duel.beaten>
                <span>{words::lesson_text(name)}</span>
                <small>{role}</small>
            </li>
        }
    });
    view! {
        <ol class="lesson-table">{seats.collect_view()}</ol>
        <p class="hush">{words::learn_around()}</p>
    }
}

fn reasons(question: &'static Question) -> impl IntoView {
    let lines = question.rules.iter().map(|id| {
        view! { <li><a class="rule-id" href=address(id)>{*id}</a>" "{words::rule_line(id)}</li> }
    });
    view! { <ul class="rests-on">{lines.collect_view()}</ul> }
}
