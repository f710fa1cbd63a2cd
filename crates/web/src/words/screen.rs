//! Words of the big screen, of eyes closed, and of the sounds of wood.

use super::book::{decimal, text};
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
    /// Beside the name of who won a contest.
    screen_wins = "screen-wins";
    /// Above the bets.
    screen_bets = "screen-bets";
    /// What counts in the Quartet.
    screen_own_shapes = "screen-own-shapes";
    /// What counts in the Tower.
    screen_any_piece = "screen-any-piece";
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

/// Below it, for those who type; the code follows.
#[must_use]
pub fn screen_address(address: &str) -> String {
    say!("screen-address", address = address)
}

/// How long a contest lasts already, to a tenth of a second: `0:04.2`.
#[must_use]
pub fn contest_tenths(millis: u32) -> String {
    let tenths = millis / 100;
    let seconds = decimal(f64::from(tenths % 600) / 10.0, 1);
    format!("{}:{seconds:0>4}", tenths / 600)
}

/// A line of the scale below a photo finish.
#[must_use]
pub fn tick(millis: u32) -> String {
    let decimals = match millis {
        whole if whole.is_multiple_of(1000) => 0,
        tenth if tenth.is_multiple_of(100) => 1,
        _ => 2,
    };
    format!("{} s", decimal(f64::from(millis) / 1000.0, decimals))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::book::speak;
    use lingo::Language;

    #[test]
    fn clock_of_a_contest_has_tenths() {
        let said = [0, 4_249, 59_999, 60_000, 125_730].map(contest_tenths);
        assert_eq!(said, ["0:00.0", "0:04.2", "0:59.9", "1:00.0", "2:05.7"]);
        let ticks = [0, 500, 4_250, 12_000].map(tick);
        assert_eq!(ticks, ["0 s", "0.5 s", "4.25 s", "12 s"]);
        speak(Language::German);
        assert_eq!(contest_tenths(4_249), "0:04,2");
        speak(Language::English);
    }
}
