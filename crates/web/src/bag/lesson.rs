//! The sounds of wood one by one, as a fingertip would make them: for those who want to play by ear.

use std::time::Duration;

use bag::{Contact, DIRECTIONS, Dip, HandState, Load, Sharpness, Touch};
use leptos::prelude::*;

use super::hearing::{strikes, tone};
use super::voice::Voice;
use crate::words;

/// How long a lasting sound is heard.
const LASTS: Duration = Duration::from_millis(900);
/// How fast the finger slips in the examples.
const SLIP: u8 = 4;

/// A sound to be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Example {
    /// A flat side.
    Flat,
    /// A round side.
    Round,
    /// An edge.
    Edge,
    /// A corner.
    Corner,
    /// The left of a piece.
    Left,
    /// The right of a piece.
    Right,
    /// The top of a piece.
    Top,
    /// The bottom of a piece.
    Bottom,
    /// A dip into a hole.
    Hole,
    /// A dip onto wood.
    Solid,
    /// Two pieces in the grip.
    Two,
    /// A bump in the crowd.
    Thump,
}

impl Example {
    /// All of them, in the order they are learnt.
    pub const ALL: [Example; 12] = [
        Example::Flat,
        Example::Round,
        Example::Edge,
        Example::Corner,
        Example::Left,
        Example::Right,
        Example::Top,
        Example::Bottom,
        Example::Hole,
        Example::Solid,
        Example::Two,
        Example::Thump,
    ];

    /// What a fingertip would feel.
    #[must_use]
    pub fn touch(self) -> Touch {
        let quarter = DIRECTIONS / 4;
        let wood = |direction: u8, sharpness: Sharpness| Touch {
            contact: Some(Contact {
                direction,
                sharpness,
                slip: SLIP,
            }),
            ..still(HandState::Cupped(Load::One))
        };
        match self {
            Example::Flat => wood(quarter, Sharpness::Flat),
            Example::Round => wood(quarter, Sharpness::Round),
            Example::Edge => wood(quarter, Sharpness::Edge),
            Example::Corner => wood(quarter, Sharpness::Corner),
            Example::Right => wood(0, Sharpness::Round),
            Example::Top => wood(quarter, Sharpness::Round),
            Example::Left => wood(2 * quarter, Sharpness::Round),
            Example::Bottom => wood(3 * quarter, Sharpness::Round),
            Example::Hole => dipped(Dip::Hole),
            Example::Solid => dipped(Dip::Solid),
            Example::Two => still(HandState::Cupped(Load::Several)),
            Example::Thump => Touch {
                thump: 5,
                ..still(HandState::Groping)
            },
        }
    }
}

fn still(state: HandState) -> Touch {
    Touch {
        state,
        place: [0, 0],
        contact: None,
        thump: 0,
        slipped: false,
        dip: None,
        missed: false,
    }
}

fn dipped(dip: Dip) -> Touch {
    Touch {
        dip: Some(dip),
        ..still(HandState::Cupped(Load::One))
    }
}

/// A button for every sound; what is heard is written on it.
#[component]
pub fn Sounds() -> impl IntoView {
    let voice = StoredValue::new_local(None::<Voice>);
    let playing = RwSignal::new(None::<Example>);
    let play = move |example: Example| {
        if voice.with_value(Option::is_none) {
            voice.set_value(Voice::new());
        }
        let touch = example.touch();
        let before = still(touch.state);
        voice.with_value(|voice| {
            let Some(voice) = voice else { return };
            voice.wake();
            voice.sound(tone(&touch));
            for strike in strikes(Some(&before), &touch) {
                voice.strike(strike);
            }
        });
        playing.set(Some(example));
        set_timeout(
            move || {
                if playing.try_get_untracked() == Some(Some(example)) {
                    playing.set(None);
                    voice.try_with_value(|voice| voice.as_ref().map(|voice| voice.sound(None)));
                }
            },
            LASTS,
        );
    };
    let buttons = Example::ALL.map(|example| {
        view! {
            <button
                type="button"
                class="quiet wide"
                class:sounding=move || playing.get() == Some(example)
                on:click=move |_| play(example)
            >
                {words::sound_of(example)}
            </button>
        }
    });
    view! {
        <details class="sounds">
            <summary>{words::sounds()}</summary>
            <p class="hush">{words::sounds_lead()}</p>
            <div class="answer-lines">{buttons.into_iter().collect_view()}</div>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_examples_sound_alike() {
        let heard = Example::ALL.map(|example| {
            let touch = example.touch();
            let strikes = strikes(Some(&still(touch.state)), &touch);
            (tone(&touch), strikes)
        });
        for (index, one) in heard.iter().enumerate() {
            assert!(one.0.is_some() || !one.1.is_empty(), "{index} is silent");
            let same = heard[..index].iter().position(|other| other == one);
            // The top of a round side is both the example of round and of the top.
            let twins = [Example::ALL[index], Example::ALL[same.unwrap_or(index)]];
            assert!(
                same.is_none() || twins == [Example::Top, Example::Round],
                "{twins:?}"
            );
        }
    }
}
