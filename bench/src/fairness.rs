//! Whether the near one wins: duels of equal feelers over a simulated network, with equal delay and without.

use std::sync::atomic::{AtomicU64, Ordering};

use dschamal::{Piece, PieceKind, PieceSet};
use feelers::{Feeler, Level};
use reach::Fairness;
use reach::simulated::{Far, Way, play};
use serde::Serialize;
use shapes::Form;
use table::{
    BotHand, HandFinish, Millis, ReachFinish, ReachKind, ReachOrder, SeatNumber, TouchSettings,
    Wish,
};

/// Round trips in milliseconds, and by how much a message is late on average.
const NEAR: (f32, f32) = (20.0, 2.0);
const FAR: (f32, f32) = (150.0, 8.0);
/// How many shapes the two duellists have in front of them.
const WANTED: usize = 4;

/// Shares of duels. A duel is won as the Duel is (D-15 to D-25): the quicker one wins with a wanted piece or a called camel, and
/// loses with anything else. Equal ones share it.
#[derive(Debug, Serialize)]
pub(crate) struct Fair {
    duels: u64,
    near_round_trip_ms: f32,
    far_round_trip_ms: f32,
    near_wins_percent: f64,
    near_first_percent: f64,
    equal_percent: f64,
    near_wins_percent_off: f64,
    near_first_percent_off: f64,
    /// A bot in the house against its like at the end of the far way.
    bot_wins_percent: f64,
}

#[derive(Clone, Copy, PartialEq)]
enum Near {
    Person,
    Bot,
}

/// So many duels of each kind.
pub(crate) fn measure(duels: u64, level: u8) -> Fair {
    let level = Level::new(level).unwrap_or(Level::Trader);
    let equal = Tally::of(duels, level, Near::Person, Fairness::Equal);
    let off = Tally::of(duels, level, Near::Person, Fairness::Off);
    let bot = Tally::of(duels, level, Near::Bot, Fairness::Equal);
    Fair {
        duels,
        near_round_trip_ms: NEAR.0,
        far_round_trip_ms: FAR.0,
        near_wins_percent: equal.percent(equal.won),
        near_first_percent: equal.percent(equal.first),
        equal_percent: equal.percent(2 * equal.equal),
        near_wins_percent_off: off.percent(off.won),
        near_first_percent_off: off.percent(off.first),
        bot_wins_percent: bot.percent(bot.won),
    }
}

/// Counted in halves, so that two can share.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    duels: u64,
    won: u64,
    first: u64,
    equal: u64,
}

impl Tally {
    fn of(duels: u64, level: Level, near: Near, fairness: Fairness) -> Tally {
        let next = AtomicU64::new(0);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let work = || {
            let mut tally = Tally::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= duels {
                    return tally;
                }
                tally.add(&duel(seed, level, near, fairness));
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            let tallies = workers.into_iter().filter_map(|worker| worker.join().ok());
            tallies.fold(Tally::default(), Tally::and)
        })
    }

    fn and(self, other: Tally) -> Tally {
        Tally {
            duels: self.duels + other.duels,
            won: self.won + other.won,
            first: self.first + other.first,
            equal: self.equal + other.equal,
        }
    }

    fn add(&mut self, duel: &Duel) {
        self.duels += 1;
        let quicker = duel.quicker();
        let near_first = quicker.map(|seat| seat == duel.near);
        let winner = quicker.map(|seat| if duel.is_good(seat) { seat } else { 1 - seat });
        let near_wins = winner.map(|seat| seat == duel.near);
        let halves = |near: Option<bool>| near.map_or(1, |near| 2 * u64::from(near));
        self.first += halves(near_first);
        self.won += halves(near_wins);
        self.equal += u64::from(quicker.is_none());
    }

    fn percent(&self, halves: u64) -> f64 {
        50.0 * halves as f64 / self.duels.max(1) as f64
    }
}

struct Duel {
    near: SeatNumber,
    wanted: PieceSet,
    finish: ReachFinish,
}

impl Duel {
    fn hand(&self, seat: SeatNumber) -> Option<&HandFinish> {
        self.finish.hands.iter().find(|hand| hand.seat == seat)
    }

    /// Who was first; nobody if that cannot be told.
    fn quicker(&self) -> Option<SeatNumber> {
        let placed = |seat| self.hand(seat).and_then(|hand| hand.placed_ms);
        match (placed(0), placed(1)) {
            (Some(a), Some(b)) if a.abs_diff(b) <= self.finish.error_ms => None,
            (Some(a), Some(b)) => Some(usize::from(b < a)),
            (a, b) => a.or(b).map(|_| usize::from(a.is_none())),
        }
    }

    fn is_good(&self, seat: SeatNumber) -> bool {
        let Some(hand) = self.hand(seat) else {
            return false;
        };
        let placed = i64::from(hand.placed_ms.unwrap_or(0));
        let called = hand.shouts_ms.iter().any(|at| *at < placed);
        match hand.pulled.single() {
            Some(Piece::CAMEL) => called,
            Some(piece) => self.wanted.contains(piece) && !called,
            None => false,
        }
    }
}

/// Who is near changes with every duel, so that a seat gains nothing.
fn duel(seed: u64, level: Level, near: Near, fairness: Fairness) -> Duel {
    let near_seat = (seed % 2) as SeatNumber;
    let wanted: PieceSet = Piece::all()
        .filter(|piece| is_wanted(*piece, seed as usize % 12))
        .collect();
    let order = order(seed, near_seat, level, near, wanted);
    let feeler = |seat: SeatNumber| {
        let good = |form: Form| {
            form == Form::Camel || wanted.into_iter().any(|piece| piece.form() == form)
        };
        let left = |form: Form| Piece::all().filter(|piece| piece.form() == form).count() as u8;
        let own = seed.wrapping_mul(2).wrapping_add(seat as u64 + 1);
        Feeler::new(
            level,
            own.wrapping_mul(0x9e37_79b9),
            feelers::Wish::new(good, left),
        )
    };
    let far_away = |seat: SeatNumber, (round_trip, jitter): (f32, f32)| {
        let way = Way::new(round_trip, jitter, seed ^ 0x5eed << 8 ^ seat as u64);
        Far::new(seat, way, feeler(seat))
    };
    let mut players = vec![far_away(1 - near_seat, FAR)];
    if near == Near::Person {
        players.push(far_away(near_seat, NEAR));
    }
    Duel {
        near: near_seat,
        wanted,
        finish: play(&order, &mut players, fairness),
    }
}

fn is_wanted(piece: Piece, first: usize) -> bool {
    match piece.kind() {
        PieceKind::Coloured(shape, _) => (shape as usize + 12 - first) % 12 < WANTED,
        PieceKind::Black(_) | PieceKind::Camel => false,
    }
}

fn order(seed: u64, near: SeatNumber, level: Level, who: Near, wanted: PieceSet) -> ReachOrder {
    let weight = |piece: Piece| {
        if wanted.contains(piece) || piece == Piece::CAMEL {
            10
        } else {
            -10
        }
    };
    let wish = Piece::all().map(|piece| Wish {
        piece,
        weight: weight(piece),
    });
    let bot = BotHand {
        hurries: false,
        seat: near,
        level: level.number(),
        wish: wish.collect(),
    };
    ReachOrder {
        number: 1,
        kind: ReachKind::Contest,
        seats: vec![0, 1],
        bots: (who == Near::Bot).then_some(bot).into_iter().collect(),
        things: Piece::all().collect(),
        seed: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        start: Millis(0),
        limit: Millis::seconds(60),
        shout: true,
        enough: 1,
        tie: Millis::ZERO,
        last_hand: None,
        speed: 1,
        skip: false,
        again: false,
        touch: TouchSettings::default(),
    }
}
