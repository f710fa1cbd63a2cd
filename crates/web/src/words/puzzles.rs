//! Words of the puzzles: what is looked for, what came of it, how it goes.

use gimel::{Move, Side};

use super::book::say;

words! {
    /// The page.
    puzzles = "puzzles";
    /// What it is, at the front door.
    puzzles_what = "puzzles-what";
    /// Today's.
    puzzles_daily = "puzzles-daily";
    /// Another than today's.
    puzzles_another = "puzzles-another";
    /// Solved.
    puzzles_right = "puzzles-right";
    /// The answer is being looked for.
    puzzles_asking = "puzzles-asking";
    /// Good, but not the best.
    puzzles_not_best = "puzzles-not-best";
    /// Another try.
    puzzles_again = "puzzles-again";
    /// Another puzzle.
    puzzles_next = "puzzles-next";
    /// Gives up.
    puzzles_show = "puzzles-show";
    /// It costs nothing any more.
    puzzles_free = "puzzles-free";
    /// How it went so far.
    puzzles_record = "puzzles-record";
}

/// What is asked.
#[must_use]
pub fn puzzles_find(side: Side) -> String {
    say("puzzles-find", &[("side", side.name().into())])
}

/// How hard it is.
#[must_use]
pub fn puzzles_rating(rating: u32) -> String {
    say("puzzles-rating", &[("rating", rating.into())])
}

/// Not this one.
#[must_use]
pub fn puzzles_wrong(mv: Move) -> String {
    let mv = mv.to_string();
    say("puzzles-wrong", &[("move", (&mv).into())])
}

/// It was this one.
#[must_use]
pub fn puzzles_shown(mv: Move) -> String {
    let mv = mv.to_string();
    say("puzzles-shown", &[("move", (&mv).into())])
}

/// The whole line.
#[must_use]
pub fn puzzles_line(line: &str) -> String {
    say("puzzles-line", &[("line", line.into())])
}

/// What it costs to be shown the solution before a first try.
#[must_use]
pub fn puzzles_cost(before: u32, after: u32) -> String {
    say(
        "puzzles-cost",
        &[("before", before.into()), ("after", after.into())],
    )
}

/// One's own rating.
#[must_use]
pub fn puzzles_yours(rating: u32) -> String {
    say("puzzles-yours", &[("rating", rating.into())])
}

/// How many were solved at the first try.
#[must_use]
pub fn puzzles_solved(solved: u32, tried: u32) -> String {
    say(
        "puzzles-solved",
        &[("solved", solved.into()), ("tried", tried.into())],
    )
}

/// How many in a row.
#[must_use]
pub fn puzzles_row(row: u32, longest: u32) -> String {
    say(
        "puzzles-row",
        &[("row", row.into()), ("longest", longest.into())],
    )
}

/// How many days in a row.
#[must_use]
pub fn puzzles_days(days: u32) -> String {
    say("puzzles-days", &[("days", days.into())])
}
