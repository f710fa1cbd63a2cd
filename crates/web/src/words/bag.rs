//! Words in the dark: what is felt, and what a hand can do.

use super::book::text;
use bag::Act;

words! {
    /// What the bag is, for those who hear it.
    the_bag = "the-bag";
    /// What the mouth is.
    mouth = "mouth";
    /// The hand's buttons.
    your_hand = "your-hand";
    /// The glow.
    glow = "glow";
    /// What it does.
    glow_what = "glow-what";
    /// The group.
    in_the_bag_word = "in-the-bag";
    /// Arrow buttons.
    arrows = "arrows";
    /// What they are.
    arrows_what = "arrows-what";
    /// A voice.
    voice = "voice";
    /// What that is.
    voice_what = "voice-what";
    /// The microphone listens.
    listens = "listens";
    /// It does not.
    deaf = "deaf";
    /// It is being asked for.
    asks_for_microphone = "asks-for-microphone";
    /// Before the call.
    too_early = "too-early";
}

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
    /// On the way to something to close on.
    Reaching,
    /// Closed on nothing.
    Missed,
    /// Asked to come out with nothing in it.
    Empty,
}

/// The word for it.
#[must_use]
pub fn felt(word: FeltWord) -> &'static str {
    match word {
        FeltWord::Flat => text("felt-flat"),
        FeltWord::Round => text("felt-round"),
        FeltWord::Edge => text("felt-edge"),
        FeltWord::Corner => text("felt-corner"),
        FeltWord::Bump => text("felt-bump"),
        FeltWord::Hole => text("felt-hole"),
        FeltWord::Solid => text("felt-solid"),
        FeltWord::Slipped => text("felt-slipped"),
        FeltWord::Outside => text("felt-outside"),
        FeltWord::Inside => text("felt-inside"),
        FeltWord::Closed => text("felt-closed"),
        FeltWord::Several => text("felt-several"),
        FeltWord::Opened => text("felt-opened"),
        FeltWord::Pulling => text("felt-pulling"),
        FeltWord::Out => text("felt-out"),
        FeltWord::Reaching => text("felt-reaching"),
        FeltWord::Missed => text("felt-missed"),
        FeltWord::Empty => text("felt-empty"),
    }
}

/// What a hand can do, on a button.
#[must_use]
pub fn act(act: Act) -> &'static str {
    match act {
        Act::Cup => text("act-cup"),
        Act::LetGo => text("act-let-go"),
        Act::Dip => text("act-dip"),
        Act::ShakeOff => text("act-shake-off"),
        Act::Pull => text("act-pull"),
    }
}

/// An arrow.
#[must_use]
pub fn arrow(way: &str) -> String {
    say!("arrow", way = way)
}
