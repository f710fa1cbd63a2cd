//! Keeps the table of Dschamál on this device, in a thread of its own, as the house keeps its tables: what is due happens, bots
//! choose, hands go into the bag. What happened is told entry by entry, to be kept before it is shown.

use table::{
    Command, Entry, Input, Millis, Moment, PersonId, Refusal, SeatNumber, Sent, Settings, Table,
    TableId,
};

use super::bag::LocalBag;
use super::wire::{Told, Want};
use super::wood::LocalWood;
use crate::alone::wire::At;

/// Where the person sits.
const MY_SEAT: SeatNumber = 0;
/// One thing may lead to another, but not for ever.
const MOST_ROUNDS: usize = 16;

fn me() -> PersonId {
    PersonId("me".to_owned())
}

/// The keeper.
#[derive(Default)]
pub struct Keeper {
    local: Option<Local>,
}

struct Local {
    table: Table,
    bag: LocalBag,
    wood: LocalWood,
    /// What is not kept yet.
    added: Vec<Entry>,
    /// Nothing that was kept belongs to this table.
    fresh: bool,
    /// The entry after which a bot's choice was refused: it is not tried again before something happens.
    refused_at: Option<u64>,
    /// Drawn from the chance of the present message.
    drawn: u64,
}

impl Keeper {
    /// Does what is wanted and what is due, and tells what comes of it.
    pub fn hear(&mut self, at: At, want: Want, tell: &mut dyn FnMut(Told)) {
        let moment = Moment::from(at);
        let looks = !matches!(want, Want::Hand(_) | Want::Hold(_) | Want::Wake);
        match want {
            Want::Restore(entries) => self.local = Local::read(&entries, moment),
            Want::Open(name, settings, level) => {
                self.local = Local::open(moment, &name, *settings, level).ok();
            }
            Want::Act(number, command) => self.act(moment, number, *command, tell),
            Want::Hand(frame) => {
                if let Some(local) = &mut self.local {
                    let early = local.bag.take(MY_SEAT, moment.now, &frame);
                    // Refused if nobody waits for that hand.
                    let _ = early.map(|input| local.handle(moment, &input));
                }
            }
            Want::Hold(held) => {
                if let Some(local) = &mut self.local {
                    local.wood.take(&held, moment.now);
                }
            }
            Want::Wake => {}
            Want::Clear => self.local = None,
        }
        let Some(local) = &mut self.local else {
            return tell(Told::Empty);
        };
        local.go_on(moment, tell);
        local.show(moment.now, looks, tell);
    }

    fn act(&mut self, moment: Moment, number: u64, command: Command, tell: &mut dyn FnMut(Told)) {
        let Some(local) = &mut self.local else { return };
        let done = if command == Command::Rematch && !local.table.is_playing() {
            // A log of many games would outgrow what a browser keeps: another game is another table.
            local.again(moment).map(|fresh| *local = fresh)
        } else {
            local.act(moment, command)
        };
        tell(Told::Answered {
            number,
            refused: done.err().map(|why| why.to_string()),
        });
    }

    /// The table, for its replay.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.local.as_ref().map(|local| &local.table)
    }
}

impl Local {
    fn open(moment: Moment, name: &str, settings: Settings, level: u8) -> Result<Local, Refusal> {
        let code = TableId("here".to_owned());
        let seats = settings.game.seats();
        let opened = Table::open(moment, code, me(), name, settings)?;
        let mut local = Local::of(Table::fold([&opened]).map_err(|_| Refusal::NotHere)?);
        local.added.push(opened);
        local.fresh = true;
        local.table.set_window(&me(), true, moment.now);
        local.act(moment, Command::Sit { seat: MY_SEAT })?;
        for seat in (0..seats).filter(|seat| *seat != MY_SEAT) {
            local.act(moment, Command::SeatBot { seat, level })?;
        }
        local.act(moment, Command::Ready { ready: true })?;
        Ok(local)
    }

    fn of(table: Table) -> Local {
        Local {
            table,
            bag: LocalBag::default(),
            wood: LocalWood::default(),
            added: Vec::new(),
            fresh: false,
            refused_at: None,
            drawn: 0,
        }
    }

    /// The table that was kept, if it is one. The time since then was nobody's, and a hand that was in the bag goes in again.
    fn read(entries: &[String], moment: Moment) -> Option<Local> {
        let log = table::read_log(entries.iter().map(String::as_str)).ok()?;
        let last = log.last()?.at();
        let mut local = Local::of(Table::read(log).ok()?);
        local.table.set_window(&me(), true, moment.now);
        let from = last.min(moment.now);
        let to = moment.now;
        local.handle(moment, &Input::Outage { from, to }).ok()?;
        Some(local)
    }

    /// The same people, the same rules, from the beginning.
    fn again(&self, moment: Moment) -> Result<Local, Refusal> {
        let view = self.table.view_for(Some(&me()), moment.now);
        let name = view.people.first().map(|person| person.name.clone());
        let level = view.seats.iter().find_map(|seat| match seat.sitter {
            table::SitterView::Bot { level } => Some(level),
            _ => None,
        });
        let settings = self.table.settings().clone();
        Local::open(
            moment,
            &name.unwrap_or_default(),
            settings,
            level.unwrap_or(1),
        )
    }

    fn act(&mut self, moment: Moment, command: Command) -> Result<(), Refusal> {
        let input = Input::Person {
            who: me(),
            sent: Sent {
                client: "here".to_owned(),
                number: self.table.seq() + 1,
            },
            lag: Millis::ZERO,
            command,
        };
        self.handle(moment, &input)
    }

    fn handle(&mut self, moment: Moment, input: &Input) -> Result<(), Refusal> {
        // Several things may happen in one message: each draws anew.
        self.drawn += 1;
        let chance = moment.chance ^ self.drawn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let entries = self.table.handle_now(Moment { chance, ..moment }, input)?;
        self.added.extend(entries);
        Ok(())
    }

    /// Lets everything happen that is due.
    fn go_on(&mut self, moment: Moment, tell: &mut dyn FnMut(Told)) {
        let now = moment.now;
        for _ in 0..MOST_ROUNDS {
            self.bag.follow(&self.table);
            self.wood.follow(&self.table, now);
            let mut inputs = self.bag.go_on(now, &self.table, Some(MY_SEAT), tell);
            inputs.extend(self.wood.go_on(now, tell));
            if self.table.wake_at().is_some_and(|at| at <= now) {
                inputs.push(Input::Time);
            }
            inputs.extend(
                self.bot_choice()
                    .filter(|(_, at)| *at <= now)
                    .map(|it| it.0),
            );
            let before = self.table.seq();
            for input in inputs {
                let (seq, bot) = (self.table.seq(), matches!(input, Input::Bot { .. }));
                if self.handle(moment, &input).is_err() && bot {
                    self.refused_at = Some(seq);
                }
            }
            if self.table.seq() == before {
                break;
            }
        }
    }

    fn bot_choice(&self) -> Option<(Input, Millis)> {
        let (seat, command, at) = self.table.bot_due()?;
        let tried = self.refused_at == Some(self.table.seq());
        (!tried).then_some((Input::Bot { seat, command }, at))
    }

    fn show(&mut self, now: Millis, looks: bool, tell: &mut dyn FnMut(Told)) {
        if looks || !self.added.is_empty() {
            let written = self.added.drain(..).filter_map(|entry| {
                let text = serde_json::to_string(&entry).ok()?;
                Some((entry.seq, text))
            });
            tell(Told::Shown {
                added: written.collect(),
                fresh: std::mem::take(&mut self.fresh),
                view: Box::new(self.table.view_for(Some(&me()), now)),
            });
        }
        let choice = self.bot_choice().map(|(_, at)| at);
        let beside = [self.bag.wake_at(), self.wood.wake_at()];
        let wakes = [self.table.wake_at(), choice].into_iter().chain(beside);
        if let Some(at) = wakes.flatten().min() {
            tell(Told::Wake { at: at.0 });
        }
    }
}

#[cfg(test)]
#[path = "keeper_tests.rs"]
mod tests;
