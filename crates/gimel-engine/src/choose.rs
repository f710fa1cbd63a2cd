//! How a level chooses its move: it looks a little ahead, overlooks a little, and picks one of what seems good.

use gimel::{Game, Move};
use rand::{Rng, RngExt};

use crate::engine::{Breadth, PLAYS_TO_WIN, Task};
use crate::evaluate::Temper;
use crate::level::Character;
use crate::oversight::{last_moves, overlooked};
use crate::{Engine, Level, Limits, Line, NothingToPlay, Score, Thought};

impl Engine {
    /// The move this level plays. The same seed chooses the same move.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        rng: &mut impl Rng,
    ) -> Result<Move, NothingToPlay> {
        self.choose_within(game, level, u64::MAX, rng)
    }

    /// [`Self::choose`] for slow machines: the level looks at so many positions at most.
    pub fn choose_within(
        &mut self,
        game: &Game,
        level: Level,
        most_nodes: u64,
        rng: &mut impl Rng,
    ) -> Result<Move, NothingToPlay> {
        let choice = self.choose_line(game, level, most_nodes, rng)?;
        Ok(choice.best)
    }

    /// [`Self::choose_within`] with the line that the level expects of its move: the only one of the thought, even if it
    /// saw a better one.
    pub fn choose_line(
        &mut self,
        game: &Game,
        level: Level,
        most_nodes: u64,
        rng: &mut impl Rng,
    ) -> Result<Thought, NothingToPlay> {
        self.choose_until(game, level, most_nodes, rng, &mut |_| false)
    }

    /// [`Self::choose_line`] for a house with other guests: `should_stop` is asked now and then with the number of positions looked at
    /// so far, and ends the search where it is.
    pub fn choose_until(
        &mut self,
        game: &Game,
        level: Level,
        most_nodes: u64,
        rng: &mut impl Rng,
        should_stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Thought, NothingToPlay> {
        let character = level.traits();
        let nodes = character.limits.nodes.map(|nodes| nodes.min(most_nodes));
        let at_best = level == Level::BEST;
        let task = Task {
            limits: Limits {
                nodes,
                ..character.limits
            },
            lines: character.lines,
            unseen: overlooked(game, level, rng),
            // People should not have to outwait a machine.
            temper: Temper::Sociable,
            breadth: Breadth::Everything,
            helper: 0,
            // The others' strength was measured without either.
            contempt: if at_best { PLAYS_TO_WIN } else { 0 },
            with_net: at_best,
        };
        let thought = self.work(game, &task, should_stop, &mut |_| {})?;
        if !level.misses_recaptures() && takes_back(game, thought.best) {
            return Ok(only(thought, 0));
        }
        let chosen = pick(&thought.lines, &character, rng);
        Ok(only(thought, chosen.unwrap_or(0)))
    }
}

/// The thought with one of its lines and no other.
fn only(thought: Thought, chosen: usize) -> Thought {
    let Some(line) = thought.lines.get(chosen).cloned() else {
        return thought;
    };
    let best = line.best().unwrap_or(thought.best);
    Thought {
        best,
        score: line.score,
        pv: line.moves.clone(),
        lines: vec![line],
        ..thought
    }
}

/// Whether a move captures what has just captured.
fn takes_back(game: &Game, mv: Move) -> bool {
    let last = last_moves(game).next().filter(|last| last.is_capture());
    mv.is_capture() && last.is_some_and(|last| last.to() == mv.to())
}

/// One of the lines that give little away, by its place; the better, the likelier.
fn pick(lines: &[Line], character: &Character, rng: &mut impl Rng) -> Option<usize> {
    let best = lines.first()?.score;
    let floor = best.centipoints() - character.tolerance;
    let weights: Vec<(usize, f64)> = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| line.score.centipoints() >= floor)
        .map(|(place, line)| (place, weight(best, line.score, character)))
        .collect();
    let sum: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let mut left = rng.random::<f64>() * sum;
    for &(place, weight) in &weights {
        left -= weight;
        if left <= 0.0 {
            return Some(place);
        }
    }
    weights.first().map(|&(place, _)| place)
}

/// How likely a line is played that is not the best: a bell of plain arithmetic, equal on every machine.
fn weight(best: Score, score: Score, character: &Character) -> f64 {
    let loss = (best.win_chance() - score.win_chance()) / character.indifference;
    let bell = 1.0 / (1.0 + loss * loss);
    bell * bell
}
