//! Whole evenings of Dschamál on bad lines: people vanish, leave and return, the process dies with hands in the bag.
//! After every step the table is what its log says, no piece is lost, nobody knows too much, and something is awaited.

mod watch;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::panic::catch_unwind;

use dschamal::{Edition, Game};
use table::{
    BuildFinish, Command, DschamalEvent, Entry, Event, Input, Millis, Moment, PeopleEvent,
    ReachFinish, Table, TableId, View,
};

use crate::bag::{Dice, build, reach};
use crate::checks::{phase_name, pieces, towers_stand};
use crate::guest::{Guest, Manner};
use crate::night::{agreed, person};
use crate::secrets::{shown, tells_no_secret};

enum Packet {
    Tick(usize),
    Ask(usize, u64, Command),
    Answer(usize, u64),
    Show(usize, Box<View>),
    /// The bag is done; `lives` tells whether it still is the same process.
    Bag(Box<ReachFinish>, u32),
    Wood(Box<BuildFinish>, u32),
    Early(u32, usize),
    Crash,
    Restart,
}

/// How bad the lines are, in a thousand, and how slow.
struct Line {
    lost: usize,
    twice: usize,
    slowest: i64,
}

const LINES: [Line; 3] = [
    Line {
        lost: 0,
        twice: 0,
        slowest: 60,
    },
    Line {
        lost: 50,
        twice: 50,
        slowest: 600,
    },
    Line {
        lost: 250,
        twice: 200,
        slowest: 3000,
    },
];

pub(crate) struct Evening {
    dice: Dice,
    pub(crate) now: Millis,
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    guests: Vec<Guest>,
    line: &'static Line,
    queue: BTreeMap<(Millis, u64), Packet>,
    queued: u64,
    /// Reaches the bag has been told of.
    ordered: u32,
    /// Buildings that somebody is at.
    building: u32,
    /// How often the process was started.
    lives: u32,
    died: Option<Millis>,
    games: u32,
    steps: u32,
    /// Steps since time last went on.
    still: u32,
    checked: u64,
    phases: BTreeSet<&'static str>,
}

const NAMES: [&str; 6] = ["ada", "bob", "cleo", "dan", "eve", "finn"];

impl Evening {
    fn new(seed: u64) -> Evening {
        Evening::of(seed, None)
    }

    /// An evening of this edition, or of any.
    pub(crate) fn of(seed: u64, edition: Option<Edition>) -> Evening {
        let mut dice = Dice::seeded(seed);
        let game = Game::ALL[(seed % 4) as usize];
        let drawn = dice.one_of(&Edition::ALL).copied().unwrap();
        let edition = edition.unwrap_or(drawn);
        let seats = dice.between(3, i64::from(*game.seats().end())) as u8;
        let mut settings = agreed(game, seats, &[]);
        if let table::GameSettings::Dschamal(agreed) = &mut settings.game {
            agreed.rules.edition = edition;
            agreed.choice_s = dice.between(5, 30) as u16;
            agreed.build_s = dice.happens(300).then_some(20);
            if matches!(game, Game::Duel | Game::Threesome) {
                let target = serde_json::json!(dice.between(1, 3));
                agreed
                    .rules
                    .options
                    .insert("victory.target".to_owned(), target);
            }
        }
        let now = Millis(1_700_000_000_000);
        let moment = Moment { now, chance: 0 };
        let id = TableId("dune".to_owned());
        let opened = Table::open(moment, id, person("ada"), "ada", settings).unwrap();
        let manners = [
            Manner::Steady,
            Manner::Vanishing,
            Manner::Unruly,
            Manner::Fickle,
        ];
        let come = dice.between(1, 5) as usize;
        let guests = NAMES
            .iter()
            .take(come + 1)
            .enumerate()
            .map(|(number, name)| {
                let manner = match number {
                    0 if seed.is_multiple_of(5) => Manner::Fickle,
                    0 => Manner::Host,
                    _ => *dice.one_of(&manners).unwrap(),
                };
                Guest::new(name, manner)
            });
        let guests: Vec<Guest> = guests.collect();
        let mut evening = Evening {
            now,
            table: Table::fold([&opened]).unwrap(),
            log: vec![opened],
            line: &LINES[(seed / 4 % 3) as usize],
            queue: BTreeMap::new(),
            queued: 0,
            ordered: 0,
            building: 0,
            lives: 0,
            died: None,
            games: 0,
            steps: 0,
            still: 0,
            checked: 0,
            phases: BTreeSet::new(),
            guests,
            dice,
        };
        evening.table.set_window(&person("ada"), true, now);
        for guest in 0..evening.guests.len() {
            evening.at(now, Packet::Tick(guest));
            evening.show(guest);
        }
        if seed.is_multiple_of(2) {
            for _ in 0..3 {
                let at = evening.dice.between(20_000, 400_000);
                evening.at(now + Millis(at), Packet::Crash);
            }
        }
        evening
    }

    fn at(&mut self, at: Millis, packet: Packet) {
        self.queued += 1;
        self.queue.insert((at, self.queued), packet);
    }

    /// Over the line: lost, late or twice.
    fn send(&mut self, packet: impl Fn() -> Packet) {
        if self.dice.happens(self.line.lost) {
            return;
        }
        let copies = 1 + usize::from(self.dice.happens(self.line.twice));
        for _ in 0..copies {
            let late = Millis(self.dice.between(5, self.line.slowest));
            self.at(self.now + late, packet());
        }
    }

    fn show(&mut self, guest: usize) {
        if self.died.is_some() || !self.guests[guest].online {
            return;
        }
        let who = &self.guests[guest].person;
        let view = self.table.view_for(Some(who), self.now);
        self.send(|| Packet::Show(guest, Box::new(view.clone())));
    }

    pub(crate) fn pass(&mut self, end: Millis, games: u32) {
        while self.now < end && self.games < games {
            self.step();
            self.steps += 1;
        }
        if self.died.is_some() {
            self.restart();
        }
        self.check_from_the_start();
        self.judge_again();
    }

    fn step(&mut self) {
        let up = self.died.is_none();
        let wake = self.table.wake_at().filter(|_| up);
        let bot = self.table.bot_due().filter(|_| up);
        let packet = self.queue.keys().next().unwrap().0;
        let bot_at = bot.as_ref().map(|(_, _, at)| *at);
        let next = [Some(packet), wake, bot_at]
            .into_iter()
            .flatten()
            .min()
            .unwrap();
        self.still = if next > self.now { 0 } else { self.still + 1 };
        assert!(self.still < 500, "the table wakes for ever at one instant");
        self.now = self.now.max(next);
        if wake == Some(next) {
            let done = self.input(&Input::Time).expect("time is never refused");
            assert!(done > 0, "woken for nothing");
        } else if let (Some((seat, command, _)), true) = (bot, bot_at == Some(next)) {
            let done = self.input(&Input::Bot { seat, command });
            assert!(done.expect("a bot's choice is legal") > 0);
        } else {
            let (_, packet) = self.queue.pop_first().unwrap();
            self.arrives(packet);
        }
    }

    fn arrives(&mut self, packet: Packet) {
        let up = self.died.is_none();
        match packet {
            Packet::Tick(guest) => self.tick(guest),
            Packet::Ask(guest, number, command) if up => {
                let input = Input::Person {
                    who: self.guests[guest].person.clone(),
                    sent: self.guests[guest].sent(number),
                    lag: Millis::ZERO,
                    command,
                };
                let _ = self.input(&input);
                self.send(|| Packet::Answer(guest, number));
            }
            Packet::Answer(guest, number) => self.guests[guest].is_answered(number),
            Packet::Show(guest, view) if self.guests[guest].online => {
                self.guests[guest].sees(view);
            }
            Packet::Bag(finish, lives) if up && lives == self.lives => {
                self.no_unseen_piece_matters(&finish);
                let _ = self.input(&Input::Reached(*finish));
            }
            Packet::Wood(finish, lives) if up && lives == self.lives => {
                let _ = self.input(&Input::Built(*finish));
            }
            Packet::Early(number, seat) if up => {
                let _ = self.input(&Input::FalseStart { number, seat });
            }
            Packet::Crash if up => {
                self.died = Some(self.now);
                let back = Millis(self.dice.between(100, 20_000));
                self.at(self.now + back, Packet::Restart);
            }
            Packet::Restart => self.restart(),
            _ => {}
        }
    }

    fn tick(&mut self, guest: usize) {
        let pause = Millis(self.dice.between(300, 2500));
        let somebody = &mut self.guests[guest];
        if !somebody.online {
            somebody.online = true;
            self.table.set_window(&somebody.person, true, self.now);
            self.show(guest);
        } else if somebody.manner == Manner::Vanishing && self.dice.happens(25) {
            somebody.online = false;
            self.table.set_window(&somebody.person, false, self.now);
            let away = Millis(self.dice.between(500, 60_000));
            self.at(self.now + away, Packet::Tick(guest));
            return;
        } else {
            if let Some((number, command)) = somebody.acts(&mut self.dice) {
                self.send(|| Packet::Ask(guest, number, command.clone()));
            }
            if self.dice.happens(200) {
                self.show(guest);
            }
        }
        self.at(self.now + pause, Packet::Tick(guest));
    }

    /// Decides, stores, applies, looks; how many entries it led to.
    fn input(&mut self, input: &Input) -> Result<usize, table::Refusal> {
        let moment = Moment {
            now: self.now,
            chance: self.dice.number(),
        };
        let seq = self.table.seq();
        let entries = self.table.decide(moment, input)?;
        for (number, entry) in (seq + 1..).zip(&entries) {
            assert_eq!(entry.seq, number, "numbered without gaps");
        }
        for entry in &entries {
            self.fold(entry);
        }
        if !entries.is_empty() {
            self.look();
        }
        Ok(entries.len())
    }

    fn fold(&mut self, entry: &Entry) {
        let new = match &entry.event {
            Event::People(PeopleEvent::Joined { person, .. }) => {
                self.table.is_new(person).then(|| person.clone())
            }
            _ => None,
        };
        self.log.push(entry.clone());
        let was_on = self.table.is_playing();
        self.table.apply(entry).unwrap();
        if let Some(person) = new {
            self.table.set_window(&person, true, self.now);
        }
        if matches!(entry.event, Event::Dschamal(DschamalEvent::Begun { .. })) {
            (self.ordered, self.building) = (0, 0);
        }
        if was_on && !self.table.is_playing() {
            self.games += 1;
        }
    }

    /// Something changed: everybody is shown, the bag is told, and all that must hold is looked at.
    fn look(&mut self) {
        for guest in 0..self.guests.len() {
            self.show(guest);
        }
        self.tell_bag();
        self.tell_builder();
        let Some(play) = self.table.play().and_then(table::Play::dschamal) else {
            return;
        };
        assert_eq!(pieces(play), play.journal().rules().box_contents().len());
        let view = self.table.view_for(None, self.now);
        let phase = &view.dschamal().unwrap().phase;
        self.phases.insert(phase_name(phase));
        towers_stand(play, &view.dschamal().unwrap().towers);
        self.something_is_awaited(&view, phase);
        let secret = self.table.seq().is_multiple_of(9) && self.table.is_playing();
        if secret {
            let people: Vec<&str> = self.guests.iter().map(|guest| guest.name).collect();
            for text in shown(&self.table, &people, self.now) {
                tells_no_secret(&text);
            }
        }
        if self.table.seq() > self.checked + 60 {
            self.checked = self.table.seq();
            self.check_from_the_start();
        }
    }

    fn tell_bag(&mut self) {
        let Some(order) = self.table.reach() else {
            return;
        };
        if order.number <= self.ordered {
            return;
        }
        self.ordered = order.number;
        let play = self.table.play().unwrap().dschamal().unwrap();
        assert_eq!(order.things.len(), play.journal().state().zones.bag.len());
        let (lasts, finish) = reach(&order, play, &mut self.dice);
        if self.dice.happens(50) {
            let seat = order.seats[0];
            self.at(self.now + Millis(100), Packet::Early(order.number, seat));
        }
        // A bag that stops is given up by the table itself.
        if !self.dice.happens(15) {
            let at = order.start + Millis(lasts);
            self.at(at, Packet::Bag(Box::new(finish), self.lives));
        }
    }

    /// Whoever builds needs some seconds, and something may fall.
    fn tell_builder(&mut self) {
        let Some(order) = self.table.build() else {
            return;
        };
        if order.number > self.building {
            self.building = order.number;
            let finish = build(&order, &mut self.dice);
            let at = self.now + Millis(self.dice.between(1_000, 30_000));
            self.at(at, Packet::Wood(Box::new(finish), self.lives));
        }
    }

    fn restart(&mut self) {
        let from = self.died.take().unwrap() - Millis(self.dice.between(0, 5_000));
        let stored = serde_json::to_string(&self.log).unwrap();
        self.log = serde_json::from_str(&stored).unwrap();
        self.table = Table::fold(&self.log).unwrap();
        self.lives += 1;
        self.building = 0;
        for guest in self.guests.iter().filter(|guest| guest.online) {
            self.table.set_window(&guest.person, true, self.now);
        }
        let to = self.now;
        self.input(&Input::Outage { from, to }).unwrap();
        assert_eq!(self.table.reach(), None, "no bag outlives its process");
        for guest in 0..self.guests.len() {
            self.show(guest);
        }
        self.tell_builder();
    }
}

#[track_caller]
fn check(seeds: Range<u64>) {
    let mut kinds: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut phases = BTreeSet::new();
    let (mut steps, mut games) = (0, 0);
    for seed in seeds.clone() {
        let evening = catch_unwind(|| {
            let mut evening = Evening::new(seed);
            let end = evening.now + Millis::seconds(900);
            evening.pass(end, 2);
            evening
        });
        let evening = evening.unwrap_or_else(|_| panic!("the evening of seed {seed}"));
        steps += evening.steps;
        games += u64::from(evening.games);
        phases.extend(evening.phases);
        for entry in &evening.log {
            *kinds.entry(entry.event.kind()).or_default() += 1;
        }
    }
    println!("{seeds:?}: {steps} steps, {games} games\n{kinds:?}");
    for kind in [
        "acted",
        "begun",
        "bot-sat",
        "broken",
        "built",
        "called",
        "came-back",
        "false-start",
        "paused",
        "reached",
        "ruled",
        "stood-in",
        "thumb-measured",
        "vote-opened",
        "voted",
        "rematch-wanted",
        "aborted",
        "left",
    ] {
        assert!(kinds.contains_key(kind), "{kind} never happened");
    }
    assert_eq!(phases.len(), 6 + usize::from(phases.contains("reaching")));
    assert!(games > (seeds.end - seeds.start) / 2, "games end");
}

#[test]
fn evenings_hold_together_first_hundred() {
    check(0..100);
}

#[test]
fn evenings_hold_together_second_hundred() {
    check(100..200);
}

#[test]
fn evenings_hold_together_third_hundred() {
    check(200..300);
}
