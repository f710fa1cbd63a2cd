//! The bag beside the table on this device: what the table ordered runs here, and what one person may feel of it is told.

use protocol::{HandFrame, TouchFrame, short_id};
use reach::{CameOut, Reach, ReachOut};
use table::{Input, Millis, ReachFinish, SeatNumber, Table};

use super::wire::Told;

/// The reach that is under way.
#[derive(Default)]
pub struct LocalBag {
    reach: Option<Box<Reach>>,
    /// It is over, but the table does not know it yet.
    finish: Option<ReachFinish>,
}

impl LocalBag {
    /// When it wants to be looked at again.
    #[must_use]
    pub fn wake_at(&self) -> Option<Millis> {
        self.reach.as_ref().map(|reach| reach.wake_at())
    }

    /// Does what the table orders: begins a reach, or drops one that was broken off.
    pub fn follow(&mut self, table: &Table) {
        let Some(order) = table.reach() else {
            *self = LocalBag::default();
            return;
        };
        let told = self.finish.as_ref().map(|finish| finish.number);
        let live = self.reach.as_ref().map(|reach| reach.number());
        if live.or(told) != Some(order.number) {
            // Nothing is far away here.
            self.reach = Some(Box::new(Reach::new(&order, &[])));
        } else if let Some(reach) = self.reach.as_mut().filter(|_| order.skip) {
            reach.skip();
        }
    }

    /// Something came from the person's hand. What it means for the table is answered: a hand that goes in before the call.
    pub fn take(&mut self, seat: SeatNumber, arrival: Millis, frame: &HandFrame) -> Option<Input> {
        let inputs = reach::read_inputs(&frame.inputs)?;
        let number = frame.reach;
        match &mut self.reach {
            Some(reach) if reach.number() == number => {
                let frame = reach::HandFrame {
                    first: i64::from(frame.tick),
                    inputs,
                    shout: frame.shout.map(i64::from),
                };
                reach.take(seat, arrival, &frame);
                None
            }
            Some(_) => None,
            None => {
                let moves = inputs.iter().any(|input| *input != Default::default());
                moves.then_some(Input::FalseStart { number, seat })
            }
        }
    }

    /// Lets the bag go on, tells what the person on this seat may know, and answers what the table has to be told.
    pub fn go_on(
        &mut self,
        now: Millis,
        table: &Table,
        me: Option<SeatNumber>,
        tell: &mut dyn FnMut(Told),
    ) -> Vec<Input> {
        let mut inputs = Vec::new();
        let mut frames = Vec::new();
        if let Some(reach) = &mut self.reach {
            let number = reach.number();
            let start = reach.start();
            for out in reach.advance(now) {
                match out {
                    ReachOut::Touch { seat, felt } if me == Some(seat) => frames.push(TouchFrame {
                        table: short_id(table.id()),
                        reach: number,
                        tick: felt.tick,
                        heard: felt.heard,
                        touch: reach::write_touch(&felt.touch),
                    }),
                    ReachOut::Heave(heave) => tell(Told::Heave { heave }),
                    ReachOut::CameOut(CameOut { seat, until_ms }) => tell(Told::CameOut {
                        reach: number,
                        seat,
                        until: until_ms.map(|ms| (start + Millis(i64::from(ms))).0),
                    }),
                    ReachOut::Touch { .. } => {}
                    ReachOut::Shouted { seat } => tell(Told::Shouted {
                        reach: number,
                        seat,
                    }),
                    ReachOut::FalseStart { seat } => {
                        inputs.push(Input::FalseStart { number, seat });
                    }
                    ReachOut::Finished(finish) => self.finish = Some(finish),
                }
            }
        }
        if !frames.is_empty() {
            tell(Told::Felt { frames });
        }
        if self.finish.is_some() {
            self.reach = None;
        }
        // A finish is told until the table has heard it.
        inputs.extend(self.finish.iter().cloned().map(Input::Reached));
        inputs
    }
}
