//! The bag beside a live table: what the table ordered runs here, and each hand's touches go to its own windows.

use protocol::{HandFrame, ServerMessage, TouchFrame, short_id};
use reach::{CameOut, Felt, Link, Reach, ReachOut};
use table::{Input, Millis, PersonId, ReachFinish, ReachOrder, SeatNumber, Table};

use super::watcher::Watcher;
use crate::sockets::Line;

/// What came from a hand, and when it arrived.
#[derive(Clone, Debug)]
pub(crate) struct HandCame {
    /// Whose.
    pub(crate) person: PersonId,
    /// When the server got it.
    pub(crate) arrival: Millis,
    /// What.
    pub(crate) frame: HandFrame,
}

/// The reach that is under way at a table.
#[derive(Default)]
pub(crate) struct LiveBag {
    reach: Option<Box<Reach>>,
    /// It is over, but the table does not know it yet.
    finish: Option<ReachFinish>,
}

impl LiveBag {
    /// When it wants to be looked at again.
    pub(crate) fn wake_at(&self) -> Option<Millis> {
        self.reach.as_ref().map(|reach| reach.wake_at())
    }

    /// Does what the table orders: begins a reach, or drops one that was broken off.
    pub(crate) async fn follow(&mut self, table: &Table, watchers: &[Watcher]) {
        let Some(order) = table.reach() else {
            *self = LiveBag::default();
            return;
        };
        let told = self.finish.as_ref().map(|finish| finish.number);
        let live = self.reach.as_ref().map(|reach| reach.number());
        if live.or(told) == Some(order.number) {
            if let Some(reach) = self.reach.as_mut().filter(|_| order.skip) {
                reach.skip();
            }
            return;
        }
        let links = links(table, &order, watchers);
        // Sixty pieces take some milliseconds to settle: others need not wait for it.
        let making = tokio::task::spawn_blocking(move || Reach::new(&order, &links));
        match making.await {
            Ok(reach) => {
                metrics::counter!("caravanserai_reaches_total").increment(1);
                self.reach = Some(Box::new(reach));
            }
            Err(error) => tracing::error!(%error, "The bag could not be filled: {error}"),
        }
    }

    /// Something came from a hand. What it means for the table is answered: a hand that goes in before the call.
    pub(crate) fn take(&mut self, table: &Table, came: &HandCame) -> Option<Input> {
        let seat = seat_of(table, &came.person)?;
        let frame = &came.frame;
        let inputs = reach::read_inputs(&frame.inputs)?;
        match &mut self.reach {
            Some(reach) if reach.number() == frame.reach => {
                let frame = reach::HandFrame {
                    first: i64::from(frame.tick),
                    inputs,
                    shout: frame.shout.map(i64::from),
                };
                reach.take(seat, came.arrival, &frame);
                None
            }
            Some(_) => None,
            None => {
                let moves = inputs.iter().any(|input| *input != Default::default());
                moves.then_some(Input::FalseStart {
                    number: frame.reach,
                    seat,
                })
            }
        }
    }

    /// Lets the bag go on, sends what is felt, and answers what the table has to be told.
    pub(crate) fn go_on(&mut self, now: Millis, table: &Table, watchers: &[Watcher]) -> Vec<Input> {
        let Some(reach) = &mut self.reach else {
            return self.unsaid();
        };
        let number = reach.number();
        let mut inputs = Vec::new();
        for out in reach.advance(now) {
            match out {
                ReachOut::Touch { seat, felt } => tell_touch(table, watchers, number, seat, felt),
                ReachOut::Heave(heave) => {
                    let heave = ServerMessage::Heave {
                        table: table.id().clone(),
                        reach: number,
                        heave,
                    };
                    tell_all(watchers, &heave);
                }
                ReachOut::CameOut(CameOut { seat, until_ms }) => {
                    let until = until_ms.map(|ms| reach.start() + Millis(i64::from(ms)));
                    let came_out = ServerMessage::CameOut {
                        table: table.id().clone(),
                        reach: number,
                        seat,
                        until,
                    };
                    tell_all(watchers, &came_out);
                }
                ReachOut::Shouted { seat } => {
                    let shouted = ServerMessage::Shouted {
                        table: table.id().clone(),
                        reach: number,
                        seat,
                    };
                    tell_all(watchers, &shouted);
                }
                ReachOut::FalseStart { seat } => inputs.push(Input::FalseStart { number, seat }),
                ReachOut::Finished(finish) => self.finish = Some(finish),
            }
        }
        if self.finish.is_some() {
            self.reach = None;
        }
        inputs.extend(self.unsaid());
        inputs
    }

    /// A finish is told until the table has heard it.
    fn unsaid(&self) -> Vec<Input> {
        self.finish.iter().cloned().map(Input::Reached).collect()
    }
}

/// The seat of a person.
fn seat_of(table: &Table, person: &PersonId) -> Option<SeatNumber> {
    (0..table.settings().game.seats()).find(|seat| table.person_on(*seat) == Some(person))
}

/// The ways to those whose hands go in: of several windows the nearest.
fn links(table: &Table, order: &ReachOrder, watchers: &[Watcher]) -> Vec<(SeatNumber, Link)> {
    let seats = order.seats.iter();
    let links = seats.filter_map(|seat| {
        let person = table.person_on(*seat)?;
        let windows = watchers
            .iter()
            .filter(|watcher| watcher.person.as_ref() == Some(person));
        let known = windows
            .map(|watcher| watcher.line.link())
            .filter(Link::is_known);
        let nearest = known.min_by(|a, b| a.least().total_cmp(&b.least()))?;
        Some((*seat, nearest))
    });
    links.collect()
}

/// What a hand feels goes to the windows of its person, and to no others.
fn tell_touch(table: &Table, watchers: &[Watcher], reach: u32, seat: SeatNumber, felt: Felt) {
    let Some(person) = table.person_on(seat) else {
        return;
    };
    let frame = TouchFrame {
        table: short_id(table.id()),
        reach,
        tick: felt.tick,
        heard: felt.heard,
        touch: reach::write_touch(&felt.touch),
    };
    let bytes = frame.to_bytes();
    let own = watchers
        .iter()
        .filter(|watcher| watcher.person.as_ref() == Some(person));
    own.for_each(|watcher| watcher.line.feel(bytes.clone()));
}

fn tell_all(watchers: &[Watcher], message: &ServerMessage) {
    let lines: Vec<&Line> = watchers.iter().map(|watcher| &watcher.line).collect();
    Line::say_to_all(&lines, message);
}
