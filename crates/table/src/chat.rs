//! What is said at a table: short lines, the last hundred of them, and nobody floods it.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::name::is_invisible;
use crate::{Handle, Millis};

/// The longest line, in characters.
const LONGEST_LINE: usize = 300;
/// How many lines are kept.
const KEPT: usize = 100;
/// So many lines in so long are a flood; so is the same line twice in a row.
const MANY: usize = 5;
const SPELL: Millis = Millis(10_000);

/// A line as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number in the log.
    pub line: u64,
    /// When it was said.
    pub at: Millis,
    /// Who said it.
    pub who: Handle,
    /// What they were called then.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// The lines that are still known.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Chat {
    lines: VecDeque<ChatLine>,
}

impl Chat {
    pub(crate) fn add(&mut self, line: u64, at: Millis, who: Handle, name: String, text: String) {
        self.lines.push_back(ChatLine {
            line,
            at,
            who,
            name,
            text,
        });
        if self.lines.len() > KEPT {
            self.lines.pop_front();
        }
    }

    pub(crate) fn line(&self, line: u64) -> Option<&ChatLine> {
        self.lines.iter().find(|known| known.line == line)
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = &ChatLine> {
        self.lines.iter()
    }

    pub(crate) fn would_flood(&self, who: Handle, now: Millis, text: &str) -> bool {
        let mut own = self.lines.iter().rev().filter(|line| line.who == who);
        let lately = |line: &&ChatLine| now - line.at < SPELL;
        let said = own.clone().take_while(lately).count();
        let again = own
            .next()
            .is_some_and(|line| lately(&line) && line.text == text);
        said >= MANY || again
    }
}

/// A line as it may be shown: one line, no control characters, not too long.
pub(crate) fn tidy_line(text: &str) -> Option<String> {
    let visible: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| {
            !c.is_control() && !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        })
        .take(LONGEST_LINE)
        .collect();
    let line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let shows = line.chars().any(|c| c != ' ' && !is_invisible(c));
    shows.then_some(line)
}
