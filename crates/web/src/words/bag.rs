//! Words in the dark: what is felt, and what a hand can do.

use bag::Act;

/// Something felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeltWord {
    /// A straight side.
    Flat,
    /// A curve.
    Round,
    /// A ridge.
    Edge,
    /// A corner.
    Corner,
    /// A bump in the crowd.
    Bump,
    /// A hole in the middle.
    Hole,
    /// Wood in the middle.
    Solid,
    /// Somebody else's.
    Slipped,
    /// Before the mouth.
    Outside,
    /// Among the pieces.
    Inside,
    /// One piece in the hand.
    Closed,
    /// Several in the hand.
    Several,
    /// Let go.
    Opened,
    /// On the way out.
    Pulling,
    /// Out.
    Out,
}

/// The word for it.
#[must_use]
pub const fn felt(word: FeltWord) -> &'static str {
    match word {
        FeltWord::Flat => "a straight side",
        FeltWord::Round => "a curve",
        FeltWord::Edge => "a ridge",
        FeltWord::Corner => "a corner",
        FeltWord::Bump => "you bump into wood",
        FeltWord::Hole => "a hole in the middle",
        FeltWord::Solid => "solid wood in the middle",
        FeltWord::Slipped => "it slips away: another hand has it",
        FeltWord::Outside => "before the mouth of the bag",
        FeltWord::Inside => "among the pieces",
        FeltWord::Closed => "something is in your hand",
        FeltWord::Several => "more than one piece in your hand",
        FeltWord::Opened => "you let go",
        FeltWord::Pulling => "out with it",
        FeltWord::Out => "your hand is out",
    }
}

/// What a hand can do, on a button.
#[must_use]
pub const fn act(act: Act) -> &'static str {
    match act {
        Act::Cup => "Cup",
        Act::LetGo => "Let go",
        Act::Dip => "Dip",
        Act::ShakeOff => "Shake off",
        Act::Pull => "Pull",
    }
}

/// What the bag is, for those who hear it.
pub const THE_BAG: &str = "The bag. Arrows move your fingertip, space closes and opens your hand, D dips into the middle, X shakes off, Enter pulls.";
/// What the mouth is.
pub const MOUTH: &str = "mouth of the bag";
/// The hand's buttons.
pub const YOUR_HAND: &str = "Your hand";
/// How to feel, for a thumb.
pub const HOW_THUMB: &str = "Drag to trace. Tap to dip into the middle. Two fingers let go.";
/// How to feel, for a mouse.
pub const HOW_MOUSE: &str =
    "Move to trace. Click to dip into the middle. The other button lets go.";
/// The glow.
pub const GLOW: &str = "Glow in the bag";
/// What it does.
pub const GLOW_WHAT: &str =
    "A light at your fingertip where wood was touched. Off: only sound, buzz and words.";
/// The group.
pub const IN_THE_BAG: &str = "In the bag";

/// Arrow buttons.
pub const ARROWS: &str = "Arrow buttons in the bag";
/// What they are.
pub const ARROWS_WHAT: &str = "For a switch, or a thumb that does not like to drag. Hold one, or press it once to go and once to stop.";
/// A voice.
pub const VOICE: &str = "Shout with your voice";
/// What that is.
pub const VOICE_WHAT: &str = "A short loud cry calls the camel. The browser asks before it listens, it listens only while your hand is in the bag, and nothing leaves this device.";
/// The microphone listens.
pub const LISTENS: &str = "● listening for your shout";
/// It does not.
pub const DEAF: &str = "no microphone: use the button";
/// It is being asked for.
pub const ASKS_FOR_MICROPHONE: &str = "asking for the microphone…";
/// Before the call.
pub const TOO_EARLY: &str = "Too early! Hands off until the call.";

/// An arrow.
#[must_use]
pub fn arrow(way: &str) -> String {
    format!("Move {way}")
}
