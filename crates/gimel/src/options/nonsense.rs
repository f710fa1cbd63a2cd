//! Options that cannot be meant: each is fine alone, together they describe no game.

use std::fmt;

use thiserror::Error;

use super::{Options, TimeMode};

/// One reason why options make no sense.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Nonsense {
    /// Nobody can ever score that much.
    #[error(
        "gimel.target is {target} but a side's pieces are worth {total}; expected at most {total}, or none"
    )]
    TargetTooHigh {
        /// The target.
        target: u32,
        /// All the points there are.
        total: u32,
    },
    /// Turns cannot be counted out.
    #[error(
        "gimel.time_mode=turn_count divides a length by a limit; expected both gimel.game_minutes and gimel.turn_seconds"
    )]
    NothingToDivide,
    /// The game would be over before it begins.
    #[error(
        "gimel.turn_seconds is longer than gimel.game_minutes, which leaves no turn at all; expected a shorter turn"
    )]
    NoTurns,
    /// The draw rule has nothing to scale with.
    #[error(
        "gimel.draw_scales=true scales with the target; expected a gimel.target other than none"
    )]
    NothingToScale,
}

/// All the reasons why options make no sense.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct OptionsErrors(pub Vec<Nonsense>);

impl fmt::Display for OptionsErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
    }
}

impl Options {
    /// All the reasons why these options describe no game.
    pub fn check(&self) -> Result<(), OptionsErrors> {
        let mut reasons = Vec::new();
        let total = self.pieces_each.points();
        if let Some(target) = self.target.map(u32::from).filter(|&target| target > total) {
            reasons.push(Nonsense::TargetTooHigh { target, total });
        }
        if self.time_mode == TimeMode::TurnCount {
            match self.turn_limit() {
                None => reasons.push(Nonsense::NothingToDivide),
                Some(0) => reasons.push(Nonsense::NoTurns),
                Some(_) => {}
            }
        }
        if self.draw_scales && self.target.is_none() {
            reasons.push(Nonsense::NothingToScale);
        }
        if reasons.is_empty() {
            Ok(())
        } else {
            Err(OptionsErrors(reasons))
        }
    }

    /// The playing time in seconds, where one is agreed and measured by a clock.
    #[must_use]
    pub fn game_seconds(&self) -> Option<u64> {
        let minutes = self
            .game_minutes
            .filter(|_| self.time_mode == TimeMode::WallClock)?;
        Some(u64::from(minutes.get()) * 60)
    }

    /// How many turns the game has, where they are counted: length divided by the limit per turn.
    #[must_use]
    pub fn turn_limit(&self) -> Option<u64> {
        let minutes = self
            .game_minutes
            .filter(|_| self.time_mode == TimeMode::TurnCount)?;
        Some(u64::from(minutes.get()) * 60 / u64::from(self.turn_seconds?.get()))
    }
}
