//! How a walk ends: everything the rules know, the turns and the repetitions included.

use gimel::{Draw, Move, Outcome, Reason, Repetition, Side};

use crate::score::WON;
use crate::walk::Walk;

impl Walk<'_> {
    /// How the game is over after the last turn, as [`gimel::Game`] would say.
    pub(crate) fn end(&self) -> Option<Outcome> {
        let captured = self.last_move().is_some_and(Move::is_capture);
        let board = captured.then(|| self.rules().verdict(self.position()));
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
                Some(side) if side == self.position().side() => WON - self.ply() as i32,
                Some(_) => self.ply() as i32 - WON,
            });
        }
        let claimed =
            self.rules().options().draw == Draw::Claim && self.rules().draw_holds(self.position());
        (claimed || self.occurrences() > 1).then_some(0)
    }

    fn never_led_draw(&self) -> Option<Outcome> {
        let in_force = self.rules().options().draw == Draw::NeverLed && !self.now.led;
        let drawn = in_force && self.rules().draw_holds(self.position());
        drawn.then_some(Outcome::draw(Reason::DrawRule))
    }

    fn out_of_time(&self) -> Option<Outcome> {
        let options = self.rules().options();
        if options.equal_turns && self.position().side() == Side::Black {
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
        if options.draw == Draw::AtEnd && self.rules().draw_holds(self.position()) {
            return Some(Outcome::draw(Reason::DrawRule));
        }
        Some(self.on_points(reason))
    }

    fn third_time(&self) -> Option<Outcome> {
        let watched = self.rules().options().repetition == Repetition::ThreefoldDraw;
        (watched && self.occurrences() >= 3).then_some(Outcome::draw(Reason::Repetition))
    }

    fn stale(&self) -> Option<Outcome> {
        let limit = self.rules().options().no_progress?;
        (self.now.quiet >= limit.get()).then(|| self.on_points(Reason::NoProgress))
    }

    fn on_points(&self, reason: Reason) -> Outcome {
        let score = |side| (self.position().points(side), self.position().captured(side));
        match score(Side::White).cmp(&score(Side::Black)) {
            std::cmp::Ordering::Greater => Outcome::win(Side::White, reason),
            std::cmp::Ordering::Less => Outcome::win(Side::Black, reason),
            std::cmp::Ordering::Equal => Outcome::draw(reason),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gimel::Game;
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
