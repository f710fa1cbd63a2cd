//! Words of a game of Dschamál that is seen again: what was done, and the bag with the lights on.

use super::book::{decimal, text};

words! {
    /// A replay.
    a_dschamal_game = "a-dschamal-game";
    /// The beginning.
    said_begin = "said-begin";
    /// A tower fell.
    said_collapse = "said-collapse";
    /// See a contest from above.
    lights_on = "lights-on";
    /// What that is.
    lights_on_what = "lights-on-what";
    /// Back to the table.
    lights_off = "lights-off";
    /// The slider of a film.
    film_slider = "film-slider";
    /// Runs.
    film_play = "film-play";
    /// Stands still.
    film_pause = "film-pause";
    /// How fast.
    film_speed_word = "film-speed";
    /// The picture.
    film_picture = "film-picture";
    /// Every contest.
    all_events = "all-events";
    /// To the replay of a game that is over.
    see_it_again = "see-it-again";
    /// No game to be seen.
    nothing_to_see = "nothing-to-see";
    /// A hand pulled nothing.
    pulled_nothing = "pulled-nothing";
    /// Called the camel.
    mark_called = "mark-called";
    /// Out of the bag.
    mark_out = "mark-out";
    /// On the table.
    mark_placed = "mark-placed";
}

/// A start piece.
#[must_use]
pub fn said_start(who: &str, pieces: &str) -> String {
    say!("said-start", who = who, pieces = pieces)
}

/// The deciding piece.
#[must_use]
pub fn said_decide(piece: &str) -> String {
    say!("said-decide", piece = piece)
}

/// A contest.
#[must_use]
pub fn said_contest(pair: &str, winner: Option<&str>, again: bool) -> String {
    match (winner, again) {
        (Some(winner), _) => say!("said-contest-winner", pair = pair, winner = winner),
        (None, true) => say!("said-contest-again", pair = pair),
        (None, false) => say!("said-contest-nobody", pair = pair),
    }
}

/// A piece is taken.
#[must_use]
pub fn said_take(who: &str, piece: &str) -> String {
    say!("said-take", who = who, piece = piece)
}

/// A consolation draw.
#[must_use]
pub fn said_console(who: &str, pieces: &str) -> String {
    if pieces.is_empty() {
        say!("said-console-nothing", who = who)
    } else {
        say!("said-console", who = who, pieces = pieces)
    }
}

/// A piece is given away.
#[must_use]
pub fn said_give(who: &str, to: &str) -> String {
    say!("said-give", who = who, to = to)
}

/// The camel is used.
#[must_use]
pub fn said_camel(who: &str) -> String {
    say!("said-camel", who = who)
}

/// A piece is built.
#[must_use]
pub fn said_built(who: &str) -> String {
    say!("said-built", who = who)
}

/// A piece is kept.
#[must_use]
pub fn said_keep(who: &str) -> String {
    say!("said-keep", who = who)
}

/// A piece goes back.
#[must_use]
pub fn said_return(who: &str) -> String {
    say!("said-return", who = who)
}

/// Shapes are complete.
#[must_use]
pub fn said_complete(pieces: &str) -> String {
    say!("said-complete", pieces = pieces)
}

/// A moment of a contest.
#[must_use]
pub fn film_time(millis: i64) -> String {
    format!("{} s", decimal(millis as f64 / 1000.0, 2))
}

/// A speed: 1 is as it was.
#[must_use]
pub fn film_speed(slower: u32) -> String {
    match slower {
        1 => text("film-speed-as-it-was").to_owned(),
        slower => say!("film-slower", slower = slower),
    }
}

/// What happened to a hand, and when.
#[must_use]
pub fn film_mark(name: &str, what: &str, millis: i64) -> String {
    format!("{name} {what}, {}", film_time(millis))
}
