//! Beside the board: whose turn, the moves, what else can be done, who is here, what is said.

use gimel::{Entry, Move};
use leptos::prelude::*;
use table::{Command, View};

use super::agreed::Agreed;
use super::before::{ReadyButton, Seats};
use super::chat::Chat;
use super::people::People;
use crate::board::state::BoardState;
use crate::board::typed_view::TypedMove;
use crate::chrome::moves::Moves;
use crate::chrome::notation::line;
use crate::chrome::ornaments::Arches;
use crate::chrome::scrubber::Scrubber;
use crate::desk::sitting::{Place, Sitting};
use crate::desk::state::{is_away, is_my_turn, is_on, my_side, names, seat_of, sitter_name};
use crate::words;

/// The side of the page.
#[component]
pub fn Side(
    /// The table.
    sitting: Sitting,
    /// The board.
    board: RwSignal<BoardState>,
    /// Plays what is typed.
    on_move: Callback<Move>,
) -> impl IntoView {
    let tokens = Memo::new(move |_| {
        sitting.with(|view| {
            view.gimel()
                .map(|game| line(gimel::Side::White, &game.entries))
                .unwrap_or_default()
        })
    });
    let moment = Signal::derive(move || sitting.moment());
    let end = Signal::derive(move || sitting.entries());
    let go = Callback::new(move |moment| sitting.look(moment));
    let plays = Memo::new(move |_| sitting.with(|view| view.you.seat.is_some() && is_on(view)));
    let between = Memo::new(move |_| sitting.with(|view| !is_on(view)));
    let house = sitting.place == Place::House;
    view! {
        <aside class="side" aria-label=words::moves()>
            <Status sitting/>
            <Arches/>
            <Moves tokens current=moment on_pick=go/>
            <Scrubber at=moment end on_go=go/>
            {move || plays.get().then(|| view! { <TypedMove state=board on_move/> })}
            <Deeds sitting/>
            {house.then(|| view! { <Chat sitting/> })}
            {house.then(|| view! { <People sitting/> })}
            <details>
                <summary>{words::agreed_word()}</summary>
                {move || (house && between.get()).then(|| view! { <Seats sitting/> <ReadyAgain sitting/> })}
                <Agreed sitting/>
            </details>
        </aside>
    }
}

/// Somebody else sat down: both say again that they are ready.
#[component]
fn ReadyAgain(sitting: Sitting) -> impl IntoView {
    view! { <ReadyButton sitting/> }
}

/// Whose turn it is in words.
#[must_use]
pub fn status(view: &View) -> String {
    let Some(game) = view.gimel() else {
        return String::new();
    };
    match (game.ending, game.to_move) {
        (Some(ending), _) => words::ended(ending, &names(view)),
        (None, Some(_)) if is_my_turn(view) => words::your_move().to_owned(),
        (None, Some(side)) => words::to_move(&names(view)[side]),
        (None, None) => String::new(),
    }
}

#[component]
fn Status(sitting: Sitting) -> impl IntoView {
    let line = Memo::new(move |_| sitting.with(status));
    let past = Memo::new(move |_| sitting.desk.with(|desk| desk.looking.is_some()));
    let watching = Memo::new(move |_| sitting.with(|view| view.you.seat.is_none() && is_on(view)));
    let alone = Memo::new(move |_| sitting.with(left_alone));
    view! {
        <p class="status">
            <span data-testid="status">{line}</span>
            {move || past.get().then(|| view! {
                <button type="button" class="link" on:click=move |_| sitting.look(usize::MAX)>{words::to_present()}</button>
            })}
        </p>
        {move || alone.get().map(|name| view! { <p class="hush">{words::away_without_clock(&name)}</p> })}
        {move || watching.get().then(|| view! { <p class="hush">{words::you_look_on()}</p> })}
    }
}

/// Who is away while we wait for their turn and no clock does.
fn left_alone(view: &View) -> Option<String> {
    let game = view.gimel().filter(|game| game.ending.is_none())?;
    let side = game.to_move?;
    let sitter = &view.seats.get(seat_of(game, side))?.sitter;
    let waits = view.you.seat.is_some() && !is_my_turn(view);
    let clocks = &game.clocks;
    let untimed = clocks.left.is_none() && clocks.turn_left.is_none() && clocks.game_left.is_none();
    (waits && untimed && is_away(sitter)).then(|| sitter_name(sitter))
}

/// What a player may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct May {
    abort: bool,
    claim: bool,
    offer: bool,
    take_back: bool,
    resign: bool,
}

fn may(view: &View) -> May {
    let (Some(game), Some(seat)) = (view.gimel(), view.you.seat) else {
        return May::default();
    };
    if game.ending.is_some() {
        return May::default();
    }
    let turns = |mine: bool| {
        let side = my_side(view);
        let mut turn = gimel::Side::White;
        let mut count = 0;
        for entry in game.entries.iter().filter(|entry| entry.is_turn()) {
            count += usize::from((Some(turn) == side) == mine && matches!(entry, Entry::Move(_)));
            turn = turn.other();
        }
        count
    };
    May {
        abort: game.may_abort,
        claim: game.may_claim,
        offer: game.draw_offer.is_none(),
        take_back: game.takeback != Some(seat) && turns(true) > 0,
        resign: !game.may_abort,
    }
}

/// Giving up asks back; offers can be turned down.
#[component]
fn Deeds(sitting: Sitting) -> impl IntoView {
    let may = Memo::new(move |_| sitting.with(may));
    let (asking, ask) = signal(false);
    let button = move |on: bool, label: &'static str, command: Command| {
        on.then(|| view! {
            <button type="button" class="quiet" on:click=move |_| { sitting.act(command.clone()); }>{label}</button>
        })
    };
    let resign = move |_| {
        ask.set(false);
        sitting.act(Command::Resign);
    };
    view! {
        <div class="row table-deeds">
            {move || {
                let may = may.get();
                view! {
                    {button(may.take_back, words::take_back(), Command::AskTakeback)}
                    {button(may.offer, words::offer_draw(), Command::OfferDraw)}
                    {button(may.claim, words::claim_draw(), Command::ClaimDraw)}
                    {button(may.abort, words::call_off(), Command::Abort)}
                    {may.resign.then(|| if asking.get() {
                        view! {
                            <button type="button" class="no" on:click=resign>{words::resign_yes()}</button>
                            <button type="button" class="quiet" on:click=move |_| ask.set(false)>{words::not_yet()}</button>
                        }.into_any()
                    } else {
                        view! {
                            <button type="button" class="quiet" on:click=move |_| ask.set(true)>{words::resign()}</button>
                        }.into_any()
                    })}
                }
            }}
        </div>
    }
}
