//! What the pocket referee was told, step by step.

use dschamal::{Piece, PieceSet};

use super::book::text;
use super::{the_piece, wooden};

/// A start piece was taken.
#[must_use]
pub fn told_start(name: &str, pieces: PieceSet) -> String {
    say!("told-start", name = name, pieces = &list(pieces))
}

/// The deciding piece was laid out.
#[must_use]
pub fn told_decide(piece: Piece) -> String {
    say!("told-decide", wooden = &wooden(piece))
}

/// A piece was taken.
#[must_use]
pub fn told_take(name: &str, from: &str, pieces: PieceSet) -> String {
    say!(
        "told-take",
        name = name,
        pieces = &list(pieces),
        from = from
    )
}

/// A consolation draw.
#[must_use]
pub fn told_console(name: &str, pulled: PieceSet, kept: bool) -> String {
    match (pulled.is_empty(), kept) {
        (true, _) => say!("told-console-nothing", name = name),
        (false, true) => say!("told-console-kept", name = name, pieces = &list(pulled)),
        (false, false) => say!("told-console-back", name = name, pieces = &list(pulled)),
    }
}

/// A piece was given away.
#[must_use]
pub fn told_give(name: &str) -> String {
    say!("told-give", name = name)
}

/// The camel moved a black piece.
#[must_use]
pub fn told_black_moved(from: &str, to: &str) -> String {
    say!("told-black-moved", from = from, to = to)
}

/// A tower stands.
#[must_use]
pub fn told_built(name: &str) -> String {
    say!("told-built", name = name)
}

/// Something fell.
#[must_use]
pub fn told_fell(name: &str, fell: PieceSet) -> String {
    say!("told-fell", name = name, pieces = &list(fell))
}

/// A tower was restored.
#[must_use]
pub fn told_restored(name: &str) -> String {
    say!("told-restored", name = name)
}

/// The slower one decided.
#[must_use]
pub fn told_keep(name: &str, keeps: bool) -> String {
    if keeps {
        say!("told-keep", name = name)
    } else {
        say!("told-return", name = name)
    }
}

/// A contest that was told, before it is ruled on again.
#[must_use]
pub fn told_contest(names: &[String]) -> String {
    say!("told-contest", names = &names.join(", "))
}

/// “the blue ball, the white egg and a black piece”.
#[must_use]
pub fn list(pieces: PieceSet) -> String {
    let named = |piece: Piece| match piece.is_black() {
        true => text("a-black-piece").to_owned(),
        false => the_piece(piece),
    };
    let mut names: Vec<String> = pieces.into_iter().map(named).collect();
    match (names.pop(), names.is_empty()) {
        (None, _) => text("the-nothing").to_owned(),
        (Some(only), true) => only,
        (Some(last), false) => say!("list-last", before = &names.join(", "), last = &last),
    }
}
