//! The photo finish, the ruling with its reasons, and the end of a game.

use dschamal::{Pulled, RuleId};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::GamesPage;
use table::{Command, DschamalView, PhotoHand, SeatNumber, View};

use super::piece::NamedPiece;
use super::seats::{name_or_you, player_name};
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
    let told =
        Memo::new(move |_| sitting.with(|view| view.dschamal().and_then(|game| told(view, game))));
    let photo = Memo::new(move |_| {
        sitting
            .view
            .with(|view| Some(photo(view.as_ref()?, view.as_ref()?.dschamal()?)))
    });
    view! {
        <section class="story" aria-live="polite">
            {move || photo.get().filter(|lines| !lines.is_empty()).map(|lines| view! {
                <h2>{words::photo()}</h2>
                <ol class="plain photo">{lines.into_iter().map(line).collect_view()}</ol>
            })}
            {move || told.get().map(|told| view! {
                <p class="ruling" data-testid="ruling">{told.text}</p>
                {(!told.why.is_empty()).then(|| view! {
                    <details class="why"><summary>{words::why()}</summary><RuleLines rules=told.why/></details>
                })}
            })}
        </section>
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Told {
    text: String,
    why: Vec<RuleId>,
}

/// The last ruling in words.
#[must_use]
pub fn told_text(view: &View, game: &DschamalView) -> Option<String> {
    told(view, game).map(|told| told.text)
}

fn told(view: &View, game: &DschamalView) -> Option<Told> {
    let story = game.story.as_ref()?;
    let text = words::ruling(&story.messages, &|player| player_name(view, game, player));
    let why = story.rules.clone();
    (!text.is_empty()).then_some(Told { text, why })
}

#[derive(Debug, Clone, PartialEq)]
struct PhotoLine {
    name: String,
    time: Option<String>,
    called: bool,
    pulled: Option<Pulled>,
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
        first: place(hand) == 0,
    });
    lines.collect()
}

fn line(line: PhotoLine) -> impl IntoView {
    let pulled = match line.pulled {
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
