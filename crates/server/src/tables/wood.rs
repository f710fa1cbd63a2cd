//! The tower that is being built at a live table: what the hand does goes to everybody who looks, and what fell to the table.

use mason::{HoldInput, Mason, MasonOut, read_inputs, write_inputs};
use protocol::ServerMessage;
use table::{BuildFinish, Input, Millis, PersonId, Table};

use super::watcher::Watcher;
use crate::sockets::Line;

/// What came from a hand that builds.
#[derive(Clone, Debug)]
pub(crate) struct HoldCame {
    /// Whose.
    pub(crate) person: PersonId,
    /// When the server got it.
    pub(crate) arrival: Millis,
    /// Which building of the game.
    pub(crate) build: u32,
    /// The how-manieth input is the first.
    pub(crate) first: u32,
    /// The inputs, as they are written.
    pub(crate) inputs: String,
}

/// The building that is under way at a table.
#[derive(Default)]
pub(crate) struct LiveWood {
    mason: Option<Box<Mason>>,
    /// It is over, but the table does not know it yet.
    finish: Option<BuildFinish>,
}

impl LiveWood {
    /// When it wants to be looked at again.
    pub(crate) fn wake_at(&self) -> Option<Millis> {
        self.mason.as_ref().and_then(|mason| mason.wake_at())
    }

    /// Does what the table orders. Who came back, or was stood in for, begins anew: the tower is as it was (T-18).
    pub(crate) async fn follow(&mut self, table: &Table, now: Millis) {
        let Some(order) = table.build() else {
            *self = LiveWood::default();
            return;
        };
        let told = self.finish.as_ref().map(|finish| finish.number);
        if told == Some(order.number) {
            return;
        }
        if let Some(mason) = self.mason.as_mut().filter(|it| it.carries_out(&order)) {
            mason.follow(&order);
            return;
        }
        // A bot tries many places before it begins: others need not wait for it.
        let making = tokio::task::spawn_blocking(move || Mason::new(&order, now));
        match making.await {
            Ok(mason) => {
                metrics::counter!("caravanserai_buildings_total").increment(1);
                self.mason = Some(Box::new(mason));
            }
            Err(error) => tracing::error!(%error, "Nothing can be built: {error}"),
        }
    }

    /// Something came from a hand. Only the builder's counts.
    pub(crate) fn take(&mut self, table: &Table, came: &HoldCame) {
        let Some(mason) = &mut self.mason else {
            return;
        };
        let own = table.person_on(mason.seat()) == Some(&came.person);
        if let Some(inputs) =
            read_inputs(&came.inputs).filter(|_| own && mason.number() == came.build)
        {
            mason.take(came.first as usize, &inputs, came.arrival);
        }
    }

    /// Lets it go on, shows everybody what the hand did, and answers what the table has to be told.
    pub(crate) fn go_on(
        &mut self,
        now: Millis,
        table: &Table,
        watchers: &[Watcher],
    ) -> Option<Input> {
        if let Some(mason) = &mut self.mason {
            let number = mason.number();
            for out in mason.advance(now) {
                match out {
                    MasonOut::Inputs { first, inputs } => {
                        let message = building(table, number, first, &inputs);
                        let lines: Vec<&Line> = watchers.iter().map(|w| &w.line).collect();
                        Line::say_to_all(&lines, &message);
                    }
                    MasonOut::Finished(finish) => self.finish = Some(finish),
                }
            }
        }
        if self.finish.is_some() {
            self.mason = None;
        }
        self.finish.clone().map(Input::Built)
    }

    /// What the table does not accept is built anew.
    pub(crate) fn give_up(&mut self) {
        *self = LiveWood::default();
    }

    /// Who comes later sees what the hand did so far.
    pub(crate) fn show(&self, table: &Table, watcher: &Watcher) {
        if let Some(mason) = self.mason.as_ref().filter(|it| !it.so_far().is_empty()) {
            let so_far = building(table, mason.number(), 0, mason.so_far());
            watcher.line.say(&so_far);
        }
    }
}

fn building(table: &Table, build: u32, first: usize, inputs: &[HoldInput]) -> ServerMessage {
    ServerMessage::Building {
        table: table.id().clone(),
        build,
        first: u32::try_from(first).unwrap_or(u32::MAX),
        inputs: write_inputs(inputs),
    }
}
