//! Words around a game of Gimel.

use super::book::{text, text_of};
use crate::board::state::Remark;
use gimel::{ByKind, Entry, Kind, Outcome, Reason, Side, Square};

words! {
    /// An empty square, spoken.
    empty_square = "empty-square";
    /// A task is about this square.
    goal_square = "goal-square";
    /// The board's name for a screen reader.
    board = "board";
    /// The field that takes notation.
    type_a_move = "type-a-move";
    /// What may be typed.
    move_example = "move-example";
    /// Plays what was typed.
    play_typed = "play-typed";
    /// Shows what each side attacks.
    show_attacks = "show-attacks";
    /// Turns the board round.
    turn_board = "turn-board";
    /// Shows all squares, however small.
    whole_board = "whole-board";
    /// Confirms a waiting move.
    take_it_back = "take-it-back";
    /// Takes back a played move.
    take_back = "take-back";
    /// What a side has captured.
    taken = "taken";
}

/// Pieces in hand for a screen reader.
#[must_use]
pub fn hand_of(side: Side) -> String {
    say!("hand-of", side = side.name())
}

/// `white falcon`.
#[must_use]
pub fn piece(side: Side, kind: Kind) -> String {
    let key = format!("piece-{}-{}", side.name(), word(kind));
    text_of(&key).to_owned()
}

/// As messages know it.
pub(super) const fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Beetle => "beetle",
        Kind::Cat => "cat",
        Kind::Falcon => "falcon",
    }
}

/// `falcon`.
#[must_use]
pub fn gimel_kind(kind: Kind) -> &'static str {
    text_of(&format!("kind-{}", word(kind)))
}

/// `White`.
#[must_use]
pub fn side_name(side: Side) -> &'static str {
    text_of(&format!("side-{}", side.name()))
}

/// `taken: 1 beetle, 0 cats, 2 falcons`.
#[must_use]
pub fn taken_kinds(taken: ByKind<u8>) -> String {
    let ByKind {
        beetle,
        cat,
        falcon,
    } = taken;
    say!("taken-kinds", beetle = beetle, cat = cat, falcon = falcon)
}

/// `falcon, 3 in hand`.
#[must_use]
pub fn in_hand(kind: Kind, count: u8) -> String {
    say!("kind-in-hand", kind = gimel_kind(kind), count = count)
}

/// A placement, spoken.
#[must_use]
pub fn placed(side: Side, kind: Kind, to: Square) -> String {
    say!(
        "placed",
        side = side.name(),
        kind = word(kind),
        to = &to.to_string()
    )
}

/// A move, spoken.
#[must_use]
pub fn moved(side: Side, kind: Kind, from: Square, to: Square) -> String {
    say!(
        "moved",
        side = side.name(),
        kind = word(kind),
        from = &from.to_string(),
        to = &to.to_string()
    )
}

/// A capture, spoken.
#[must_use]
pub fn captured(side: Side, kind: Kind, prey: Kind, to: Square, points: u32) -> String {
    say!(
        "captured",
        side = side.name(),
        kind = word(kind),
        prey = word(prey),
        to = &to.to_string(),
        points = points
    )
}

/// `1 point`, `34 points`.
#[must_use]
pub fn points_of(points: u32) -> String {
    say!("points-of", points = points)
}

/// How many pieces leap to a square, spoken.
#[must_use]
pub fn attacked_by(side: Side, count: u8) -> String {
    say!("attacked-by", count = count, side = side.name())
}

/// An entry in the list of moves: notation for turns, words for the rest.
#[must_use]
pub fn entry(entry: Entry) -> String {
    match entry {
        Entry::Move(mv) => mv.to_string(),
        Entry::TurnTimeout => text("entry-turn-timeout").to_owned(),
        Entry::TimeUp => text("entry-time-up").to_owned(),
        Entry::Claim(side) => say!("entry-claim", side = side.name()),
        Entry::Resign(side) => say!("entry-resign", side = side.name()),
        Entry::Agree => text("entry-agree").to_owned(),
    }
}

/// Progress towards the target, spoken.
#[must_use]
pub fn progress(side: Side, points: u32, target: Option<u32>) -> String {
    match target {
        Some(target) => say!(
            "progress-target",
            side = side.name(),
            points = points,
            target = target
        ),
        None => say!("progress", side = side.name(), points = points),
    }
}

/// What the points are, and how many more of them win.
#[must_use]
pub fn points_explained(more: Option<u32>) -> String {
    match more {
        Some(more) => say!("points-explained-target", more = more),
        None => text("points-explained").to_owned(),
    }
}

/// What can be done, to who tapped where nothing can.
#[must_use]
pub fn remark(remark: Remark) -> &'static str {
    match remark {
        Remark::Place => text("remark-place"),
        Remark::Step => text("remark-step"),
        Remark::Theirs => text("remark-theirs"),
    }
}

/// Confirms the waiting move.
#[must_use]
pub fn play_it(mv: gimel::Move) -> String {
    say!("play-it", turn = &mv.to_string())
}

/// Somebody typed out of turn.
#[must_use]
pub fn not_your_turn() -> &'static str {
    text("not-your-turn")
}

/// Nothing like a move was typed.
#[must_use]
pub fn no_such_move(typed: &str) -> String {
    say!("no-such-move", typed = typed)
}

/// Whose turn it is.
#[must_use]
pub fn to_move(name: &str) -> String {
    say!("to-move", name = name)
}

/// The result in a sentence, with names.
#[must_use]
pub fn result(outcome: Outcome, names: &gimel::BySide<String>) -> String {
    match outcome.winner {
        Some(side) => say!("result-winner", winner = &names[side]),
        None => text("result-none").to_owned(),
    }
}

/// Why it ended, in a sentence.
#[must_use]
pub fn reason(outcome: Outcome, names: &gimel::BySide<String>) -> String {
    let winner = outcome.winner.map(|side| names[side].as_str());
    let loser = outcome.winner.map(|side| names[side.other()].as_str());
    let (winner, loser) = (winner.unwrap_or_default(), loser.unwrap_or_default());
    match outcome.reason {
        Reason::Target => say!("reason-target", winner = winner),
        Reason::DrawRule => text("reason-draw-rule").to_owned(),
        Reason::Time => text("reason-time").to_owned(),
        Reason::TurnCount => text("reason-turn-count").to_owned(),
        Reason::Repetition => text("reason-repetition").to_owned(),
        Reason::NoProgress => text("reason-no-progress").to_owned(),
        Reason::AllCaptured => text("reason-all-captured").to_owned(),
        Reason::Resigned => say!("reason-resigned", loser = loser),
        Reason::Agreement => text("reason-agreement").to_owned(),
        Reason::Claim => text("reason-claim").to_owned(),
        Reason::TurnTimeout => say!("reason-turn-timeout", loser = loser),
        Reason::Stuck => text("reason-stuck").to_owned(),
    }
}
