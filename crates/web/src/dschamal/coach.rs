//! Coach marks: a sentence at the moment it helps, in a person's first three contests, and never again unless asked for.

use bag::{HandState, Load};
use leptos::prelude::*;

use crate::bag::feeling::Feeling;
use crate::browser::storage;
use crate::words;

/// In so many contests somebody is helped.
const CONTESTS: u32 = 3;

/// How many contests this person has been helped in.
fn helped() -> u32 {
    let kept = storage::read(storage::COACHED);
    kept.and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Help is wanted again.
pub fn again() {
    storage::write(storage::COACHED, "0");
}

/// What would help now.
#[must_use]
pub const fn hint(state: HandState) -> Hint {
    match state {
        HandState::Outside => Hint::Enter,
        HandState::Groping => Hint::Close,
        HandState::Closing => Hint::None,
        HandState::Cupped(Load::Several) => Hint::ShakeOff,
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
) -> impl IntoView {
    let before = helped();
    let wanted = before < CONTESTS;
    if wanted {
        storage::write(storage::COACHED, &(before + 1).to_string());
    }
    let text = move || words::coach(hint(feeling.state.get()));
    wanted.then(|| view! { <p class="coach" role="status" data-testid="coach">{text}</p> })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_that_holds_one_piece_is_told_to_trace_it() {
        assert_eq!(hint(HandState::Cupped(Load::One)), Hint::Trace);
        assert_eq!(hint(HandState::Cupped(Load::Several)), Hint::ShakeOff);
        assert_eq!(hint(HandState::Out), Hint::None);
    }
}
