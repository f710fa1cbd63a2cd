//! The end of a game: everybody's figures, the best moment as a film, the whole game again, and another one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use table::{Command, DschamalView, SeatNumber, Standing, View};

use super::best::BestFilm;
use super::seats::name_or_you;
use crate::desk::sitting::{Place, Sitting};
use crate::net::{api, finished};
use crate::words;

/// A player's figures.
#[derive(Debug, Clone, PartialEq)]
struct Line {
    place: usize,
    name: String,
    you: bool,
    score: String,
    rest: String,
    /// Where the points come from.
    why: Vec<String>,
}

/// Everybody once it is over, the best first.
fn lines(view: &View) -> Option<Vec<Line>> {
    let game = view.dschamal()?;
    let ending = game.ending.as_ref()?;
    let line = |line: &Standing| Line {
        place: line.place,
        name: name_or_you(view, line.seat),
        you: view.you.seat == Some(line.seat),
        score: words::standing_score(game.rules.game, line.points),
        rest: words::standing_rest(game.rules.game, line),
        why: explained(game, line.seat),
    };
    Some(ending.standings.iter().map(line).collect())
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

/// The end: who stands where, and what is worth seeing again.
#[component]
pub fn End(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let over = Memo::new(move |_| sitting.view.with(|view| lines(view.as_ref()?)));
    // Whoever had scrolled down to the last ruling sees first who has won.
    Effect::new(move |before: Option<bool>| {
        let ended = over.with(Option::is_some);
        if ended && before == Some(false) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        ended
    });
    move || {
        over.get().map(|lines| {
            view! {
                <section class="end" data-testid="end">
                    <h2>{words::standings()}</h2>
                    <ol class="plain standings">{lines.into_iter().map(standing).collect_view()}</ol>
                    <BestFilm sitting/>
                    <SeeAgain sitting/>
                </section>
            }
        })
    }
}

fn standing(line: Line) -> impl IntoView {
    let why = (!line.why.is_empty()).then(|| {
        let each = line.why.into_iter().map(|text| view! { <li>{text}</li> });
        view! { <ul class="plain points">{each.collect_view()}</ul> }
    });
    view! {
        <li class:first=line.place == 1 class:you=line.you>
            <b>{line.place}". "{line.name}</b>
            <b class="score">{line.score}</b>
            <span class="hush">{line.rest}</span>
            {why}
        </li>
    }
}

/// Another game with the same people and the same rules, in one tap; those who play wait for each other.
#[component]
pub fn Another(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let asked =
        Memo::new(move |_| sitting.with(|view| view.you.seat.map(|seat| view.seats[seat].rematch)));
    move || {
        match asked.get() {
        Some(true) => view! { <p class="hush" role="status">{words::another_waits()}</p> }.into_any(),
        Some(false) => view! {
            <button type="button" class="act wide another" data-testid="another" on:click=move |_| { sitting.act(Command::Rematch); }>
                <b>{words::another_evening()}</b>
                <small>{words::another_what()}</small>
            </button>
        }
        .into_any(),
        None => ().into_any(),
    }
    }
}

/// To the replay: the house knows the game by a name of its own, which is asked for.
#[component]
fn SeeAgain(sitting: Sitting) -> impl IntoView {
    let go = use_navigate();
    let (error, set_error) = signal(String::new());
    let look = move |_| {
        let go = go.clone();
        if sitting.place == Place::Device {
            return go("/dschamal/games/here", Default::default());
        }
        let table = sitting.table();
        spawn_local(async move {
            match finished::of_table(&table).await {
                Ok(Some(id)) => go(&format!("/dschamal/games/{id}"), Default::default()),
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
        <button type="button" class="quiet wide" on:click=look>
            {words::see_it_again()}
        </button>
        <p class="error" role="alert">{error}</p>
    }
}
