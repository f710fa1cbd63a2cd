//! The state of a game between two actions.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::options::VsEmpty;
use crate::{Awaits, Game, Order, Rules, Seat, SeatSet, Zones};

/// Choices that are due after a ruling, first one first.
pub type Dues = ArrayVec<Due, 3>;

/// A choice that is due after a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// One open piece changes hands.
    Take {
        /// Who picks it.
        chooser: Seat,
        /// Who loses it.
        from: Seat,
        /// Who gets it.
        to: Seat,
        /// What happens if there is none (D-29).
        if_empty: VsEmpty,
    },
    /// A consolation draw (D-30).
    Console {
        /// Who reaches in.
        seat: Seat,
    },
}

/// Everything the rules need to know to go on. Equal to the fold of the events so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Where every piece is.
    pub zones: Zones,
    /// Who is at the bag, who is master.
    pub order: Order,
    /// What has to happen next.
    pub awaits: Awaits,
    /// Choices still due from the last contest, the awaited one first.
    pub dues: Dues,
    /// Contests fought so far, repeats included.
    pub contests: u32,
    /// How often the present contest was repeated.
    pub repeats: u32,
    /// Who won the last contest.
    pub winner: Option<Seat>,
    /// Who lost it, where one player did.
    pub loser: Option<Seat>,
    /// Black pieces drawn in the Tower so far (T-22).
    pub black_drawn: u32,
    /// Who has won the game.
    pub winners: SeatSet,
}

impl State {
    /// The beginning: everything in the bag, and start pieces to be chosen (D-03, H-03, Q-02), or
    /// the first contest where there are none (T-03).
    ///
    /// `first` is who begins: shortest fingers (D-05), youngest (A-Q-01); in the Threesome the one
    /// with the longest fingers, who sits between his two neighbours (H-04).
    #[must_use]
    pub fn new(rules: &Rules, first: Seat) -> State {
        let order = first_order(rules, first);
        let mut zones = Zones {
            aside: rules.set_aside(),
            ..Zones::default()
        };
        zones.bag = rules.box_contents() - zones.aside;
        let awaits = match rules.start_pieces() {
            Some(_) => Awaits::Start { seat: first },
            None => Awaits::Contest {
                contestants: order.contestants.clone(),
            },
        };
        State::at(zones, order, awaits)
    }

    /// A state with nothing behind it.
    pub(crate) fn at(zones: Zones, order: Order, awaits: Awaits) -> State {
        State {
            zones,
            order,
            awaits,
            dues: Dues::new(),
            contests: 0,
            repeats: 0,
            winner: None,
            loser: None,
            black_drawn: 0,
            winners: SeatSet::EMPTY,
        }
    }

    /// The seats it names: who is at the bag, who is awaited.
    pub(crate) fn named(&self) -> impl Iterator<Item = Seat> {
        let bag = self.order.contestants.iter().copied();
        let awaited = match &self.awaits {
            Awaits::Contest { contestants } => contestants.clone(),
            awaits => awaits.seat().into_iter().collect(),
        };
        bag.chain(awaited)
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.awaits == Awaits::Over
    }
}

/// The first pair or trio.
pub(crate) fn first_order(rules: &Rules, first: Seat) -> Order {
    let seats = rules.seats();
    let leader = match rules.game() {
        Game::Threesome => first.others_clockwise(seats).last().unwrap_or(first),
        Game::Duel | Game::Tower | Game::Quartet => first,
    };
    Order::start(leader, rules.game().contestants(), seats)
}
