//! A table of Dschamál on a television: who sits around the bag, what goes on, the photo and the ruling. It says them, too. It
//! speaks to a room: everybody is called by name, also who has opened it.

use dschamal::Game;
use leptos::prelude::*;
use table::{GameView, Phase, View};

use super::eyes::EyesClosed;
use super::finish::told_to_all;
use super::piece::PieceSymbols;
use super::screen_photo::PhotoStrip;
use super::screen_sack::Middle;
use super::screen_seats::{SeatsBeside, Side};
use super::screen_side::ScreenSide;
use super::view::{Shouts, TowerSite, sound_the_call};
use super::wanted::WantedStrip;
use crate::desk::sitting::Sitting;
use crate::room::screen_voice::ScreenVoice;
use crate::words;

/// The table.
#[component]
pub fn DschamalScreen(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let sitting = seen_by_all(sitting);
    sound_the_call(sitting);
    speak(sitting);
    let builds = Memo::new(move |_| {
        sitting.with(|view| {
            let phase = view.dschamal().map(|game| &game.phase);
            matches!(phase, Some(Phase::Build { .. }))
        })
    });
    view! {
        <PieceSymbols/>
        <EyesClosed sitting/>
        <div class="screen-table">
            <div class="screen-stage" class:builds=builds>
                <SeatsBeside sitting side=Side::Left/>
                <Middle sitting/>
                <SeatsBeside sitting side=Side::Right/>
                <TowerSite sitting/>
                <Shouts sitting/>
            </div>
            <ScreenSide sitting/>
            <Foot sitting/>
        </div>
    }
}

fn seen_by_all(mut sitting: Sitting) -> Sitting {
    let own = sitting.view;
    let all = Memo::new(move |_| own.get().map(for_all));
    sitting.view = all.into();
    sitting
}

/// The table as somebody sees it who does not play: nobody is "you" on a wall.
pub(super) fn for_all(mut view: View) -> View {
    view.you.seat = None;
    if let Some(GameView::Dschamal(game)) = &mut view.game {
        let wanted = &mut game.view.wanted;
        *wanted = wanted.take().filter(dschamal::Wanted::is_common);
    }
    view
}

/// What the foot of the screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FootShows {
    /// What hands look for.
    Wanted,
    /// How the last contest went.
    Finish,
}

/// A finish stays until the next hands go in; a photo of before would be taken for theirs.
pub(super) fn foot(view: &View) -> Option<FootShows> {
    let game = view.dschamal()?;
    Some(match game.phase {
        Phase::Called { .. } | Phase::Reaching { .. } => FootShows::Wanted,
        _ if game.photo.is_none() => FootShows::Wanted,
        _ => FootShows::Finish,
    })
}

/// What counts where it is not the same for everybody, in a sentence.
fn counts(view: &View) -> Option<&'static str> {
    let game = view.dschamal()?;
    match game.rules.game {
        _ if game.view.wanted.is_some() => None,
        Game::Quartet => Some(words::screen_own_shapes()),
        Game::Tower => Some(words::screen_any_piece()),
        Game::Duel | Game::Threesome => None,
    }
}

/// Along the bottom: what counts in the bag now, or the last finish and its ruling.
#[component]
fn Foot(sitting: Sitting) -> impl IntoView {
    let shows = Memo::new(move |_| sitting.view.with(|view| view.as_ref().and_then(foot)));
    let told = told(sitting);
    let ruling = move || {
        told.get()
            .map(|text| view! { <p class="screen-ruling" data-testid="ruling">{text}</p> })
    };
    let counts = Memo::new(move |_| sitting.view.with(|view| view.as_ref().and_then(counts)));
    view! {
        <section class="screen-foot" aria-live="polite">
            {move || match shows.get() {
                Some(FootShows::Finish) => view! { {ruling} <PhotoStrip sitting/> }.into_any(),
                Some(FootShows::Wanted) => match counts.get() {
                    Some(text) => view! { <p class="screen-ruling">{text}</p> }.into_any(),
                    None => view! { <WantedStrip sitting/> }.into_any(),
                },
                None => ().into_any(),
            }}
        </section>
    }
}

fn told(sitting: Sitting) -> Memo<Option<String>> {
    Memo::new(move |_| {
        let told = |view: &View| told_to_all(view, view.dschamal()?);
        sitting.view.with(|view| view.as_ref().and_then(told))
    })
}

/// Calls and rulings, in the device's own voice, if somebody has switched it on.
fn speak(sitting: Sitting) {
    let voice = expect_context::<ScreenVoice>();
    let called = Memo::new(move |_| {
        sitting.with(|view| match view.dschamal().map(|game| &game.phase) {
            Some(Phase::Called { number, .. } | Phase::Reaching { number, .. }) => Some(*number),
            _ => None,
        })
    });
    let told = told(sitting);
    Effect::new(move |before: Option<Option<u32>>| {
        let now = called.get();
        if now.is_some() && before.is_some_and(|before| before != now) {
            voice.say(words::call());
        }
        now
    });
    Effect::new(move |before: Option<Option<String>>| {
        let now = told.get();
        if let Some(text) = &now
            && before.is_some_and(|before| before != now)
        {
            voice.say(text);
        }
        now
    });
}
