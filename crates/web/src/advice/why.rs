//! Why a move is good or bad, read off the line that the engine expects: what it wins, what it leaves to be taken, what
//! it attacks.

use gimel::{ByKind, Kind, Leaps, Move, Position, Side, Square, see};

use super::wire::SeenLine;

/// So far into a line a reason is believed.
const FAR: usize = 7;

/// What was captured, by kind.
pub type Loot = ByKind<u8>;

/// What a line is good for, seen by the side that begins it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It wins the game.
    Ends {
        /// In so many turns.
        turns: u32,
    },
    /// It takes something that nobody guards well enough.
    Takes {
        /// What.
        kind: Kind,
        /// Where.
        at: Square,
    },
    /// It gets more than it costs.
    Wins {
        /// What it gets.
        gain: Loot,
        /// What it costs.
        cost: Loot,
    },
    /// It attacks two things at once.
    Forks {
        /// The squares.
        at: [Square; 2],
    },
    /// It brings something to safety.
    Saves {
        /// What.
        kind: Kind,
        /// Where it stood.
        at: Square,
    },
    /// It guards something that would have been taken.
    Guards {
        /// What.
        kind: Kind,
        /// Where.
        at: Square,
    },
    /// Nothing that could be pointed at.
    Quiet,
}

/// What a loot is worth.
#[must_use]
pub fn points(loot: Loot) -> u32 {
    Kind::ALL
        .into_iter()
        .map(|kind| u32::from(loot[kind]) * kind.value())
        .sum()
}

/// What both sides capture along a line: whoever begins it, and the other. A capture at its very end may be taken back, so it
/// counts only as far as it pays on its square.
#[must_use]
pub fn spoils(position: &Position, leaps: &Leaps, line: &[Move]) -> [Loot; 2] {
    let mut at = position.clone();
    let mut both = [Loot::default(); 2];
    let line = &line[..line.len().min(FAR)];
    for (ply, &mv) in line.iter().enumerate() {
        let last = ply + 1 == line.len();
        if let Move::Capture { to, .. } = mv
            && let Some(prey) = at.piece_at(to)
            && (!last || see(&at, leaps, mv) > 0)
        {
            both[ply % 2][prey.kind] += 1;
        }
        let _ = at.make(mv);
    }
    both
}

/// Why a line is good for the side that begins it. `threatened` is what the other side would take otherwise, if anything.
#[must_use]
pub fn why(position: &Position, leaps: &Leaps, line: &SeenLine, threatened: Option<Square>) -> Why {
    let Some(&first) = line.moves.first() else {
        return Why::Quiet;
    };
    if let Some(turns) = line.turns.filter(|&turns| turns > 0) {
        return Why::Ends {
            turns: turns.unsigned_abs(),
        };
    }
    if let Some(hit) = takes(position, leaps, first) {
        return hit;
    }
    let [gain, cost] = spoils(position, leaps, &line.moves);
    if points(gain) > points(cost) {
        return forks(position, leaps, first).unwrap_or(Why::Wins { gain, cost });
    }
    let rescue = threatened.and_then(|at| rescues(position, leaps, first, at));
    rescue.unwrap_or(Why::Quiet)
}

/// A capture that pays at once.
fn takes(position: &Position, leaps: &Leaps, mv: Move) -> Option<Why> {
    let pays = mv.is_capture() && see(position, leaps, mv) > 0;
    let prey = position.piece_at(mv.to()).filter(|_| pays)?;
    Some(Why::Takes {
        kind: prey.kind,
        at: mv.to(),
    })
}

/// Two pieces that the one that moved could now take at a profit.
fn forks(position: &Position, leaps: &Leaps, mv: Move) -> Option<Why> {
    let mut after = position.clone();
    let _ = after.make(mv);
    let mover = after.piece_at(mv.to())?;
    // It would be this side's turn again.
    after.pass();
    let reached = leaps.from(mover.kind, mv.to()) & after.standing(mover.side.other());
    let mut prey = reached.into_iter().filter(|&to| {
        let from = mv.to();
        see(&after, leaps, Move::Capture { from, to }) > 0
    });
    let at = [prey.next()?, prey.next()?];
    Some(Why::Forks { at })
}

/// Whether a move saves what stands on a square.
fn rescues(position: &Position, leaps: &Leaps, mv: Move, at: Square) -> Option<Why> {
    let piece = position.piece_at(at)?;
    if piece.side != position.side() {
        return None;
    }
    let kind = piece.kind;
    if mv.from() == Some(at) {
        return Some(Why::Saves { kind, at });
    }
    let mut after = position.clone();
    let _ = after.make(mv);
    let safe = best_capture(&after, leaps, at).is_none_or(|(_, gain)| gain <= 0);
    safe.then_some(Why::Guards { kind, at })
}

/// The capture on a square that pays best for the side to move, and what it brings.
fn best_capture(position: &Position, leaps: &Leaps, to: Square) -> Option<(Move, i32)> {
    let captors = position.attackers(leaps, position.side(), to);
    let worth = captors.into_iter().map(|from| {
        let mv = Move::Capture { from, to };
        (mv, see(position, leaps, mv))
    });
    worth.max_by_key(|&(_, gain)| gain)
}

/// The dearest thing of a side that the other could take at a profit if it had the turn.
#[must_use]
pub fn hanging(position: &Position, leaps: &Leaps, side: Side) -> Option<Square> {
    let mut at = position.clone();
    if at.side() == side {
        at.pass();
    }
    let worth = at.standing(side).into_iter().filter_map(|square| {
        let (_, gain) = best_capture(&at, leaps, square)?;
        (gain > 0).then_some((gain, square))
    });
    worth
        .max_by_key(|&(gain, _)| gain)
        .map(|(_, square)| square)
}

#[cfg(test)]
mod tests {
    use gimel::{Game, Rules};

    use super::*;

    /// Plays the first part, and gives the rest as a line.
    #[track_caller]
    fn check(before: &str, line: &str, threatened: Option<&str>, expected: &str) {
        let mut game = Game::default();
        for text in before.split_whitespace() {
            game.play(text.parse().expect("a move")).expect("legal");
        }
        let moves = line.split_whitespace();
        let line = SeenLine {
            moves: moves.map(|text| text.parse().expect("a move")).collect(),
            centipoints: 100,
            turns: None,
            chance: 0.6,
        };
        let rules = Rules::default();
        let threatened = threatened.map(|text| text.parse().expect("a square"));
        let why = why(game.position(), rules.leaps(), &line, threatened);
        let told = match why {
            Why::Ends { turns } => format!("ends {turns}"),
            Why::Takes { kind, at } => format!("takes {kind} {at}"),
            Why::Wins { gain, cost } => format!("wins {} for {}", points(gain), points(cost)),
            Why::Forks { at } => format!("forks {} {}", at[0], at[1]),
            Why::Saves { kind, at } => format!("saves {kind} {at}"),
            Why::Guards { kind, at } => format!("guards {kind} {at}"),
            Why::Quiet => "quiet".to_owned(),
        };
        assert_eq!(told, expected);
    }

    #[test]
    fn reasons_are_found() {
        check("C@h5 F@j6", "h5xj6", None, "takes falcon j6");
        check("C@h5 F@a1", "B@r8", None, "quiet");
        // White's cat attacks the falcon; it flies, or something stands beside it.
        check("C@h5 F@j6 B@a1", "j6-m6", Some("j6"), "saves falcon j6");
        check("F@h5 C@k5 B@r1", "C@m5", Some("k5"), "guards cat k5");
        check("F@a1 F@d2 B@r1", "B@r8 C@r5 d2xa1", None, "wins 6 for 0");
    }

    #[test]
    fn one_piece_may_attack_two() {
        check(
            "B@a8 F@g5 B@a7 F@k5",
            "C@i5 k5-n5 i5xg5 B@r8",
            None,
            "forks g5 k5",
        );
    }

    #[test]
    fn what_hangs_is_the_dearest() {
        let mut game = Game::default();
        for text in ["C@h5", "F@j6", "B@j5", "B@i6"] {
            game.play(text.parse().expect("a move")).expect("legal");
        }
        let rules = Rules::default();
        let at = hanging(game.position(), rules.leaps(), Side::Black);
        assert_eq!(at.map(|at| at.to_string()).as_deref(), Some("j6"));
    }
}
