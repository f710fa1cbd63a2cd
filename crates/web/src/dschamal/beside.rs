//! What somebody does who only watches: lets bots be done, and bets on who wins.

use leptos::prelude::*;
use table::{Command, Phase, SeatNumber};

use super::phase::is_wanted;
use super::seats::name;
use crate::chrome::icons::{Icon, Picture};
use crate::desk::sitting::Sitting;
use crate::settings::Settings;
use crate::words;

/// Bots are at it: it goes faster, and may be over at once, for this time or always.
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
    let settings = expect_context::<RwSignal<Settings>>();
    let always = Memo::new(move |_| settings.get().skip_bots);
    let onward = RwSignal::new(false);
    hurry(
        sitting,
        Signal::derive(move || always.get() || onward.get()),
        onward,
    );
    let toggle = move |_| settings.update(|all| all.skip_bots = !all.skip_bots);
    move || {
        alone.get().map(|(_, want, of, mine)| {
            let waits = (mine && want < of).then(|| words::others_watch(want, of));
            let says = move || match always.get() {
                true => words::skips_always(),
                false => words::bots_alone(),
            };
            let turns = move || match always.get() {
                true => words::skips_not(),
                false => words::skip_always(),
            };
            view! {
                <p class="row skip-bots">
                    <span class="hush">{says}</span>
                    {move || (!mine && !onward.get()).then(|| view! {
                        <button type="button" class="act" data-testid="skip" on:click=move |_| onward.set(true)>
                            <Picture icon=Icon::Forward/>{words::skip_bots()}
                        </button>
                    })}
                    <button type="button" class="quiet" data-testid="skip-always" on:click=toggle>{turns}</button>
                    <span class="hush">{waits}</span>
                </p>
            }
        })
    }
}

/// Lets everything be over that bots do among themselves, one thing after the other, until the one who looks is wanted again: with
/// one touch, however many contests that are.
fn hurry(sitting: Sitting, hurries: Signal<bool>, onward: RwSignal<bool>) {
    let next = Memo::new(move |_| {
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            let (game, seat) = (view.dschamal()?, view.you.seat?);
            let wanted = is_wanted(view, game);
            let alone = game.bots_alone.as_ref();
            let skip = alone.filter(|alone| !alone.skip.contains(&seat));
            let read = game.reading.as_ref();
            let read = read.filter(|it| !wanted && it.of_bots && !it.seen.contains(&seat));
            Some((wanted, skip.map(|_| game.ply), read.map(|it| it.number)))
        })
    });
    Effect::new(move |_| {
        let Some((wanted, ply, number)) = next.get() else {
            return;
        };
        if wanted && onward.get_untracked() {
            onward.set(false);
        }
        if hurries.get() {
            let seen = number.map(|number| Command::Seen { number });
            let skip = ply.map(|ply| Command::Skip { ply });
            for command in seen.into_iter().chain(skip) {
                sitting.act(command);
            }
        }
    });
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
