//! How long a contest lasts, who is out of the bag already, and how long is left for the others.

use std::time::Duration;

use leptos::prelude::*;

use super::seats::who;
use crate::desk::sitting::Sitting;
use crate::net::hand_line::HandLine;
use crate::words;

/// How often it is drawn.
const BEAT: Duration = Duration::from_millis(200);

/// The line. `start` is the call, in the table's time.
#[component]
pub fn LeftInBag(
    /// The table.
    sitting: Sitting,
    /// Which reach.
    number: u32,
    /// When it was called.
    start: f64,
) -> impl IntoView {
    let line = HandLine::of_page();
    let seconds = RwSignal::new((0_u32, None::<u32>));
    let tick = move || {
        let now = sitting.now();
        let gone = ((now - start) / 1000.0).max(0.0) as u32;
        let until = line
            .out
            .with_untracked(|out| out.until.filter(|_| out.reach == number));
        let left = until.map(|until| ((until as f64 - now) / 1000.0).ceil().max(0.0) as u32);
        if seconds.get_untracked() != (gone, left) {
            seconds.set((gone, left));
        }
    };
    let handle = set_interval_with_handle(tick, BEAT);
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    let out = move || {
        let seats = line
            .out
            .with(|out| (out.reach == number).then(|| out.seats.clone()));
        let named = seats.unwrap_or_default();
        let those = sitting.with(|view| {
            // That one's own hand is out is said above.
            let others = named.iter().filter(|seat| view.you.seat != Some(**seat));
            let those = others.map(|&seat| who(view, seat));
            those.collect::<Vec<_>>()
        });
        (!those.is_empty()).then(|| words::are_out(&those))
    };
    // Who is out must not think that the time is theirs.
    let mine = move || sitting.with(|view| view.you.seat);
    let is_out = Memo::new(move |_| {
        let mine = mine();
        line.out
            .with(|out| out.reach == number && mine.is_some_and(|mine| out.seats.contains(&mine)))
    });
    let left = move |seconds| match is_out.get() {
        true => words::others_have(seconds),
        false => words::seconds_left(seconds),
    };
    view! {
        <p class="left-in-bag">
            <span class="contest-clock" aria-hidden="true">{move || words::contest_clock(seconds.get().0)}</span>
            <span role="status" data-testid="out">{out}</span>
            <b class="countdown" data-testid="countdown" class:hurry=move || seconds.get().1.is_some_and(|left| left <= 3)>
                {move || seconds.get().1.map(left)}
            </b>
        </p>
    }
}
