//! What the program says about its thoughts.

use std::fmt::Write as _;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use gimel_engine::{Line, Score, Thought};

/// Standard output, shared between the one who listens and the one who thinks.
pub(super) struct Voice<W>(Mutex<W>);

impl<W: Write> Voice<W> {
    pub(super) fn new(output: W) -> Self {
        Self(Mutex::new(output))
    }

    /// Says a line at once. A reader who has gone away needs no answer.
    pub(super) fn say(&self, line: &str) {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = writeln!(output, "{line}").and_then(|()| output.flush());
    }

    pub(super) fn complain(&self, why: &str) {
        self.say(&format!("info string error: {why}"));
    }
}

/// One `info` line for each line of the thought.
pub(super) fn info(thought: &Thought, time: Duration, all_nodes: u64) -> Vec<String> {
    let nps = all_nodes as f64 / time.as_secs_f64().max(1e-6);
    let head = |number: usize, line: &Line| {
        let mut text = format!("info depth {} multipv {number} ", thought.depth);
        let _ = write!(
            text,
            "score {} win {:.1} nodes {all_nodes} nps {nps:.0} hashfull {} time {} pv",
            score(line.score),
            line.score.win_chance() * 100.0,
            thought.table_fullness,
            time.as_millis(),
        );
        for mv in &line.moves {
            let _ = write!(text, " {mv}");
        }
        text
    };
    let numbered = (1..).zip(&thought.lines);
    numbered.map(|(number, line)| head(number, line)).collect()
}

/// `cp` hundredths of a point, or `mate` own turns until the end.
fn score(score: Score) -> String {
    match score.turns_to_end() {
        Some(turns) => format!("mate {}", (turns + turns.signum()) / 2),
        None => format!("cp {}", score.centipoints()),
    }
}
