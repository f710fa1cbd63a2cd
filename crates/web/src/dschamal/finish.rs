//! What happened last: the photo finish, the ruling with its reasons, and what changed places.

use std::time::Duration;

use dschamal::{PieceSet, RuleId, Seat};
use leptos::prelude::*;
use table::{Command, DschamalView, Phase, SeatNumber, View};

use super::photo::{PhotoLine, drawn, is_on_podium, photo, was_close};
use super::piece::NamedPiece;
use super::seats::{name, name_or_you, own_player, player_name, who};
use super::step::ruling;
use super::step_picture::StepPicture;
use crate::chrome::icons::{Icon, Picture};
use crate::desk::sitting::Sitting;
use crate::rules::why::RuleLines;
use crate::words;

/// What happened last.
#[component]
pub fn Story(
    /// The table.
    sitting: Sitting,
    /// The ruling that is being read.
    reading: RwSignal<Option<Open>>,
) -> impl IntoView {
    let told = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view.dschamal()?;
            // While it is asked who was first, the ruling that is known is the one before.
            let asked = matches!(game.phase, Phase::Vote { .. });
            told(view, game, own_player(view, game)).filter(|_| !asked)
        })
    });
    let photo = Memo::new(move |_| {
        sitting
            .view
            .with(|view| Some(photo(view.as_ref()?, view.as_ref()?.dschamal()?)))
    });
    let winner = Memo::new(move |_| {
        sitting.with(|view| view.dschamal().and_then(|game| winner(view, game)))
    });
    // What bots did among themselves is told in its place and hides nothing.
    let sheet = Memo::new(move |_| reading.get().is_some_and(|open| !open.of_bots));
    let step = Memo::new(move |_| {
        let step = sitting.with(|view| view.dschamal().and_then(|game| ruling(view, game)));
        step.filter(|_| sheet.get())
    });
    let heading = |lines: &[PhotoLine]| match was_close(lines) {
        true => words::photo(),
        false => words::first_out(),
    };
    view! {
        <section class="story" class:reading=sheet aria-live="polite" data-testid="story"
            on:click=move |_| read(sitting, reading)>
            <StepPicture shown=step/>
            {move || sheet.get().then(|| winner.get()).flatten().map(|title| view! { <p class="ruling-title" data-testid="ruling-title">{title}</p> })}
            {move || photo.get().filter(|lines| !lines.is_empty()).map(|lines| view! {
                <h2>{heading(&lines)}</h2>
                {drawn(lines)}
            })}
            {move || told.get().map(|told| view! {
                <p class="ruling" data-testid="ruling">{told.text}</p>
                {(!told.why.is_empty()).then(|| view! {
                    <details class="why" on:click=|event| event.stop_propagation()><summary>{words::why()}</summary><RuleLines rules=told.why/></details>
                })}
                {told.moved.into_iter().map(moved).collect_view()}
                {told.consoled.map(|text| view! { <p class="consoled">{text}</p> })}
            })}
            {move || sheet.get().then(|| view! {
                <button type="button" class="act wide" data-testid="go-on"><Picture icon=Icon::Forward/>{words::ruling_read()}</button>
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

/// A ruling that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// Of which reach.
    number: u32,
    /// It passes by itself.
    of_bots: bool,
}

/// The ruling that the one who looks has not touched yet, as long as it is read.
pub(super) fn use_reading(sitting: Sitting) -> RwSignal<Option<Open>> {
    let reading = RwSignal::new(None::<Open>);
    let look = move || {
        let now = sitting.now();
        let open = sitting.view.with_untracked(|view| {
            let view = view.as_ref()?;
            let it = view.dschamal()?.reading.as_ref()?;
            let mine = it.seen.contains(&view.you.seat?);
            let ruled = view.dschamal()?.story.is_some();
            let open = Open {
                number: it.number,
                of_bots: it.of_bots,
            };
            (ruled && !mine && it.until.0 as f64 > now).then_some(open)
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

fn read(sitting: Sitting, reading: RwSignal<Option<Open>>) {
    if let Some(open) = reading.get_untracked() {
        reading.set(None);
        sitting.act(Command::Seen {
            number: open.number,
        });
    }
}

/// Who does what a ruling asks of them has read it: it needs no touch of its own.
pub(super) fn has_read(sitting: Sitting) {
    let unread = sitting.view.with_untracked(|view| {
        let view = view.as_ref()?;
        let it = view.dschamal()?.reading.as_ref()?;
        (!it.seen.contains(&view.you.seat?)).then_some(it.number)
    });
    if let Some(number) = unread {
        sitting.act(Command::Seen { number });
    }
}

/// The last ruling in words that everybody in the room may hear: with names alone.
#[must_use]
pub fn told_to_all(view: &View, game: &DschamalView) -> Option<String> {
    told(view, game, None).map(|told| told.text)
}

/// The last ruling in words to the one who looks: who won, and why.
#[must_use]
pub fn told_to_you(view: &View, game: &DschamalView) -> Vec<String> {
    let Some(told) = told(view, game, own_player(view, game)) else {
        return Vec::new();
    };
    winner(view, game).into_iter().chain([told.text]).collect()
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
    let moved = story.moved.iter().filter(|it| !is_on_podium(game, it));
    let moved = moved.filter_map(|it| {
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
