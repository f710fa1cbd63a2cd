//! `caravanserai gimel perft`: how many sequences of exactly so many moves there are.

use std::collections::BTreeMap;
use std::fmt::Write;

use clap::Args;
use gimel::{Game, Move, perft_after};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use super::position::{Terms, read_game};

/// Below this depth the answer is there before a bar would be.
const DEEP: u32 = 5;

#[derive(Args)]
#[command(after_help = "Example:
  caravanserai gimel perft startpos 3
  caravanserai gimel perft '18/18/18/7F10/18/18/18/18 b 8,8,7 8,8,8 0,0 0,0' 2 --divide --option falcon=bent")]
pub(crate) struct Perft {
    /// `startpos` or a quoted GFEN, perhaps followed by ` moves …`
    position: String,
    /// How many moves a sequence has
    depth: u32,
    /// Also say what each first move contributes
    #[arg(long)]
    divide: bool,
    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    terms: Terms,
}

#[derive(Serialize)]
struct Answer {
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<BTreeMap<String, u64>>,
}

impl Perft {
    pub(crate) fn run(&self) -> Result<String, String> {
        let game = read_game(&self.position, self.terms.options()?)?;
        let parts = count(&game, self.depth);
        let nodes = if self.depth == 0 {
            1
        } else {
            parts.iter().map(|(_, nodes)| nodes).sum()
        };
        if self.json {
            let named = || {
                parts
                    .iter()
                    .map(|(mv, nodes)| (mv.to_string(), *nodes))
                    .collect()
            };
            let answer = Answer {
                depth: self.depth,
                nodes,
                divide: self.divide.then(named),
            };
            return serde_json::to_string(&answer).map_err(|why| why.to_string());
        }
        let mut text = String::new();
        if self.divide {
            for (mv, nodes) in &parts {
                writeln!(text, "{mv}: {nodes}").map_err(|why| why.to_string())?;
            }
            text.push_str("total: ");
        }
        Ok(text + &nodes.to_string())
    }
}

/// What each first move contributes, in alphabetical order; the moves are shared out among the cores.
fn count(game: &Game, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let moves = game.moves();
    let bar = if depth < DEEP {
        ProgressBar::hidden()
    } else {
        bar(moves.len() as u64)
    };
    let parts = moves
        .as_slice()
        .par_iter()
        .map(|&mv| {
            let nodes = perft_after(game, mv, depth);
            bar.inc(1);
            (mv, nodes)
        })
        .collect();
    bar.finish_and_clear();
    parts
}

/// A bar on stderr; indicatif leaves it out where nobody would see it.
fn bar(moves: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} first moves, {eta} left");
    ProgressBar::new(moves).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
