//! A table of Dschamál for tests that read like the story of a night. Ada is the host; people sit in the order they come.

use std::collections::BTreeMap;

use dschamal::{Action, Awaits, Game, PieceSet};
use table::{
    Command, DschamalSettings, DschamalView, Entry, GameSettings, HandFinish, Input, Millis,
    Moment, PersonId, Phase, ReachFinish, Refusal, Sent, Settings, Table, TableId,
};

pub(crate) fn person(who: &str) -> PersonId {
    PersonId(format!("secret-{who}"))
}

pub(crate) fn ready() -> Command {
    Command::Ready { ready: true }
}

pub(crate) fn kinds(entries: &[Entry]) -> Vec<&'static str> {
    entries.iter().map(|entry| entry.event.kind()).collect()
}

pub(crate) fn pieces(names: &[&str]) -> PieceSet {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

/// Settings with house rules.
pub(crate) fn agreed(game: Game, seats: u8, options: &[(&str, &str)]) -> Settings {
    let mut agreed = DschamalSettings::new(game, seats);
    for (key, value) in options {
        let value = serde_json::Value::String((*value).to_owned());
        agreed.rules.options.insert((*key).to_owned(), value);
    }
    Settings {
        game: GameSettings::Dschamal(agreed),
        ..Settings::gimel()
    }
}

/// A hand that came out with this so many milliseconds after the call.
pub(crate) fn hand(seat: usize, pulled: &[&str], at: u32) -> HandFinish {
    HandFinish {
        pulled: pieces(pulled),
        out_ms: Some(at),
        placed_ms: Some(at + 100),
        ..HandFinish::empty(seat)
    }
}

pub(crate) struct Night {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Millis,
    pub(crate) chance: u64,
    numbers: BTreeMap<String, u64>,
}

impl Night {
    pub(crate) fn open(settings: Settings) -> Night {
        let now = Millis(1_000_000);
        let moment = Moment { now, chance: 0 };
        let id = TableId("dune".to_owned());
        let opened = Table::open(moment, id, person("ada"), "ada", settings).unwrap();
        let mut night = Night {
            table: Table::fold([&opened]).unwrap(),
            log: vec![opened],
            now,
            chance: 0,
            numbers: BTreeMap::new(),
        };
        night.table.set_window(&person("ada"), true, now);
        night
    }

    /// They come and sit down on the next seats; Ada on the first.
    pub(crate) fn seated(settings: Settings, people: &[&str]) -> Night {
        let mut night = Night::open(settings);
        for (seat, who) in people.iter().enumerate() {
            if *who != "ada" {
                night.comes(who);
            }
            night.does(who, Command::Sit { seat });
        }
        night
    }

    /// They sit and begin, the first of them first.
    pub(crate) fn begun(settings: Settings, people: &[&str]) -> Night {
        let mut night = Night::seated(settings, people);
        for who in people {
            night.does(who, ready());
        }
        assert!(night.table.is_playing());
        night
    }

    /// A Duel of three whose start pieces are blue: Ada the ball, Bob the cube, Cleo the cross.
    pub(crate) fn duel(options: &[(&str, &str)]) -> Night {
        let people = ["ada", "bob", "cleo"];
        let mut night = Night::begun(agreed(Game::Duel, 3, options), &people);
        for (who, piece) in people.iter().zip(["ball-blue", "cube-blue", "cross-blue"]) {
            night.chooses(who, Action::Start(pieces(&[piece])));
        }
        night
    }

    /// The same, and Cleo has called Ada and Bob to the bag.
    pub(crate) fn reaching(options: &[(&str, &str)]) -> Night {
        let mut night = Night::duel(options);
        night.does("cleo", Command::Call { number: 1 });
        night.wait(1000);
        night
    }

    pub(crate) fn moment(&self) -> Moment {
        Moment {
            now: self.now,
            chance: self.chance,
        }
    }

    pub(crate) fn wait(&mut self, millis: i64) {
        self.now = self.now + Millis(millis);
    }

    pub(crate) fn input(&mut self, input: &Input) -> Result<Vec<Entry>, Refusal> {
        let entries = self.table.handle_now(self.moment(), input)?;
        self.log.extend(entries.iter().cloned());
        Ok(entries)
    }

    pub(crate) fn tries(&mut self, who: &str, command: Command) -> Result<Vec<Entry>, Refusal> {
        let number = self.numbers.entry(who.to_owned()).or_default();
        *number += 1;
        let sent = Sent {
            client: format!("window-{who}"),
            number: *number,
        };
        let who = person(who);
        let lag = Millis::ZERO;
        self.input(&Input::Person {
            who,
            sent,
            lag,
            command,
        })
    }

    #[track_caller]
    pub(crate) fn does(&mut self, who: &str, command: Command) -> Vec<&'static str> {
        kinds(&self.tries(who, command).unwrap())
    }

    #[track_caller]
    pub(crate) fn refuses(&mut self, who: &str, command: Command, why: &Refusal) {
        assert_eq!(self.tries(who, command).as_ref(), Err(why));
    }

    #[track_caller]
    pub(crate) fn comes(&mut self, who: &str) {
        let name = who.to_owned();
        self.does(who, Command::Join { name });
        self.table.set_window(&person(who), true, self.now);
    }

    pub(crate) fn goes_away(&mut self, who: &str) {
        self.table.set_window(&person(who), false, self.now);
    }

    pub(crate) fn returns(&mut self, who: &str) {
        self.table.set_window(&person(who), true, self.now);
    }

    #[track_caller]
    pub(crate) fn chooses(&mut self, who: &str, action: Action) -> Vec<&'static str> {
        let ply = self.view("ada").ply;
        self.does(who, Command::Choose { ply, action })
    }

    /// The three who are here touch the ruling.
    pub(crate) fn everybody_has_read(&mut self) {
        let Some(reading) = self.view("ada").reading else {
            return;
        };
        for who in ["ada", "bob", "cleo"] {
            let number = reading.number;
            self.does(who, Command::Seen { number });
        }
    }

    /// Time is told to the table now.
    pub(crate) fn tick(&mut self) -> Vec<&'static str> {
        kinds(&self.input(&Input::Time).unwrap())
    }

    /// Time passes until the table wants to be asked.
    #[track_caller]
    pub(crate) fn wakes(&mut self) -> Vec<&'static str> {
        let at = self.table.wake_at().unwrap();
        self.now = self.now.max(at);
        self.tick()
    }

    /// What comes out of the bag at the reach that is under way; the clocks are 20 ms wrong at most.
    pub(crate) fn comes_out(&mut self, hands: Vec<HandFinish>) -> Result<Vec<Entry>, Refusal> {
        let number = self.table.reach().map_or(0, |order| order.number);
        let finish = ReachFinish {
            number,
            hands,
            error_ms: 20,
            recording: format!("tape-{number}"),
        };
        self.input(&Input::Reached(finish))
    }

    #[track_caller]
    pub(crate) fn finishes(&mut self, hands: Vec<HandFinish>) -> Vec<&'static str> {
        kinds(&self.comes_out(hands).unwrap())
    }

    pub(crate) fn table_seen_by(&self, who: &str) -> table::View {
        self.table.view_for(Some(&person(who)), self.now)
    }

    pub(crate) fn view(&self, who: &str) -> DschamalView {
        let view = self.table_seen_by(who);
        view.dschamal().unwrap().clone()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view("ada").phase
    }

    pub(crate) fn awaits(&self) -> Awaits {
        self.view("ada").view.awaits
    }

    /// What would be there after a crash.
    pub(crate) fn refolded(&self) -> Table {
        let text = serde_json::to_string(&self.log).unwrap();
        let log: Vec<Entry> = serde_json::from_str(&text).unwrap();
        Table::fold(&log).unwrap()
    }
}
