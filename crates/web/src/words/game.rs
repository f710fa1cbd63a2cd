//! Words around a game of Gimel.

use gimel::{Entry, Kind, Outcome, Reason, Side, Square};

/// An empty square, spoken.
pub const EMPTY_SQUARE: &str = "empty";
/// The board's name for a screen reader.
pub const BOARD: &str =
    "Gimel board. Arrow keys move, Enter picks up and puts down, B, C and F choose from the hand.";
/// The field that takes notation.
pub const TYPE_A_MOVE: &str = "Type a move";
/// What may be typed.
pub const MOVE_EXAMPLE: &str = "F@h5, h5-k8";
/// Plays what was typed.
pub const PLAY_TYPED: &str = "Play";
/// Shows what each side attacks.
pub const SHOW_ATTACKS: &str = "Attacks";
/// Turns the board round.
pub const TURN_BOARD: &str = "Turn";
/// Confirms a waiting move.
pub const TAKE_IT_BACK: &str = "Undo";
/// Takes back a played move.
pub const TAKE_BACK: &str = "Take back";
/// The far tray.
pub const IN_HAND: &str = "in hand";
/// What a side has captured.
pub const TAKEN: &str = "taken";
/// Pieces in hand for a screen reader.
#[must_use]
pub fn hand_of(side: Side) -> String {
    format!("{side}’s pieces in hand")
}

/// `white falcon`.
#[must_use]
pub fn piece(side: Side, kind: Kind) -> String {
    format!("{} {kind}", side.name())
}

/// `falcon, 3 in hand`.
#[must_use]
pub fn in_hand(kind: Kind, count: u8) -> String {
    format!("{kind}, {count} in hand")
}

/// A placement, spoken.
#[must_use]
pub fn placed(side: Side, kind: Kind, to: Square) -> String {
    format!("{side} places a {kind} on {to}.")
}

/// A move, spoken.
#[must_use]
pub fn moved(side: Side, kind: Kind, from: Square, to: Square) -> String {
    format!("{side}’s {kind} goes from {from} to {to}.")
}

/// A capture, spoken.
#[must_use]
pub fn captured(side: Side, kind: Kind, prey: Kind, to: Square, points: u32) -> String {
    format!(
        "{side}’s {kind} takes a {prey} on {to}. {side} has {}.",
        points_of(points)
    )
}

/// `1 point`, `34 points`.
#[must_use]
pub fn points_of(points: u32) -> String {
    let noun = if points == 1 { "point" } else { "points" };
    format!("{points} {noun}")
}

/// How many pieces leap to a square, spoken.
#[must_use]
pub fn attacked_by(side: Side, count: u8) -> String {
    format!("attacked by {count} of {side}’s")
}

/// An entry in the list of moves: notation for turns, words for the rest.
#[must_use]
pub fn entry(entry: Entry) -> String {
    match entry {
        Entry::Move(mv) => mv.to_string(),
        Entry::TurnTimeout => "turn lost on time".to_owned(),
        Entry::TimeUp => "time is up".to_owned(),
        Entry::Claim(side) => format!("{side} claims a draw"),
        Entry::Resign(side) => format!("{side} resigns"),
        Entry::Agree => "draw agreed".to_owned(),
    }
}

/// Progress towards the target, spoken.
#[must_use]
pub fn progress(side: Side, points: u32, target: Option<u32>) -> String {
    match target {
        Some(target) => format!("{side}: {points} of {target} points"),
        None => format!("{side}: {}", points_of(points)),
    }
}

/// Confirms the waiting move.
#[must_use]
pub fn play_it(mv: gimel::Move) -> String {
    format!("Play {mv}")
}

/// Somebody typed out of turn.
#[must_use]
pub const fn not_your_turn() -> &'static str {
    "It is not your turn."
}

/// Nothing like a move was typed.
#[must_use]
pub fn no_such_move(text: &str) -> String {
    format!("“{text}” is no move. Write F@h5 to place, h5-k8 to move or h5xk8 to capture.")
}

/// Whose turn it is.
#[must_use]
pub fn to_move(name: &str) -> String {
    format!("{name} to move")
}

/// The result in a sentence, with names.
#[must_use]
pub fn result(outcome: Outcome, names: &gimel::BySide<String>) -> String {
    match outcome.winner {
        Some(side) => format!("{} wins.", names[side]),
        None => "A draw.".to_owned(),
    }
}

/// Why it ended, in a sentence.
#[must_use]
pub fn reason(outcome: Outcome, names: &gimel::BySide<String>) -> String {
    let winner = outcome.winner.map(|side| names[side].as_str());
    let loser = outcome.winner.map(|side| names[side.other()].as_str());
    let (winner, loser) = (winner.unwrap_or("nobody"), loser.unwrap_or("nobody"));
    match outcome.reason {
        Reason::Target => format!("{winner} has the points that were agreed."),
        Reason::DrawRule => {
            "Both have captured plenty, and nobody leads by enough: the draw rule ends the game."
                .to_owned()
        }
        Reason::Time => "The agreed time is over; points decide.".to_owned(),
        Reason::TurnCount => "The agreed number of turns is played; points decide.".to_owned(),
        Reason::Repetition => "The same position came up for the third time.".to_owned(),
        Reason::NoProgress => {
            "Nothing was captured or placed for too long; points decide.".to_owned()
        }
        Reason::AllCaptured => "One side has no pieces left; points decide.".to_owned(),
        Reason::Resigned => format!("{loser} gave up."),
        Reason::Agreement => "You agreed on it.".to_owned(),
        Reason::Claim => "The draw rule was claimed, and it holds.".to_owned(),
        Reason::TurnTimeout => format!("{loser} took too long over a turn."),
        Reason::Stuck => "Neither side could act; points decide.".to_owned(),
    }
}
