//! The protocol without a socket: when to connect, what to send again, when to say that the house cannot be reached.
//!
//! `handle(moment, input) -> outputs`: time and chance come from outside, as everywhere in this house.

use protocol::{ClientMessage, ServerMessage};
use table::{Command, TableId};

use super::clock::HouseClock;

/// How often the way is measured.
const PING_EVERY: f64 = 2500.0;
/// A ping that is not answered for so long means that the way is cut: said within five seconds, ping included.
const PATIENCE: f64 = 2200.0;
/// Who is far away gets so many times their usual way there and back, but not for ever.
const WAYS: f64 = 4.0;
const LONGEST_PATIENCE: f64 = 8000.0;
/// A socket that does not open for so long never will.
const OPENING: f64 = 8000.0;
/// A socket that takes so long to open again is said to be cut.
const OPENING_UNSAID: f64 = 3000.0;
/// A window whose clock stood still for so long was asleep.
const ASLEEP: f64 = 1500.0;
/// So long after waking up nobody is told of what broke meanwhile, if it is mended at once.
const DROWSY: f64 = 2000.0;
/// What could not be stored is tried again after this.
const AGAIN: f64 = 2000.0;
/// The first and the longest pause between two tries.
const FIRST_PAUSE: f64 = 400.0;
const LONGEST_PAUSE: f64 = 10_000.0;

/// When something happens, and the chance it may use (0 to 1).
#[derive(Debug, Clone, Copy)]
pub struct Moment {
    /// This device's clock in milliseconds.
    pub now: f64,
    /// From 0 to 1.
    pub chance: f64,
}

/// What reaches the link.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// The socket is open.
    Opened,
    /// The socket is closed, or never opened.
    Lost,
    /// The house says something.
    Heard(Box<ServerMessage>),
    /// The window is looked at again, or the device found a network.
    Woken,
    /// The page is left. A browser may keep it for the way back, socket and all, and nobody would know that we are away.
    Left,
    /// Who we are has changed: the house must see us anew.
    Renewed,
    /// Some time has passed.
    Tick,
    /// Show a table.
    Watch(TableId),
    /// Show it no longer.
    Unwatch(TableId),
    /// Show the open tables, or no longer.
    Lobby(bool),
    /// Do something at a table.
    Do(TableId, Box<Command>),
}

/// What the link wants.
#[derive(Debug, Clone, PartialEq)]
pub enum Output {
    /// Open a socket; an old one is forgotten.
    Open,
    /// Forget the socket.
    Shut,
    /// Send a message.
    Send(Box<ClientMessage>),
    /// Tell the pages what was heard.
    Tell(Box<ServerMessage>),
}

/// How things stand, for people.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Connection {
    /// Never connected yet.
    #[default]
    Opening,
    /// All is well.
    Open,
    /// Cut; we are trying.
    Lost,
    /// The house closes for a moment and said why.
    Closing(String),
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Phase {
    /// No socket before this instant.
    Waiting { until: f64 },
    /// Since then.
    Opening { since: f64 },
    /// Said hello.
    Greeting { since: f64 },
    /// Welcomed.
    Open,
}

/// Something that was asked and not answered.
#[derive(Debug, Clone, PartialEq)]
struct Asked {
    table: TableId,
    number: u64,
    command: Command,
    /// Not before this instant: it could not be stored and is tried again.
    not_before: Option<f64>,
}

/// The link of one window.
#[derive(Debug, Clone)]
pub struct Link {
    client: String,
    number: u64,
    phase: Phase,
    tries: u32,
    connection: Connection,
    watching: Vec<TableId>,
    lobby: bool,
    asked: Vec<Asked>,
    clock: HouseClock,
    pinged: Option<f64>,
    ping_at: f64,
    /// When anything was last heard.
    heard_at: f64,
    /// When the clock was last looked at.
    ticked_at: f64,
    /// When the window woke up after it had slept.
    awake_at: Option<f64>,
    /// Whether there has been a house at all.
    was_open: bool,
    watch_again: Option<(TableId, f64)>,
}

impl Link {
    /// A link of a window with this name that has counted its messages so far.
    #[must_use]
    pub fn new(client: String, number: u64) -> Link {
        Link {
            client,
            number,
            phase: Phase::Waiting { until: 0.0 },
            tries: 0,
            connection: Connection::Opening,
            watching: Vec::new(),
            lobby: false,
            asked: Vec::new(),
            clock: HouseClock::default(),
            pinged: None,
            ping_at: 0.0,
            heard_at: 0.0,
            ticked_at: f64::INFINITY,
            awake_at: None,
            was_open: false,
            watch_again: None,
        }
    }

    /// How things stand.
    #[must_use]
    pub const fn connection(&self) -> &Connection {
        &self.connection
    }

    /// The house's clock.
    #[must_use]
    pub const fn clock(&self) -> &HouseClock {
        &self.clock
    }

    /// The number of the last message that wants an answer.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// How many messages wait for an answer.
    #[must_use]
    pub fn unanswered(&self) -> usize {
        self.asked.len()
    }

    /// Something happens.
    pub fn handle(&mut self, at: Moment, input: Input) -> Vec<Output> {
        self.wakes(at.now);
        match input {
            Input::Opened => self.opened(at.now),
            Input::Lost => self.lost(at),
            Input::Heard(message) => self.heard(at, *message),
            Input::Woken => self.woken(at.now),
            Input::Left => self.hang_up(),
            Input::Renewed => self.open(at.now),
            Input::Tick => self.tick(at),
            Input::Watch(table) => self.watch(table),
            Input::Unwatch(table) => self.unwatch(&table),
            Input::Lobby(wanted) => self.set_lobby(wanted),
            Input::Do(table, command) => self.ask(table, *command),
        }
    }

    fn is_open(&self) -> bool {
        self.phase == Phase::Open
    }

    fn if_open(&self, message: ClientMessage) -> Vec<Output> {
        if self.is_open() {
            vec![send(message)]
        } else {
            Vec::new()
        }
    }

    fn open(&mut self, now: f64) -> Vec<Output> {
        self.phase = Phase::Opening { since: now };
        vec![Output::Open]
    }

    fn opened(&mut self, now: f64) -> Vec<Output> {
        self.phase = Phase::Greeting { since: now };
        let client = self.client.clone();
        vec![send(ClientMessage::Hello { client })]
    }

    /// The pauses grow, with some chance in them so that a thousand windows do not come back at once.
    fn lost(&mut self, at: Moment) -> Vec<Output> {
        let pause = (FIRST_PAUSE * f64::from(1_u32 << self.tries.min(6))).min(LONGEST_PAUSE);
        self.tries += 1;
        self.phase = Phase::Waiting {
            until: at.now + pause * (0.5 + at.chance),
        };
        let drowsy = self.awake_at.is_some_and(|since| at.now - since < DROWSY);
        if (self.connection == Connection::Open && !drowsy) || self.tries > 1 {
            self.say_lost();
        }
        vec![Output::Shut]
    }

    /// A clock that stood still was a device that slept. What was not answered meanwhile is asked again before anybody is
    /// told that the house is away.
    fn wakes(&mut self, now: f64) {
        let slept = now - self.ticked_at > ASLEEP;
        self.ticked_at = now;
        if slept {
            self.awake_at = Some(now);
            self.pinged = None;
            self.ping_at = now;
        }
    }

    fn say_lost(&mut self) {
        if !matches!(self.connection, Connection::Closing(_)) {
            self.connection = Connection::Lost;
        }
    }

    fn woken(&mut self, now: f64) -> Vec<Output> {
        match self.phase {
            Phase::Open if self.pinged.is_none() => vec![self.ping(now)],
            Phase::Open | Phase::Opening { .. } | Phase::Greeting { .. } => Vec::new(),
            Phase::Waiting { .. } => self.open(now),
        }
    }

    /// Nothing more until the page is looked at again.
    fn hang_up(&mut self) -> Vec<Output> {
        self.phase = Phase::Waiting {
            until: f64::INFINITY,
        };
        vec![Output::Shut]
    }

    fn ping(&mut self, now: f64) -> Output {
        self.pinged = Some(now);
        self.ping_at = now + PING_EVERY;
        let rtt = self.clock.rtt();
        send(ClientMessage::Ping { sent: now, rtt })
    }

    fn tick(&mut self, at: Moment) -> Vec<Output> {
        match self.phase {
            Phase::Waiting { until } if at.now >= until => self.open(at.now),
            Phase::Opening { since } | Phase::Greeting { since } if at.now - since > OPENING => {
                self.lost(at)
            }
            Phase::Opening { since } | Phase::Greeting { since } => {
                if self.was_open && at.now - since > OPENING_UNSAID {
                    self.say_lost();
                }
                Vec::new()
            }
            Phase::Open if self.is_silent(at.now) => self.lost(at),
            Phase::Open => {
                let mut out = self.due_again(at.now);
                if self.pinged.is_none() && at.now >= self.ping_at {
                    out.push(self.ping(at.now));
                }
                out
            }
            Phase::Waiting { .. } => Vec::new(),
        }
    }

    /// A ping waits for its answer, and nothing else was heard either.
    fn is_silent(&self, now: f64) -> bool {
        let usual = self.clock.rtt().unwrap_or(LONGEST_PATIENCE);
        let patience = (usual * WAYS).clamp(PATIENCE, LONGEST_PATIENCE);
        self.pinged
            .is_some_and(|sent| now - sent.max(self.heard_at) > patience)
    }

    /// What could not be stored or shown a moment ago.
    fn due_again(&mut self, now: f64) -> Vec<Output> {
        let mut out = Vec::new();
        if let Some((table, at)) = self.watch_again.take() {
            if now >= at {
                out.push(send(ClientMessage::Watch { table }));
            } else {
                self.watch_again = Some((table, at));
            }
        }
        for asked in &mut self.asked {
            if asked.not_before.is_some_and(|at| now >= at) {
                asked.not_before = None;
                out.push(asked.sent());
            }
        }
        out
    }

    fn watch(&mut self, table: TableId) -> Vec<Output> {
        if !self.watching.contains(&table) {
            self.watching.push(table.clone());
        }
        self.if_open(ClientMessage::Watch { table })
    }

    fn unwatch(&mut self, table: &TableId) -> Vec<Output> {
        self.watching.retain(|watched| watched != table);
        self.if_open(ClientMessage::Unwatch {
            table: table.clone(),
        })
    }

    fn set_lobby(&mut self, wanted: bool) -> Vec<Output> {
        self.lobby = wanted;
        self.if_open(if wanted {
            ClientMessage::WatchLobby
        } else {
            ClientMessage::UnwatchLobby
        })
    }

    fn ask(&mut self, table: TableId, command: Command) -> Vec<Output> {
        self.number += 1;
        let asked = Asked {
            table,
            number: self.number,
            command,
            not_before: None,
        };
        let out = if self.is_open() {
            vec![asked.sent()]
        } else {
            Vec::new()
        };
        self.asked.push(asked);
        out
    }

    fn heard(&mut self, at: Moment, message: ServerMessage) -> Vec<Output> {
        self.heard_at = at.now;
        let mut out = Vec::new();
        match &message {
            ServerMessage::Welcome { now, .. } => {
                self.clock.told(at.now, now.0 as f64);
                out = self.welcomed(at.now);
            }
            ServerMessage::Pong { sent, now } => {
                self.clock.measured(*sent, at.now, now.0 as f64);
                self.pinged = None;
            }
            ServerMessage::Done { number, .. } | ServerMessage::Refused { number, .. } => {
                self.asked.retain(|asked| asked.number != *number);
            }
            ServerMessage::Unavailable {
                table, number: 0, ..
            } => {
                self.watch_again = Some((table.clone(), at.now + AGAIN));
            }
            ServerMessage::Unavailable { number, .. } => {
                let wanted = self.asked.iter_mut().find(|asked| asked.number == *number);
                if let Some(asked) = wanted {
                    asked.not_before = Some(at.now + AGAIN);
                }
            }
            ServerMessage::NoTable { table } | ServerMessage::Quarantined { table } => {
                self.asked.retain(|asked| asked.table != *table);
                self.watching.retain(|watched| watched != table);
            }
            ServerMessage::Closing { text } => {
                self.connection = Connection::Closing(text.clone());
            }
            // Everything else is for the page alone.
            _ => {}
        }
        out.push(Output::Tell(Box::new(message)));
        out
    }

    /// Everything is said again that the house may have missed: what we look at, and what was not answered.
    fn welcomed(&mut self, now: f64) -> Vec<Output> {
        self.phase = Phase::Open;
        self.tries = 0;
        self.was_open = true;
        self.connection = Connection::Open;
        let mut out = vec![self.ping(now)];
        let watching = self.watching.iter().cloned();
        out.extend(watching.map(|table| send(ClientMessage::Watch { table })));
        if self.lobby {
            out.push(send(ClientMessage::WatchLobby));
        }
        for asked in &mut self.asked {
            asked.not_before = None;
            out.push(asked.sent());
        }
        out
    }
}

impl Asked {
    fn sent(&self) -> Output {
        send(ClientMessage::Do {
            table: self.table.clone(),
            number: self.number,
            command: self.command.clone(),
        })
    }
}

fn send(message: ClientMessage) -> Output {
    Output::Send(Box::new(message))
}
