//! The table of a game that is over, scrubbed event by event, with each ruling and why.

use std::time::Duration;

use leptos::prelude::*;

use super::wire::{HandStep, Step, Story};
use crate::chrome::scrubber::Scrubber;
use crate::chrome::walk::{self, WalkButton};
use crate::dschamal::piece::{NamedPiece, PieceSymbols};
use crate::dschamal::ring::around;
use crate::dschamal::seats::Card;
use crate::rules::why::RuleLines;
use crate::words;

/// Between two events when it walks by itself.
const PACE: Duration = Duration::from_millis(1800);

/// The game, from its start.
#[component]
pub fn Walk(
    /// The game.
    story: Story,
    /// Which event is shown.
    at: RwSignal<usize>,
    /// The lights are wanted on for the reach of this event.
    on_light: Callback<usize>,
    /// Whether the lights are on.
    #[prop(into)]
    lit: Signal<bool>,
    /// What they show: it takes the sack's place.
    #[prop(into)]
    picture: ViewFn,
) -> impl IntoView {
    let end = story.steps.len().saturating_sub(1);
    let walking = RwSignal::new(false);
    let story = StoredValue::new(story);
    walk::by_itself(at, walking, end, PACE);
    walk::by_keys(at, walking, end);
    let go = Callback::new(move |moment: usize| {
        walking.set(false);
        at.set(moment.min(end));
    });
    let step = move || story.with_value(|story| story.steps.get(at.get()).cloned());
    let table = move || {
        if lit.get() {
            return Some(picture.run());
        }
        let step = step()?;
        let cards = story.with_value(|story| cards(story, &step));
        Some(around(&cards, step.bag, step.centre, || "0".to_owned()))
    };
    let told = move || {
        let step = step()?;
        let names = story.with_value(|story| story.names.clone());
        let reach = step.reach;
        Some(view! {
            <p class="status" role="status" data-testid="said">{step.say.clone()}</p>
            <ol class="plain photo">{step.hands.iter().map(|hand| line(hand, &names)).collect_view()}</ol>
            <p class="ruling">{step.ruling.clone()}</p>
            {(!step.why.is_empty()).then(|| view! { <div class="hush" data-testid="why"><RuleLines rules=step.why.clone()/></div> })}
            {reach.filter(|_| !lit.get()).map(|reach| view! {
                <p>
                    <button type="button" class="quiet wide" on:click=move |_| on_light.run(reach)>
                        {words::lights_on()}" · "{words::lights_on_what()}
                    </button>
                </p>
            })}
        })
    };
    view! {
        <PieceSymbols/>
        <div class="evening-table again">
            <div class="table-main">
                {table}
                <Scrubber at end=Signal::derive(move || end) on_go=go/>
                <div class="row">
                    <WalkButton at walking end/>
                </div>
            </div>
            <aside class="around table-side">
                <section class="story">{told}</section>
                <Events story at on_go=go/>
            </aside>
        </div>
    }
}

/// Everything that happened, one below the other.
#[component]
fn Events(story: StoredValue<Story>, at: RwSignal<usize>, on_go: Callback<usize>) -> impl IntoView {
    let lines = story.with_value(|story| {
        let said = story.steps.iter().enumerate().map(|(moment, step)| {
            view! {
                <li>
                    <button
                        type="button"
                        class="link"
                        aria-current=move || (at.get() == moment).then_some("step")
                        on:click=move |_| on_go.run(moment)
                    >
                        {step.say.clone()}
                    </button>
                </li>
            }
        });
        said.collect_view()
    });
    view! {
        <details>
            <summary>{words::all_events()}</summary>
            <ol class="plain events">{lines}</ol>
        </details>
    }
}

fn cards(story: &Story, step: &Step) -> Vec<Card> {
    let over = step.contestants.is_empty();
    let players = story.names.iter().enumerate().map(|(player, name)| {
        let of = |all: &[dschamal::PieceSet]| {
            let set = all.get(player).copied();
            set.into_iter().flatten().collect::<Vec<_>>()
        };
        let mut open = of(&step.open);
        open.extend(of(&step.black));
        open.extend(step.tower.get(player).into_iter().flatten());
        Card {
            seat: player,
            name: name.clone(),
            you: story.you == Some(player),
            open,
            victory: of(&step.victory),
            tower: Vec::new(),
            height: None,
            black: Vec::new(),
            master: step.master == Some(player),
            contestant: !over && step.contestants.contains(&player),
            out: None,
            away: false,
            stand_in: None,
            level: None,
            false_starts: 0,
        }
    });
    players.collect()
}

fn line(hand: &HandStep, names: &[String]) -> impl IntoView + use<> {
    let pieces = hand.pulled.into_iter();
    let pieces = pieces
        .map(|piece| view! { <NamedPiece piece/> })
        .collect_view();
    view! {
        <li class:first=hand.first>
            <b>{names.get(hand.player).cloned()}</b>
            <span class="pulled">
                {if hand.pulled.is_empty() {
                    view! { <span class="hush">{words::pulled_nothing()}</span> }.into_any()
                } else {
                    pieces.into_any()
                }}
            </span>
            {hand.called.then(|| view! { <small>{words::called_camel()}</small> })}
        </li>
    }
}
