//! Players at the other end of a network that takes its time, simulated: for tests and measurements.

use std::collections::VecDeque;

use bag::HandInput;
use feelers::Player;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use table::{Millis, ReachFinish, ReachOrder, SeatNumber};

use crate::{Fairness, Felt, HandFrame, Link, Reach, ReachOut, tick_ms};

/// A simulation that takes longer than this after the limit is stuck, in milliseconds.
const STUCK: i64 = 10_000;
/// So many round trips were measured before the call.
const PINGS: usize = 12;
/// Players send at every other tick.
const TICKS_PER_FRAME: i64 = 2;

/// A way through a network: never shorter than half the round trip, now and then longer, and in order.
#[derive(Debug, Clone)]
pub struct Way {
    round_trip: f32,
    jitter: f32,
    chance: ChaCha8Rng,
    last: [f32; 2],
}

impl Way {
    /// A way of so many milliseconds there and back; each message takes `jitter` longer on average.
    #[must_use]
    pub fn new(round_trip: f32, jitter: f32, seed: u64) -> Self {
        Self {
            round_trip,
            jitter,
            chance: ChaCha8Rng::seed_from_u64(seed),
            last: [f32::MIN; 2],
        }
    }

    fn takes(&mut self) -> f32 {
        let unit = (self.chance.next_u32() >> 8) as f32 / (1 << 24) as f32;
        self.round_trip / 2.0 - self.jitter * (1.0 - unit).ln()
    }

    /// When something sent now arrives: not before what was sent earlier.
    fn arrival(&mut self, direction: usize, now: f32) -> f32 {
        let arrival = (now + self.takes()).max(self.last[direction]);
        self.last[direction] = arrival;
        arrival
    }

    /// As the house would have measured it.
    #[must_use]
    pub fn measured(&mut self) -> Link {
        let mut link = Link::default();
        for _ in 0..PINGS {
            let round_trip = self.takes() + self.takes();
            link.measured(round_trip);
        }
        link
    }
}

/// A player who is far away.
pub struct Far<'a> {
    seat: SeatNumber,
    player: Box<dyn Player + 'a>,
    way: Way,
    tick: i64,
    made: HandFrame,
    /// What is added to every claimed tick: zero for the honest.
    forged: i64,
    to_house: VecDeque<(f32, HandFrame)>,
    to_player: VecDeque<(f32, Felt)>,
}

impl<'a> Far<'a> {
    /// Somebody on this seat at the end of this way.
    pub fn new(seat: SeatNumber, way: Way, player: impl Player + 'a) -> Self {
        Self {
            seat,
            player: Box::new(player),
            way,
            tick: 0,
            made: HandFrame::default(),
            forged: 0,
            to_house: VecDeque::new(),
            to_player: VecDeque::new(),
        }
    }

    /// Somebody who claims to have done everything so many ticks earlier.
    #[must_use]
    pub fn who_claims_earlier(mut self, ticks: i64) -> Self {
        self.forged = -ticks;
        self
    }

    fn lives(&mut self, now: f32) {
        while self.to_player.front().is_some_and(|(at, _)| *at <= now) {
            if let Some((_, felt)) = self.to_player.pop_front() {
                self.player.feel(&felt.touch);
            }
        }
        while tick_ms(self.tick) as f32 <= now {
            self.makes_a_tick(now);
        }
    }

    fn makes_a_tick(&mut self, now: f32) {
        let input: HandInput = self.player.act();
        let claimed = self.tick + self.forged;
        // Nobody claims to have gone in before the call.
        if claimed >= 0 {
            if self.made.inputs.is_empty() {
                self.made.first = claimed;
            }
            self.made.inputs.push(input);
        }
        if self.player.shout() {
            self.made.shout = Some(claimed.max(0));
        }
        self.tick += 1;
        if self.tick % TICKS_PER_FRAME == 0 {
            let frame = std::mem::take(&mut self.made);
            let arrival = self.way.arrival(0, now);
            self.to_house.push_back((arrival, frame));
        }
    }
}

/// Carries out an order with these players over their ways, from the call to the finish.
///
/// # Panics
/// If it never finishes.
pub fn play(order: &ReachOrder, players: &mut [Far<'_>], fairness: Fairness) -> ReachFinish {
    play_timed(order, players, fairness).0
}

/// The same, and how long it took from the call.
///
/// # Panics
/// If it never finishes.
pub fn play_timed(
    order: &ReachOrder,
    players: &mut [Far<'_>],
    fairness: Fairness,
) -> (ReachFinish, Millis) {
    let links: Vec<(SeatNumber, Link)> = players
        .iter_mut()
        .map(|player| (player.seat, player.way.measured()))
        .collect();
    let mut reach = Reach::with(order, &links, fairness);
    for ms in 0..order.limit.0 + STUCK {
        let (now, now_ms) = (order.start + Millis(ms), ms as f32);
        for player in players.iter_mut() {
            player.lives(now_ms);
            while player.to_house.front().is_some_and(|(at, _)| *at <= now_ms) {
                if let Some((_, frame)) = player.to_house.pop_front() {
                    reach.take(player.seat, now, &frame);
                }
            }
        }
        if now < reach.wake_at() {
            continue;
        }
        for out in reach.advance(now) {
            match out {
                ReachOut::Touch { seat, felt } => {
                    let owner = players.iter_mut().find(|player| player.seat == seat);
                    if let Some(player) = owner {
                        let arrival = player.way.arrival(1, now_ms);
                        player.to_player.push_back((arrival, felt));
                    }
                }
                ReachOut::Finished(finish) => return (finish, Millis(ms)),
                ReachOut::Heave(_)
                | ReachOut::CameOut(_)
                | ReachOut::FalseStart { .. }
                | ReachOut::Shouted { .. } => {}
            }
        }
    }
    panic!("the reach never finished");
}
