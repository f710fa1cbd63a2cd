//! A house with one table, for tests that read like the story of an evening. Ada is the host.

use std::collections::BTreeMap;

use gimel::{BySide, Options};
use table::{
    Colours, Command, Ending, Entry, GameSettings, Input, Millis, Moment, PersonId, Refusal, Sent,
    Settings, Table, TableId, TimeControl, View, Visibility,
};

/// Every person's id has this in it; nothing that leaves a table may.
pub(crate) const SECRET: &str = "secret";

pub(crate) fn person(who: &str) -> PersonId {
    PersonId(format!("{SECRET}-{who}"))
}

/// Gimel by these options and this clock; the first seat has White.
pub(crate) fn gimel(options: &str, time: TimeControl) -> Settings {
    let options: Options = options.parse().unwrap();
    Settings {
        game: GameSettings::Gimel(options),
        time,
        visibility: Visibility::Public,
        colours: Colours::FirstSeat,
    }
}

pub(crate) fn untimed() -> Settings {
    gimel("", TimeControl::Untimed)
}

pub(crate) fn clock(base_s: u32, increment_s: u32) -> Settings {
    gimel(
        "",
        TimeControl::Clock {
            base_s,
            increment_s,
        },
    )
}

pub(crate) fn ready() -> Command {
    Command::Ready { ready: true }
}

pub(crate) struct House {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Millis,
    pub(crate) chance: u64,
    pub(crate) lag: Millis,
    numbers: BTreeMap<String, u64>,
}

impl House {
    /// Ada opens a table.
    pub(crate) fn open(settings: Settings) -> House {
        let now = Millis(1_000_000);
        let moment = Moment { now, chance: 0 };
        let id = TableId("dune".to_owned());
        let opened = Table::open(moment, id, person("ada"), "ada", settings).unwrap();
        House {
            table: Table::fold([&opened]).unwrap(),
            log: vec![opened],
            now,
            chance: 0,
            lag: Millis::ZERO,
            numbers: BTreeMap::new(),
        }
    }

    /// Ada and Bob sit opposite each other.
    pub(crate) fn seated(settings: Settings) -> House {
        let mut house = House::open(settings);
        house.joins("bob");
        house.does("ada", Command::Sit { seat: 0 });
        house.does("bob", Command::Sit { seat: 1 });
        house
    }

    /// Ada has White against Bob.
    pub(crate) fn playing(settings: Settings) -> House {
        let mut house = House::seated(settings);
        house.does("ada", ready());
        house.does("bob", ready());
        house
    }

    /// Ada has White against a bot.
    pub(crate) fn against_bot(settings: Settings) -> House {
        let mut house = House::open(settings);
        house.does("ada", Command::Sit { seat: 0 });
        house.does("ada", Command::SeatBot { seat: 1, level: 1 });
        house.does("ada", ready());
        house
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

    /// The next message of somebody's only window.
    pub(crate) fn next_sent(&mut self, who: &str) -> Sent {
        let number = self.numbers.entry(who.to_owned()).or_default();
        *number += 1;
        Sent {
            client: format!("window-{who}"),
            number: *number,
        }
    }

    pub(crate) fn input(&mut self, input: &Input) -> Result<Vec<Entry>, Refusal> {
        let moment = self.moment();
        let entries = self.table.handle_now(moment, input)?;
        self.log.extend(entries.iter().cloned());
        Ok(entries)
    }

    pub(crate) fn tries(&mut self, who: &str, command: Command) -> Result<Vec<Entry>, Refusal> {
        let sent = self.next_sent(who);
        let lag = self.lag;
        let who = person(who);
        self.input(&Input::Person {
            who,
            sent,
            lag,
            command,
        })
    }

    /// Does it and says which kinds of entries it led to.
    #[track_caller]
    pub(crate) fn does(&mut self, who: &str, command: Command) -> Vec<&'static str> {
        kinds(&self.tries(who, command).unwrap())
    }

    #[track_caller]
    pub(crate) fn joins(&mut self, who: &str) {
        let name = who.to_owned();
        self.does(who, Command::Join { name });
    }

    #[track_caller]
    pub(crate) fn says(&mut self, who: &str, text: &str) -> u64 {
        let text = text.to_owned();
        self.tries(who, Command::Say { text }).unwrap()[0].seq
    }

    #[track_caller]
    pub(crate) fn refuses(&mut self, who: &str, command: Command, why: &Refusal) {
        let seq = self.table.seq();
        assert_eq!(self.tries(who, command).as_ref(), Err(why));
        assert_eq!(self.table.seq(), seq, "a refusal changes nothing");
    }

    #[track_caller]
    pub(crate) fn bot_does(&mut self, seat: usize, command: Command) -> Vec<&'static str> {
        kinds(&self.input(&Input::Bot { seat, command }).unwrap())
    }

    pub(crate) fn turn(&self, mv: &str) -> Command {
        Command::Move {
            ply: self.ply(),
            mv: mv.parse().unwrap(),
        }
    }

    /// Plays a move in the present position.
    #[track_caller]
    pub(crate) fn moves(&mut self, who: &str, mv: &str) -> Vec<&'static str> {
        let command = self.turn(mv);
        self.does(who, command)
    }

    /// Ada and Bob move in turn, Ada first.
    #[track_caller]
    pub(crate) fn play_out(&mut self, moves: &[&str]) {
        for (mv, who) in moves.iter().zip(["ada", "bob"].into_iter().cycle()) {
            self.moves(who, mv);
        }
    }

    /// Time is told to the table.
    pub(crate) fn tick(&mut self) -> Vec<&'static str> {
        kinds(&self.input(&Input::Time).unwrap())
    }

    pub(crate) fn ply(&self) -> usize {
        self.table
            .play()
            .unwrap()
            .gimel()
            .unwrap()
            .game
            .entries()
            .len()
    }

    pub(crate) fn view(&self, who: &str) -> View {
        self.table.view_for(Some(&person(who)), self.now)
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        self.table.play().unwrap().gimel().unwrap().ending
    }

    /// What is shown to be left, in milliseconds.
    pub(crate) fn left(&self) -> BySide<i64> {
        let clocks = self.view("ada").gimel().unwrap().clocks.clone();
        clocks.left.unwrap().map(|left| left.0)
    }

    pub(crate) fn scores(&self) -> Vec<f32> {
        self.view("ada")
            .seats
            .iter()
            .map(|seat| seat.score)
            .collect()
    }

    /// What would be there after a crash.
    pub(crate) fn refolded(&self) -> Table {
        Table::fold(&self.log).unwrap()
    }
}

pub(crate) fn kinds(entries: &[Entry]) -> Vec<&'static str> {
    entries.iter().map(|entry| entry.event.kind()).collect()
}
