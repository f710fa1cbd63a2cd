//! The photo finish, the ruling with its reasons, and the end of a game.

use std::time::Duration;

use dschamal::{PieceSet, Pulled, RuleId, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::GamesPage;
use table::{Command, DschamalView, PhotoHand, SeatNumber, View};

use super::piece::NamedPiece;
use super::seats::{name, name_or_you, own_player, player_name, who};
use crate::app::ways::use_way;
use crate::desk::sitting::{Place, Sitting};
use crate::net::api;
use crate::rules::why::RuleLines;
use crate::words;

/// What happened last.
#[component]
pub fn Story(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let told = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view.dschamal()?;
            told(view, game, own_player(view, game))
        })
    });
    let photo = Memo::new(move |_| {
        sitting
            .view
            .with(|view| Some(photo(view.as_ref()?, view.as_ref()?.dschamal()?)))
    });
    let reading = use_reading(sitting);
    let winner = Memo::new(move |_| {
        sitting.with(|view| view.dschamal().and_then(|game| winner(view, game)))
    });
    view! {
        <section class="story" class:reading=move || reading.get().is_some() aria-live="polite"
            on:click=move |_| read(sitting, reading)>
            {move || reading.get().and_then(|_| winner.get()).map(|title| view! { <p class="ruling-title" data-testid="ruling-title">{title}</p> })}
            {move || photo.get().filter(|lines| !lines.is_empty()).map(|lines| view! {
                <h2>{words::photo()}</h2>
                <ol class="plain photo">{lines.into_iter().map(line).collect_view()}</ol>
            })}
            {move || told.get().map(|told| view! {
                <p class="ruling" data-testid="ruling">{told.text}</p>
                {(!told.why.is_empty()).then(|| view! {
                    <details class="why" on:click=|event| event.stop_propagation()><summary>{words::why()}</summary><RuleLines rules=told.why/></details>
                })}
                {told.moved.into_iter().map(moved).collect_view()}
                {told.consoled.map(|text| view! { <p class="consoled">{text}</p> })}
            })}
            {move || reading.get().map(|_| view! {
                <button type="button" class="act wide" data-testid="go-on">{words::ruling_read()}</button>
            })}
        </section>
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Told {
    text: String,
    why: Vec<RuleId>,
    moved: Vec<Moved>,
    consoled: Option<String>,
}

/// Pieces that went to somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Moved {
    pieces: PieceSet,
    to: String,
}

fn moved(moved: Moved) -> impl IntoView {
    let pieces = moved
        .pieces
        .into_iter()
        .map(|piece| view! { <NamedPiece piece/> });
    view! { <p class="moved"><span class="pulled">{pieces.collect_view()}</span>" → "<b>{moved.to}</b></p> }
}

/// Who won, in large letters.
fn winner(view: &View, game: &DschamalView) -> Option<String> {
    let line = game.contests.last()?;
    Some(words::contest_won(
        line.winner.map(|seat| who(view, seat)).as_ref(),
    ))
}

/// The ruling that the one who looks has not touched yet, as long as it is read: its number.
fn use_reading(sitting: Sitting) -> RwSignal<Option<u32>> {
    let reading = RwSignal::new(None::<u32>);
    let look = move || {
        let now = sitting.now();
        let open = sitting.view.with_untracked(|view| {
            let view = view.as_ref()?;
            let it = view.dschamal()?.reading.as_ref()?;
            let mine = it.seen.contains(&view.you.seat?);
            let ruled = view.dschamal()?.story.is_some();
            (ruled && !mine && it.until.0 as f64 > now).then_some(it.number)
        });
        if reading
            .try_get_untracked()
            .is_some_and(|before| before != open)
        {
            reading.set(open);
        }
    };
    Effect::new(move |_| {
        sitting.view.with(|_| ());
        look();
    });
    let handle = set_interval_with_handle(look, Duration::from_millis(250));
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    reading
}

fn read(sitting: Sitting, reading: RwSignal<Option<u32>>) {
    if let Some(number) = reading.get_untracked() {
        reading.set(None);
        sitting.act(Command::Seen { number });
    }
}

/// The last ruling in words that everybody in the room may hear: with names alone.
#[must_use]
pub fn told_to_all(view: &View, game: &DschamalView) -> Option<String> {
    told(view, game, None).map(|told| told.text)
}

fn told(view: &View, game: &DschamalView, you: Option<Seat>) -> Option<Told> {
    let story = game.story.as_ref()?;
    let player = |player| player_name(view, game, player);
    let text = words::ruling(&story.messages, you, &player);
    let why = story.rules.clone();
    let label = |seat: SeatNumber| match you {
        Some(_) => name_or_you(view, seat),
        None => name(view, seat),
    };
    let moved = story.moved.iter().filter_map(|it| {
        Some(Moved {
            pieces: it.pieces,
            to: label(it.to?),
        })
    });
    let consoled = story.consoled.as_ref().map(|it| {
        let who = match you {
            Some(_) => who(view, it.seat),
            None => words::Who::Named(name(view, it.seat)),
        };
        words::consoled(&who, it.pulled, !it.kept.is_empty())
    });
    let moved = moved.collect();
    (!text.is_empty()).then_some(Told {
        text,
        why,
        moved,
        consoled,
    })
}

#[derive(Debug, Clone, PartialEq)]
struct PhotoLine {
    name: String,
    time: Option<String>,
    called: bool,
    pulled: Option<Pulled>,
    /// It brought out nothing.
    empty: bool,
    first: bool,
}

fn photo(view: &View, game: &DschamalView) -> Vec<PhotoLine> {
    let Some(photo) = &game.photo else {
        return Vec::new();
    };
    let place = |hand: &PhotoHand| {
        let found = photo
            .order
            .iter()
            .position(|rank| rank.contains(&hand.seat));
        found.unwrap_or(usize::MAX)
    };
    let mut hands: Vec<&PhotoHand> = photo.hands.iter().collect();
    hands.sort_by_key(|hand| place(hand));
    let lines = hands.into_iter().map(|hand| PhotoLine {
        name: name_or_you(view, hand.seat),
        time: hand
            .placed_ms
            .or(hand.out_ms)
            .map(|millis| words::finish_time(millis, photo.error_ms)),
        called: hand.called,
        pulled: hand.pulled,
        empty: hand.out_ms.is_none() && hand.placed_ms.is_none(),
        first: place(hand) == 0,
    });
    lines.collect()
}

fn line(line: PhotoLine) -> impl IntoView {
    let pulled = match line.pulled {
        _ if line.empty => view! { <span class="hush">{words::still_in_bag()}</span> }.into_any(),
        Some(Pulled::Seen(pieces)) => pieces
            .into_iter()
            .map(|piece| view! { <NamedPiece piece/> })
            .collect_view()
            .into_any(),
        Some(Pulled::Unseen) => view! { <span class="hush">{words::unseen()}</span> }.into_any(),
        None => ().into_any(),
    };
    view! {
        <li class:first=line.first>
            <b>{line.name}</b>
            <span class="time">{line.time}</span>
            <span class="pulled">{pulled}</span>
            {line.called.then(|| view! { <small>{words::called_camel()}</small> })}
        </li>
    }
}

/// The end: who stands where, and another game.
#[component]
pub fn End(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let over = Memo::new(move |_| {
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            let game = view.dschamal()?;
            let ending = game.ending.as_ref()?;
            let lines: Vec<(usize, String, String, Vec<String>)> = ending
                .standings
                .iter()
                .map(|line| {
                    let what =
                        words::standing(game.rules.game, line.points, line.open, line.contests);
                    let why = explained(game, line.seat);
                    (line.place, name_or_you(view, line.seat), what, why)
                })
                .collect();
            let asked = view.you.seat.map(|seat| view.seats[seat].rematch);
            Some((lines, asked))
        })
    });
    move || {
        over.get().map(|(lines, asked)| {
            let lines = lines.into_iter().map(|(place, name, what, why)| {
                let why = (!why.is_empty()).then(|| {
                    let each = why.into_iter().map(|line| view! { <li>{line}</li> });
                    view! { <ul class="plain points">{each.collect_view()}</ul> }
                });
                view! { <li><b>{place}". "{name}</b><span class="hush">{what}</span>{why}</li> }
            });
            let again = match asked {
                Some(true) => view! { <p class="hush">{words::another_waits()}</p> }.into_any(),
                Some(false) => view! {
                    <button type="button" class="act wide" on:click=move |_| { sitting.act(Command::Rematch); }>
                        {words::another_evening()}
                    </button>
                }
                .into_any(),
                None => ().into_any(),
            };
            view! {
                <section class="end" data-testid="end">
                    <h2>{words::standings()}</h2>
                    <ol class="plain standings">{lines.collect_view()}</ol>
                    {again}
                    <SeeAgain sitting/>
                </section>
            }
        })
    }
}

/// Where each point of a Tower comes from.
fn explained(game: &DschamalView, seat: SeatNumber) -> Vec<String> {
    let index = game.seats.iter().position(|it| *it == seat);
    let points = game.view.points.as_ref().zip(index);
    let points = points
        .and_then(|(points, index)| Some((*points.get(index)?, game.view.black.get(index)?.len())));
    points.map_or_else(Vec::new, |(points, black)| {
        words::tower_points(points, black)
    })
}

/// To the replay: the house knows the game by a name of its own, which is asked for.
#[component]
fn SeeAgain(sitting: Sitting) -> impl IntoView {
    let go = use_way();
    let table = sitting.view.with_untracked(|view| {
        let view = view.as_ref();
        view.map(|view| view.table.0.clone()).unwrap_or_default()
    });
    let (error, set_error) = signal(String::new());
    let look = move |_| {
        let go = go.clone();
        if sitting.place == Place::Device {
            return go("/dschamal/games/here", Default::default());
        }
        let table = table.clone();
        spawn_local(async move {
            let mine = api::get::<GamesPage>("/games?player=me&game=dschamal&limit=20").await;
            let mine = mine.map(|page| page.games);
            match mine.map(|games| {
                games
                    .into_iter()
                    .find(|game| game.table.as_ref() == Some(&table))
            }) {
                Ok(Some(game)) => go(&format!("/dschamal/games/{}", game.id), Default::default()),
                Ok(None) => {
                    set_error.try_set(words::nothing_to_see().to_owned());
                }
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <p><button type="button" class="quiet wide" on:click=look>{words::see_it_again()}</button></p>
        <p class="error" role="alert">{error}</p>
    }
}
