//! `/learn/gimel`: six moves on a board, each with a wish, then the first game.

use gimel::{Bitboard, BySide, Move, Side};
use leptos::prelude::*;

use crate::board::play::show;
use crate::board::seat::Seat;
use crate::board::state::{BoardState, Control};
use crate::board::view::Board;
use crate::browser::title::use_title;
use crate::browser::{storage, viewport};
use crate::chrome::header::Header;
use crate::lessons::board::STEPS;
use crate::lessons::kept;
use crate::lessons::next::{LessonEnd, Next};
use crate::words;

/// The page.
#[component]
pub fn LearnGimel() -> impl IntoView {
    use_title(|| words::lesson_gimel().to_owned());
    let step = kept::step(storage::LESSON_GIMEL, STEPS.len());
    let over = Memo::new(move |_| step.get() >= STEPS.len());
    view! {
        <Header title=words::lesson_gimel()/>
        {move || match over.get() {
            true => view! { <LessonEnd step told=words::learn_gimel_end() to="/gimel/bot?level=1"/> }.into_any(),
            false => view! { <Playing step/> }.into_any(),
        }}
    }
}

/// A step on the board.
#[component]
fn Playing(step: RwSignal<usize>) -> impl IntoView {
    let board = RwSignal::new(BoardState::default());
    let near = RwSignal::new(Side::White);
    let done = RwSignal::new(false);
    let missed = RwSignal::new(false);
    let now = move || STEPS.get(step.get());
    Effect::new(move |_| {
        let Some(step) = now() else { return };
        done.set(false);
        missed.set(false);
        board.update(|state| {
            state.control = Control::One(Side::White);
            state.goals = step.goals();
            let _ = show(state, &step.position(), None, true);
        });
        viewport::focus(".lesson .grid");
    });
    let on_move = Callback::new(move |mv: Move| {
        let Some(step) = STEPS.get(step.get_untracked()) else {
            return;
        };
        let mut position = board.with_untracked(|state| state.position.clone());
        let fulfilled = step.is_fulfilled(&position, mv);
        missed.set(!fulfilled);
        if fulfilled {
            let _ = position.make(mv);
            board.update(|state| {
                state.goals = Bitboard::EMPTY;
                let _ = show(state, &position, Some(mv), false);
            });
            done.set(true);
        }
    });
    let seats = Signal::derive(|| {
        BySide::from_fn(|side| Seat {
            name: words::lesson_text(if side == Side::White {
                "learn-you"
            } else {
                "Mia"
            })
            .to_owned(),
            ..Seat::default()
        })
    });
    let told = move || {
        let step = now()?;
        Some(words::lesson_text(if done.get() {
            step.done
        } else {
            step.say
        }))
    };
    view! {
        <main id="main" class="play lesson">
            <Board state=board seats near on_move>
                {move || done.get().then(|| view! { <Next step/> })}
            </Board>
            <aside class="lesson-side">
                <p class="hush">{move || words::lesson_step(step.get() + 1, STEPS.len())}</p>
                <p class="lead" role="status" data-testid="lesson">
                    {move || done.get().then(|| view! { <b>{words::lesson_right()}" "</b> })}
                    {told}
                </p>
                <p class="error" role="alert">{move || missed.get().then(words::lesson_not_yet)}</p>
                {move || (step.get() > 0).then(|| view! {
                    <button type="button" class="quiet" on:click=move |_| step.update(|step| *step -= 1)>{words::lesson_back()}</button>
                })}
            </aside>
        </main>
    }
}
