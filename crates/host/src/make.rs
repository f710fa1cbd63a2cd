//! Work that takes some milliseconds: filling a bag, making a bot's plan. A shell may do it elsewhere.

use mason::{HoldInput, Mason, MasonOut};
use reach::{HandFrame, Link, Reach, ReachOut};
use table::{BuildOrder, Millis, ReachOrder, SeatNumber};

use crate::WindowId;

/// Something to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Make {
    /// Hands go into a bag: sixty pieces settle in it first.
    Hands {
        /// What the table ordered.
        order: Box<ReachOrder>,
        /// The windows of those whose hands go in.
        windows: Vec<(SeatNumber, Vec<WindowId>)>,
    },
    /// A tower is built: a bot tries many places before it begins.
    Building {
        /// What the table ordered.
        order: Box<BuildOrder>,
        /// When.
        now: Millis,
    },
}

/// Of which kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// Hands in the bag.
    Hands,
    /// A tower.
    Building,
}

/// What was made.
pub enum Made {
    /// Hands in the bag.
    Hands(Box<dyn Hands>),
    /// A tower that is being built.
    Building(Box<dyn Builder>),
}

/// Hands in a bag, as [`Reach`] describes them. A trait, so that a shell that fills no bag does not carry its physics, and a
/// simulation may have a bag without bodies.
#[expect(missing_docs, reason = "described where they are carried out")]
pub trait Hands: Send + Sync {
    fn number(&self) -> u32;
    fn start(&self) -> Millis;
    fn skip(&mut self);
    fn take(&mut self, seat: SeatNumber, arrival: Millis, frame: &HandFrame);
    fn advance(&mut self, now: Millis) -> Vec<ReachOut>;
    fn wake_at(&self) -> Millis;
}

/// A tower that is being built, as [`Mason`] describes it. A trait for the same reasons.
#[expect(missing_docs, reason = "described where they are carried out")]
pub trait Builder: Send + Sync {
    fn number(&self) -> u32;
    fn seat(&self) -> SeatNumber;
    fn carries_out(&self, order: &BuildOrder) -> bool;
    fn follow(&mut self, order: &BuildOrder);
    fn so_far(&self) -> &[HoldInput];
    fn take(&mut self, first: usize, inputs: &[HoldInput], arrival: Millis);
    fn advance(&mut self, now: Millis) -> Vec<MasonOut>;
    fn wake_at(&self) -> Option<Millis>;
}

impl Make {
    /// Of which kind it is.
    #[must_use]
    pub fn what(&self) -> Making {
        match self {
            Make::Hands { .. } => Making::Hands,
            Make::Building { .. } => Making::Building,
        }
    }

    /// The ways to those whose hands go in, as far as they were measured: of several windows the nearest.
    #[must_use]
    pub fn links(&self, measured: impl Fn(WindowId) -> Option<Link>) -> Vec<(SeatNumber, Link)> {
        let Make::Hands { windows, .. } = self else {
            return Vec::new();
        };
        let nearest = |(seat, windows): &(SeatNumber, Vec<WindowId>)| {
            let links = windows.iter().filter_map(|window| measured(*window));
            let known = links.filter(Link::is_known);
            let nearest = known.min_by(|a, b| a.least().total_cmp(&b.least()))?;
            Some((*seat, nearest))
        };
        windows.iter().filter_map(nearest).collect()
    }

    /// Makes it. A way that is missing has no length.
    #[must_use]
    pub fn carry_out(self, links: &[(SeatNumber, Link)]) -> Made {
        match self {
            Make::Hands { order, .. } => Made::Hands(Box::new(Reach::new(&order, links))),
            Make::Building { order, now } => Made::Building(Box::new(Mason::new(&order, now))),
        }
    }
}

impl Hands for Reach {
    fn number(&self) -> u32 {
        self.number()
    }

    fn start(&self) -> Millis {
        self.start()
    }

    fn skip(&mut self) {
        self.skip();
    }

    fn take(&mut self, seat: SeatNumber, arrival: Millis, frame: &HandFrame) {
        self.take(seat, arrival, frame);
    }

    fn advance(&mut self, now: Millis) -> Vec<ReachOut> {
        self.advance(now)
    }

    fn wake_at(&self) -> Millis {
        self.wake_at()
    }
}

impl Builder for Mason {
    fn number(&self) -> u32 {
        self.number()
    }

    fn seat(&self) -> SeatNumber {
        self.seat()
    }

    fn carries_out(&self, order: &BuildOrder) -> bool {
        self.carries_out(order)
    }

    fn follow(&mut self, order: &BuildOrder) {
        self.follow(order);
    }

    fn so_far(&self) -> &[HoldInput] {
        self.so_far()
    }

    fn take(&mut self, first: usize, inputs: &[HoldInput], arrival: Millis) {
        self.take(first, inputs, arrival);
    }

    fn advance(&mut self, now: Millis) -> Vec<MasonOut> {
        self.advance(now)
    }

    fn wake_at(&self) -> Option<Millis> {
        self.wake_at()
    }
}
