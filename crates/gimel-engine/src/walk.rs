//! A walk from a game into its possible futures, with every end the rules know.

use gimel::{Draw, Entry, Game, Move, Outcome, Position, Reason, Repetition, Rules, Side, Undo};

use crate::score::WON;

/// From how many quiet turns before the no-progress end positions are told apart by their quiet turns.
const STALE_SOON: u32 = 24;

/// A position, how it came about, and the way back.
pub(crate) struct Walk<'a> {
    rules: &'a Rules,
    position: Position,
    now: Circumstances,
    time_up: bool,
    /// Keys of the positions before this one.
    keys: Vec<u64>,
    trail: Vec<Footprint>,
}

/// What the position does not show.
#[derive(Clone, Copy)]
struct Circumstances {
    turns: u64,
    quiet: u32,
    led: bool,
}

struct Footprint {
    mv: Option<(Move, Undo)>,
    before: Circumstances,
}

impl<'a> Walk<'a> {
    /// A walk that stands where the game stands.
    pub(crate) fn of(game: &'a Game) -> Self {
        let mut walk = Self {
            rules: game.rules(),
            position: game.start().clone(),
            now: Circumstances {
                turns: 0,
                quiet: 0,
                led: false,
            },
            time_up: game.is_time_up(),
            keys: Vec::new(),
            trail: Vec::new(),
        };
        walk.now.led = walk.lead_excludes_draw();
        for entry in game.entries() {
            match *entry {
                Entry::Move(mv) => walk.make(mv),
                Entry::TurnTimeout => walk.pass(),
                _ => {}
            }
        }
        debug_assert_eq!(walk.position, *game.position());
        walk.trail.clear();
        walk
    }

    pub(crate) fn rules(&self) -> &'a Rules {
        self.rules
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// Turns since the walk began.
    pub(crate) fn ply(&self) -> usize {
        self.trail.len()
    }

    /// Whether the last turn was a pass.
    pub(crate) fn has_just_passed(&self) -> bool {
        self.trail.last().is_some_and(|print| print.mv.is_none())
    }

    /// Plays a legal move.
    pub(crate) fn make(&mut self, mv: Move) {
        self.keys.push(self.position.hash());
        let undo = self.position.make(mv);
        self.finish_turn(Some((mv, undo)), matches!(mv, Move::Step { .. }));
    }

    /// Hands the turn over.
    pub(crate) fn pass(&mut self) {
        self.keys.push(self.position.hash());
        self.position.pass();
        self.finish_turn(None, true);
    }

    fn finish_turn(&mut self, mv: Option<(Move, Undo)>, quiet: bool) {
        self.trail.push(Footprint {
            mv,
            before: self.now,
        });
        self.now.turns += 1;
        self.now.quiet = if quiet { self.now.quiet + 1 } else { 0 };
        self.now.led |= self.lead_excludes_draw();
    }

    /// One turn back.
    pub(crate) fn back(&mut self) {
        let Some(print) = self.trail.pop() else {
            return;
        };
        match print.mv {
            Some((mv, undo)) => self.position.unmake(mv, undo),
            None => self.position.pass(),
        }
        self.keys.pop();
        self.now = print.before;
    }

    /// How the game is over after the last turn, as [`Game`] would say.
    pub(crate) fn end(&self) -> Option<Outcome> {
        let captured = self.last_move().is_some_and(Move::is_capture);
        let board = captured.then(|| self.rules.verdict(&self.position));
        let board = board.flatten();
        board
            .filter(|outcome| outcome.reason != Reason::AllCaptured)
            .or_else(|| self.never_led_draw())
            .or_else(|| self.out_of_time())
            .or(board)
            .or_else(|| self.third_time())
            .or_else(|| self.stale())
    }

    /// The value for the side to move if nothing more needs to be searched: the game is over, somebody could claim a draw, or
    /// the line has come round to where it was.
    pub(crate) fn settled(&self) -> Option<i32> {
        if let Some(outcome) = self.end() {
            return Some(match outcome.winner {
                None => 0,
                Some(side) if side == self.position.side() => WON - self.ply() as i32,
                Some(_) => self.ply() as i32 - WON,
            });
        }
        let claimed =
            self.rules.options().draw == Draw::Claim && self.rules.draw_holds(&self.position);
        (claimed || self.occurrences() > 1).then_some(0)
    }

    fn last_move(&self) -> Option<Move> {
        let (mv, _) = self.trail.last()?.mv?;
        Some(mv)
    }

    fn never_led_draw(&self) -> Option<Outcome> {
        let in_force = self.rules.options().draw == Draw::NeverLed && !self.now.led;
        let drawn = in_force && self.rules.draw_holds(&self.position);
        drawn.then_some(Outcome::draw(Reason::DrawRule))
    }

    fn out_of_time(&self) -> Option<Outcome> {
        let options = self.rules.options();
        if options.equal_turns && self.position.side() == Side::Black {
            return None;
        }
        let limit = options.turn_limit();
        let reason = if self.time_up {
            Reason::Time
        } else if limit.is_some_and(|limit| self.now.turns >= limit) {
            Reason::TurnCount
        } else {
            return None;
        };
        if options.draw == Draw::AtEnd && self.rules.draw_holds(&self.position) {
            return Some(Outcome::draw(Reason::DrawRule));
        }
        Some(self.on_points(reason))
    }

    fn third_time(&self) -> Option<Outcome> {
        let watched = self.rules.options().repetition == Repetition::ThreefoldDraw;
        (watched && self.occurrences() >= 3).then_some(Outcome::draw(Reason::Repetition))
    }

    fn stale(&self) -> Option<Outcome> {
        let limit = self.rules.options().no_progress?;
        (self.now.quiet >= limit.get()).then(|| self.on_points(Reason::NoProgress))
    }

    /// How often this position has been there since something was last placed or captured, this time included.
    fn occurrences(&self) -> usize {
        let here = self.position.hash();
        let since = self.keys.iter().rev().take(self.now.quiet as usize);
        1 + since.filter(|&&key| key == here).count()
    }

    fn on_points(&self, reason: Reason) -> Outcome {
        let score = |side| (self.position.points(side), self.position.captured(side));
        match score(Side::White).cmp(&score(Side::Black)) {
            std::cmp::Ordering::Greater => Outcome::win(Side::White, reason),
            std::cmp::Ordering::Less => Outcome::win(Side::Black, reason),
            std::cmp::Ordering::Equal => Outcome::draw(reason),
        }
    }

    fn lead_excludes_draw(&self) -> bool {
        let [white, black] = Side::BOTH.map(|side| self.position.points(side));
        white.abs_diff(black) > self.rules.draw_numbers().1
    }

    /// Whether the number of turns played decides something soon: then a pass is no harmless assumption.
    pub(crate) fn counts_turns(&self) -> bool {
        self.time_up || self.rules.options().turn_limit().is_some() || self.is_nearly_stale()
    }

    fn is_nearly_stale(&self) -> bool {
        let limit = self.rules.options().no_progress;
        limit.is_some_and(|limit| self.now.quiet + STALE_SOON >= limit.get())
    }

    /// A key for the table: the position, and whatever else its value hangs on.
    pub(crate) fn key(&self) -> u64 {
        let options = self.rules.options();
        let turns = if options.turn_limit().is_some() {
            self.now.turns << 16
        } else {
            0
        };
        let quiet = if self.is_nearly_stale() {
            u64::from(self.now.quiet) << 2
        } else {
            0
        };
        let led = u64::from(options.draw == Draw::NeverLed && self.now.led) << 1;
        let more = turns | quiet | led | u64::from(self.time_up);
        self.position.hash() ^ more.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OPTIONS: &[&str] = &[
        "",
        "target=12 draw_min=6 draw_lead=2",
        "target=none draw=never_led draw_min=4 draw_lead=3",
        "pieces_each=4 target=none draw=off",
        "game_minutes=1 turn_seconds=2 time_mode=turn_count draw=at_end draw_min=1",
        "game_minutes=1 turn_seconds=2 time_mode=turn_count equal_turns=false",
        "repetition=threefold_draw no_progress=6",
        "no_progress=3 falcon=bent",
    ];

    /// Captures first, then leaps, so that games come to their ends.
    fn pick(game: &Game, number: u16) -> Option<Move> {
        let moves = game.moves();
        let fits = |mv: &&Move| match number % 4 {
            0 => true,
            1 => mv.from().is_some(),
            _ => mv.is_capture(),
        };
        let fitting: Vec<_> = moves.iter().filter(fits).collect();
        let some = fitting.get(usize::from(number) % fitting.len().max(1));
        some.copied().or_else(|| moves.first()).copied()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn ends_are_those_of_the_game(
            text in prop::sample::select(OPTIONS),
            numbers in prop::collection::vec(any::<u16>(), 0..300),
        ) {
            let mut game = Game::new(text.parse().unwrap()).unwrap();
            let fresh = game.clone();
            let mut walk = Walk::of(&fresh);
            for number in numbers {
                let Some(mv) = pick(&game, number) else { break };
                let (key, before) = (walk.key(), walk.position().clone());
                walk.make(mv);
                walk.back();
                prop_assert_eq!((walk.key(), walk.position()), (key, &before));
                walk.make(mv);
                let outcome = game.play(mv).unwrap();
                prop_assert_eq!(walk.end(), outcome);
                prop_assert_eq!(Walk::of(&game).key(), walk.key());
            }
        }
    }
}
