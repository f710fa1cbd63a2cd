//! Words of the big screen, of eyes closed, and of the sounds of wood.

use super::book::{say, text};
use crate::bag::lesson::Example;

words! {
    /// The link to the big screen.
    screen = "screen";
    /// What it is.
    screen_what = "screen-what";
    /// Above the picture to scan.
    screen_join = "screen-join";
    /// Browsers speak only after a tap or a key.
    screen_voice = "screen-voice";
    /// What it says then.
    screen_speaks = "screen-speaks";
    /// Nobody plays yet.
    screen_waits = "screen-waits";
    /// A seat nobody sits on.
    screen_free = "screen-free";
    /// The handle of a chair.
    drag_to_seat = "drag-to-seat";
    /// There is no network.
    way_none = "way-none";
    /// Everybody plays by ear.
    eyes_closed = "eyes-closed";
    /// What that means at a table.
    eyes_closed_what = "eyes-closed-what";
    /// What it means in practice.
    eyes_closed_practice = "eyes-closed-practice";
    /// The sounds, one by one.
    sounds = "sounds";
    /// How they are to be heard.
    sounds_lead = "sounds-lead";
}

/// Below it, for those who type.
#[must_use]
pub fn screen_address(address: &str, code: &str) -> String {
    say(
        "screen-address",
        &[("address", address.into()), ("code", code.into())],
    )
}

/// What a sound says.
#[must_use]
pub fn sound_of(example: Example) -> &'static str {
    match example {
        Example::Flat => text("sound-flat"),
        Example::Round => text("sound-round"),
        Example::Edge => text("sound-edge"),
        Example::Corner => text("sound-corner"),
        Example::Left => text("sound-left"),
        Example::Right => text("sound-right"),
        Example::Top => text("sound-top"),
        Example::Bottom => text("sound-bottom"),
        Example::Hole => text("sound-hole"),
        Example::Solid => text("sound-solid"),
        Example::Two => text("sound-two"),
        Example::Thump => text("sound-thump"),
    }
}
