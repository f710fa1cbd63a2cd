//! Words of a game of Dschamál that is seen again: what was done, and the bag with the lights on.

use super::book::{decimal, text};
use super::who::Who;

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
pub fn said_start(who: &Who, pieces: &str) -> String {
    let (you, who) = (who.form(), who.label());
    say!("said-start", you = you, who = who, pieces = pieces)
}

/// The deciding piece.
#[must_use]
pub fn said_decide(piece: &str) -> String {
    say!("said-decide", piece = piece)
}

/// A contest.
#[must_use]
pub fn said_contest(pair: &str, winner: Option<&Who>, again: bool) -> String {
    match (winner, again) {
        (Some(winner), _) => {
            let (you, winner) = (winner.form(), winner.label());
            say!(
                "said-contest-winner",
                pair = pair,
                you = you,
                winner = winner
            )
        }
        (None, true) => say!("said-contest-again", pair = pair),
        (None, false) => say!("said-contest-nobody", pair = pair),
    }
}

/// A piece is taken.
#[must_use]
pub fn said_take(who: &Who, piece: &str) -> String {
    let (you, who) = (who.form(), who.label());
    say!("said-take", you = you, who = who, piece = piece)
}

/// A consolation draw.
#[must_use]
pub fn said_console(who: &Who, pieces: &str) -> String {
    let (you, who) = (who.form(), who.label());
    if pieces.is_empty() {
        say!("said-console-nothing", you = you, who = who)
    } else {
        say!("said-console", you = you, who = who, pieces = pieces)
    }
}

/// A piece is given away.
#[must_use]
pub fn said_give(who: &Who, to: &Who) -> String {
    let you = match (who, to) {
        (Who::You, _) => "gives",
        (_, Who::You) => "gets",
        _ => "no",
    };
    say!("said-give", you = you, who = who.label(), to = to.label())
}

/// The camel is used.
#[must_use]
pub fn said_camel(who: &Who) -> String {
    say!("said-camel", you = who.form(), who = who.label())
}

/// A piece is built.
#[must_use]
pub fn said_built(who: &Who) -> String {
    say!("said-built", you = who.form(), who = who.label())
}

/// A piece is kept.
#[must_use]
pub fn said_keep(who: &Who) -> String {
    say!("said-keep", you = who.form(), who = who.label())
}

/// A piece goes back.
#[must_use]
pub fn said_return(who: &Who) -> String {
    say!("said-return", you = who.form(), who = who.label())
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
    say!(
        "film-mark",
        name = name,
        what = what,
        time = &film_time(millis)
    )
}
