//! Coach marks: a sentence at the moment it helps, in a person's first three contests, and never again unless asked for.

use std::time::Duration;

use bag::{HandState, Load};
use leptos::prelude::*;

use crate::bag::feeling::Feeling;
use crate::browser::storage;
use crate::lessons::means::use_means;
use crate::words;

/// In so many contests somebody is helped, and with so many buildings.
const CONTESTS: u32 = 3;
/// Who has held the same piece for so long is told of the fingertip in its middle.
const UNSURE: Duration = Duration::from_secs(4);

/// Whether somebody is helped this time; it is counted.
fn helps(kept: &str) -> bool {
    let before: u32 = storage::read(kept)
        .and_then(|text| text.parse().ok())
        .unwrap_or(0);
    let helps = before < CONTESTS;
    if helps {
        storage::write(kept, &(before + 1).to_string());
    }
    helps
}

/// Help is wanted again.
pub fn again() {
    storage::write(storage::COACHED, "0");
    storage::write(storage::COACHED_BUILDING, "0");
}

/// What would help now.
#[must_use]
pub const fn hint(state: HandState, unsure: bool) -> Hint {
    match state {
        HandState::Outside => Hint::Enter,
        HandState::Groping => Hint::Close,
        HandState::Closing => Hint::None,
        HandState::Cupped(Load::Several) => Hint::ShakeOff,
        HandState::Cupped(Load::One) if unsure => Hint::Dip,
        HandState::Cupped(Load::One) => Hint::Trace,
        HandState::Pulling | HandState::Out => Hint::None,
    }
}

/// A hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// Drag to put the hand in.
    Enter,
    /// Press Cup to take hold of something.
    Close,
    /// Circle around it; pull if it is wanted, let go if not.
    Trace,
    /// A fingertip in the middle of the piece tells whether there is a hole.
    Dip,
    /// Two pieces lose: shake one off.
    ShakeOff,
    /// Nothing.
    None,
}

/// The marks of one contest.
#[component]
pub fn CoachMarks(
    /// Whose hand.
    feeling: Feeling,
    /// Whether the hand may go in: what is said before would make it too early.
    called: RwSignal<bool>,
) -> impl IntoView {
    let wanted = helps(storage::COACHED);
    let means = use_means();
    let unsure = use_unsure(feeling);
    let text = move || match called.get() {
        true => words::coach(hint(feeling.state.get(), unsure.get()), means.get()),
        false => String::new(),
    };
    wanted.then(|| view! { <p class="coach" role="status" data-testid="coach">{text}</p> })
}

/// How a piece is moved, turned and let go, as long as it is in the hand.
#[component]
pub fn BuildingMark(
    /// Whether it is.
    #[prop(into)]
    held: Signal<bool>,
) -> impl IntoView {
    let means = use_means();
    let text = move || held.get().then(|| words::coach_build(means.get()));
    helps(storage::COACHED_BUILDING)
        .then(|| view! { <p class="coach" role="status" data-testid="coach">{text}</p> })
}

/// Whether the same piece has been in the hand for long.
fn use_unsure(feeling: Feeling) -> RwSignal<bool> {
    let unsure = RwSignal::new(false);
    let holds = StoredValue::new(0_u32);
    Effect::new(move |_| {
        feeling.state.get();
        unsure.set(false);
        holds.update_value(|number| *number += 1);
        let number = holds.get_value();
        set_timeout(
            move || {
                if holds.try_get_value() == Some(number) {
                    unsure.set(true);
                }
            },
            UNSURE,
        );
    });
    unsure
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_that_holds_one_piece_is_told_to_trace_it() {
        let one = HandState::Cupped(Load::One);
        assert_eq!(hint(one, false), Hint::Trace);
        assert_eq!(hint(one, true), Hint::Dip);
        assert_eq!(hint(HandState::Cupped(Load::Several), true), Hint::ShakeOff);
        assert_eq!(hint(HandState::Out, false), Hint::None);
    }
}
