//! What has happened: the log of a game. A state is the fold of its events, nothing else.

use serde::{Deserialize, Serialize};

use crate::{
    Awaits, ContestReport, Due, Dues, Game, Order, Piece, PieceSet, Rules, Ruling, Seat, SeatSet,
    Stack, State, Transfer, Zone,
};

/// One thing that happened. `C` is a contest as it was, or as it may be seen (see [`crate::Seen`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event<C = Contested> {
    /// A player took start pieces out of the bag.
    Started {
        /// Who.
        seat: Seat,
        /// Which.
        pieces: PieceSet,
    },
    /// A deciding piece was laid out.
    Decided {
        /// Which.
        piece: Piece,
    },
    /// A contest was fought and ruled on; the ruling's transfers are carried out.
    Contested(Box<C>),
    /// These choices are due, in this order.
    Owed {
        /// Which.
        dues: Dues,
    },
    /// Pieces changed places by somebody's choice.
    Moved {
        /// Which, whence and where.
        transfer: Transfer,
    },
    /// A consolation draw was made.
    Consoled {
        /// Who reached in.
        seat: Seat,
        /// What came out.
        pulled: PieceSet,
        /// What of it was kept; the rest is back in the bag.
        kept: PieceSet,
    },
    /// A tower has a new form; the piece in hand is used up.
    Built {
        /// Whose.
        seat: Seat,
        /// Bottom to top.
        tower: Stack,
        /// What fell and is back in the bag.
        fell: PieceSet,
    },
    /// A tower fell through no fault of its owner and was restored (T-18).
    Restored {
        /// Whose.
        seat: Seat,
        /// Bottom to top; the same pieces as before.
        tower: Stack,
    },
    /// Shapes became complete: their open pieces are victory pieces now (D-45).
    Completed {
        /// All pieces of these shapes.
        shapes: PieceSet,
    },
    /// New players come to the bag.
    Paired {
        /// Who, and who is master.
        order: Order,
    },
    /// The game waits for this.
    Awaited {
        /// What.
        awaits: Awaits,
    },
    /// The game is over.
    Ended {
        /// Who won; several if shared, nobody if drawn.
        winners: SeatSet,
    },
}

/// A contest as it was reported and how it was ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contested {
    /// The facts. Holds what went back unseen: never show it as it is, see [`crate::Seen`].
    pub report: ContestReport,
    /// The ruling.
    pub ruling: Ruling,
}

impl<C> Event<C> {
    /// The same event with its contest, if it is one, seen through `f`.
    pub(crate) fn map_contest<D>(self, f: impl FnOnce(C) -> D) -> Event<D> {
        match self {
            Event::Contested(contest) => Event::Contested(Box::new(f(*contest))),
            Event::Started { seat, pieces } => Event::Started { seat, pieces },
            Event::Decided { piece } => Event::Decided { piece },
            Event::Owed { dues } => Event::Owed { dues },
            Event::Moved { transfer } => Event::Moved { transfer },
            Event::Consoled { seat, pulled, kept } => Event::Consoled { seat, pulled, kept },
            Event::Built { seat, tower, fell } => Event::Built { seat, tower, fell },
            Event::Restored { seat, tower } => Event::Restored { seat, tower },
            Event::Completed { shapes } => Event::Completed { shapes },
            Event::Paired { order } => Event::Paired { order },
            Event::Awaited { awaits } => Event::Awaited { awaits },
            Event::Ended { winners } => Event::Ended { winners },
        }
    }
}

impl Event {
    /// A tower is written down whole when it is built; no transfer goes into one.
    pub(crate) fn can_be_carried_out(&self) -> bool {
        let goes = |transfer: &Transfer| !matches!(transfer.to, Zone::Tower(_));
        match self {
            Event::Moved { transfer } => goes(transfer),
            Event::Contested(contested) => contested.ruling.transfers.iter().all(goes),
            Event::Started { .. }
            | Event::Decided { .. }
            | Event::Owed { .. }
            | Event::Consoled { .. }
            | Event::Built { .. }
            | Event::Restored { .. }
            | Event::Completed { .. }
            | Event::Paired { .. }
            | Event::Awaited { .. }
            | Event::Ended { .. } => true,
        }
    }
}

impl State {
    /// Folds one event into the state. Decides nothing: every decision is in the event.
    pub fn apply(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::Started { seat, pieces } => {
                self.carry_out(Transfer::new(*pieces, Zone::Bag, Zone::Open(*seat)));
            }
            Event::Decided { piece } => {
                self.carry_out(Transfer::new(*piece, Zone::Bag, Zone::Centre));
            }
            Event::Contested(contested) => self.apply_contested(rules, contested),
            Event::Owed { dues } => self.dues = dues.clone(),
            Event::Moved { transfer } => self.carry_out(*transfer),
            Event::Consoled { seat, kept, .. } => {
                self.carry_out(Transfer::new(*kept, Zone::Bag, Zone::Open(*seat)));
            }
            Event::Built { seat, tower, fell } => {
                self.zones.hand = None;
                self.zones.tower[*seat] = tower.clone();
                self.zones.bag = self.zones.bag | *fell;
            }
            Event::Restored { seat, tower } => self.zones.tower[*seat] = tower.clone(),
            Event::Completed { shapes } => self.zones.complete(*shapes, rules.seats()),
            Event::Paired { order } => {
                self.order = order.clone();
                self.repeats = 0;
            }
            Event::Awaited { awaits } => self.awaits = awaits.clone(),
            Event::Ended { winners } => {
                self.winners = *winners;
                self.awaits = Awaits::Over;
            }
        }
    }

    fn carry_out(&mut self, transfer: Transfer) {
        self.zones.carry_out(transfer);
    }

    fn apply_contested(&mut self, rules: &Rules, contested: &Contested) {
        let ruling = &contested.ruling;
        for &transfer in &ruling.transfers {
            self.carry_out(transfer);
        }
        self.contests += 1;
        self.repeats = if ruling.is_repeat() {
            self.repeats + 1
        } else {
            0
        };
        self.winner = ruling.winner;
        self.loser = ruling.loser;
        if rules.game() == Game::Tower && !ruling.is_repeat() {
            self.black_drawn += (ruling.pulled & PieceSet::BLACK).len() as u32;
        }
    }

    /// The state after all these events.
    #[must_use]
    pub fn fold<'a>(mut self, rules: &Rules, events: impl IntoIterator<Item = &'a Event>) -> State {
        for event in events {
            self.apply(rules, event);
        }
        self
    }
}

impl Due {
    /// As the game waits for it.
    #[must_use]
    pub fn awaits(&self) -> Awaits {
        match *self {
            Due::Take { chooser, from, .. } => Awaits::Take {
                seat: chooser,
                from,
            },
            Due::Console { seat } => Awaits::Console { seat },
        }
    }
}
