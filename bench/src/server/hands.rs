//! Hands in many bags at once over real sockets: how long it takes from what a hand does to feeling it.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ::bag::HandInput;
use ::dschamal::Game;
use anyhow::{Result, ensure};
use bench::guest::{Guest, Heard, Socket};
use protocol::{ClientMessage, HandFrame, ServerMessage, TouchFrame, short_id};
use reach::{tick_ms, write_inputs};
use serde::Serialize;
use table::{Command, GameSettings, Millis, Phase, Settings, TableId, View};
use tokio::time::Instant;

use super::process::Process;
use super::{crowd, free_address, quantile};

/// Hands send at every other tick.
const TICKS_PER_FRAME: usize = 2;
/// Between two looks at the clock.
const MOMENT: Duration = Duration::from_millis(4);
/// Until all hands are in their bags.
const BEGINNING: Duration = Duration::from_secs(20);

/// From a frame of a hand to the first touch that has it in, with equal delay both ways, in milliseconds.
#[derive(Debug, Serialize)]
pub(crate) struct Waits {
    input_to_touch_ms_p50: f64,
    input_to_touch_ms_p99: f64,
}

/// With so many duels at once.
pub(crate) async fn input_to_touch(duels: usize, time: Duration) -> Result<Waits> {
    let folder = tempfile::tempdir()?;
    let store = folder.path().join("house.db").display().to_string();
    let address = free_address()?;
    let _process = Process::start(&["house", &address.to_string(), &store])?;
    crowd::until_open(address).await?;
    let http = reqwest::Client::new();
    let mut tasks = Vec::new();
    let from = Instant::now() + BEGINNING;
    for _ in 0..duels {
        for player in sit_down(&http, address).await? {
            tasks.push(tokio::spawn(player.plays(from, from + time)));
        }
    }
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    ensure!(waits.len() > duels, "nobody felt anything");
    waits.sort_by(f64::total_cmp);
    Ok(Waits {
        input_to_touch_ms_p50: quantile(&waits, 0.50),
        input_to_touch_ms_p99: quantile(&waits, 0.99),
    })
}

/// A Duel of three: two have their hands in the bag, and the third calls.
fn settings() -> Settings {
    let mut settings = Settings::dschamal(Game::Duel, 3);
    if let GameSettings::Dschamal(agreed) = &mut settings.game {
        let options = &mut agreed.rules.options;
        options.insert("common.start_pick".to_owned(), "random".into());
    }
    settings
}

async fn sit_down(http: &reqwest::Client, house: SocketAddr) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    let mut table = None;
    for (seat, name) in ["Ada", "Bob", "Cem"].into_iter().enumerate() {
        let guest = Guest::arrive(http, house, name).await?;
        let code = match &table {
            Some(code) => TableId::clone(code),
            None => guest.open_table(settings()).await?,
        };
        table = Some(code.clone());
        let mut player = Player::new(guest.socket("hand").await?, code);
        if seat > 0 {
            let name = name.to_owned();
            player.wants(Command::Join { name }).await?;
            player.wants(Command::Sit { seat }).await?;
        }
        players.push(player);
    }
    for player in &mut players {
        player.wants(Command::Ready { ready: true }).await?;
    }
    Ok(players)
}

struct Player {
    socket: Socket,
    table: TableId,
    number: u64,
    view: Option<Box<View>>,
    asked: Option<Command>,
    /// The next tick of the hand in this reach.
    tick: (u32, i64),
    /// Frames on their way: their last tick, and when they were sent.
    sent: VecDeque<(u32, Instant)>,
    waits: Vec<f64>,
}

impl Player {
    fn new(socket: Socket, table: TableId) -> Player {
        Player {
            socket,
            table,
            number: 0,
            view: None,
            asked: None,
            tick: (0, 0),
            sent: VecDeque::new(),
            waits: Vec::new(),
        }
    }

    async fn wants(&mut self, command: Command) -> Result<()> {
        self.number += 1;
        let message = ClientMessage::Do {
            table: self.table.clone(),
            number: self.number,
            command,
        };
        self.socket.say(&message).await
    }

    async fn plays(mut self, from: Instant, until: Instant) -> Result<Vec<f64>> {
        let table = self.table.clone();
        self.socket.say(&ClientMessage::Watch { table }).await?;
        while Instant::now() < until {
            if let Ok(heard) = tokio::time::timeout(MOMENT, self.socket.hear_frame()).await {
                self.takes(heard?, from)?;
            }
            if let Some(command) = self.wish().filter(|wish| self.asked.as_ref() != Some(wish)) {
                self.asked = Some(command.clone());
                self.wants(command).await?;
            }
            self.reaches().await?;
        }
        Ok(self.waits)
    }

    /// What is heard before `from` does not count: until then not all are there.
    fn takes(&mut self, heard: Heard, from: Instant) -> Result<()> {
        match heard {
            Heard::Text(text) => {
                if let ServerMessage::Table { view, .. } = serde_json::from_str(&text)? {
                    self.view = Some(view);
                }
            }
            Heard::Bytes(bytes) => {
                let frame = TouchFrame::from_bytes(&bytes)?;
                // The first touch that has a frame in it is the answer to that frame.
                while self
                    .sent
                    .front()
                    .is_some_and(|(tick, _)| *tick <= frame.heard)
                {
                    let sent = self.sent.pop_front().filter(|(_, at)| *at >= from);
                    self.waits
                        .extend(sent.map(|(_, at)| at.elapsed().as_secs_f64() * 1000.0));
                }
            }
        }
        Ok(())
    }

    fn wish(&self) -> Option<Command> {
        let view = self.view.as_ref()?;
        let (game, seat) = (view.dschamal()?, view.you.seat?);
        if let Some(reading) = game.reading.as_ref().filter(|it| !it.seen.contains(&seat)) {
            let number = reading.number;
            return Some(Command::Seen { number });
        }
        match &game.phase {
            Phase::AwaitingCall {
                number, callers, ..
            } if callers.contains(&seat) => Some(Command::Call { number: *number }),
            Phase::Choice { .. } => Some(Command::Choose {
                ply: game.ply,
                action: game.view.choices.first()?.clone(),
            }),
            _ => None,
        }
    }

    /// Goes round in the bag and never pulls.
    async fn reaches(&mut self) -> Result<()> {
        let view = self.view.as_ref();
        let phase = view.and_then(|view| Some((&view.dschamal()?.phase, view.you.seat?)));
        let (reach, start) = match phase {
            Some((
                Phase::Called {
                    number,
                    start,
                    hands,
                    ..
                },
                seat,
            )) if hands.contains(&seat) => (*number, *start),
            Some((
                Phase::Reaching {
                    number,
                    since,
                    hands,
                    ..
                },
                seat,
            )) if hands.contains(&seat) => (*number, *since),
            _ => return Ok(()),
        };
        if self.tick.0 != reach {
            self.tick = (reach, 0);
            self.sent.clear();
        }
        while start + Millis(tick_ms(self.tick.1 + TICKS_PER_FRAME as i64 - 1)) <= now() {
            let tick = u32::try_from(self.tick.1)?;
            let quarter = tick / 30 % 4;
            let input = HandInput {
                dx: [12, 0, -12, 0][quarter as usize],
                dy: [0, 12, 0, -12][quarter as usize],
                act: None,
            };
            let frame = HandFrame {
                table: short_id(&self.table),
                reach,
                tick,
                shout: None,
                inputs: write_inputs(&[input; TICKS_PER_FRAME]),
            };
            self.tick.1 += TICKS_PER_FRAME as i64;
            self.sent.push_back((tick + 1, Instant::now()));
            self.socket.say_bytes(frame.to_bytes()).await?;
        }
        Ok(())
    }
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Millis(since.unwrap_or_default().as_millis() as i64)
}
