//! A second reading of a table's log, written apart from the table: whoever reads it must come to the same.

use gimel::Side;
use table::{
    Entry, Event, GimelEvent, Handle, MOST_CREDIT, Millis, PeopleEvent, PersonId, SeatNumber,
    Settings, SitterView, View,
};

use super::game_book::GameBook;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stays {
    Here,
    Left,
    SentAway,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    Empty,
    Person(Handle),
    Bot(u8),
}

struct Somebody {
    id: PersonId,
    stays: Stays,
    muted: bool,
}

pub(crate) struct Ledger {
    seq: u64,
    settings: Settings,
    people: Vec<Somebody>,
    host: Handle,
    chairs: [Chair; 2],
    game: Option<GameBook>,
    /// Half points by seat, of those who sat in the last game.
    halves: [u32; 2],
    last_chairs: [Chair; 2],
    paused: Option<Millis>,
    /// With whom each seat wants another game.
    wanted: [Option<[Chair; 2]>; 2],
    /// The last wish to begin was of somebody who got ready.
    by_ready: bool,
    /// Why each game ended.
    pub(crate) ends: Vec<&'static str>,
}

impl Ledger {
    pub(crate) fn open(first: &Entry) -> Ledger {
        let Event::People(PeopleEvent::Opened { settings, host, .. }) = &first.event else {
            panic!("a log begins with its opening");
        };
        Ledger {
            seq: first.seq,
            settings: settings.clone(),
            people: vec![Somebody::new(host)],
            host: 0,
            chairs: [Chair::Empty; 2],
            game: None,
            halves: [0; 2],
            last_chairs: [Chair::Empty; 2],
            paused: None,
            wanted: [None; 2],
            by_ready: false,
            ends: Vec::new(),
        }
    }

    fn on(&self) -> Option<&GameBook> {
        self.game.as_ref().filter(|game| game.ending().is_none())
    }

    /// Nobody acts who was sent away or has left, but for coming back.
    pub(crate) fn may_act(&self, who: &PersonId) {
        let known = self.people.iter().find(|somebody| somebody.id == *who);
        assert!(known.is_none_or(|somebody| somebody.stays != Stays::SentAway));
    }

    pub(crate) fn expects_pause(&mut self, from: Millis, to: Millis) -> Millis {
        self.paused = None;
        self.on().map_or(Millis::ZERO, |game| game.outage(from, to))
    }

    pub(crate) fn was_paused(&self, expected: Millis) {
        assert_eq!(self.paused.unwrap_or(Millis::ZERO), expected);
    }

    #[track_caller]
    fn is_here(&self, who: Handle) {
        assert_eq!(self.people[who].stays, Stays::Here, "{who} is not here");
    }

    pub(crate) fn read(&mut self, entry: &Entry) {
        assert_eq!(entry.seq, self.seq + 1);
        self.seq = entry.seq;
        let idle = self.on().is_none();
        self.by_ready |= matches!(
            entry.event,
            Event::People(PeopleEvent::Readied { .. }) | Event::People(PeopleEvent::BotSat { .. })
        );
        self.by_ready &= entry.event.kind() != "rematch-wanted";
        match &entry.event {
            Event::People(PeopleEvent::Opened { .. }) => panic!("opened twice"),
            Event::People(PeopleEvent::Joined { person, .. }) => self.joined(person),
            Event::People(PeopleEvent::Sat { who, seat }) => {
                self.is_here(*who);
                assert!(idle && !self.chairs.contains(&Chair::Person(*who)));
                assert_eq!(self.chairs[*seat], Chair::Empty);
                self.chairs[*seat] = Chair::Person(*who);
            }
            Event::People(PeopleEvent::BotSat { seat, level }) => {
                assert!(idle && !matches!(self.chairs[*seat], Chair::Person(_)));
                self.chairs[*seat] = Chair::Bot(*level);
            }
            Event::People(PeopleEvent::Rose { seat }) => {
                assert!(idle && self.chairs[*seat] != Chair::Empty);
                self.chairs[*seat] = Chair::Empty;
            }
            Event::People(PeopleEvent::Readied { seat, .. }) => {
                assert!(idle && self.chairs[*seat] != Chair::Empty);
            }
            Event::People(PeopleEvent::RematchWanted { seat }) => {
                assert!(idle && self.chairs[*seat] != Chair::Empty);
                self.wanted[*seat] = Some(self.chairs);
            }
            Event::People(PeopleEvent::Agreed { settings }) => {
                assert!(idle && settings.check().is_ok());
                self.settings = settings.clone();
            }
            Event::Gimel(GimelEvent::Started { white }) => self.started(*white, entry.at),
            Event::People(PeopleEvent::Said { who, .. }) => {
                self.is_here(*who);
                assert!(!self.people[*who].muted, "the silenced do not speak");
            }
            Event::People(PeopleEvent::Reported { by, .. }) => self.is_here(*by),
            Event::People(PeopleEvent::Muted { who, muted }) => {
                assert_ne!(self.people[*who].muted, *muted);
                self.people[*who].muted = *muted;
            }
            Event::People(PeopleEvent::Kicked { who }) => {
                assert_ne!(*who, self.host);
                self.people[*who].stays = Stays::SentAway;
            }
            Event::People(PeopleEvent::Left { who }) => {
                self.is_here(*who);
                self.people[*who].stays = Stays::Left;
            }
            Event::People(PeopleEvent::HostPassed { to }) => {
                self.is_here(*to);
                self.host = *to;
            }
            _ => self.played(entry),
        }
        if let Event::Gimel(GimelEvent::Paused { lost }) = entry.event {
            self.paused = Some(lost);
        }
    }

    fn joined(&mut self, person: &PersonId) {
        match self.people.iter_mut().find(|known| known.id == *person) {
            Some(known) => {
                assert_ne!(known.stays, Stays::SentAway);
                known.stays = Stays::Here;
            }
            None => self.people.push(Somebody::new(person)),
        }
    }

    /// Who wanted another game wanted it with those who sit there now.
    fn both_want(&self) -> bool {
        let wants = |seat: SeatNumber| {
            matches!(self.chairs[seat], Chair::Bot(_)) || self.wanted[seat] == Some(self.chairs)
        };
        wants(0) && wants(1)
    }

    fn started(&mut self, white: SeatNumber, at: Millis) {
        assert!(self.by_ready || self.both_want());
        self.wanted = [None; 2];
        assert!(self.on().is_none() && !self.chairs.contains(&Chair::Empty));
        let mut swapped = self.last_chairs;
        swapped.reverse();
        if self.chairs == swapped && swapped != self.last_chairs {
            self.halves.reverse();
        } else if self.chairs != self.last_chairs {
            self.halves = [0; 2];
        }
        self.last_chairs = self.chairs;
        self.game = Some(GameBook::start(&self.settings, white, at));
    }

    fn played(&mut self, entry: &Entry) {
        let chairs = self.chairs;
        let game = self.game.as_mut().expect("a game is on");
        assert_eq!(
            game.ending(),
            None,
            "nothing happens in a game that is over"
        );
        let white = game.white;
        let seat = |side: Side| {
            if side == Side::White {
                white
            } else {
                1 - white
            }
        };
        let bot = matches!(chairs[seat(game.mover())], Chair::Bot(_));
        let grace = if entry.sent.is_some() || bot {
            Millis::ZERO
        } else {
            MOST_CREDIT
        };
        game.read(&entry.event, entry.at, grace);
        match game.ending() {
            None => return,
            Some("*") => {}
            Some("1-0") => self.halves[seat(Side::White)] += 2,
            Some("0-1") => self.halves[seat(Side::Black)] += 2,
            Some(_) => self.halves = self.halves.map(|halves| halves + 1),
        }
        let reason = game.reason();
        self.ends.push(reason);
    }

    /// Once everything of a message is read, the table shows what this book says.
    pub(crate) fn compare(&self, view: &View) {
        assert_eq!(view.seq, self.seq);
        assert_eq!(view.settings, self.settings);
        let anybody = self.people.iter().any(|known| known.stays == Stays::Here);
        assert!(
            !anybody || self.people[self.host].stays == Stays::Here,
            "a host is there"
        );
        for (number, chair) in self.chairs.iter().enumerate() {
            self.compare_seat(view, number, *chair);
        }
        let here = |who: &Handle| self.people[*who].stays == Stays::Here;
        let present: Vec<Handle> = (0..self.people.len()).filter(here).collect();
        let shown: Vec<Handle> = view.people.iter().map(|person| person.who).collect();
        assert_eq!(shown, present);
        for person in &view.people {
            assert_eq!(person.host, person.who == self.host);
            assert_eq!(person.muted, self.people[person.who].muted);
        }
        match (&self.game, view.gimel()) {
            (Some(game), Some(shown)) => game.compare(shown, view.now),
            (None, None) => {}
            _ => panic!("a game is shown or it is not"),
        }
    }

    fn compare_seat(&self, view: &View, number: SeatNumber, chair: Chair) {
        let shown = &view.seats[number];
        match (chair, &shown.sitter) {
            (Chair::Empty, SitterView::Open) => {}
            (Chair::Person(who), SitterView::Person { who: shown, .. }) => {
                assert_eq!(who, *shown);
                self.is_here(who);
            }
            (Chair::Bot(level), SitterView::Bot { level: shown }) => assert_eq!(level, *shown),
            (chair, sitter) => panic!("{chair:?} is shown as {sitter:?}"),
        }
        let score = if chair == self.last_chairs[number] {
            self.halves[number]
        } else {
            0
        };
        assert_eq!(f64::from(shown.score) * 2.0, f64::from(score));
    }
}

impl Somebody {
    fn new(id: &PersonId) -> Somebody {
        Somebody {
            id: id.clone(),
            stays: Stays::Here,
            muted: false,
        }
    }
}
