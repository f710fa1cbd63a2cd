//! A game that is over, looked at once more: how the chances went, and where they turned.

use gimel::{BySide, Entry, Game, Leaps, Move, Options, Position, Side};

use super::outlook::Outlook;
use super::why::{Why, hanging, why};
use super::wire::{Seen, SeenLine};

/// Positions for a first look at every turn, and for a second one where something seems to have happened.
const QUICK: u64 = 6_000;
const CAREFUL: u64 = 24_000;
/// A chance lost that deserves a second look, and one that deserves to be told.
const SUSPICIOUS: f64 = 0.06;
const TELLING: f64 = 0.07;
/// The most turns that are looked at twice.
const MOST_TOLD: usize = 12;
/// The share of the work that the second looks are, in hundredths.
const SECOND_SHARE: usize = 25;

/// What is known about a moment of the game, White's chances in front.
#[derive(Debug, Clone, PartialEq, Default)]
struct Moment {
    /// White's chance to win.
    white: Option<f64>,
    best: Option<SeenLine>,
    nodes: u64,
}

/// A game that is being looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    options: Options,
    /// Before the first turn, after it, and so on.
    positions: Vec<Position>,
    turns: Vec<Entry>,
    moments: Vec<Moment>,
    /// What is looked at twice: known once everything was looked at.
    again: Option<Vec<usize>>,
}

/// How bad it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Small.
    Slip,
    /// It hurt.
    Mistake,
    /// It may have decided the game.
    Blunder,
}

/// A turn that changed the chances.
#[derive(Debug, Clone, PartialEq)]
pub struct Turning {
    /// How many turns were played before it.
    pub turn: usize,
    /// Whose.
    pub side: Side,
    /// What was played.
    pub played: Move,
    /// What would have been better.
    pub better: Move,
    /// Chances of that side before and after, in per cent.
    pub percent: [u32; 2],
    /// How bad.
    pub grade: Grade,
    /// What the other side got out of it.
    pub then: Why,
    /// The other side's best answer.
    pub answer: Option<Move>,
    /// What the better move was good for.
    pub instead: Why,
}

impl Review {
    /// A game to be looked at: its turns from the start. What was said and not played does not count.
    #[must_use]
    pub fn new(game: &Game) -> Review {
        let options = *game.rules().options();
        let mut walk = Game::from_position(options, game.start().clone()).unwrap_or_default();
        let mut positions = vec![walk.position().clone()];
        let mut turns = Vec::new();
        for &entry in game.entries().iter().filter(|entry| entry.is_turn()) {
            if walk.apply(entry).is_err() {
                break;
            }
            turns.push(entry);
            positions.push(walk.position().clone());
        }
        let mut moments = vec![Moment::default(); positions.len()];
        if let (Some(last), Some(outcome)) = (moments.last_mut(), walk.outcome()) {
            last.nodes = u64::MAX;
            last.white = Some(Outlook::at_the_end(outcome));
        }
        Review {
            options,
            positions,
            turns,
            moments,
            again: None,
        }
    }

    /// How many turns there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether nothing was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// What to look at next, and how long: every moment once, then what seems to have turned the game.
    #[must_use]
    pub fn next(&self) -> Option<(usize, u64)> {
        if let Some(fresh) = self.moments.iter().position(|moment| moment.nodes == 0) {
            return Some((fresh, QUICK));
        }
        let mut again = self.again.iter().flatten();
        let again = again.find(|&&moment| self.moments[moment].nodes < CAREFUL);
        again.map(|&moment| (moment, CAREFUL))
    }

    /// The game as it stood at a moment, with everything that led there.
    #[must_use]
    pub fn game_at(&self, moment: usize) -> Game {
        let start = self.positions.first().cloned().unwrap_or_default();
        let mut game = Game::from_position(self.options, start).unwrap_or_default();
        for &entry in self.turns.iter().take(moment) {
            let applied = game.apply(entry);
            debug_assert!(applied.is_ok(), "{entry} was allowed the first time");
        }
        game
    }

    /// Writes down what was seen at a moment.
    pub fn note(&mut self, moment: usize, seen: &Seen, nodes: u64) {
        let Some(side) = self.positions.get(moment).map(Position::side) else {
            return;
        };
        let best = seen.lines.first().cloned();
        self.moments[moment] = Moment {
            white: best.as_ref().map(|line| for_white(side, line.chance)),
            best,
            nodes,
        };
        let whole = self.moments.iter().all(|moment| moment.nodes > 0);
        if whole && self.again.is_none() {
            self.again = Some(self.second_looks());
        }
    }

    /// How far it is, in per cent.
    #[must_use]
    pub fn percent(&self) -> usize {
        let looked = self.moments.iter().filter(|moment| moment.nodes > 0);
        let first = looked.count() * (100 - SECOND_SHARE) / self.moments.len().max(1);
        let Some(again) = &self.again else {
            return first;
        };
        let done = again
            .iter()
            .filter(|&&at| self.moments[at].nodes >= CAREFUL);
        match again.len() {
            0 => 100,
            many => first + done.count() * SECOND_SHARE / many,
        }
    }

    /// White's chances at every moment, as far as they are known.
    #[must_use]
    pub fn curve(&self) -> Vec<Option<f64>> {
        self.moments.iter().map(|moment| moment.white).collect()
    }

    /// The moments around every turn that seems to have cost something.
    fn second_looks(&self) -> Vec<usize> {
        let mut losses: Vec<(usize, f64)> = (0..self.turns.len())
            .filter_map(|turn| Some((turn, self.loss(turn)?)))
            .filter(|&(_, loss)| loss >= SUSPICIOUS)
            .collect();
        losses.sort_by(|a, b| b.1.total_cmp(&a.1));
        losses.truncate(MOST_TOLD);
        losses
            .into_iter()
            .flat_map(|(turn, _)| [turn, turn + 1])
            .collect()
    }

    /// The chance that a turn cost whoever played it; nothing if it was the engine's choice too.
    fn loss(&self, turn: usize) -> Option<f64> {
        let side = self.positions.get(turn)?.side();
        let (before, after) = (&self.moments[turn], self.moments.get(turn + 1)?);
        let best = before.best.as_ref()?.moves.first()?;
        if self.turns.get(turn) == Some(&Entry::Move(*best)) {
            return None;
        }
        let chance = |white: f64| for_white(side, white);
        Some(chance(before.white?) - chance(after.white?))
    }

    /// Where the game turned, in the order it was played.
    #[must_use]
    pub fn turnings(&self, leaps: &Leaps) -> Vec<Turning> {
        let mut found: Vec<(f64, Turning)> = (0..self.turns.len())
            .filter_map(|turn| {
                let loss = self.loss(turn).filter(|&loss| loss >= TELLING)?;
                Some((loss, self.turning(turn, loss, leaps)?))
            })
            .collect();
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(MOST_TOLD);
        found.sort_by_key(|(_, turning)| turning.turn);
        found.into_iter().map(|(_, turning)| turning).collect()
    }

    fn turning(&self, turn: usize, loss: f64, leaps: &Leaps) -> Option<Turning> {
        let Entry::Move(played) = *self.turns.get(turn)? else {
            return None;
        };
        let (before, after) = (&self.moments[turn], self.moments.get(turn + 1)?);
        let (from, to) = (&self.positions[turn], self.positions.get(turn + 1)?);
        let side = from.side();
        let best = before.best.as_ref()?;
        let percent = |white: f64| (for_white(side, white) * 100.0).round() as u32;
        let then = after.best.as_ref();
        Some(Turning {
            turn,
            side,
            played,
            better: *best.moves.first()?,
            percent: [percent(before.white?), percent(after.white?)],
            grade: match loss {
                loss if loss < 0.15 => Grade::Slip,
                loss if loss < 0.3 => Grade::Mistake,
                _ => Grade::Blunder,
            },
            then: then.map_or(Why::Quiet, |line| why(to, leaps, line, None)),
            answer: then.and_then(|line| line.moves.first().copied()),
            instead: why(from, leaps, best, hanging(from, leaps, side)),
        })
    }

    /// How many turning points each side has.
    #[must_use]
    pub fn count(turnings: &[Turning]) -> BySide<usize> {
        BySide::from_fn(|side| {
            turnings
                .iter()
                .filter(|turning| turning.side == side)
                .count()
        })
    }
}

fn for_white(side: Side, chance: f64) -> f64 {
    match side {
        Side::White => chance,
        Side::Black => 1.0 - chance,
    }
}

#[cfg(test)]
mod tests {
    use gimel::Kind;

    use super::*;
    use crate::advice::look::Adviser;
    use crate::advice::wire::{Ask, Look, Told};

    fn game(moves: &[&str]) -> Game {
        let mut game = Game::default();
        for text in moves {
            let entry = text.parse().expect("an entry");
            game.apply(entry).expect("it is allowed");
        }
        game
    }

    fn looked_at(game: &Game) -> Review {
        let mut review = Review::new(game);
        let mut adviser = Adviser::default();
        let mut before = 0;
        while let Some((moment, nodes)) = review.next() {
            let look = Look {
                id: 1,
                record: gimel::Record::from(&review.game_at(moment)).to_string(),
                lines: 1,
                nodes: Some(nodes),
                threat: false,
            };
            let mut last = Seen::default();
            adviser.hear(Ask::Look(look), &mut |told| {
                if let Told::Seen { what, .. } = told {
                    last = what;
                }
            });
            review.note(moment, &last, nodes);
            assert!(review.percent() >= before, "it goes on");
            before = review.percent();
        }
        assert_eq!(review.percent(), 100);
        review
    }

    #[test]
    fn falcon_placed_before_a_cat_is_the_turning_point() {
        let game = game(&["C@h5", "F@j6", "h5xj6", "C@a1", "B@r8", "black-resigns"]);
        let review = looked_at(&game);
        assert_eq!(review.len(), 5, "giving up is no turn");
        let turnings = review.turnings(game.rules().leaps());
        let first = turnings.first().expect("a turning point");
        assert_eq!((first.turn, first.side), (1, Side::Black));
        assert_eq!(
            first.answer.map(|mv| mv.to_string()).as_deref(),
            Some("h5xj6")
        );
        let Why::Takes { kind, .. } = first.then else {
            panic!("a falcon is taken: {:?}", first.then);
        };
        assert_eq!(kind, Kind::Falcon);
        assert!(first.percent[0] > first.percent[1]);
        assert!(review.curve().iter().all(Option::is_some));
    }

    #[test]
    fn end_of_the_game_is_no_guess() {
        let options = "gimel.target=6".parse().expect("options");
        let mut game = Game::new(options).expect("a game");
        for text in ["F@h5", "F@k8", "h5xk8"] {
            game.play(text.parse().expect("a move")).expect("legal");
        }
        let review = looked_at(&game);
        assert_eq!(review.curve().last(), Some(&Some(1.0)));
        let turnings = review.turnings(game.rules().leaps());
        assert!(
            turnings
                .iter()
                .any(|it| it.turn == 1 && it.grade == Grade::Blunder)
        );
    }
}
