//! A shell without a world: its store is a list that can break, its clock is a number, and long work is done when the test says so.

use std::collections::VecDeque;

use dschamal::{Game, Piece};
use host::{
    Answer, Audience, Chance, Hands, Host, HostInput, Made, Make, NotAppended, Output, Question,
    Thought, Window,
};
use reach::{HandFrame, ReachOut};
use table::{
    Command, DschamalSettings, DschamalView, Entry, Event, GameSettings, HandFinish, Input, Millis,
    PersonId, Phase, ReachFinish, ReachOrder, SeatNumber, Sent, Settings, Table, TableId, View,
};

/// What the store does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Store {
    Works,
    Gone,
    /// Somebody else writes this log.
    Taken,
}

/// What becomes of long work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    AtOnce,
    Fails,
    /// It lies in [`Shell::makes`].
    Later,
    /// At once, but this seat wins at the bag whenever it is there; the others pull the camel, which goes back.
    Wins(SeatNumber),
    /// At once, but somebody else wins when this seat is there.
    Loses(SeatNumber),
}

/// A bag in which it is known what comes out.
struct Rigged {
    order: ReachOrder,
    winner: SeatNumber,
    pulled: Piece,
}

impl Hands for Rigged {
    fn number(&self) -> u32 {
        self.order.number
    }

    fn start(&self) -> Millis {
        self.order.start
    }

    fn skip(&mut self) {}

    fn take(&mut self, _: SeatNumber, _: Millis, _: &HandFrame) {}

    fn advance(&mut self, now: Millis) -> Vec<ReachOut> {
        if now < self.wake_at() {
            return Vec::new();
        }
        let hands = self
            .order
            .seats
            .iter()
            .map(|&seat| match seat == self.winner {
                true => HandFinish {
                    pulled: [self.pulled].into_iter().collect(),
                    out_ms: Some(1_500),
                    placed_ms: Some(1_700),
                    ..HandFinish::empty(seat)
                },
                false => HandFinish::empty(seat),
            });
        vec![ReachOut::Finished(ReachFinish {
            number: self.order.number,
            hands: hands.collect(),
            error_ms: 17,
            recording: String::new(),
        })]
    }

    fn wake_at(&self) -> Millis {
        self.order.start + Millis(2_000)
    }
}

/// A bag in which this seat wins or loses; the real one where it does not matter.
fn rigged(make: Make, seat: SeatNumber, wins: bool) -> Made {
    let Make::Hands { order, .. } = &make else {
        return make.carry_out(&[]);
    };
    let there = order.seats.contains(&seat);
    if !there && !wins {
        return make.carry_out(&[]);
    }
    let mut others = order
        .seats
        .iter()
        .filter(|other| (**other == seat) == (there && wins));
    let winner = *others.next().unwrap();
    let mut blue = order
        .things
        .iter()
        .filter(|piece| piece.to_string().ends_with("blue"));
    let pulled = match there {
        true => *blue.next().unwrap(),
        false => Piece::CAMEL,
    };
    Made::Hands(Box::new(Rigged {
        order: (**order).clone(),
        winner,
        pulled,
    }))
}

pub(crate) struct Shell {
    pub(crate) host: Host,
    pub(crate) now: Millis,
    chance: Chance,
    pub(crate) log: Vec<Entry>,
    pub(crate) store: Store,
    pub(crate) work: Work,
    pub(crate) makes: Vec<Make>,
    pub(crate) questions: Vec<Question>,
    pub(crate) wake: Option<Millis>,
    /// Everything that was to be carried out since it was last taken, but for what has a place of its own.
    pub(crate) told: Vec<Output>,
    pub(crate) appends: usize,
    number: u64,
}

pub(crate) fn person(who: &str) -> PersonId {
    PersonId(format!("secret-{who}"))
}

impl Shell {
    /// Ada opens a table and looks at it through window 1.
    pub(crate) fn open(settings: Settings) -> Shell {
        let (now, mut chance) = (Millis(1_000_000), Chance::new(11));
        let id = TableId("dune".to_owned());
        let moment = chance.moment(now);
        let opened = Table::open(moment, id, person("ada"), "ada", settings).unwrap();
        let mut shell = Shell {
            host: Host::new(Table::fold([&opened]).unwrap(), Millis::ZERO),
            now,
            chance,
            log: vec![opened],
            store: Store::Works,
            work: Work::AtOnce,
            makes: Vec::new(),
            questions: Vec::new(),
            wake: None,
            told: Vec::new(),
            appends: 0,
            number: 0,
        };
        shell.watches(1, "ada");
        shell
    }

    /// Ada on the first seat, bots of this level on the others, and the game begins.
    pub(crate) fn with_bots(settings: Settings, level: u8) -> Shell {
        let seats = settings.game.seats();
        let mut shell = Shell::open(settings);
        shell.does("ada", Command::Sit { seat: 0 });
        for seat in 1..seats {
            shell.does("ada", Command::SeatBot { seat, level });
        }
        shell.does("ada", Command::Ready { ready: true });
        assert!(shell.host.table().is_playing());
        shell
    }

    /// The process is gone; another one reads the log and goes on.
    pub(crate) fn reload(&mut self, lost: Millis) {
        let stored = serde_json::to_string(&self.log).unwrap();
        let log: Vec<Entry> = serde_json::from_str(&stored).unwrap();
        self.now = self.now + lost;
        self.host = Host::new(Table::fold(&log).unwrap(), lost);
        self.questions.clear();
        self.makes.clear();
        self.watches(1, "ada");
        self.happens(HostInput::Time);
    }

    pub(crate) fn watches(&mut self, id: u64, who: &str) {
        let person = Some(person(who));
        self.happens(HostInput::Watch(Window { id, person }));
    }

    pub(crate) fn happens(&mut self, input: HostInput) {
        let moment = self.chance.moment(self.now);
        let mut outputs = VecDeque::from(self.host.handle(moment, input));
        while let Some(output) = outputs.pop_front() {
            let next = match output {
                Output::Append(entries) => {
                    self.appends += 1;
                    match self.store {
                        Store::Works => {
                            assert_eq!(entries[0].seq, self.log.len() as u64 + 1);
                            self.log.extend(entries.iter().cloned());
                            Some(HostInput::Appended)
                        }
                        Store::Gone => Some(HostInput::NotAppended(NotAppended::Unavailable)),
                        Store::Taken => Some(HostInput::NotAppended(NotAppended::Conflict)),
                    }
                }
                Output::Make(make) => match self.work {
                    Work::AtOnce => Some(HostInput::Made(make.carry_out(&[]))),
                    Work::Fails => Some(HostInput::NotMade(make.what())),
                    Work::Later => {
                        self.makes.push(make);
                        None
                    }
                    Work::Wins(seat) => Some(HostInput::Made(rigged(make, seat, true))),
                    Work::Loses(seat) => Some(HostInput::Made(rigged(make, seat, false))),
                },
                Output::WakeAt(at) => {
                    self.wake = at;
                    None
                }
                Output::Think(question) => {
                    self.questions.push(question);
                    None
                }
                other => {
                    self.told.push(other);
                    None
                }
            };
            if let Some(next) = next {
                let moment = self.chance.moment(self.now);
                outputs.extend(self.host.handle(moment, next));
            }
        }
        // What is true of the host is what was stored, whatever happened.
        assert_eq!(self.host.table().seq(), self.log.len() as u64);
    }

    pub(crate) fn told(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.told)
    }

    pub(crate) fn tries(&mut self, who: &str, command: Command) -> Answer {
        self.number += 1;
        let sent = Sent {
            client: format!("window-{who}"),
            number: self.number,
        };
        let input = Input::Person {
            who: person(who),
            sent,
            lag: Millis::ZERO,
            command,
        };
        let ticket = self.number;
        self.happens(HostInput::Do { ticket, input });
        let answers = self.told.iter().filter_map(|told| match told {
            Output::Answer { ticket: it, answer } if *it == ticket => Some(answer.clone()),
            _ => None,
        });
        let answers: Vec<Answer> = answers.collect();
        assert_eq!(answers.len(), 1, "answered once");
        answers[0].clone()
    }

    #[track_caller]
    pub(crate) fn does(&mut self, who: &str, command: Command) {
        let answer = self.tries(who, command);
        assert_eq!(answer, Answer::Done(self.log.len() as u64));
    }

    /// A bot has thought.
    pub(crate) fn thinks(&mut self, question: u64, mv: &str, pause: i64) {
        let thought = Some(Thought {
            mv: mv.parse().unwrap(),
            pause: Millis(pause),
        });
        self.happens(HostInput::Thought { question, thought });
    }

    /// Time passes until the host wants to be told.
    pub(crate) fn wait(&mut self) {
        let at = self.wake.expect("something is due");
        self.now = self.now.max(at);
        self.happens(HostInput::Time);
    }

    /// Time passes, and what is due meanwhile happens.
    pub(crate) fn pass(&mut self, millis: i64) {
        let until = self.now + Millis(millis);
        while self.wake.is_some_and(|at| at <= until) {
            self.wait();
        }
        self.now = until;
    }

    /// Time passes until it is so; how often the host was told of it.
    #[track_caller]
    pub(crate) fn until(&mut self, what: &str, so: impl Fn(&Shell) -> bool) -> usize {
        for calls in 0..60_000 {
            if so(self) {
                return calls;
            }
            self.wait();
        }
        let last: Vec<&str> = self.events().map(Event::kind).collect();
        let last = &last[last.len().saturating_sub(8)..];
        panic!(
            "not so at {:?}: {what}; {last:?}, {:?}",
            self.now, self.wake
        );
    }

    /// As Ada sees it.
    pub(crate) fn view(&self) -> View {
        self.host.table().view_for(Some(&person("ada")), self.now)
    }

    pub(crate) fn game(&self) -> DschamalView {
        self.view().dschamal().expect("a game of Dschamál").clone()
    }

    pub(crate) fn events(&self) -> impl Iterator<Item = &Event> {
        self.log.iter().map(|entry| &entry.event)
    }
}

/// Is anybody shown anything among this?
pub(crate) fn shows(told: &[Output]) -> bool {
    let all = |told: &Output| matches!(told, Output::Show { to, .. } if *to == Audience::All);
    told.iter().any(all)
}

/// Brisk bots around a bag; Ada's choices are made for her before long.
pub(crate) fn around_the_bag(game: Game) -> Settings {
    let mut agreed = DschamalSettings::new(game, *game.seats().start());
    agreed.choice_s = 5;
    agreed.brisk = true;
    let draw = serde_json::json!(5);
    let options = &mut agreed.rules.options;
    options.insert("common.draw_timeout_s".to_owned(), draw);
    Settings {
        game: GameSettings::Dschamal(agreed),
        ..Settings::gimel()
    }
}

/// Whose hands are in the bag, or soon will be.
pub(crate) fn hands(game: &DschamalView) -> Option<(u32, Vec<SeatNumber>)> {
    match &game.phase {
        Phase::Called { number, hands, .. } | Phase::Reaching { number, hands, .. } => {
            Some((*number, hands.clone()))
        }
        _ => None,
    }
}
