//! The tower beside the table on this device: what the table ordered is built here, by the person's hand or a bot's.

use mason::{Mason, MasonOut, read_inputs, write_inputs};
use table::{BuildFinish, Input, Millis, Table};

use super::wire::Told;
use crate::net::wood_line::Held;

/// The building that is under way.
#[derive(Default)]
pub struct LocalWood {
    mason: Option<Box<Mason>>,
    /// It is over, but the table does not know it yet.
    finish: Option<BuildFinish>,
}

impl LocalWood {
    /// When it wants to be looked at again.
    #[must_use]
    pub fn wake_at(&self) -> Option<Millis> {
        self.mason.as_ref().and_then(|mason| mason.wake_at())
    }

    /// Does what the table orders.
    pub fn follow(&mut self, table: &Table, now: Millis) {
        let Some(order) = table.build() else {
            *self = LocalWood::default();
            return;
        };
        let told = self.finish.as_ref().map(|finish| finish.number);
        if told == Some(order.number) {
            return;
        }
        match self.mason.as_mut().filter(|it| it.carries_out(&order)) {
            Some(mason) => mason.follow(&order),
            None => self.mason = Some(Box::new(Mason::new(&order, now))),
        }
    }

    /// The person's hand did something.
    pub fn take(&mut self, held: &Held, now: Millis) {
        let mason = self.mason.as_mut().filter(|it| it.number() == held.build);
        if let (Some(mason), Some(inputs)) = (mason, read_inputs(&held.inputs)) {
            mason.take(held.first as usize, &inputs, now);
        }
    }

    /// Lets it go on, tells what the hand did, and answers what the table has to be told.
    pub fn go_on(&mut self, now: Millis, tell: &mut dyn FnMut(Told)) -> Option<Input> {
        if let Some(mason) = &mut self.mason {
            let build = mason.number();
            for out in mason.advance(now) {
                match out {
                    MasonOut::Inputs { first, inputs } => tell(Told::Held(Held {
                        build,
                        first: u32::try_from(first).unwrap_or(u32::MAX),
                        inputs: write_inputs(&inputs),
                    })),
                    MasonOut::Finished(finish) => self.finish = Some(finish),
                }
            }
        }
        if self.finish.is_some() {
            self.mason = None;
        }
        self.finish.clone().map(Input::Built)
    }
}
