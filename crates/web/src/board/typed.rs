//! Moves by text field: `F@h5`, `h5-k8`, `h5xk8`, and what people type when they are in a hurry.

use gimel::{Kind, Move, Square};

use super::legal::{in_turn, move_of};
use super::state::{BoardState, Held};

/// Reads a move and checks it. The error is a sentence for the person.
pub fn read(state: &BoardState, text: &str) -> Result<Move, String> {
    let mv = parse(state, text.trim())?;
    if !in_turn(state) {
        return Err(crate::words::not_your_turn().to_owned());
    }
    match state.rules.refusal(&state.position, mv) {
        Some(why) => Err(crate::words::sentence(&why.to_string())),
        None => Ok(mv),
    }
}

fn parse(state: &BoardState, text: &str) -> Result<Move, String> {
    if let Ok(mv) = text.parse() {
        return Ok(mv);
    }
    loose(text)
        .map(|(held, to)| move_of(&state.position, held, to))
        .ok_or_else(|| crate::words::no_such_move(text))
}

/// `fh5`, `f h5`, `h5k8`, `h5 k8`: the board knows whether it is a capture.
fn loose(text: &str) -> Option<(Held, Square)> {
    let plain: String = text
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect::<String>()
        .to_ascii_lowercase();
    let plain = plain.replacen('x', "", usize::from(plain.len() == 5));
    match plain.len() {
        3 => {
            let kind = Kind::from_letter(plain.chars().next()?.to_ascii_uppercase())?;
            Some((Held::Hand(kind), plain[1..].parse().ok()?))
        }
        4 => Some((Held::On(plain[..2].parse().ok()?), plain[2..].parse().ok()?)),
        _ => None,
    }
}
