//! Whole evenings on a bad network: people who vanish and return, a host who leaves, a server that dies. After
//! every step the table is compared with a second reading of its log, and what was acknowledged is there once.

mod dice;
mod game_book;
mod guest;
mod ledger;
mod network;
mod record;
mod server;

use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::catch_unwind;

use dice::Dice;
use guest::{Guest, Manner, turn};
use network::{Line, Network, Packet};
use server::{Came, Server};
use table::{Input, Millis, Status};

const PERFECT: Line = Line {
    lost: 0,
    twice: 0,
    slowest: 60,
};
const POOR: Line = Line {
    lost: 50,
    twice: 50,
    slowest: 600,
};
const TERRIBLE: Line = Line {
    lost: 300,
    twice: 300,
    slowest: 4000,
};

struct Evening {
    dice: Dice,
    now: Millis,
    end: Millis,
    network: Network,
    server: Server,
    guests: Vec<Guest>,
    bot_at: Option<Millis>,
    /// Chance in a thousand that the server dies after storing something.
    deadly: usize,
    steps: usize,
}

impl Evening {
    fn new(seed: u64, line: Line, seconds: i64, guests: Vec<Guest>) -> Evening {
        let mut dice = Dice::seeded(seed);
        let now = Millis(1_700_000_000_000);
        let mut server = Server::open(&mut dice, now, "Ada");
        let mut network = Network::new(line);
        for (guest, somebody) in guests.iter().enumerate() {
            server.table.set_window(&somebody.person, true, now);
            network.at(now, Packet::Tick { guest });
        }
        Evening {
            dice,
            now,
            end: now + Millis::seconds(seconds),
            network,
            server,
            guests,
            bot_at: None,
            deadly: 0,
            steps: 0,
        }
    }

    /// An evening of everybody.
    fn lively(seed: u64) -> Evening {
        let line = [PERFECT, POOR, TERRIBLE][(seed % 3) as usize];
        let guests = [
            Guest::new("Ada", Manner::Host),
            Guest::new("Eve", Manner::Watcher),
            Guest::new("Finn", Manner::Chatty),
            Guest::new("Bob", Manner::Player),
            Guest::new("Cleo", Manner::Careless),
            Guest::new("Dan", Manner::Vanishing),
        ];
        // On a quiet evening few come, and bots fill the seats.
        let come = if seed % 4 == 3 { 2 } else { guests.len() };
        let guests = guests.into_iter().take(come).collect();
        let mut evening = Evening::new(seed, line, 150, guests);
        if seed.is_multiple_of(2) {
            evening.deadly = 10;
            for _ in 0..2 {
                let at = evening.now + Millis(evening.dice.between(1, 140_000));
                evening.network.at(at, Packet::Crash);
            }
        }
        evening
    }

    /// Lets the evening go by, until it is over or `done` says so.
    fn pass(&mut self, done: impl Fn(&Server) -> bool) {
        for guest in 0..self.guests.len() {
            self.show(guest);
        }
        while !done(&self.server) && self.now < self.end {
            self.step();
            self.steps += 1;
            let told = std::mem::take(&mut self.server.told);
            if told && self.server.down.is_none() {
                self.server.check(self.now, &self.guests);
            }
        }
        if self.server.down.is_some() {
            self.restart();
        }
        self.server.check_from_the_start(self.now, &self.guests);
        self.server.judge_again();
        self.check_acknowledged();
    }

    fn step(&mut self) {
        let up = self.server.down.is_none();
        let wake = self.server.table.wake_at().filter(|_| up);
        let bot = self.bot_at.filter(|_| up);
        let packet = self.network.next_at();
        let next = [packet, wake, bot].into_iter().flatten().min().unwrap();
        self.now = self.now.max(next);
        if wake == Some(next) {
            self.tell(&Input::Time);
        } else if bot == Some(next) {
            self.bot_at = None;
            self.bot_moves();
        } else {
            let packet = self.network.take().unwrap();
            self.arrives(packet);
        }
    }

    fn arrives(&mut self, packet: Packet) {
        match packet {
            Packet::Tick { guest } => self.tick(guest),
            Packet::Ask {
                guest,
                sent,
                command,
            } if self.server.down.is_none() => {
                let number = sent.number;
                let input = Input::Person {
                    who: self.guests[guest].person.clone(),
                    sent,
                    lag: Millis(self.dice.between(0, 700)),
                    command,
                };
                let answer = match self.tell_server(&input) {
                    Came::Done(_) => Ok(()),
                    Came::Refused(refusal) => Err(refusal),
                    Came::Died => return,
                };
                let answer = Packet::Answer {
                    guest,
                    number,
                    answer,
                };
                self.network.send(&mut self.dice, self.now, &answer);
            }
            Packet::Answer {
                guest,
                number,
                answer,
            } if self.guests[guest].online => {
                self.guests[guest].is_answered(number, answer.is_ok());
            }
            Packet::Show { guest, view } if self.guests[guest].online => {
                self.guests[guest].sees(*view);
            }
            Packet::Crash if self.server.down.is_none() => self.die(),
            Packet::Restart => self.restart(),
            _ => {}
        }
    }

    /// A deadline is over: something must come of it.
    fn tell(&mut self, input: &Input) {
        match self.tell_server(input) {
            Came::Done(entries) => assert!(entries > 0, "woken for nothing"),
            Came::Refused(why) => panic!("time is never refused: {why}"),
            Came::Died => {}
        }
    }

    fn tell_server(&mut self, input: &Input) -> Came {
        let dies = self.dice.happens(self.deadly);
        let came = self.server.input(self.now, &mut self.dice, input, dies);
        match came {
            Came::Died => self.die(),
            Came::Done(entries) if entries > 0 => {
                for guest in 0..self.guests.len() {
                    self.show(guest);
                }
                self.wake_bot();
            }
            _ => {}
        }
        came
    }

    fn wake_bot(&mut self) {
        let waits = self.server.table.bot_to_move().is_some();
        let thinks = Millis(self.dice.between(50, 900));
        self.bot_at = waits.then(|| self.bot_at.unwrap_or(self.now + thinks));
    }

    /// A bot knows what an onlooker knows.
    fn bot_moves(&mut self) {
        let Some((seat, _)) = self.server.table.bot_to_move() else {
            return;
        };
        let view = self.server.table.view_for(None, self.now);
        let game = view.gimel().unwrap();
        let command = turn(&view, game, &mut self.dice).unwrap();
        let came = self.tell_server(&Input::Bot { seat, command });
        assert!(!matches!(came, Came::Refused(_)), "a bot's move is legal");
    }

    fn show(&mut self, guest: usize) {
        if self.guests[guest].online && self.server.down.is_none() {
            let view = self
                .server
                .table
                .view_for(Some(&self.guests[guest].person), self.now);
            let view = Box::new(view);
            self.network
                .send(&mut self.dice, self.now, &Packet::Show { guest, view });
        }
    }

    fn tick(&mut self, guest: usize) {
        let somebody = &mut self.guests[guest];
        let mut pause = Millis(self.dice.between(200, 1500));
        if !somebody.online {
            somebody.online = true;
            self.server
                .table
                .set_window(&somebody.person, true, self.now);
            self.show(guest);
        } else if somebody.manner == Manner::Vanishing && self.dice.happens(50) {
            somebody.online = false;
            self.server
                .table
                .set_window(&somebody.person, false, self.now);
            pause = Millis(self.dice.between(500, 40_000));
        } else {
            for (number, command) in somebody.acts(&mut self.dice) {
                let sent = somebody.sent(number);
                let ask = Packet::Ask {
                    guest,
                    sent,
                    command,
                };
                self.network.send(&mut self.dice, self.now, &ask);
            }
            // A window that has not heard for a while asks again how things stand.
            if self.dice.happens(100) {
                self.show(guest);
            }
        }
        self.network.at(self.now + pause, Packet::Tick { guest });
        // The server may look at the clock whenever it likes.
        if self.server.down.is_none() && self.dice.happens(100) {
            self.tell_server(&Input::Time);
        }
    }

    fn die(&mut self) {
        self.server.down = Some(self.now);
        self.network.cut();
        let outage = Millis(self.dice.between(50, 20_000));
        self.network.at(self.now + outage, Packet::Restart);
    }

    fn restart(&mut self) {
        self.server.restart(self.now, &mut self.dice, &self.guests);
        self.bot_at = None;
        self.wake_bot();
        for guest in 0..self.guests.len() {
            self.show(guest);
        }
    }

    /// What the table said it did is in the log, and nothing is there twice.
    fn check_acknowledged(&self) {
        let log = &self.server.log;
        let sent: Vec<_> = log.iter().filter_map(|entry| entry.sent.as_ref()).collect();
        for (n, one) in sent.iter().enumerate() {
            assert!(!sent[..n].contains(one), "{one:?} was done twice");
        }
        for guest in &self.guests {
            for &number in &guest.acknowledged {
                let one = guest.sent(number);
                let there = sent.contains(&&one) || self.server.granted.contains(&one);
                assert!(there, "{one:?} was acknowledged and is lost");
            }
        }
    }
}

/// What a number of evenings amounted to.
#[derive(Default)]
struct Tally {
    steps: usize,
    games: usize,
    kinds: BTreeMap<&'static str, usize>,
    reasons: BTreeMap<&'static str, usize>,
}

fn evenings(seeds: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let evening = catch_unwind(|| {
            let mut evening = Evening::lively(seed);
            evening.pass(|_| false);
            evening
        });
        let evening = evening.unwrap_or_else(|_| panic!("the evening of seed {seed}"));
        tally.steps += evening.steps;
        for entry in &evening.server.log {
            *tally.kinds.entry(entry.event.kind()).or_default() += 1;
        }
        for reason in &evening.server.ledger.ends {
            *tally.reasons.entry(reason).or_default() += 1;
            tally.games += 1;
        }
    }
    tally
}

#[track_caller]
fn check(seeds: Range<u64>) {
    let tally = evenings(seeds.clone());
    println!("{seeds:?}: {} steps, {} games", tally.steps, tally.games);
    println!("{:?}\n{:?}", tally.kinds, tally.reasons);
    assert_eq!(tally.kinds.len(), 29, "everything happened that can");
    assert!(tally.games as u64 > seeds.end - seeds.start, "games end");
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

#[test]
fn evenings_hold_together_fourth_hundred() {
    check(300..400);
}

#[test]
fn a_game_ends_when_its_players_keep_answering() {
    for seed in 0..100 {
        let line = [PERFECT, POOR, TERRIBLE][(seed % 3) as usize];
        let guests = vec![
            Guest::new("Ada", Manner::Steady),
            Guest::new("Bob", Manner::Steady),
        ];
        let mut evening = Evening::new(seed, line, 3600, guests);
        evening.deadly = (seed % 5) as usize;
        evening.pass(|server| server.down.is_none() && server.table.status() == Status::Over);
        assert_eq!(evening.server.ledger.ends.len(), 1, "seed {seed}");
    }
}
