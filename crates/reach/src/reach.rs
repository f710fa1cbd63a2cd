//! A reach from the call to its finish: steps of the world, frames in and out, and when it is over.

use std::collections::VecDeque;

use bag::{Bag, HandInput, Recording, TICKS_PER_SECOND, TickNumber};
use dschamal::Piece;
use shapes::Form;
use table::{Millis, ReachFinish, ReachOrder, SeatNumber};

use crate::equal::{BATCH, Inbox, Taken};
use crate::finish::pack;
use crate::forms::settings_of;
use crate::frame::{Felt, HandFrame};
use crate::hand::{Hand, Person, Played};
use crate::heaving::Heaving;
use crate::link::Link;
use crate::time::{MS_PER_TICK, begins_ms, tick_at, tick_ms, ticks_in};

/// The world runs behind the call by this at most, in milliseconds: who is farther away is late.
const MOST_DELAY: f32 = 120.0;
/// Two comparable times are wrong by this at most together, in milliseconds.
const MOST_ERROR: f32 = 30.0;
/// After the deciding hand the others are waited for as long as they could still be equal: as long as the clocks may be wrong,
/// or as the table wants.
const GRACE: TickNumber = 3;
/// The most steps that are made up for in one go.
const MOST_STEPS: u32 = 240;

/// Whether all hands are delayed equally.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fairness {
    /// As it should be.
    Equal,
    /// First come, first served: to measure what equal delay is worth.
    Off,
}

/// Something for somebody.
#[derive(Debug, Clone, PartialEq)]
pub enum ReachOut {
    /// What a hand feels: for the person on this seat and for nobody else.
    Touch {
        /// Whose hand.
        seat: SeatNumber,
        /// What.
        felt: Felt,
    },
    /// How the sack heaves, from 0 to 255: for everybody, and so late that it helps nobody.
    Heave(u8),
    /// A hand is out, with what is told nobody: for everybody, delayed like touches.
    CameOut(CameOut),
    /// Somebody called the camel, rightly or not: for everybody.
    Shouted {
        /// Who.
        seat: SeatNumber,
    },
    /// A hand went in before the call; it was kept out.
    FalseStart {
        /// Whose.
        seat: SeatNumber,
    },
    /// It is over. Comes once, and last.
    Finished(ReachFinish),
}

/// A hand is out and others are still in the bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CameOut {
    /// Whose.
    pub seat: SeatNumber,
    /// When those that are left come out, in milliseconds after T0; none if nothing hurries them.
    pub until_ms: Option<u32>,
}

/// Hands in the bag.
pub struct Reach {
    number: u32,
    start: Millis,
    delay: f32,
    /// How long everybody's touches are on their way.
    touch_delay: f32,
    limit: TickNumber,
    /// How long those that are left may stay once a hand is out (A-C-12), and since when one is.
    last_hand: Option<TickNumber>,
    first_out: Option<TickNumber>,
    /// Steps of the world in a step of the clock.
    speed: u32,
    /// It is carried out in one go.
    skip: bool,
    heaving: Heaving,
    /// Hands that are out, and from when on that may be told.
    came_out: VecDeque<(f32, CameOut)>,
    enough: usize,
    grace: TickNumber,
    shout: bool,
    again: bool,
    things: Vec<Piece>,
    bag: Bag,
    recording: Recording,
    hands: Vec<Hand>,
    /// When enough hands had pulled and laid down what they had.
    decided: Option<TickNumber>,
    waiting: Vec<ReachOut>,
    over: bool,
}

impl Reach {
    /// Carries out an order. `links` are the ways to the people whose hands go in; one that is missing has no length.
    #[must_use]
    pub fn new(order: &ReachOrder, links: &[(SeatNumber, Link)]) -> Self {
        Self::with(order, links, Fairness::Equal)
    }

    /// The same, with or without equal delay.
    #[must_use]
    pub fn with(order: &ReachOrder, links: &[(SeatNumber, Link)], fairness: Fairness) -> Self {
        let hand = |seat: &SeatNumber| {
            if let Some(bot) = order.bots.iter().find(|bot| bot.seat == *seat) {
                return Hand::of_bot(bot, order.seed);
            }
            let link = links.iter().find(|(other, _)| other == seat);
            let link = link.map(|(_, link)| link.clone()).unwrap_or_default();
            Hand::of_person(*seat, Inbox::new(link, fairness))
        };
        let hands: Vec<Hand> = order.seats.iter().map(hand).collect();
        let forms: Vec<Form> = order.things.iter().map(|piece| piece.form()).collect();
        let settings = settings_of(order.touch);
        Self {
            number: order.number,
            start: order.start,
            delay: delay(&hands, fairness),
            touch_delay: touch_delay(&hands, fairness),
            limit: whole_ticks(order.limit),
            last_hand: order.last_hand.map(whole_ticks),
            first_out: None,
            speed: order.speed.max(1),
            skip: order.skip,
            heaving: Heaving::default(),
            came_out: VecDeque::new(),
            enough: order.enough,
            grace: GRACE.max(whole_ticks(order.tie) + 1),
            shout: order.shout,
            again: order.again,
            things: order.things.clone(),
            bag: Bag::new(order.seed, &forms, hands.len(), &settings),
            recording: Recording::new(order.seed, &forms, hands.len(), &settings),
            hands,
            decided: None,
            waiting: Vec::new(),
            over: false,
        }
    }

    /// The number of the order.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// T0.
    #[must_use]
    pub fn start(&self) -> Millis {
        self.start
    }

    /// How far the world runs behind the call, in milliseconds: the same for all.
    #[must_use]
    pub fn delay(&self) -> f32 {
        self.delay
    }

    /// Whether it has finished.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether a hand of this seat is in the bag.
    #[must_use]
    pub fn has_hand(&self, seat: SeatNumber) -> bool {
        self.hands.iter().any(|hand| hand.seat == seat)
    }

    /// Everybody who watches wants it to be over. Bots' hands do the same, as fast as can be reckoned.
    pub fn skip(&mut self) {
        self.skip = true;
    }

    /// When to look at it again: at every other step, and when a touch may leave.
    #[must_use]
    pub fn wake_at(&self) -> Millis {
        if self.skip {
            return self.start;
        }
        let step = i64::from(self.bag.tick() / self.speed) | 1;
        let step_ms = self.delay + begins_ms(step) as f32;
        let touches = self.hands.iter().filter_map(|hand| match &hand.played {
            Played::Person(person) => person.touches.front().map(|(release, _)| *release),
            Played::Bot(_) => None,
        });
        let next = touches.fold(step_ms, f32::min);
        self.start + Millis(next.ceil() as i64)
    }

    /// Something arrived from the person on this seat.
    pub fn take(&mut self, seat: SeatNumber, arrival: Millis, frame: &HandFrame) {
        let arrival_ms = (arrival - self.start).0 as f32;
        let shout = self.shout;
        let Some(hand) = self.hands.iter_mut().find(|hand| hand.seat == seat) else {
            return;
        };
        let Played::Person(person) = &mut hand.played else {
            return;
        };
        person.heard_ms = arrival_ms;
        if take_inputs(person, frame, arrival_ms) && !person.started_early {
            person.started_early = true;
            self.waiting.push(ReachOut::FalseStart { seat });
        }
        let called = frame.shout.filter(|_| shout);
        let counts = called.map(|claimed| person.inbox.counts(claimed, arrival_ms));
        if counts.is_some_and(|tick| hand.shouts(tick)) {
            self.waiting.push(ReachOut::Shouted { seat });
        }
    }

    /// Makes the steps that are due by now, and says what has to be carried away.
    pub fn advance(&mut self, now: Millis) -> Vec<ReachOut> {
        if self.over {
            return Vec::new();
        }
        let now_ms = (now - self.start).0 as f32;
        let due = match self.skip {
            true => i64::MAX,
            false => (tick_at(now_ms - self.delay) + 1) * i64::from(self.speed),
        };
        let mut steps = 0;
        while i64::from(self.bag.tick()) < due && steps < MOST_STEPS && !self.is_settled() {
            self.step();
            steps += 1;
        }
        for hand in &mut self.hands {
            hand.lost = hand.is_silent(now_ms);
        }
        let mut out = std::mem::take(&mut self.waiting);
        self.touches_due(now_ms, &mut out);
        if self.is_settled() {
            self.over = true;
            out.push(ReachOut::Finished(self.finish()));
        }
        out
    }

    fn step(&mut self) {
        let step = self.bag.tick();
        let mut inputs: Vec<HandInput> = Vec::with_capacity(self.hands.len());
        for hand in &mut self.hands {
            let (input, shouts) = hand.does(step);
            inputs.push(input);
            if shouts && self.shout && hand.shouts(i64::from(step)) {
                let seat = hand.seat;
                self.waiting.push(ReachOut::Shouted { seat });
            }
        }
        self.recording.push(&inputs);
        let brought = self.bag.step(&inputs);
        let tick = self.bag.tick();
        for pull in brought.pulls {
            let hand = pull.hand;
            self.hands[hand].comes_out(pull);
            self.first_out.get_or_insert(tick);
            self.tell_who_is_out(hand, step);
        }
        let (made, known_from) = (
            self.delay + tick_ms(i64::from(step)) as f32,
            step + ticks_in(self.delay + self.touch_delay),
        );
        for (hand, touch) in brought.touches {
            let hand = &mut self.hands[hand];
            let release = made + hand.kept_back(self.touch_delay);
            hand.feels(tick, touch, release, known_from);
        }
        self.hands.iter_mut().for_each(|hand| hand.places(tick));
        let placed = self.hands.iter().filter(|hand| hand.placed.is_some());
        if self.decided.is_none() && placed.count() >= self.enough {
            self.decided = Some(tick);
        }
        if let Some(heave) = self.heaving.after(&brought.heave, tick) {
            self.waiting.push(ReachOut::Heave(heave));
        }
    }

    /// Everybody learns at the same time, and not before those at the bag could feel it, that a hand is out.
    fn tell_who_is_out(&mut self, hand: usize, step: TickNumber) {
        let others = self.hands.iter().enumerate();
        let left = others.filter(|(other, it)| *other != hand && !it.is_out());
        if left.count() == 0 {
            return;
        }
        let at = self.delay + self.touch_delay + tick_ms(i64::from(step)) as f32;
        let last = tick_ms(i64::from(self.last_tick()));
        let until_ms = self.last_hand.and_then(|_| u32::try_from(last).ok());
        let seat = self.hands[hand].seat;
        self.came_out.push_back((at, CameOut { seat, until_ms }));
    }

    /// The step at which hands that are still in the bag come out.
    fn last_tick(&self) -> TickNumber {
        let hurried = self.first_out.zip(self.last_hand);
        hurried.map_or(self.limit, |(out, left)| self.limit.min(out + left))
    }

    /// What may leave by now.
    fn touches_due(&mut self, now_ms: f32, out: &mut Vec<ReachOut>) {
        while self.came_out.front().is_some_and(|(at, _)| *at <= now_ms) {
            let came = self.came_out.pop_front();
            out.extend(came.map(|(_, came)| ReachOut::CameOut(came)));
        }
        for hand in &mut self.hands {
            let seat = hand.seat;
            let Played::Person(person) = &mut hand.played else {
                continue;
            };
            while person.touches.front().is_some_and(|(at, _)| *at <= now_ms) {
                let felt = person.touches.pop_front().map(|(_, felt)| felt);
                out.extend(felt.map(|felt| ReachOut::Touch { seat, felt }));
            }
        }
    }

    /// Whether nothing that happens can change anything.
    fn is_settled(&self) -> bool {
        let tick = self.bag.tick();
        let mut hands = self.hands.iter();
        // A hand that was lost is waited for once: then it is all done again.
        if !self.again && hands.any(|hand| hand.lost) {
            return true;
        }
        if self.hands.iter().any(Hand::is_on_its_way) {
            return false;
        }
        let decided = self.decided.is_some_and(|at| tick >= at + self.grace);
        let gone = self.hands.iter().all(|hand| hand.is_done() || hand.lost);
        decided || gone || tick >= self.last_tick()
    }

    fn finish(&self) -> ReachFinish {
        let mut errors: Vec<f32> = self.hands.iter().map(Hand::error).collect();
        errors.sort_by(|a, b| b.total_cmp(a));
        let error: f32 = errors.iter().take(2).sum();
        ReachFinish {
            number: self.number,
            hands: self
                .hands
                .iter()
                .map(|hand| hand.finish(&self.things))
                .collect(),
            error_ms: error.clamp(MS_PER_TICK, MOST_ERROR).ceil() as u32,
            recording: pack(&self.recording),
        }
    }
}

fn whole_ticks(time: Millis) -> TickNumber {
    u32::try_from(time.0 * i64::from(TICKS_PER_SECOND) / 1000).unwrap_or(0)
}

/// Notes what a hand did; true if it went in before the call.
fn take_inputs(person: &mut Person, frame: &HandFrame, arrival_ms: f32) -> bool {
    let mut early = false;
    for (tick, input) in (frame.first..).zip(&frame.inputs) {
        early |= person.inbox.take(tick, *input, arrival_ms) == Taken::TooEarly;
    }
    early
}

/// The slowest contestant's one-way time, and what it takes to fill a frame.
fn delay(hands: &[Hand], fairness: Fairness) -> f32 {
    if fairness == Fairness::Off {
        return 0.0;
    }
    let links = hands.iter().filter_map(Hand::link);
    let slowest = links.map(|link| link.slowest() + BATCH);
    slowest.fold(0.0, f32::max).min(MOST_DELAY)
}

/// What is felt leaves at once for the slowest contestant, and arrives everywhere when it usually arrives there.
fn touch_delay(hands: &[Hand], fairness: Fairness) -> f32 {
    if fairness == Fairness::Off {
        return 0.0;
    }
    let links = hands.iter().filter_map(Hand::link);
    links.map(Link::one_way).fold(0.0, f32::max).min(MOST_DELAY)
}
