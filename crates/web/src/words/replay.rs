//! Words of a game of Dschamál that is seen again: what was done, and the bag with the lights on.

/// A replay.
pub const A_DSCHAMAL_GAME: &str = "A game of Dschamál";
/// The beginning.
pub const SAID_BEGIN: &str = "The game begins.";
/// A tower fell.
pub const SAID_COLLAPSE: &str = "A tower falls.";
/// See a contest from above.
pub const LIGHTS_ON: &str = "Lights on";
/// What that is.
pub const LIGHTS_ON_WHAT: &str = "See this reach from above";
/// Back to the table.
pub const LIGHTS_OFF: &str = "Lights off";
/// The slider of a film.
pub const FILM_SLIDER: &str = "Moment of the contest";
/// Runs.
pub const FILM_PLAY: &str = "Run";
/// Stands still.
pub const FILM_PAUSE: &str = "Pause";
/// How fast.
pub const FILM_SPEED: &str = "Speed";
/// The picture.
pub const FILM_PICTURE: &str = "The bag from above, with both hands’ ways";
/// Every contest.
pub const ALL_EVENTS: &str = "What happened";
/// To the replay of a game that is over.
pub const SEE_IT_AGAIN: &str = "See it again, with the lights on";
/// No game to be seen.
pub const NOTHING_TO_SEE: &str = "There is no finished game to be seen here.";
/// A hand pulled nothing.
pub const PULLED_NOTHING: &str = "nothing";

/// A start piece.
#[must_use]
pub fn said_start(who: &str, pieces: &str) -> String {
    format!("{who} starts with {pieces}.")
}

/// The deciding piece.
#[must_use]
pub fn said_decide(piece: &str) -> String {
    format!("The deciding piece is {piece}.")
}

/// A contest.
#[must_use]
pub fn said_contest(pair: &str, winner: Option<&str>, again: bool) -> String {
    match (winner, again) {
        (Some(winner), _) => format!("{pair}: {winner} wins."),
        (None, true) => format!("{pair}: it is repeated."),
        (None, false) => format!("{pair}: nobody wins."),
    }
}

/// A piece is taken.
#[must_use]
pub fn said_take(who: &str, piece: &str) -> String {
    format!("{who} takes {piece}.")
}

/// A consolation draw.
#[must_use]
pub fn said_console(who: &str, pieces: &str) -> String {
    if pieces.is_empty() {
        format!("{who} draws nothing for consolation.")
    } else {
        format!("{who} draws for consolation: {pieces}.")
    }
}

/// A piece is given away.
#[must_use]
pub fn said_give(who: &str, to: &str) -> String {
    format!("{who} gives the piece to {to}.")
}

/// The camel is used.
#[must_use]
pub fn said_camel(who: &str) -> String {
    format!("{who} uses the camel.")
}

/// A piece is built.
#[must_use]
pub fn said_built(who: &str) -> String {
    format!("{who} builds.")
}

/// A piece is kept.
#[must_use]
pub fn said_keep(who: &str) -> String {
    format!("{who} keeps the piece.")
}

/// A piece goes back.
#[must_use]
pub fn said_return(who: &str) -> String {
    format!("{who} puts the piece back.")
}

/// Shapes are complete.
#[must_use]
pub fn said_complete(pieces: &str) -> String {
    format!("All four are out: {pieces}.")
}

/// A moment of a contest.
#[must_use]
pub fn film_time(millis: i64) -> String {
    format!("{:.2} s", millis as f64 / 1000.0)
}

/// A speed: 1 is as it was.
#[must_use]
pub fn film_speed(slower: u32) -> String {
    match slower {
        1 => "as it was".to_owned(),
        slower => format!("{slower} × slower"),
    }
}

/// What happened to a hand, and when.
#[must_use]
pub fn film_mark(name: &str, what: &str, millis: i64) -> String {
    format!("{name} {what}, {}", film_time(millis))
}

/// Called the camel.
pub const MARK_CALLED: &str = "calls the camel";
/// Out of the bag.
pub const MARK_OUT: &str = "is out of the bag";
/// On the table.
pub const MARK_PLACED: &str = "has it on the table";
