//! A bag without bodies: what hands would bring out, by chance. Also dice for the evenings.

use dschamal::{Action, ContestReport, Finish, Hands, Seat};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use table::{BuildFinish, BuildOrder, DschamalPlay, HandFinish, Placed, ReachFinish, ReachOrder};

pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    pub(crate) fn seeded(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn between(&mut self, least: i64, most: i64) -> i64 {
        self.0.random_range(least..=most)
    }

    /// So often in a thousand.
    pub(crate) fn happens(&mut self, often: usize) -> bool {
        self.0.random_range(0..1000) < often
    }

    pub(crate) fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        match all.len() {
            0 => None,
            count => all.get(self.0.random_range(0..count)),
        }
    }
}

/// What a builder without skill makes of it: sometimes everything above some piece comes down.
pub(crate) fn build(order: &BuildOrder, dice: &mut Dice) -> BuildFinish {
    let mut standing = order.standing.clone();
    let height = standing.len() as i32;
    standing.push(Placed {
        piece: order.piece,
        x: 0,
        y: height << 16,
        turn: 0,
    });
    let falls = height > 0 && dice.happens(150);
    let stays = match falls {
        true => dice.between(1, i64::from(height)) as usize,
        false => standing.len(),
    };
    let fell = standing.split_off(stays);
    BuildFinish {
        number: order.number,
        standing,
        fell: fell.iter().map(|placed| placed.piece).collect(),
        recording: String::new(),
        digest: String::new(),
    }
}

/// How long the bag is at work, in milliseconds, and what comes out of it.
pub(crate) fn reach(
    order: &ReachOrder,
    play: &DschamalPlay,
    dice: &mut Dice,
) -> (i64, ReachFinish) {
    let journal = play.journal();
    let action = Hands::default().act(journal.rules(), journal.state(), &mut dice.0);
    let mut hands: Vec<HandFinish> = match action {
        Action::Contest(report) => order
            .seats
            .iter()
            .map(|&seat| from_report(&report, play, seat, dice))
            .collect(),
        Action::Console(pulled) => vec![HandFinish {
            pulled,
            out_ms: Some(3000),
            placed_ms: Some(3100),
            ..HandFinish::empty(order.seats[0])
        }],
        other => panic!("the bag was not asked for {other:?}"),
    };
    if dice.happens(20) {
        hands = order
            .seats
            .iter()
            .map(|&seat| HandFinish::empty(seat))
            .collect();
    }
    for hand in &mut hands {
        let person = order.bots.iter().all(|bot| bot.seat != hand.seat);
        if person && dice.happens(25) {
            *hand = HandFinish {
                lost: true,
                ..HandFinish::empty(hand.seat)
            };
        }
    }
    let last = hands.iter().filter_map(|hand| hand.placed_ms).max();
    let finish = ReachFinish {
        number: order.number,
        hands,
        error_ms: 5 + (order.seed % 25) as u32,
        recording: format!("tape-of-{}-{}", order.number, order.seed),
    };
    (last.map_or(order.limit.0, i64::from), finish)
}

fn from_report(
    report: &ContestReport,
    play: &DschamalPlay,
    seat: usize,
    dice: &mut Dice,
) -> HandFinish {
    let index = play.seats().iter().position(|&own| own == seat).unwrap();
    let own = Seat::new(index as u8).unwrap();
    let Finish::Ranked(ranks) = &report.finish else {
        return HandFinish::empty(seat);
    };
    let place = ranks.iter().position(|rank| rank.contains(own));
    let Some(place) = place.filter(|_| !report.pulls[own].is_empty()) else {
        return HandFinish::empty(seat);
    };
    let at = 1500 + 300 * place as u32;
    let shouts = report.shouts.contains(own);
    HandFinish {
        pulled: report.pulls[own],
        out_ms: Some(at),
        placed_ms: (!dice.happens(20)).then_some(at + 90),
        shouts_ms: if shouts {
            vec![i64::from(at) - 40]
        } else {
            Vec::new()
        },
        ..HandFinish::empty(seat)
    }
}
