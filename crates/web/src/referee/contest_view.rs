//! A contest on the page: who was quicker, what came out, who called.

use dschamal::{Game, Piece, Seat};
use leptos::prelude::*;

use super::contest::{Ask, Ending, has_calls};
use super::draft::Tap;
use super::host::Host;
use super::pull_view::{Pad, Reach};
use crate::chrome::icons::{Icon, Picture};
use crate::dschamal::piece::PieceIcon;
use crate::words;

/// A player as a button: colour and name.
pub fn player_button(
    host: Host,
    seat: Seat,
    on: impl Fn() -> bool + Send + 'static,
    tap: Tap,
) -> impl IntoView {
    let (name, tint) = untrack(|| {
        host.read(|evening| {
            let tint = evening
                .plan()
                .player(seat)
                .map(|player| player.tint.class());
            (evening.name(seat), tint.unwrap_or_default())
        })
    });
    view! {
        <button
            type="button"
            class="quiet person"
            aria-pressed=move || on().to_string()
            on:click=move |_| host.tap(tap.clone())
        >
            <span class=tint aria-hidden="true"></span>
            <b>{name}</b>
        </button>
    }
}

/// A question and the buttons that answer it.
pub fn asked(question: String, answers: impl IntoView) -> impl IntoView {
    let label = question.clone();
    view! {
        <div role="group" aria-label=label class="box-ask">
            <p class="question">{question}</p>
            {answers}
        </div>
    }
}

/// The questions of a contest.
#[component]
pub fn ContestView(
    /// The evening.
    host: Host,
    /// Who is at the bag.
    contestants: Vec<Seat>,
) -> impl IntoView {
    let ask = Memo::new(move |_| {
        host.read(|evening| {
            let contest = &evening.draft().contest;
            Some(contest.ask(evening.rules(), evening.state()))
        })
    });
    let seats = StoredValue::new(contestants);
    view! {
        <Speed host seats ask/>
        <Hand host ask/>
        <CallAsked host ask/>
        <Top host/>
        <Calls host seats/>
        <Otherwise host seats/>
    }
}

/// Who was quicker, and who came second if that matters.
#[component]
fn Speed(host: Host, seats: StoredValue<Vec<Seat>>, ask: Memo<Option<Ask>>) -> impl IntoView {
    let game = untrack(|| host.read(|evening| Some(evening.rules().game())));
    let game = game.unwrap_or(Game::Duel);
    let first = move |seat: Seat| {
        host.read(|evening| evening.draft().contest.order().first() == Some(&seat))
    };
    let people = seats
        .get_value()
        .into_iter()
        .map(|seat| player_button(host, seat, move || first(seat), Tap::Quicker(seat)));
    let equal = move || {
        host.read(|evening| evening.draft().contest.ending() == Some(Ending::Equal))
            .to_string()
    };
    let second = Memo::new(move |_| {
        let order = host.read(|evening| evening.draft().contest.order().to_vec());
        let asked = ask.get() == Some(Ask::Second) || order.len() > 1;
        asked.then_some(order)
    });
    view! {
        {asked(words::who_quicker(game).to_owned(), view! {
            <div class="people-row">
                {people.collect_view()}
                <button type="button" class="quiet person" aria-pressed=equal on:click=move |_| host.tap(Tap::Ended(Ending::Equal))>
                    <Picture icon=Icon::Equal/>
                    <span>{words::equally_quick()}</span>
                </button>
            </div>
        })}
        {move || second.get().map(|order| {
            let rest = seats.get_value().into_iter().filter(|seat| order.first() != Some(seat));
            let chosen = order.get(1).copied();
            let people = rest.map(|seat| {
                player_button(host, seat, move || chosen == Some(seat), Tap::Quicker(seat))
            });
            view! {
                {asked(words::who_second().to_owned(), view! {
                    <div class="people-row">{people.collect_view()}</div>
                })}
            }
        })}
    }
}

/// What the hand brought out that is asked for.
#[component]
fn Hand(host: Host, ask: Memo<Option<Ask>>) -> impl IntoView {
    let hand = Memo::new(move |_| {
        ask.with(|_| ());
        host.read(|evening| {
            let contest = &evening.draft().contest;
            let seat = contest.hand(evening.rules(), evening.state())?;
            let first = contest.order().first() == Some(&seat);
            Some((seat, evening.name(seat), !first))
        })
    });
    move || {
        let (seat, name, nothing) = hand.get()?;
        let pull = Memo::new(move |_| host.read(|evening| *evening.draft().contest.pull(seat)));
        let bag = Memo::new(move |_| {
            host.read(|evening| evening.draft().contest.bag_for(seat, evening.state()))
        });
        let reach = Reach {
            pull,
            bag,
            nothing,
            several: true,
        };
        let question = words::what_came(&name);
        Some(view! {
            {asked(question, view! {
                <Pad host reach/>
            })}
        })
    }
}

/// Was the camel called in time?
#[component]
fn CallAsked(host: Host, ask: Memo<Option<Ask>>) -> impl IntoView {
    let camel = Memo::new(move |_| match ask.get() {
        Some(Ask::Called(seat)) => Some(seat),
        _ => None,
    });
    move || {
        let seat = camel.get()?;
        let (name, phrase) = untrack(|| {
            host.read(|evening| {
                let (agreed, options) = (&evening.plan().rules, evening.rules().options());
                let phrase = &options.duel.shout_phrase;
                let phrase = words::camel_phrase(agreed.edition, &agreed.options, phrase);
                (evening.name(seat), phrase)
            })
        });
        let question = words::did_they_call(&name, &phrase);
        Some(view! {
            {asked(question, view! {
                <div class="people-row">
                    <button type="button" class="quiet person" on:click=move |_| host.tap(Tap::Called(seat, true))>
                        {words::called_in_time()}
                    </button>
                    <button type="button" class="quiet person" on:click=move |_| host.tap(Tap::Called(seat, false))>
                        {words::not_called()}
                    </button>
                </div>
            })}
        })
    }
}

/// Which piece of a tower counts as its topmost, where several pulled pieces cost one (A-T-16).
#[component]
fn Top(host: Host) -> impl IntoView {
    let tower = Memo::new(move |_| {
        host.read(|evening| {
            let contest = &evening.draft().contest;
            let first = contest.order().first().copied()?;
            let costs =
                evening.rules().game() == Game::Tower && contest.pull(first).pieces().len() > 1;
            let tower = &evening.state().zones.tower[first];
            let pieces: Vec<Piece> = tower.iter().copied().collect();
            (costs && pieces.len() > 1)
                .then(|| (pieces.clone(), contest.top().or(pieces.last().copied())))
        })
    });
    move || {
        let (pieces, top) = tower.get()?;
        let buttons = pieces.into_iter().rev().map(|piece| {
            view! {
                <button
                    type="button"
                    class="quiet tile"
                    aria-label=words::wooden(piece)
                    aria-pressed=(top == Some(piece)).to_string()
                    on:click=move |_| host.tap(Tap::Top(piece))
                >
                    <PieceIcon look=piece/>
                </button>
            }
        });
        Some(view! {
            {asked(words::which_top().to_owned(), view! {
                <div class="pad colours">{buttons.collect_view()}</div>
            })}
        })
    }
}

/// A button that stays pressed while its choice is on.
pub(super) fn choice(
    on: impl Fn() -> bool + Send + 'static,
    tap: impl Fn() + 'static,
    text: String,
) -> impl IntoView {
    view! {
        <button type="button" class="choice" aria-pressed=move || on().to_string() on:click=move |_| tap()>
            {text}
        </button>
    }
}

/// Who called the camel, wherever that can be.
#[component]
fn Calls(host: Host, seats: StoredValue<Vec<Seat>>) -> impl IntoView {
    let shown = untrack(|| host.read(|evening| has_calls(evening.rules())));
    shown.then(|| {
        let switches = seats.get_value().into_iter().map(|seat| {
            let name = untrack(|| host.read(|evening| evening.name(seat)));
            let on =
                Memo::new(move |_| host.read(|evening| evening.draft().contest.has_called(seat)));
            let call = move || host.tap(Tap::Called(seat, !on.get_untracked()));
            choice(move || on.get(), call, words::called_the_camel(&name))
        });
        view! { <div class="row calls">{switches.collect_view()}</div> }
    })
}

/// Endings that are rare: nobody pulled, somebody was unfair, a tower fell.
#[component]
fn Otherwise(host: Host, seats: StoredValue<Vec<Seat>>) -> impl IntoView {
    let ended = move |ending: Ending, text: String| {
        let on = move || host.read(|evening| evening.draft().contest.ending() == Some(ending));
        choice(on, move || host.tap(Tap::Ended(ending)), text)
    };
    let unfair = seats.get_value().into_iter().map(move |seat| {
        let name = untrack(|| host.read(|evening| evening.name(seat)));
        ended(Ending::Foul(seat), words::played_unfairly(&name))
    });
    let towers = untrack(|| {
        host.read(|evening| {
            let zones = &evening.state().zones;
            let tall =
                Seat::all(evening.rules().seats()).filter(|&seat| zones.tower[seat].len() > 1);
            tall.map(|seat| (seat, evening.name(seat)))
                .collect::<Vec<_>>()
        })
    });
    let towers = towers.into_iter().map(|(seat, name)| {
        let on = move || host.read(|evening| evening.draft().fallen == Some(seat));
        choice(
            on,
            move || host.tap(Tap::Fell(seat)),
            words::tower_of(&name),
        )
    });
    let towers: Vec<_> = towers.collect();
    view! {
        <details class="otherwise">
            <summary>{words::something_else()}</summary>
            <div class="row">
                {ended(Ending::Nobody, words::nobody_pulled().to_owned())}
                {unfair.collect_view()}
            </div>
            {(!towers.is_empty()).then(|| view! {
                <p class="question">{words::a_tower_fell()}</p>
                <div class="row">{towers}</div>
            })}
        </details>
    }
}
