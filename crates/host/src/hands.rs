//! The bag beside a table: what the table ordered runs here, and each hand's touches are for its own windows.

use reach::{CameOut, ReachOut};
use table::{Input, Millis, PersonId, ReachFinish, SeatNumber, Table};

use crate::host::RETRY;
use crate::input::HandCame;
use crate::make::{Hands, Make};
use crate::output::{Audience, Broadcast, Output};
use crate::windows::Windows;

/// The most frames that are kept while the bag is being filled; who loses one repeats it with the next.
const MOST_WAITING: usize = 256;

/// The reach that is under way.
#[derive(Default)]
pub(crate) enum LiveHands {
    /// Nothing is ordered.
    #[default]
    None,
    /// The bag is being filled. What hands did meanwhile waits.
    Making { number: u32, waiting: Vec<HandCame> },
    /// It could not be filled; it is tried again then.
    Failed { number: u32, again: Millis },
    /// Hands are in it.
    Live(Box<dyn Hands>),
    /// It is over, but the table does not know it yet.
    Finished {
        finish: Box<ReachFinish>,
        /// The entry after which the table refused it.
        refused_at: Option<u64>,
    },
}

impl LiveHands {
    fn number(&self) -> Option<u32> {
        match self {
            LiveHands::None => None,
            LiveHands::Making { number, .. } | LiveHands::Failed { number, .. } => Some(*number),
            LiveHands::Live(reach) => Some(reach.number()),
            LiveHands::Finished { finish, .. } => Some(finish.number),
        }
    }

    /// When it wants to be looked at again.
    pub(crate) fn wake_at(&self) -> Option<Millis> {
        match self {
            LiveHands::Live(reach) => Some(reach.wake_at()),
            LiveHands::Failed { again, .. } => Some(*again),
            LiveHands::None | LiveHands::Making { .. } | LiveHands::Finished { .. } => None,
        }
    }

    /// Until when it is not tried again, if it failed.
    pub(crate) fn fails_until(&self) -> Option<Millis> {
        match self {
            LiveHands::Failed { again, .. } => Some(*again),
            _ => None,
        }
    }

    /// Does what the table orders: begins a reach, or drops one that was broken off.
    pub(crate) fn follow(&mut self, table: &Table, windows: &Windows, now: Millis) -> Option<Make> {
        let Some(order) = table.reach() else {
            *self = LiveHands::None;
            return None;
        };
        if self.number() == Some(order.number) {
            match self {
                LiveHands::Failed { again, .. } if *again <= now => {}
                LiveHands::Live(reach) if order.skip => {
                    reach.skip();
                    return None;
                }
                _ => return None,
            }
        }
        *self = LiveHands::Making {
            number: order.number,
            waiting: Vec::new(),
        };
        let people = order
            .seats
            .iter()
            .filter(|seat| table.person_on(**seat).is_some());
        let windows = people
            .map(|seat| (*seat, windows.on(table, *seat)))
            .collect();
        Some(Make::Hands {
            order: Box::new(order),
            windows,
        })
    }

    /// The bag is full; hands that waited go in. One that nobody waits for any more is emptied again.
    pub(crate) fn made(&mut self, mut reach: Box<dyn Hands>, table: &Table) {
        let LiveHands::Making { number, waiting } = self else {
            return;
        };
        if *number != reach.number() {
            return;
        }
        for came in std::mem::take(waiting) {
            if let Some(seat) = seat_of(table, &came.person) {
                reach.take(seat, came.arrival, &came.frame);
            }
        }
        *self = LiveHands::Live(reach);
    }

    /// It could not be filled.
    pub(crate) fn not_made(&mut self, now: Millis) {
        if let LiveHands::Making { number, .. } = self {
            *self = LiveHands::Failed {
                number: *number,
                again: now + RETRY,
            };
        }
    }

    /// Something came from a hand. What it means for the table is answered: a hand that goes in before the call.
    pub(crate) fn take(&mut self, table: &Table, came: HandCame) -> Option<Input> {
        let seat = seat_of(table, &came.person)?;
        match self {
            LiveHands::Live(reach) => {
                if reach.number() == came.reach {
                    reach.take(seat, came.arrival, &came.frame);
                }
                None
            }
            LiveHands::Making { number, waiting } => {
                if *number == came.reach && waiting.len() < MOST_WAITING {
                    waiting.push(came);
                }
                None
            }
            LiveHands::Failed { number, .. } if *number == came.reach => None,
            LiveHands::Finished { finish, .. } if finish.number == came.reach => None,
            LiveHands::None | LiveHands::Failed { .. } | LiveHands::Finished { .. } => {
                let mut inputs = came.frame.inputs.iter();
                let moves = inputs.any(|input| *input != Default::default());
                let number = came.reach;
                moves.then_some(Input::FalseStart { number, seat })
            }
        }
    }

    /// Lets the bag go on, says what is felt and heard, and answers what the table has to be told at once.
    pub(crate) fn advance(
        &mut self,
        now: Millis,
        table: &Table,
        windows: &Windows,
        out: &mut Vec<Output>,
    ) -> Vec<Input> {
        let LiveHands::Live(live) = self else {
            return Vec::new();
        };
        let (reach, start) = (live.number(), live.start());
        let mut inputs = Vec::new();
        let mut over = None;
        for told in live.advance(now) {
            match told {
                ReachOut::Touch { seat, felt } => out.push(Output::Touch {
                    windows: windows.on(table, seat),
                    reach,
                    felt,
                }),
                ReachOut::Heave(heave) => out.push(to_all(Broadcast::Heave { reach, heave })),
                ReachOut::CameOut(CameOut { seat, until_ms }) => {
                    let until = until_ms.map(|ms| start + Millis(i64::from(ms)));
                    out.push(to_all(Broadcast::CameOut { reach, seat, until }));
                }
                ReachOut::Shouted { seat } => out.push(to_all(Broadcast::Shouted { reach, seat })),
                ReachOut::FalseStart { seat } => inputs.push(Input::FalseStart {
                    number: reach,
                    seat,
                }),
                ReachOut::Finished(finish) => over = Some(Box::new(finish)),
            }
        }
        if let Some(finish) = over {
            *self = LiveHands::Finished {
                finish,
                refused_at: None,
            };
        }
        inputs
    }

    /// A finish is told until the table has heard it. What it refused it hears again once something has changed.
    pub(crate) fn untold(&self, seq: u64) -> Option<Input> {
        match self {
            LiveHands::Finished { finish, refused_at } if *refused_at != Some(seq) => {
                Some(Input::Reached((**finish).clone()))
            }
            _ => None,
        }
    }

    /// Is there a finish that the table has not heard?
    pub(crate) fn is_untold(&self, seq: u64) -> bool {
        matches!(self, LiveHands::Finished { refused_at, .. } if *refused_at != Some(seq))
    }

    /// The table did not want to hear it. It breaks off by itself what stays without an answer.
    pub(crate) fn refused(&mut self, seq: u64) {
        if let LiveHands::Finished { refused_at, .. } = self {
            *refused_at = Some(seq);
        }
    }
}

fn to_all(what: Broadcast) -> Output {
    Output::Broadcast {
        to: Audience::All,
        what,
    }
}

/// The seat of a person.
fn seat_of(table: &Table, person: &PersonId) -> Option<SeatNumber> {
    (0..table.settings().game.seats()).find(|seat| table.person_on(*seat) == Some(person))
}
