//! What somebody does who only watches: lets bots be done, and bets on who wins.

use leptos::prelude::*;
use table::{Command, Phase, SeatNumber};

use super::seats::name;
use crate::desk::sitting::Sitting;
use crate::words;

/// Bots are at it: it goes faster, and may be over at once.
#[component]
pub fn SkipBots(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let alone = Memo::new(move |_| {
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            let game = view.dschamal()?;
            let alone = game.bots_alone.as_ref()?;
            let mine = alone.skip.contains(&view.you.seat?);
            Some((game.ply, alone.skip.len(), alone.of, mine))
        })
    });
    move || {
        alone.get().map(|(ply, want, of, mine)| {
            let waits = (mine && want < of).then(|| words::others_watch(want, of));
            view! {
                <p class="row skip-bots">
                    <span class="hush">{words::bots_alone()}</span>
                    <button type="button" class="quiet" data-testid="skip" disabled=mine
                        on:click=move |_| { sitting.act(Command::Skip { ply }); }>
                        {words::skip_bots()}
                    </button>
                    <span class="hush">{waits}</span>
                </p>
            }
        })
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Betting {
    number: u32,
    on: Option<SeatNumber>,
    between: Vec<(SeatNumber, String)>,
    score: Option<(u32, u32)>,
}

/// A bet on the next contest.
#[component]
pub fn Bets(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let betting = Memo::new(move |_| {
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            let game = view.dschamal()?;
            let you = view.you.seat?;
            let Phase::AwaitingCall {
                number,
                contestants,
                ..
            } = &game.phase
            else {
                return None;
            };
            game.bettors.contains(&you).then(|| {
                let mine = game.bets.iter().find(|bet| bet.seat == you);
                let named = contestants.iter().map(|&seat| (seat, name(view, seat)));
                Betting {
                    number: *number,
                    on: mine.and_then(|bet| bet.on),
                    between: named.collect(),
                    score: mine
                        .map(|bet| (bet.right, bet.of))
                        .filter(|(_, of)| *of > 0),
                }
            })
        })
    });
    move || {
        betting.get().map(|bet| {
            let Betting { number, on, .. } = bet;
            let picks = bet.between.into_iter().map(|(seat, name)| {
                let mine = on == Some(seat);
                let next = (!mine).then_some(seat);
                view! {
                    <button type="button" class="quiet" aria-pressed=mine.to_string()
                        on:click=move |_| { sitting.act(Command::Bet { number, on: next }); }>
                        {name}
                    </button>
                }
            });
            let score = bet.score.map(|(right, of)| words::bets_right(right, of));
            view! {
                <div class="bets" data-testid="bets" role="group" aria-label=words::bet_who()>
                    <span>{words::bet_who()}</span>
                    {picks.collect_view()}
                    <span class="hush">{score}</span>
                </div>
            }
        })
    }
}
