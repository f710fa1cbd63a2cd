//! The side of a television: the clock of the contest, what goes on, who is out of the bag, bets, and how everybody stands.

use std::time::Duration;

use leptos::prelude::*;
use table::Phase;

use super::screen_score::{Betting, Rank, betting, ranks};
use super::seats::name;
use super::view::Headline;
use crate::desk::sitting::Sitting;
use crate::net::hand_line::HandLine;
use crate::words::{self, Who};

/// How often the clock is drawn.
const BEAT: Duration = Duration::from_millis(100);

/// The column beside the table.
#[component]
pub fn ScreenSide(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    view! {
        <div class="screen-tells">
            <ContestClock sitting/>
            <Headline sitting/>
            <AlreadyOut sitting/>
            <BetsOfAll sitting/>
            <Ranks sitting/>
        </div>
    }
}

/// A contest under way: which, since when, and how fast it goes.
fn under_way(sitting: Sitting) -> Memo<Option<(u32, i64, u32)>> {
    Memo::new(move |_| {
        sitting.view.with(|view| {
            let game = view.as_ref()?.dschamal()?;
            let speed = game.bots_alone.as_ref().map_or(1, |alone| alone.speed);
            match &game.phase {
                Phase::Reaching { number, since, .. } => Some((*number, since.0, speed)),
                Phase::Called { number, start, .. } => Some((*number, start.0, speed)),
                _ => None,
            }
        })
    })
}

/// Something that is looked up again and again, as long as the page is there.
fn every_beat<T: Clone + PartialEq + Send + Sync + 'static>(
    first: T,
    look: impl Fn() -> T + 'static,
) -> RwSignal<T> {
    let seen = RwSignal::new(first);
    let beat = move || {
        let now = look();
        if seen.with_untracked(|before| *before != now) {
            seen.set(now);
        }
    };
    let handle = set_interval_with_handle(beat, BEAT);
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    seen
}

/// How long the contest lasts, in tenths of a second; afterwards it stands at the quickest hand's time.
#[component]
fn ContestClock(sitting: Sitting) -> impl IntoView {
    let contest = under_way(sitting);
    let millis = every_beat(0_u32, move || match contest.get_untracked() {
        Some((_, since, speed)) => {
            let gone = (sitting.now() - since as f64).max(0.0);
            (gone * f64::from(speed) / 100.0) as u32 * 100
        }
        None => sitting
            .view
            .with_untracked(|view| {
                let photo = view.as_ref()?.dschamal()?.photo.as_ref()?;
                let out = photo.hands.iter();
                out.filter_map(|hand| hand.placed_ms.or(hand.out_ms)).min()
            })
            .unwrap_or(0),
    });
    view! {
        <p class="screen-clock" class:rests=move || contest.get().is_none() aria-hidden="true">
            {move || words::contest_tenths(millis.get())}
        </p>
    }
}

/// Whose hands are out while others are not, and how long is left for the rest.
#[component]
fn AlreadyOut(sitting: Sitting) -> impl IntoView {
    let contest = under_way(sitting);
    let out = HandLine::of_page().out;
    let here = move || contest.get().map(|(number, ..)| number);
    let those = move || {
        let number = here()?;
        let seats = out.with(|out| (out.reach == number).then(|| out.seats.clone()))?;
        let those = sitting.with(|view| {
            let named = seats.iter().map(|&seat| Who::Named(name(view, seat)));
            named.collect::<Vec<_>>()
        });
        (!those.is_empty()).then(|| words::are_out(&those))
    };
    let left = every_beat(None::<u32>, move || {
        let (number, ..) = contest.get_untracked()?;
        let until = out.with_untracked(|out| out.until.filter(|_| out.reach == number))?;
        let left = (until as f64 - sitting.now()) / 1000.0;
        Some(left.ceil().max(0.0) as u32)
    });
    view! {
        <p class="screen-out">
            <span role="status">{those}</span>
            <b class:hurry=move || left.get().is_some_and(|left| left <= 3)>{move || left.get().map(words::seconds_left)}</b>
        </p>
    }
}

/// Who bets on whom, or who was right how often.
#[component]
fn BetsOfAll(sitting: Sitting) -> impl IntoView {
    let seen = Memo::new(move |_| {
        sitting
            .view
            .with(|view| betting(view.as_ref()?, view.as_ref()?.dschamal()?))
    });
    let lines = |bets: Betting| {
        match bets {
        Betting::Open(those) => those
            .into_iter()
            .map(|(on, by)| {
                let count = by.len();
                view! { <li><b>{on}</b><span class="by">{by.join(", ")}</span><span class="score">{count}</span></li> }
            })
            .collect_view()
            .into_any(),
        Betting::Record(those) => those
            .into_iter()
            .map(|(who, right, of)| {
                view! { <li><b>{who}</b><span class="score">{words::bets_right(right, of)}</span></li> }
            })
            .collect_view()
            .into_any(),
    }
    };
    move || {
        seen.get().map(|bets| {
            view! {
                <section class="screen-bets">
                    <h2>{words::screen_bets()}</h2>
                    <ul class="plain">{lines(bets)}</ul>
                </section>
            }
        })
    }
}

/// How everybody stands.
#[component]
fn Ranks(sitting: Sitting) -> impl IntoView {
    let seen = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view.dschamal();
            game.map_or_else(Vec::new, |game| ranks(view, game))
        })
    });
    let line = |rank: Rank| {
        let crown = rank
            .master
            .then(|| view! { <span class="crown" aria-hidden="true">"♛"</span> });
        view! {
            <li>
                <span class="place">{rank.place}"."</span>
                <b>{rank.name}" "{crown}</b>
                <span class="score">{rank.score}</span>
                {rank.more.map(|more| view! { <small class="hush">{more}</small> })}
            </li>
        }
    };
    view! {
        <section class="screen-ranks" class:many=move || seen.with(|ranks| ranks.len() > 5)>
            <h2>{words::standings()}</h2>
            <ol class="plain">{move || seen.get().into_iter().map(line).collect_view()}</ol>
        </section>
    }
}
