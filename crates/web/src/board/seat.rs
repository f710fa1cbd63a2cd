//! A player's place at the board: name, clock, points, and the tray with the pieces in hand.

use gimel::{ByKind, Kind, Piece, Side};
use leptos::prelude::*;

use super::legal::{actor, may_hold};
use super::pieces::PieceIcon;
use super::play::choose;
use super::speech;
use super::state::{BoardState, Held, Spot};
use crate::words;

/// What a seat shows besides the board's own state.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seat {
    /// Who sits there.
    pub name: String,
    /// The time that is left, ready to be shown.
    pub clock: Option<String>,
    /// Little time is left.
    pub hurry: bool,
    /// A word beside the name, or nothing.
    pub note: String,
}

/// Name, points, clock.
#[component]
pub fn Strip(
    /// The board.
    state: RwSignal<BoardState>,
    /// Whose place.
    #[prop(into)]
    side: Signal<Side>,
    /// Who sits there.
    #[prop(into)]
    seat: Signal<Seat>,
) -> impl IntoView {
    let points = Memo::new(move |_| state.with(|state| state.position.points(side.get())));
    let target =
        Memo::new(move |_| state.with(|state| state.rules.options().target.map(u32::from)));
    let turn =
        Memo::new(move |_| state.with(|state| state.open && state.position.side() == side.get()));
    let all = move || state.with(|state| state.position.pieces_each().points());
    let filled = move || {
        let most = target.get().unwrap_or_else(all).max(1);
        format!("{}%", (points.get() * 100 / most).min(100))
    };
    let open = RwSignal::new(false);
    let explained = move || {
        let more = target
            .get()
            .map(|target| target.saturating_sub(points.get()));
        words::points_explained(more)
    };
    view! {
        <div class="strip" class:turn=turn>
            <span class=move || format!("swatch {}", side.get().name()) aria-hidden="true"></span>
            <span class="name">{move || seat.get().name}</span>
            <span class="lamp" aria-hidden="true"></span>
            {move || Some(seat.get().note).filter(|note| !note.is_empty()).map(|note| view! { <small class="note">{note}</small> })}
            <button
                type="button"
                class="bar"
                title=explained
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
                on:blur=move |_| open.set(false)
            >
                // What is seen is part of a picture; what is heard is a sentence.
                <span class="voice">{move || words::progress(side.get(), points.get(), target.get())}</span>
                <b aria-hidden="true">{points}</b>
                <span class="track"><span class="fill" style=("width", filled)></span></span>
                <span class="goal" aria-hidden="true">{move || target.get().map(|target| target.to_string())}</span>
            </button>
            <span class="bar-told" role="status">{move || open.get().then(explained)}</span>
            {move || {
                let Seat { clock, hurry, .. } = seat.get();
                clock.map(|clock| view! { <span class="clock" class:hurry=hurry>{clock}</span> })
            }}
        </div>
    }
}

/// The pieces in hand, to be taken by tap, drag or key; and what this side has captured.
#[component]
pub fn Tray(
    /// The board.
    state: RwSignal<BoardState>,
    /// Whose tray.
    #[prop(into)]
    side: Signal<Side>,
    /// A finger comes down on a kind.
    on_press: Callback<(Spot, (f64, f64))>,
) -> impl IntoView {
    view! {
        <div class="tray" role="group" aria-label=move || words::hand_of(side.get())>
            {move || {
                let side = side.get();
                Kind::ALL.map(|kind| view! { <InHand state side kind on_press/> })
            }}
            <Taken state side/>
        </div>
    }
}

#[component]
fn InHand(
    state: RwSignal<BoardState>,
    side: Side,
    kind: Kind,
    on_press: Callback<(Spot, (f64, f64))>,
) -> impl IntoView {
    let count = Memo::new(move |_| state.with(|state| state.position.hand(side)[kind]));
    let ours = Memo::new(move |_| state.with(|state| actor(state) == Some(side)));
    let may =
        Memo::new(move |_| ours.get() && state.with(|state| may_hold(state, Held::Hand(kind))));
    let held =
        Memo::new(move |_| ours.get() && state.with(|state| state.held == Some(Held::Hand(kind))));
    let press = move |event: leptos::ev::PointerEvent| {
        if event.is_primary() && event.button() == 0 && may.get_untracked() {
            event.prevent_default();
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            on_press.run((Spot::Tray(side, kind), at));
        }
    };
    // A click without a pointer comes from a keyboard or a screen reader.
    let click = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 && may.get_untracked() {
            state.update(|state| choose(state, kind));
        }
    };
    view! {
        <button
            type="button"
            class="in-hand"
            class:none=move || count.get() == 0
            aria-pressed=move || held.get().to_string()
            aria-disabled=move || (!may.get()).to_string()
            aria-label=move || words::in_hand(kind, count.get())
            on:pointerdown=press
            on:click=click
        >
            <PieceIcon piece=Piece { side, kind }/>
            <span class="many">{count}</span>
        </button>
    }
}

/// Small pictures of what this side has captured.
#[component]
fn Taken(state: RwSignal<BoardState>, #[prop(into)] side: Signal<Side>) -> impl IntoView {
    let taken =
        Memo::new(move |_| state.with(|state| speech::lost(&state.position, side.get().other())));
    let label = move || words::taken_kinds(taken.get());
    let pictures = move || {
        let prey = side.get().other();
        let some = Kind::ALL.into_iter().filter(|&kind| taken.get()[kind] > 0);
        some.map(|kind| {
            let piece = Piece { side: prey, kind };
            view! { <span class="prey"><PieceIcon piece/>{taken.get()[kind]}</span> }
        })
        .collect_view()
    };
    view! {
        <div class="taken" role="img" aria-label=label class:some=move || taken.get() != ByKind::default()>
            <span class="word">{words::taken()}</span>
            {pictures}
        </div>
    }
}
