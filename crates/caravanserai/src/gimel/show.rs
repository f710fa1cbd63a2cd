//! `caravanserai gimel show`: one position, for people or for programs.

use std::fmt::{self, Write};

use clap::Args;
use gimel::{BySide, FILES, Game, Outcome, RANKS, Side, Square};
use serde::Serialize;

use super::position::{Terms, play_on, read_game};

#[derive(Args)]
#[command(after_help = "Example:
  caravanserai gimel show startpos --moves 'F@h5 B@k8 h5xk8'
  caravanserai gimel show startpos --json")]
pub(crate) struct Show {
    /// `startpos` or a quoted GFEN, perhaps followed by ` moves …`
    position: String,
    /// Moves to play from there; also turn-timeout, time-up, white-claims, white-resigns, draw-agreed …
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    terms: Terms,
}

#[derive(Serialize)]
struct Answer {
    gfen: String,
    side: Side,
    points: BySide<u32>,
    legal_moves: usize,
    result: Option<Outcome>,
}

impl Show {
    pub(crate) fn run(&self) -> Result<String, String> {
        let mut game = read_game(&self.position, self.terms.options()?)?;
        play_on(&mut game, &self.moves)?;
        if self.json {
            let position = game.position();
            let answer = Answer {
                gfen: position.to_string(),
                side: position.side(),
                points: BySide::from_fn(|side| position.points(side)),
                legal_moves: game.moves().len(),
                result: game.outcome(),
            };
            return serde_json::to_string(&answer).map_err(|why| why.to_string());
        }
        let mut text = String::new();
        write_board(&mut text, &game)
            .and_then(|()| write_state(&mut text, &game))
            .map_err(|why| why.to_string())?;
        Ok(text)
    }
}

fn write_board(text: &mut String, game: &Game) -> fmt::Result {
    for rank in (0..RANKS).rev() {
        write!(text, "{}", rank + 1)?;
        for file in 0..FILES {
            let piece = Square::at(file, rank).and_then(|square| game.position().piece_at(square));
            write!(text, " {}", piece.map_or('·', gimel::Piece::letter))?;
        }
        text.push('\n');
    }
    text.push(' ');
    for file in 0..FILES {
        write!(text, " {}", (b'a' + file) as char)?;
    }
    text.push_str("\n\n");
    Ok(())
}

fn write_state(text: &mut String, game: &Game) -> fmt::Result {
    let position = game.position();
    for side in Side::BOTH {
        let hand = position.hand(side);
        writeln!(
            text,
            "{side}: points {}, captured {}; in hand {} beetles, {} cats, {} falcons",
            position.points(side),
            position.captured(side),
            hand.beetle,
            hand.cat,
            hand.falcon
        )?;
    }
    match game.outcome() {
        Some(outcome) => writeln!(text, "Over: {outcome}")?,
        None => writeln!(
            text,
            "{} to move, {} legal moves",
            position.side(),
            game.moves().len()
        )?,
    }
    write!(text, "{position}")
}
