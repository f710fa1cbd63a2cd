//! The server's side of an evening: a table, its stored log, and a process that may die at any moment.

use table::{Command, Entry, Input, Millis, Moment, Refusal, Sent, Table, TableId, View};

use super::dice::Dice;
use super::guest::{Guest, some_settings};
use super::ledger::Ledger;
use crate::asked::judged_again;
use crate::house::person;

pub(crate) struct Server {
    pub(crate) table: Table,
    /// What is on the disk.
    pub(crate) log: Vec<Entry>,
    /// A second reading of the same log.
    pub(crate) ledger: Ledger,
    /// Messages that asked for what was so already.
    pub(crate) granted: Vec<Sent>,
    /// Something reached it since it was last looked at.
    pub(crate) told: bool,
    /// When it died, while it is dead.
    pub(crate) down: Option<Millis>,
}

/// What came of an input.
pub(crate) enum Came {
    Done(usize),
    Refused(Refusal),
    /// It was stored, and then the process died.
    Died,
}

impl Server {
    pub(crate) fn open(dice: &mut Dice, now: Millis, host: &str) -> Server {
        let moment = Moment { now, chance: 0 };
        let id = TableId("dune".to_owned());
        let settings = some_settings(dice);
        let opened = Table::open(moment, id, person(host), host, settings).unwrap();
        Server {
            table: Table::fold([&opened]).unwrap(),
            ledger: Ledger::open(&opened),
            log: vec![opened],
            granted: Vec::new(),
            told: false,
            down: None,
        }
    }

    /// Decides, stores, applies. `dies` in between if it is told to.
    pub(crate) fn input(
        &mut self,
        now: Millis,
        dice: &mut Dice,
        input: &Input,
        dies: bool,
    ) -> Came {
        self.told = true;
        let seq = self.table.seq();
        let moment = Moment {
            now,
            chance: dice.number(),
        };
        let entries = match self.table.decide(moment, input) {
            Ok(entries) => entries,
            Err(refusal) => return Came::Refused(refusal),
        };
        if let Input::Person {
            who, sent, command, ..
        } = input
        {
            let before = self
                .log
                .iter()
                .filter(|entry| entry.sent.as_ref() == Some(sent));
            if entries.is_empty() && before.count() == 0 {
                let view = self.table.view_for(Some(who), now);
                assert!(is_so_already(&view, command), "nothing came of {command:?}");
                self.granted.push(sent.clone());
            }
            if !entries.is_empty() {
                self.ledger.may_act(who);
            }
        }
        for (number, entry) in (seq + 1..).zip(&entries) {
            assert_eq!(entry.seq, number, "numbered without gaps");
            assert_eq!(entry.at, now);
            self.ledger.read(entry);
        }
        self.log.extend(entries.iter().cloned());
        if dies && !entries.is_empty() {
            return Came::Died;
        }
        for entry in &entries {
            self.table.apply(entry).unwrap();
        }
        Came::Done(entries.len())
    }

    /// The process starts again and reads what was stored.
    pub(crate) fn restart(&mut self, now: Millis, dice: &mut Dice, guests: &[Guest]) {
        // Nobody knows when it died, only when it was last seen alive.
        let from = self.down.take().unwrap() - Millis(dice.between(0, 5_000));
        let stored = serde_json::to_string(&self.log).unwrap();
        self.log = serde_json::from_str(&stored).unwrap();
        self.table = Table::fold(&self.log).unwrap();
        for guest in guests.iter().filter(|guest| guest.online) {
            self.table.set_window(&guest.person, true, now);
        }
        let paused = self.ledger.expects_pause(from, now);
        self.input(now, dice, &Input::Outage { from, to: now }, false);
        self.ledger.was_paused(paused);
    }

    /// The table is what its log says, and what the ledger says, and shows nobody's id.
    pub(crate) fn check(&self, now: Millis, guests: &[Guest]) {
        let view = self.table.view_for(None, now);
        self.ledger.compare(&view);
        if self.table.seq().is_multiple_of(32) {
            self.check_from_the_start(now, guests);
        }
    }

    pub(crate) fn check_from_the_start(&self, now: Millis, guests: &[Guest]) {
        let mut folded = Table::fold(&self.log).unwrap();
        assert_eq!(folded.seq(), self.table.seq());
        for guest in guests.iter().filter(|guest| guest.online) {
            folded.set_window(&guest.person, true, now);
        }
        for guest in guests {
            let mut expected = self.table.view_for(Some(&guest.person), now);
            let mut view = folded.view_for(Some(&guest.person), now);
            // Who is connected is not part of the log.
            forget_windows(&mut expected);
            forget_windows(&mut view);
            assert_eq!(view, expected);
            let text = serde_json::to_string(&view).unwrap();
            assert!(!text.contains(crate::house::SECRET), "an id in {text}");
        }
        assert_eq!(folded.finished(), self.table.finished());
    }

    /// What the log says followed is what the rules say of what was asked; a snapshot is the whole table.
    pub(crate) fn judge_again(&self) {
        let folded = Table::fold(&self.log).unwrap();
        let now_whole = self.table.snapshot().unwrap();
        assert_eq!(folded.snapshot().unwrap(), now_whole);
        let again = judged_again(&self.log).snapshot().unwrap();
        assert_eq!(again, now_whole, "the rules say what they said");
        let woken = Table::from_snapshot(&now_whole).unwrap();
        assert_eq!(woken.snapshot().unwrap(), now_whole);
    }
}

fn forget_windows(view: &mut View) {
    for person in &mut view.people {
        person.here = false;
    }
    for seat in &mut view.seats {
        if let table::SitterView::Person { here, .. } = &mut seat.sitter {
            *here = false;
        }
    }
}

/// Only what is so already may be said to be done without an entry.
fn is_so_already(view: &View, command: &Command) -> bool {
    let you = &view.you;
    match command {
        Command::Join { .. } => you.handle.is_some(),
        Command::Sit { seat } => you.seat == Some(*seat),
        Command::Ready { ready } => you
            .seat
            .is_some_and(|seat| view.seats[seat].ready == *ready),
        Command::Mute { .. } | Command::SeatBot { .. } | Command::Agree { .. } => you.host,
        Command::Report { line, .. } => view.chat.iter().any(|said| said.line == *line),
        _ => false,
    }
}
