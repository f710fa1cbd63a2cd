//! One game of the study, and what is written down about it.

use gimel::{Game, Kind, Move, Options, Reason, Side};
use gimel_engine::{Engine, Net};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A game that is not over after so many turns is left.
pub(super) const MOST_TURNS: u64 = 500;
/// Turns from one look at the hands to the next, and looks.
pub(super) const STEP: usize = 10;
pub(super) const STEPS: usize = 40;

/// What was seen of a game.
pub(super) struct Seen {
    /// 1 for White, −1 for Black.
    pub(super) winner: i32,
    pub(super) by_draw_rule: bool,
    pub(super) cut: bool,
    pub(super) turns: u64,
    /// Mean of both hands by kind, every so many turns.
    pub(super) hands: Vec<[f64; 3]>,
    /// Captures, by captor and prey.
    pub(super) taken: [[u32; 3]; 3],
    /// White's pieces less Black's, board and hand by kind, with the points White gained on Black from then on.
    pub(super) moments: Vec<([f64; 6], f64)>,
}

pub(super) fn play(rules: &str, nodes: u64, seed: u64) -> Seen {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let options: Options = format!("no_progress=150 {rules}")
        .parse()
        .unwrap_or_default();
    let mut game = Game::new(options).unwrap_or_default();
    let mut engine = Engine::new(4).with_net(Net::own());
    let mut seen = Seen {
        winner: 0,
        by_draw_rule: false,
        cut: false,
        turns: 0,
        hands: Vec::new(),
        taken: [[0; 3]; 3],
        moments: Vec::new(),
    };
    while game.outcome().is_none() && game.turns() < MOST_TURNS {
        if game.turns().is_multiple_of(STEP as u64) {
            seen.look(&game);
        }
        // The first placement of each is drawn by lot, so that no two games are alike.
        let mv = if game.turns() < 2 {
            let moves = game.moves();
            moves[rng.random_range(0..moves.len())]
        } else {
            match engine.glance(&game, nodes, rng.random()) {
                Ok(thought) => thought.best,
                Err(_) => break,
            }
        };
        seen.count(&game, mv);
        if game.play(mv).is_err() {
            break;
        }
    }
    seen.finish(&game);
    seen
}

impl Seen {
    fn look(&mut self, game: &Game) {
        let position = game.position();
        let hands = Side::BOTH.map(|side| position.hand(side));
        let mean = Kind::ALL
            .map(|kind| f64::midpoint(f64::from(hands[0][kind]), f64::from(hands[1][kind])));
        self.hands.push(mean);
        let [white, black] = Side::BOTH;
        let mut more = [0.0; 6];
        for (n, kind) in Kind::ALL.into_iter().enumerate() {
            let standing = |side| f64::from(position.pieces(side, kind).len());
            more[n] = standing(white) - standing(black);
            more[n + 3] = f64::from(hands[0][kind]) - f64::from(hands[1][kind]);
        }
        self.moments.push((more, -lead(game)));
    }

    fn count(&mut self, game: &Game, mv: Move) {
        let kind = |square| game.position().piece_at(square).map(|piece| piece.kind);
        if let Move::Capture { from, to } = mv
            && let (Some(captor), Some(prey)) = (kind(from), kind(to))
        {
            self.taken[captor as usize][prey as usize] += 1;
        }
    }

    fn finish(&mut self, game: &Game) {
        let outcome = game.outcome();
        self.turns = game.turns();
        self.cut = outcome.is_none();
        self.by_draw_rule = outcome.is_some_and(|outcome| outcome.reason == Reason::DrawRule);
        self.winner = match outcome.and_then(|outcome| outcome.winner) {
            None => 0,
            Some(Side::White) => 1,
            Some(Side::Black) => -1,
        };
        let last = lead(game);
        self.moments
            .iter_mut()
            .for_each(|(_, gained)| *gained += last);
    }
}

fn lead(game: &Game) -> f64 {
    let [white, black] = Side::BOTH.map(|side| f64::from(game.position().points(side)));
    white - black
}
