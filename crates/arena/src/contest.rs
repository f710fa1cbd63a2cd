//! One game between two programs, under the eyes of the rules.

use std::time::Duration;

use gimel::{BySide, Game, Move, Options, Record, Side};
use serde::Serialize;

use crate::program::{Program, ProgramError};
use crate::referee::{Clocks, Pace};

/// Under what conditions games are played.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Conditions {
    pub(crate) options: Options,
    pub(crate) pace: Pace,
    /// How late an answer may come before the game is lost on time.
    pub(crate) slack_ms: u64,
    /// Turns after which a game is drawn.
    pub(crate) most_turns: u64,
}

/// Why a game ended that the rules would have let go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fault {
    Illegal,
    Time,
    Crash,
}

/// A finished game.
pub(crate) struct Finished {
    /// Nobody in a draw.
    pub(crate) winner: Option<Side>,
    pub(crate) fault: Option<(Side, Fault)>,
    /// Nobody and nothing ended it but the number of its turns.
    pub(crate) cut: bool,
    pub(crate) turns: u64,
    pub(crate) slowest: Duration,
    pub(crate) record: Record,
}

/// Plays a game to its end.
pub(crate) fn play(
    opening: &str,
    conditions: &Conditions,
    players: &mut BySide<&mut Program>,
) -> Result<Finished, ProgramError> {
    let position = opening.parse().unwrap_or_default();
    let mut game = Game::from_position(conditions.options, position).unwrap_or_default();
    for side in Side::BOTH {
        players[side].new_game()?;
    }
    let mut clocks = Clocks::new(conditions.pace, conditions.slack_ms);
    let mut text = format!("position gfen {opening} moves");
    let (mut fault, mut slowest) = (None, Duration::ZERO);
    while game.outcome().is_none() && game.turns() < conditions.most_turns {
        let side = game.position().side();
        match turn(&mut game, &text, &mut clocks, players[side]) {
            Ok((mv, time)) => {
                slowest = slowest.max(time);
                text = format!("{text} {mv}");
            }
            Err(what) => {
                fault = Some((side, what));
                break;
            }
        }
    }
    let ruled = game.outcome().and_then(|outcome| outcome.winner);
    Ok(Finished {
        winner: fault.map_or(ruled, |(side, _)| Some(side.other())),
        fault,
        cut: fault.is_none() && game.outcome().is_none(),
        turns: game.turns(),
        slowest,
        record: Record::from(&game),
    })
}

fn turn(
    game: &mut Game,
    text: &str,
    clocks: &mut Clocks,
    player: &mut Program,
) -> Result<(Move, Duration), Fault> {
    let side = game.position().side();
    let answer = player.think(text, &clocks.go(), clocks.most(side));
    let (word, time) = answer.map_err(|why| match why {
        ProgramError::Silent(..) => Fault::Time,
        ProgramError::Gone(_) | ProgramError::Start(..) => Fault::Crash,
    })?;
    let mv: Move = word.parse().map_err(|_| Fault::Illegal)?;
    game.play(mv).map_err(|_| Fault::Illegal)?;
    clocks.spend(side, time);
    Ok((mv, time))
}
