//! A hand in the bag: a person's, far away, or a bot's; what it feels on its way to it, and what it did.

use std::collections::VecDeque;

use bag::{HandInput, HandState, Pull, TickNumber, Touch};
use feelers::{Feeler, Level, Player as _};
use table::{BotHand, HandFinish, SeatNumber};

use crate::equal::Inbox;
use crate::forms::wish_of;
use crate::frame::Felt;
use crate::link::Link;
use crate::time::{MS_PER_TICK, tick_ms};

/// From out of the mouth onto the table, for everybody the same.
pub(crate) const PLACING_TICKS: TickNumber = 12;
/// A person who is silent for so long has lost the connection, in milliseconds.
const SILENCE: f32 = 2000.0;
/// Who calls the camel more often than this is not heard any more.
const MOST_SHOUTS: usize = 8;

pub(crate) struct Hand {
    pub(crate) seat: SeatNumber,
    pub(crate) played: Played,
    state: HandState,
    pull: Option<Pull>,
    pub(crate) placed: Option<TickNumber>,
    shouts: Vec<i64>,
    pub(crate) lost: bool,
}

pub(crate) enum Played {
    Person(Person),
    Bot(Box<Bot>),
}

pub(crate) struct Person {
    pub(crate) inbox: Inbox,
    /// When the last frame arrived, in milliseconds after T0.
    pub(crate) heard_ms: f32,
    /// What is felt, and from when on it may leave.
    pub(crate) touches: VecDeque<(f32, Felt)>,
    pub(crate) started_early: bool,
}

pub(crate) struct Bot {
    feeler: Feeler,
    nerve: VecDeque<(TickNumber, Touch)>,
}

impl Hand {
    pub(crate) fn of_person(seat: SeatNumber, inbox: Inbox) -> Self {
        let person = Person {
            inbox,
            heard_ms: 0.0,
            touches: VecDeque::new(),
            started_early: false,
        };
        Self::new(seat, Played::Person(person))
    }

    pub(crate) fn of_bot(bot: &BotHand, seed: u64) -> Self {
        let level = Level::new(bot.level).unwrap_or(Level::Trader);
        let own = seed ^ (bot.seat as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let feeler = Feeler::new(level, own, wish_of(bot));
        let feeler = if bot.hurries {
            feeler.who_hurries()
        } else {
            feeler
        };
        let nerve = VecDeque::new();
        Self::new(bot.seat, Played::Bot(Box::new(Bot { feeler, nerve })))
    }

    fn new(seat: SeatNumber, played: Played) -> Self {
        Self {
            seat,
            played,
            state: HandState::Outside,
            pull: None,
            placed: None,
            shouts: Vec::new(),
            lost: false,
        }
    }

    /// What it does in this step, and whether it calls the camel.
    pub(crate) fn does(&mut self, step: TickNumber) -> (HandInput, bool) {
        match &mut self.played {
            Played::Person(person) => (person.inbox.next(i64::from(step)), false),
            Played::Bot(bot) => {
                while let Some((at, touch)) = bot.nerve.front().copied() {
                    if at > step {
                        break;
                    }
                    bot.nerve.pop_front();
                    bot.feeler.feel(&touch);
                }
                let input = bot.feeler.act();
                (input, bot.feeler.shout())
            }
        }
    }

    /// Something is felt at this tick. What a person feels leaves at `release_ms`; a bot knows it from this step on.
    pub(crate) fn feels(
        &mut self,
        tick: TickNumber,
        touch: Touch,
        release_ms: f32,
        known_from: TickNumber,
    ) {
        self.state = touch.state;
        match &mut self.played {
            Played::Bot(bot) => bot.nerve.push_back((known_from, touch)),
            Played::Person(person) => {
                let heard = person.inbox.applied();
                let felt = Felt { tick, heard, touch };
                person.touches.push_back((release_ms, felt));
            }
        }
    }

    /// False if it has called too often already.
    pub(crate) fn shouts(&mut self, tick: i64) -> bool {
        let hears = self.shouts.len() < MOST_SHOUTS && !self.shouts.contains(&tick);
        if hears {
            self.shouts.push(tick);
        }
        hears
    }

    pub(crate) fn comes_out(&mut self, pull: Pull) {
        self.pull = Some(pull);
    }

    /// What is out comes to lie on the table after a while.
    pub(crate) fn places(&mut self, tick: TickNumber) {
        if let Some(pull) = self.pull.as_ref().filter(|pull| !pull.things.is_empty()) {
            let at = pull.tick + PLACING_TICKS;
            if at <= tick {
                self.placed = Some(at);
            }
        }
    }

    /// The way to its player, if that is a person.
    pub(crate) fn link(&self) -> Option<&Link> {
        match &self.played {
            Played::Person(person) => Some(person.inbox.link()),
            Played::Bot(_) => None,
        }
    }

    /// How long its touches are kept back, so that all arrive after the same delay.
    pub(crate) fn kept_back(&self, delay: f32) -> f32 {
        self.link()
            .map_or(delay, |link| (delay - link.one_way()).max(0.0))
    }

    /// What it adds to the error of a comparison. A bot's times are exact but for the step.
    pub(crate) fn error(&self) -> f32 {
        self.link().map_or(MS_PER_TICK / 2.0, Link::error)
    }

    /// Nothing more comes from it: what it had is on the table, or it came out with nothing.
    pub(crate) fn is_done(&self) -> bool {
        let empty = self
            .pull
            .as_ref()
            .is_some_and(|pull| pull.things.is_empty());
        self.placed.is_some() || empty
    }

    /// Has it left the bag, with something or with nothing?
    pub(crate) fn is_out(&self) -> bool {
        self.pull.is_some()
    }

    /// On its way from the bag to the table.
    pub(crate) fn is_on_its_way(&self) -> bool {
        let pulling = self.state == HandState::Pulling || self.pull.is_some();
        pulling && !self.is_done()
    }

    /// Has its player been silent for too long? Who is done may go.
    pub(crate) fn is_silent(&self, now_ms: f32) -> bool {
        match &self.played {
            Played::Person(person) => {
                let in_the_bag = !self.is_done() && !self.is_on_its_way();
                in_the_bag && now_ms - person.heard_ms.max(0.0) > SILENCE
            }
            Played::Bot(_) => false,
        }
    }

    /// What it did, given the pieces by their places in the bag.
    pub(crate) fn finish(&self, things: &[dschamal::Piece]) -> HandFinish {
        let ms = |tick: TickNumber| u32::try_from(tick_ms(i64::from(tick))).unwrap_or(0);
        let pulled = self.pull.iter().flat_map(|pull| &pull.things);
        HandFinish {
            seat: self.seat,
            pulled: pulled
                .filter_map(|thing| things.get(*thing))
                .copied()
                .collect(),
            out_ms: self.pull.as_ref().map(|pull| ms(pull.tick)),
            placed_ms: self.placed.map(ms),
            shouts_ms: self.shouts.iter().map(|tick| tick_ms(*tick)).collect(),
            lost: self.lost,
        }
    }
}
