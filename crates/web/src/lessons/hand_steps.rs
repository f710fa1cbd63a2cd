//! What a hand learns, deed by deed: it is told what the fingertip feels, and knows what was done and what comes next.

use bag::{DIRECTIONS, HandState, Load, Touch};

/// Something a hand can do, in the order in which it is learnt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// Drag until wood is felt.
    Bump,
    /// Close around a piece.
    Hold,
    /// Follow its outline.
    Trace,
    /// Open again.
    LetGo,
    /// Close around another piece.
    Another,
    /// Feel whether it has a hole.
    Dip,
    /// Take it out of the bag.
    Pull,
}

impl Deed {
    /// All of them, in order.
    pub const ALL: [Deed; 7] = [
        Deed::Bump,
        Deed::Hold,
        Deed::Trace,
        Deed::LetGo,
        Deed::Another,
        Deed::Dip,
        Deed::Pull,
    ];

    fn next(self) -> Option<Deed> {
        Deed::ALL.get(self as usize + 1).copied()
    }

    /// Whether there must be something in the hand for it.
    const fn wants_a_piece(self) -> bool {
        matches!(self, Deed::Trace | Deed::LetGo | Deed::Dip | Deed::Pull)
    }
}

/// What is asked of the hand now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// The next deed, or one that has to come before it.
    Do(Deed),
    /// Two pieces are in the hand: one of them has to go.
    ShakeOff,
}

/// Something went otherwise than it was meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// The hand closed on nothing.
    Missed,
    /// The hand came out empty.
    Empty,
    /// The hand came out before it had learnt everything.
    TooSoon,
}

/// What there is to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Says {
    /// The deed that the lesson is at.
    pub at: Deed,
    /// What was done just now.
    pub done: Option<Deed>,
    /// What went wrong just now.
    pub slip: Option<Slip>,
    /// What is to be done.
    pub asked: Asked,
}

/// Quarters of a full turn in which wood was felt around a piece.
pub type Quarters = [bool; 4];

/// Once around is four quarters. Who follows an outline clumsily, or a piece that a circle does not get around, has felt enough
/// after some time: so many quarters, and so many touches of a sliding finger, thirty a second.
const ENOUGH: [(usize, u32); 4] = [(4, 0), (3, 45), (2, 110), (0, 200)];
/// A bump that is noticed.
const NOTICED: u8 = 1;

/// How far a hand has come.
#[derive(Debug, Clone, PartialEq)]
pub struct HandSteps {
    at: Option<Deed>,
    done: Option<Deed>,
    slip: Option<Slip>,
    state: HandState,
    quarters: Quarters,
    slid: u32,
}

impl Default for HandSteps {
    fn default() -> Self {
        HandSteps {
            at: Some(Deed::Bump),
            done: None,
            slip: None,
            state: HandState::Outside,
            quarters: [false; 4],
            slid: 0,
        }
    }
}

impl HandSteps {
    /// The fingertip has felt something.
    pub fn felt(&mut self, touch: &Touch) {
        let opened = self.is_cupped() && touch.state == HandState::Groping;
        let closed = !self.is_cupped() && matches!(touch.state, HandState::Cupped(_));
        self.state = touch.state;
        if touch.missed {
            self.slip = Some(Slip::Missed);
        } else if closed || touch.thump > NOTICED {
            self.slip = None;
        }
        if closed {
            self.quarters = [false; 4];
            self.slid = 0;
        }
        self.follow(touch);
        while let Some(at) = self.at
            && self.is_done(at, touch, opened)
        {
            self.go_on();
        }
    }

    fn is_cupped(&self) -> bool {
        matches!(self.state, HandState::Cupped(_))
    }

    fn follow(&mut self, touch: &Touch) {
        let Some(contact) = touch.contact else { return };
        self.quarters[usize::from(contact.direction / (DIRECTIONS / 4)) % 4] = true;
        self.slid += u32::from(contact.slip > 0);
    }

    fn is_done(&self, deed: Deed, touch: &Touch, opened: bool) -> bool {
        match deed {
            Deed::Bump => touch.thump > NOTICED || self.is_cupped(),
            // The bag sees to it that a hand does not close on what it has just let go.
            Deed::Hold | Deed::Another => self.is_cupped(),
            Deed::Trace => {
                let felt = self.quarters.iter().filter(|felt| **felt).count();
                let enough = |&(least, slid): &(usize, u32)| felt >= least && self.slid >= slid;
                self.is_cupped() && ENOUGH.iter().any(enough)
            }
            Deed::LetGo => opened,
            Deed::Dip => touch.dip.is_some(),
            // What came out is told by the bag: see `pulled`.
            Deed::Pull => false,
        }
    }

    fn go_on(&mut self) {
        self.done = self.at;
        self.at = self.at.and_then(Deed::next);
    }

    /// So many pieces came out with the hand. True if the lesson of the hand is over; otherwise it needs a fresh bag.
    pub fn pulled(&mut self, pieces: usize) -> bool {
        self.state = HandState::Outside;
        self.slip = match (self.at, pieces) {
            (None, _) => None,
            (Some(Deed::Pull), 1..) => {
                self.go_on();
                None
            }
            (_, 0) => Some(Slip::Empty),
            _ => Some(Slip::TooSoon),
        };
        self.at.is_none()
    }

    /// Leaves a deed out.
    pub fn skip(&mut self) {
        self.at = self.at.and_then(Deed::next);
        self.done = None;
        self.slip = None;
    }

    /// Where wood was felt around what is in the hand.
    #[must_use]
    pub const fn quarters(&self) -> Quarters {
        self.quarters
    }

    /// What there is to say; nothing when everything is done.
    #[must_use]
    pub fn says(&self) -> Option<Says> {
        let at = self.at?;
        let two = self.state == HandState::Cupped(Load::Several);
        let asked = if two && at != Deed::LetGo {
            Asked::ShakeOff
        } else if at.wants_a_piece() && !self.is_cupped() {
            Asked::Do(Deed::Hold)
        } else {
            Asked::Do(at)
        };
        // A word of praise belongs to what it leads to.
        let done = self
            .done
            .filter(|_| asked == Asked::Do(at) && self.slip.is_none());
        Some(Says {
            at,
            done,
            slip: self.slip,
            asked,
        })
    }
}

#[cfg(test)]
#[path = "hand_steps_tests.rs"]
mod tests;
