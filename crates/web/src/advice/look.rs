//! The engine's side of the conversation: it looks at positions and hands out puzzles, in a thread of its own.

use gimel::{Game, Record};
use gimel_engine::{Engine, Limits, Line, Puzzle, Thought, puzzles};

use super::wire::{Ask, Given, Look, Seen, SeenLine, Told, Wish};
use crate::browser::net::fetched_net;
use crate::practice::daily;

/// Megabytes of memory.
const TABLE_MB: usize = 16;
/// Positions looked at for a threat: it should be there before the real thinking begins.
const THREAT_NODES: u64 = 12_000;
/// How many puzzles about as hard as wished there are to choose from.
const CHOICE: usize = 12;
/// The puzzle of the day is neither among the easiest nor among the hardest.
const OF_A_DAY: std::ops::Range<u64> = 150..750;

/// Whoever is asked.
#[derive(Default)]
pub struct Adviser {
    engine: Option<Engine>,
}

impl Adviser {
    /// Answers, as often as there is something new.
    pub fn hear(&mut self, ask: Ask, tell: &mut dyn FnMut(Told)) {
        match ask {
            Ask::Look(look) => self.look(&look, tell),
            Ask::Puzzle(wish) => {
                if let Some(given) = given(&wish) {
                    tell(Told::Puzzle(Box::new(given)));
                }
            }
        }
    }

    fn look(&mut self, look: &Look, tell: &mut dyn FnMut(Told)) {
        let id = look.id;
        let record: Option<Record> = look.record.parse().ok();
        let game = record.and_then(|record| Game::try_from(&record).ok());
        let Some(game) = game else {
            let what = Seen::default();
            return tell(Told::Seen {
                id,
                what,
                done: true,
            });
        };
        let engine = self.engine.get_or_insert_with(engine);
        if let Some(turned) = look.threat.then(|| passed(&game)).flatten() {
            let limits = Limits::nodes(THREAT_NODES);
            let thought = engine.think(&turned, limits, &mut |_| false, &mut |_| {});
            if let Ok(thought) = thought {
                let what = seen(&thought);
                tell(Told::Threat { id, what });
            }
        }
        let limits = look.nodes.map_or_else(Limits::default, Limits::nodes);
        let mut on_info = |thought: &Thought| {
            let what = seen(thought);
            tell(Told::Seen {
                id,
                what,
                done: false,
            });
        };
        let thought = engine.analyse(&game, limits, look.lines, &mut |_| false, &mut on_info);
        let what = thought.map(|thought| seen(&thought)).unwrap_or_default();
        tell(Told::Seen {
            id,
            what,
            done: true,
        });
    }
}

fn engine() -> Engine {
    Engine::new(TABLE_MB).with_net(fetched_net())
}

/// The same board with the other side to move.
fn passed(game: &Game) -> Option<Game> {
    let mut position = game.position().clone();
    position.pass();
    let turned = Game::from_position(*game.rules().options(), position).ok()?;
    turned.outcome().is_none().then_some(turned)
}

fn seen(thought: &Thought) -> Seen {
    let line = |line: &Line| SeenLine {
        moves: line.moves.clone(),
        centipoints: line.score.centipoints(),
        turns: line.score.turns_to_end(),
        chance: line.score.win_chance(),
    };
    Seen {
        depth: thought.depth,
        nodes: thought.nodes,
        lines: thought.lines.iter().map(line).collect(),
    }
}

fn given(wish: &Wish) -> Option<Given> {
    let number = match wish {
        Wish::Day(day) => {
            let among = OF_A_DAY.end - OF_A_DAY.start;
            (OF_A_DAY.start + daily::seed(*day, 0) % among) as usize
        }
        Wish::Near {
            rating,
            not,
            chance,
        } => near(*rating, not, *chance)?,
    };
    let puzzle: Puzzle = puzzles().nth(number)?;
    Some(Given {
        number: number as u32,
        rating: puzzle.rating,
        position: puzzle.position,
        solution: puzzle.solution,
    })
}

/// One of the few that are nearest to this rating and not among those; any of the nearest, once all were.
fn near(rating: u32, not: &[u32], chance: u64) -> Option<usize> {
    let all: Vec<(usize, u32)> = puzzles()
        .enumerate()
        .map(|(number, puzzle)| (number, puzzle.rating.abs_diff(rating)))
        .collect();
    let fresh = |(number, _): &&(usize, u32)| !not.contains(&(*number as u32));
    let mut some: Vec<(usize, u32)> = all.iter().filter(fresh).copied().collect();
    if some.is_empty() {
        some = all;
    }
    // Puzzles of one rating lie in no order that means anything: chance stirs them.
    some.sort_by_key(|&(number, away)| (away, daily::seed(number as u32, chance as usize & 0xff)));
    some.truncate(CHOICE);
    let at = chance.checked_rem(some.len() as u64)?;
    some.get(at as usize).map(|&(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(ask: Ask) -> Vec<Told> {
        let mut told = Vec::new();
        Adviser::default().hear(ask, &mut |what| told.push(what));
        told
    }

    fn look(record: &str, threat: bool) -> Vec<Told> {
        hear(Ask::Look(Look {
            id: 7,
            record: record.to_owned(),
            lines: 2,
            nodes: Some(3_000),
            threat,
        }))
    }

    #[test]
    fn falcon_for_nothing_is_seen_and_so_is_the_threat() {
        // Black to move; each side attacks the other's piece.
        let told = look("[Result \"*\"]\n\n1. C@h5 F@j6 2. B@a1 *\n", true);
        let Some(Told::Threat { what, .. }) = told.first() else {
            panic!("the threat comes first: {told:?}");
        };
        assert_eq!(what.lines[0].moves[0].to_string(), "h5xj6");
        let Some(Told::Seen { what, done, id }) = told.last() else {
            panic!("then what is best: {told:?}");
        };
        assert!(*done && *id == 7);
        assert_eq!(what.lines.len(), 2);
        assert!(what.lines[0].centipoints >= what.lines[1].centipoints);
    }

    #[test]
    fn what_is_no_game_and_what_is_over_end_at_once() {
        for record in ["sand", "[Result \"1-0\"]\n\n1. C@h5 black-resigns 1-0\n"] {
            let told = look(record, true);
            let Some(Told::Seen {
                what, done: true, ..
            }) = told.last()
            else {
                panic!("it ends: {told:?}");
            };
            assert_eq!(what.lines, [], "{record}");
        }
    }

    #[test]
    fn puzzle_of_a_day_is_the_same_for_everybody() {
        let day = |day| match hear(Ask::Puzzle(Wish::Day(day))).pop() {
            Some(Told::Puzzle(given)) => given.number,
            other => panic!("a puzzle: {other:?}"),
        };
        assert_eq!(day(20_772), day(20_772));
        assert_ne!(day(20_772), day(20_773));
    }

    #[test]
    fn puzzles_are_as_hard_as_wished_and_do_not_come_twice() {
        let mut had = Vec::new();
        for chance in 0..40 {
            let number = near(1_000, &had, chance * 7_919).expect("there are enough") as u32;
            assert!(!had.contains(&number));
            had.push(number);
        }
        let ratings: Vec<u32> = puzzles().map(|puzzle| puzzle.rating).collect();
        let far = had
            .iter()
            .map(|&number| ratings[number as usize].abs_diff(1_000));
        assert!(far.max() <= Some(300), "{had:?}");
    }

    #[test]
    fn every_solution_can_be_played() {
        for puzzle in puzzles() {
            let mut game = Game::from_position(gimel::Options::default(), puzzle.position)
                .expect("a position of the usual game");
            for mv in puzzle.solution {
                game.play(mv).expect("a legal move");
            }
        }
    }
}
