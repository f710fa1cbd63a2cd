//! The game: board, clocks, offers, and the way back into the past.

use std::time::Duration;

use gimel::{BySide, Move, Side};
use leptos::ev;
use leptos::prelude::*;
use table::View;

use super::hints::{HintLine, Hints};
use super::offers::Offers;
use super::side::Side as SidePanel;
use super::verdict::Verdict;
use crate::board::play::{lay_first, show};
use crate::board::seat::Seat;
use crate::board::state::BoardState;
use crate::board::view::Board;
use crate::browser::sound::{self, Sound};
use crate::desk::clock::{Face, faces};
use crate::desk::sitting::Sitting;
use crate::desk::state::{is_away, is_on, my_side, names, rules, seat_of, shown};
use crate::settings::Settings;
use crate::words;

/// How often clocks are drawn.
const TICK: Duration = Duration::from_millis(100);

/// The game on the screen.
#[component]
pub fn Playing(
    /// The table.
    sitting: Sitting,
    /// Only the board: for a screen that nobody touches.
    #[prop(optional)]
    bare: bool,
) -> impl IntoView {
    let board = RwSignal::new(BoardState::default());
    let near = RwSignal::new(Side::White);
    let seat = Memo::new(move |_| sitting.with(my_side));
    Effect::new(move |_| {
        if let Some(side) = seat.get() {
            near.set(side);
        }
    });
    let on_move = Callback::new(move |mv: Move| sitting.play(mv));
    show_on(sitting, board);
    sound_the_end(sitting);
    listen(sitting);
    let clocks = use_clocks(sitting);
    let hints = Hints::new(sitting);
    let seats = Signal::derive(move || {
        let clocks = clocks.get();
        sitting
            .view
            .with(|view| view.as_ref().map(|view| seats(view, &clocks)))
            .unwrap_or_else(nobody)
    });
    view! {
        <Board state=board seats near on_move marks=Signal::derive(move || hints.marks())>
            <HintLine hints/>
            <Offers sitting/>
            <Notice sitting/>
            <Verdict sitting/>
        </Board>
        {(!bare).then(|| view! { <SidePanel sitting board on_move/> })}
    }
}

fn nobody() -> BySide<Seat> {
    BySide::from_fn(|_| Seat::default())
}

/// The board shows what the desk says; a move that was prepared is played when its turn has come.
fn show_on(sitting: Sitting, board: RwSignal<BoardState>) {
    let seen = Memo::new(move |_| {
        let desk = sitting.desk.get();
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            Some((shown(view, &desk)?, view.settings.clone(), view.games))
        })
    });
    Effect::new(move |before: Option<u32>| {
        let Some((shown, _, games)) = seen.get() else {
            return before.unwrap_or(0);
        };
        let rules = sitting.view.with_untracked(|view| view.as_ref().map(rules));
        let mut prepared = None;
        board.update(|state| {
            if before != Some(games) {
                *state = BoardState {
                    confirm: state.confirm,
                    ..BoardState::default()
                };
            }
            if let Some(rules) = rules {
                state.rules = rules;
            }
            state.control = shown.control;
            prepared = show(state, &shown.position, shown.last, shown.open);
            lay_first(state);
        });
        if let Some(mv) = prepared {
            sitting.play(mv);
        }
        games
    });
}

fn sound_the_end(sitting: Sitting) {
    let settings = expect_context::<RwSignal<Settings>>();
    let over = Memo::new(move |_| sitting.with(|view| view.gimel().is_some() && !is_on(view)));
    Effect::new(move |before: Option<bool>| {
        let over = over.get();
        if over && before == Some(false) && settings.get_untracked().sound {
            sound::play(Sound::End);
        }
        over
    });
}

/// The clocks, counted on.
fn use_clocks(sitting: Sitting) -> Memo<BySide<Option<Face>>> {
    let tick = RwSignal::new(());
    let handle = set_interval_with_handle(
        move || {
            let runs = |view: &View| {
                view.gimel()
                    .is_some_and(|game| game.clocks.running.is_some())
            };
            if sitting
                .view
                .with_untracked(|view| view.as_ref().is_some_and(runs))
            {
                tick.set(());
            }
        },
        TICK,
    );
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    Memo::new(move |_| {
        tick.with(|_| ());
        let none = BySide {
            white: None,
            black: None,
        };
        sitting
            .view
            .with(|view| view.as_ref().map(|view| faces(view, sitting.now())))
            .unwrap_or(none)
    })
}

fn seats(view: &View, clocks: &BySide<Option<Face>>) -> BySide<Seat> {
    let names = names(view);
    BySide::from_fn(|side| {
        let game = view.gimel();
        let sitter = game
            .and_then(|game| view.seats.get(seat_of(game, side)))
            .map(|seat| &seat.sitter);
        let away = sitter.is_some_and(is_away);
        let credit = game.map_or(0, |game| game.clocks.credit[side].0);
        let credit = (credit >= 50 && clocks[side].is_some()).then(|| words::credit(credit));
        Seat {
            name: names[side].clone(),
            clock: clocks[side].map(Face::text),
            hurry: clocks[side].is_some_and(|face| face.runs && face.hurry()),
            note: if away {
                words::away().to_owned()
            } else {
                credit.unwrap_or_default()
            },
        }
    })
}

/// Why something was not done.
#[component]
fn Notice(sitting: Sitting) -> impl IntoView {
    move || {
        let text = sitting.notice.get();
        (!text.is_empty()).then(|| view! { <p class="offer error" role="alert">{text}</p> })
    }
}

/// The keys of the page, wherever one stands but in a field.
fn listen(sitting: Sitting) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if crate::chrome::help::is_typing(&event) || event.ctrl_key() || event.meta_key() {
            return;
        }
        let moment = untrack(|| sitting.moment());
        match event.key().as_str() {
            "," => sitting.look(moment.saturating_sub(1)),
            "." => sitting.look(moment + 1),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
