//! The tower beside a table: what the table ordered is built here, by a person's hand or a bot's, and everybody sees the same.

use mason::{HoldInput, MasonOut, write_inputs};
use table::{BuildFinish, BuildOrder, Input, Millis, Table};

use crate::host::RETRY;
use crate::input::HoldCame;
use crate::make::{Builder, Make};
use crate::output::{Audience, Broadcast, Output};

/// The most messages of a hand that are kept while its tower is being made ready; what is lost is sent again.
const MOST_WAITING: usize = 64;

/// The building that is under way.
#[derive(Default)]
pub(crate) enum LiveBuilding {
    /// Nothing is ordered.
    #[default]
    None,
    /// It is being made ready. What the hand did meanwhile waits.
    Making {
        number: u32,
        by_bot: bool,
        waiting: Vec<HoldCame>,
    },
    /// It could not be made, or the table refused it; it is begun anew then.
    Failed { again: Millis },
    /// Somebody builds.
    Live(Box<dyn Builder>),
    /// It is over, but the table does not know it yet.
    Finished(Box<BuildFinish>),
}

impl LiveBuilding {
    /// When it wants to be looked at again.
    pub(crate) fn wake_at(&self) -> Option<Millis> {
        match self {
            LiveBuilding::Live(mason) => mason.wake_at(),
            LiveBuilding::Failed { again } => Some(*again),
            LiveBuilding::None | LiveBuilding::Making { .. } | LiveBuilding::Finished(_) => None,
        }
    }

    /// Until when it is not tried again, if it failed.
    pub(crate) fn fails_until(&self) -> Option<Millis> {
        match self {
            LiveBuilding::Failed { again } => Some(*again),
            _ => None,
        }
    }

    /// Does what the table orders. Who came back, or was stood in for, begins anew: the tower is as it was (T-18).
    pub(crate) fn follow(&mut self, table: &Table, now: Millis) -> Option<Make> {
        let Some(order) = table.build() else {
            *self = LiveBuilding::None;
            return None;
        };
        match self {
            LiveBuilding::Finished(finish) if finish.number == order.number => return None,
            LiveBuilding::Live(mason) if mason.carries_out(&order) => {
                mason.follow(&order);
                return None;
            }
            LiveBuilding::Making { number, by_bot, .. } if is(&order, *number, *by_bot) => {
                return None;
            }
            LiveBuilding::Failed { again } if now < *again => return None,
            _ => {}
        }
        *self = LiveBuilding::Making {
            number: order.number,
            by_bot: order.bot.is_some(),
            waiting: Vec::new(),
        };
        Some(Make::Building {
            order: Box::new(order),
            now,
        })
    }

    /// It is ready; what the hand did meanwhile is done. One that nobody waits for any more is cleared away.
    pub(crate) fn made(&mut self, mason: Box<dyn Builder>, table: &Table) {
        let LiveBuilding::Making { waiting, .. } = self else {
            return;
        };
        if !table.build().is_some_and(|order| mason.carries_out(&order)) {
            return;
        }
        let waiting = std::mem::take(waiting);
        *self = LiveBuilding::Live(mason);
        for came in waiting {
            self.take(table, came);
        }
    }

    /// It could not be made, or the table refused what became of it: it is begun anew, and not at once.
    pub(crate) fn give_up(&mut self, now: Millis) {
        *self = LiveBuilding::Failed { again: now + RETRY };
    }

    /// Something came from a hand. Only the builder's counts.
    pub(crate) fn take(&mut self, table: &Table, came: HoldCame) {
        match self {
            LiveBuilding::Live(mason) => {
                let own = table.person_on(mason.seat()) == Some(&came.person);
                if own && mason.number() == came.build {
                    mason.take(came.first as usize, &came.inputs, came.arrival);
                }
            }
            LiveBuilding::Making {
                number, waiting, ..
            } => {
                if *number == came.build && waiting.len() < MOST_WAITING {
                    waiting.push(came);
                }
            }
            LiveBuilding::None | LiveBuilding::Failed { .. } | LiveBuilding::Finished(_) => {}
        }
    }

    /// Lets it go on, and tells everybody what the hand did.
    pub(crate) fn advance(&mut self, now: Millis, out: &mut Vec<Output>) {
        let LiveBuilding::Live(mason) = self else {
            return;
        };
        let number = mason.number();
        let mut over = None;
        for told in mason.advance(now) {
            match told {
                MasonOut::Inputs { first, inputs } => out.push(Output::Broadcast {
                    to: Audience::All,
                    what: broadcast(number, first, &inputs),
                }),
                MasonOut::Finished(finish) => over = Some(Box::new(finish)),
            }
        }
        if let Some(finish) = over {
            *self = LiveBuilding::Finished(finish);
        }
    }

    /// A finish is told until the table has heard it.
    pub(crate) fn untold(&self) -> Option<Input> {
        match self {
            LiveBuilding::Finished(finish) => Some(Input::Built((**finish).clone())),
            _ => None,
        }
    }

    /// Is there a finish that the table has not heard?
    pub(crate) fn is_untold(&self) -> bool {
        matches!(self, LiveBuilding::Finished(_))
    }

    /// What the hand did so far, for who comes later.
    pub(crate) fn so_far(&self) -> Option<Broadcast> {
        match self {
            LiveBuilding::Live(mason) if !mason.so_far().is_empty() => {
                Some(broadcast(mason.number(), 0, mason.so_far()))
            }
            _ => None,
        }
    }
}

fn is(order: &BuildOrder, number: u32, by_bot: bool) -> bool {
    order.number == number && order.bot.is_some() == by_bot
}

fn broadcast(build: u32, first: usize, inputs: &[HoldInput]) -> Broadcast {
    Broadcast::Building {
        build,
        first: u32::try_from(first).unwrap_or(u32::MAX),
        inputs: write_inputs(inputs),
    }
}
