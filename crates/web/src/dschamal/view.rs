//! The table of Dschamál: who sits around the bag, what goes on, what is to be done, and what was said.

use std::time::Duration;

use dschamal::Game;
use leptos::prelude::*;
use table::{Command, Phase};

use super::beside::{Bets, SkipBots};
use super::build::Building;
use super::choices::{Choices, Vote};
use super::dark::InDark;
use super::ending::{Another, End};
use super::eyes::EyesClosed;
use super::finish::{Story, use_reading};
use super::phase::{Deed, deadline, deed, headline, is_next, under};
use super::piece::PieceSymbols;
use super::ring::Ring;
use super::seats::name_or_you;
use super::spoken::spoken;
use super::step::step;
use super::step_picture::StepPicture;
use super::wanted::{WantedStrip, said};
use crate::browser::sound::{self, Sound};
use crate::desk::sitting::{Place, Sitting};
use crate::net::hand_line::HandLine;
use crate::room::agreed::Agreed;
use crate::room::before::{ReadyButton, Seats};
use crate::room::chat::Chat;
use crate::room::people::People;
use crate::room::read_aloud::{AloudSwitch, ReadAloud};
use crate::settings::Settings;
use crate::words;

/// How often the time that is left is drawn.
const TICK: Duration = Duration::from_millis(250);

/// What is to be done now, how long there is for it, and what else is to be known.
#[component]
pub(super) fn Headline(sitting: Sitting) -> impl IntoView {
    let line =
        Memo::new(move |_| sitting.with(|view| view.dschamal().map(|game| headline(view, game))));
    let more =
        Memo::new(move |_| sitting.with(|view| view.dschamal().map(|game| under(view, game))));
    view! {
        <p class="status"><span data-testid="status" role="status">{line}</span><TimeLeft sitting/></p>
        {move || more.get().unwrap_or_default().into_iter().map(|line| view! { <p class="hush">{line}</p> }).collect_view()}
    }
}

/// Where towers are built, in the game that has them.
#[component]
pub(super) fn TowerSite(sitting: Sitting) -> impl IntoView {
    let towers = Memo::new(move |_| {
        sitting.with(|view| {
            view.dschamal()
                .is_some_and(|game| game.rules.game == Game::Tower)
        })
    });
    move || towers.get().then(|| view! { <Building sitting/> })
}

/// The table.
#[component]
pub fn DschamalTable(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let over = Memo::new(move |_| {
        sitting.with(|view| view.dschamal().is_some_and(|game| game.ending.is_some()))
    });
    sound_the_call(sitting);
    tell_by_ear(sitting);
    let house = sitting.place == Place::House;
    let reading = use_reading(sitting);
    let aloud = ReadAloud::of_page();
    aloud.follow(Memo::new(move |_| {
        let reads = reading.get().is_some();
        sitting.with(|view| view.dschamal().and_then(|game| spoken(view, game, reads)))
    }));
    let now =
        Memo::new(move |_| sitting.with(|view| view.dschamal().and_then(|game| step(view, game))));
    view! {
        <PieceSymbols/>
        <EyesClosed sitting/>
        <div class="evening-table" class:over=over>
            <div class="table-main">
                <div class="step">
                    <StepPicture shown=now/>
                    <div class="step-says"><Headline sitting/></div>
                    <AloudSwitch voice=aloud/>
                </div>
                <End sitting/>
                <TowerSite sitting/>
                <Ring sitting/>
                <Shouts sitting/>
                <NextWanted sitting/>
                <Story sitting reading/>
                <div class="foot">
                    <SkipBots sitting/>
                    <Bets sitting/>
                    <p class="error" role="alert">{move || sitting.notice.get()}</p>
                    <DeedPlace sitting/>
                </div>
            </div>
            <aside class="around table-side">
                {house.then(|| view! { <Chat sitting/> })}
                <Past sitting/>
                {house.then(|| view! { <People sitting/> })}
                <details>
                    <summary>{words::agreed_word()}</summary>
                    {move || (house && over.get()).then(|| view! { <Seats sitting/> <ReadyButton sitting/> })}
                    <Agreed sitting/>
                </details>
            </aside>
        </div>
    }
}

/// What counts, for one whose hand is wanted next; by ear it is read before the call.
#[component]
fn NextWanted(sitting: Sitting) -> impl IntoView {
    let mine = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view.dschamal();
            game.is_some_and(|game| is_next(view, game))
        })
    });
    let said = Memo::new(move |_| {
        let said = sitting.with(|view| view.dschamal().and_then(|game| said(view, game)));
        said.filter(|_| mine.get())
    });
    view! {
        {move || mine.get().then(|| view! { <WantedStrip sitting/> })}
        <p class="voice" role="status">{said}</p>
    }
}

/// Tells the table whether this person plays by ear: then the call waits for them, and light is short for all.
fn tell_by_ear(sitting: Sitting) {
    let settings = expect_context::<RwSignal<Settings>>();
    let seated = Memo::new(move |_| sitting.with(|view| view.you.seat.is_some()));
    Effect::new(move |before: Option<bool>| {
        let on = !settings.get().glow;
        let seated = seated.get();
        if seated && before.unwrap_or(false) != on {
            sitting.act(Command::ByEar { on });
        }
        seated && on
    });
}

/// The one thing to do now, thumb-high.
#[component]
fn DeedPlace(sitting: Sitting) -> impl IntoView {
    let now = Memo::new(move |_| {
        sitting
            .view
            .with(|view| Some(deed(view.as_ref()?, view.as_ref()?.dschamal()?)))
    });
    move || {
        match now.get() {
        Some(Deed::Call(number)) => view! {
            <div class="deed">
                <button type="button" class="act call" on:click=move |_| { sitting.act(Command::Call { number }); }>
                    {words::call()}
                </button>
                <p class="hush">{words::call_what()}</p>
            </div>
        }
        .into_any(),
        Some(Deed::Choose) => view! { <div class="deed"><Choices sitting/></div> }.into_any(),
        Some(Deed::Vote(number, between)) => {
            view! { <div class="deed"><Vote sitting number between/></div> }.into_any()
        }
        Some(Deed::Reach(number, start)) => view! { <InDark sitting number start/> }.into_any(),
        Some(Deed::Over) => view! { <div class="deed"><Another sitting/></div> }.into_any(),
        Some(Deed::Watch | Deed::Wait) | None => ().into_any(),
    }
    }
}

/// Seconds that are left for a choice or a vote.
#[component]
pub(super) fn TimeLeft(sitting: Sitting) -> impl IntoView {
    let until = Memo::new(move |_| {
        sitting
            .view
            .with(|view| view.as_ref().and_then(|view| deadline(view.dschamal()?)))
    });
    let beat = RwSignal::new(());
    // There at once, not a beat later: nothing below it is pushed.
    let left = Memo::new(move |_| {
        beat.get();
        let millis = until.get()? as f64 - untrack(|| sitting.now());
        Some((millis / 1000.0).ceil().max(0.0) as u32)
    });
    let handle = set_interval_with_handle(move || beat.set(()), TICK);
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    view! { <span class="time-left" aria-hidden="true">{move || left.get().map(words::seconds_left)}</span> }
}

/// Who called the camel just now.
#[component]
pub(super) fn Shouts(sitting: Sitting) -> impl IntoView {
    let hands = HandLine::of_page();
    let settings = expect_context::<RwSignal<Settings>>();
    let heard = Memo::new(move |_| {
        let (reach, seat) = hands.shouted.get()?;
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            let game = view.dschamal()?;
            let now = match &game.phase {
                Phase::Called { number, .. } | Phase::Reaching { number, .. } => *number == reach,
                _ => game
                    .photo
                    .as_ref()
                    .is_some_and(|photo| photo.number == reach),
            };
            let phrase = words::camel_call(&game.rules).filter(|_| now)?;
            Some(words::shouts(&name_or_you(view, seat), &phrase))
        })
    });
    Effect::new(move |_| {
        if heard.get().is_some() && settings.get_untracked().sound {
            sound::play(Sound::Camel);
        }
    });
    view! { <p class="shouted" role="status">{heard}</p> }
}

/// The last contests, each on a line.
#[component]
fn Past(sitting: Sitting) -> impl IntoView {
    let lines = Memo::new(move |_| {
        sitting.with(|view| {
            let contests = view.dschamal().map(|game| game.contests.as_slice());
            let lines = contests.unwrap_or_default().iter().rev().map(|line| {
                let names: Vec<String> = line
                    .contestants
                    .iter()
                    .map(|&seat| name_or_you(view, seat))
                    .collect();
                let winner = line.winner.map(|seat| name_or_you(view, seat));
                words::contest_line(&names, winner.as_deref(), line.repeat, &line.rule)
            });
            lines.collect::<Vec<_>>()
        })
    });
    view! {
        <details>
            <summary>{words::last_contests()}</summary>
            <ol class="plain">{move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ol>
        </details>
    }
}

/// Everybody hears the call at the same instant.
pub(super) fn sound_the_call(sitting: Sitting) {
    let settings = expect_context::<RwSignal<Settings>>();
    let called = Memo::new(move |_| {
        sitting.with(|view| match view.dschamal().map(|game| &game.phase) {
            Some(Phase::Called { number, start, .. }) => Some((*number, start.0)),
            _ => None,
        })
    });
    Effect::new(move |_| {
        let Some((_, start)) = called.get() else {
            return;
        };
        let wait = (start as f64 - sitting.now()).max(0.0);
        set_timeout(
            move || {
                if settings.try_get_untracked().is_some_and(|all| all.sound) {
                    sound::play(Sound::Call);
                }
            },
            Duration::from_millis(wait as u64),
        );
    });
}
