//! Thousands of guests in one process: some wait in the hall, the others play.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use bench::guest::{Guest, Socket};
use futures_util::{StreamExt, TryStreamExt, stream};
use gimel::{Game, Options};
use protocol::ClientMessage;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Deserialize;
use table::{Colours, Command, GameSettings, Settings, TableId, TimeControl, Visibility};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

/// One move of a game, or one call, in so long.
const PACE: Duration = Duration::from_secs(2);
/// So many come in at the same time.
const AT_ONCE: usize = 64;
/// A house that does not answer for so long is not there.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everybody who came.
pub(super) struct Crowd {
    house: SocketAddr,
    http: reqwest::Client,
    hall: JoinSet<()>,
    came: u32,
}

/// Two players at a table.
pub(super) struct Table {
    id: TableId,
    seats: [Socket; 2],
    numbers: [u64; 2],
    game: Game,
    rng: ChaCha8Rng,
}

/// What of a message is looked at; the rest is not even unpacked.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    number: Option<u64>,
    seq: Option<u64>,
}

/// Waits until somebody answers at an address.
pub(crate) async fn until_open(house: SocketAddr) -> Result<()> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        let answer = reqwest::get(format!("http://{house}/healthz")).await;
        if answer.is_ok_and(|answer| answer.status().is_success()) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("nobody answers at {house}")
}

/// A connection from one of several addresses of this machine, so that there are ports enough.
async fn connect(house: SocketAddr, number: u32) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let last = u8::try_from(number % 16)? + 2;
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0)))?;
    Ok(socket.connect(house).await?)
}

impl Crowd {
    pub(super) fn new(house: SocketAddr) -> Result<Crowd> {
        Ok(Crowd {
            house,
            http: reqwest::Client::builder().build()?,
            hall: JoinSet::new(),
            came: 0,
        })
    }

    async fn strangers(&mut self, count: usize) -> Result<Vec<Socket>> {
        let (house, first) = (self.house, self.came);
        self.came += u32::try_from(count)?;
        let open = |number| async move {
            let stream = connect(house, number).await?;
            Socket::open(stream, house, None).await
        };
        let sockets = stream::iter(first..self.came).map(open);
        sockets.buffer_unordered(AT_ONCE).try_collect().await
    }

    /// So many open a socket and wait.
    pub(super) async fn fill_the_hall(&mut self, count: usize) -> Result<()> {
        for mut socket in self.strangers(count).await? {
            self.hall.spawn(async move {
                // Pings are answered while it listens.
                while socket.hear_text().await.is_ok() {}
            });
        }
        Ok(())
    }

    /// Two sit down at each of so many tables.
    pub(super) async fn sit_down(&self, tables: usize) -> Result<Vec<Table>> {
        let open = |number: usize| open_table(self.http.clone(), self.house, number);
        let tables = stream::iter(0..tables).map(open);
        tables.buffer_unordered(AT_ONCE).try_collect().await
    }

    /// So many who call now and then.
    pub(super) async fn callers(&mut self, count: usize) -> Result<Vec<Socket>> {
        let mut callers = self.strangers(count).await?;
        // The first call makes a log, which is not what is measured.
        for caller in &mut callers {
            caller.say_text(a_call(0)).await?;
            caller.hear_text().await?;
        }
        Ok(callers)
    }
}

async fn open_table(http: reqwest::Client, house: SocketAddr, number: usize) -> Result<Table> {
    let white = Guest::arrive(&http, house, &format!("White {number}")).await?;
    let black = Guest::arrive(&http, house, &format!("Black {number}")).await?;
    let id = white
        .open_table(Settings {
            game: GameSettings::Gimel(Options::default()),
            time: TimeControl::Clock {
                base_s: 3600,
                increment_s: 0,
            },
            visibility: Visibility::Invitation,
            colours: Colours::FirstSeat,
        })
        .await?;
    let mut table = Table {
        seats: [white.socket("w").await?, black.socket("w").await?],
        id: id.clone(),
        numbers: [0, 0],
        game: Game::new(Options::default())?,
        rng: ChaCha8Rng::seed_from_u64(number as u64),
    };
    for socket in &mut table.seats {
        let table = id.clone();
        socket.say(&ClientMessage::Watch { table }).await?;
    }
    let join = Command::Join {
        name: "Black".to_owned(),
    };
    table.does(1, join).await?;
    table.does(1, Command::Sit { seat: 1 }).await?;
    table.does(0, Command::Ready { ready: true }).await?;
    table.does(1, Command::Ready { ready: true }).await?;
    Ok(table)
}

impl Table {
    async fn say(&mut self, seat: usize, command: Command) -> Result<()> {
        self.numbers[seat] += 1;
        let message = ClientMessage::Do {
            table: self.id.clone(),
            number: self.numbers[seat],
            command,
        };
        self.seats[seat].say(&message).await
    }

    async fn until_done(&mut self, seat: usize) -> Result<u64> {
        loop {
            let text = self.seats[seat].hear_text().await?;
            let heard: Heard = serde_json::from_str(&text)?;
            match heard.kind.as_str() {
                "done" if heard.number == Some(self.numbers[seat]) => {
                    return heard.seq.context("done has a number");
                }
                "refused" | "unavailable" => bail!(text),
                _ => {}
            }
        }
    }

    async fn does(&mut self, seat: usize, command: Command) -> Result<u64> {
        self.say(seat, command).await?;
        self.until_done(seat).await
    }

    /// Makes a random move; returns how many milliseconds it took until the other one saw it.
    async fn moves(&mut self) -> Result<f64> {
        let moves = self.game.moves();
        let ply = self.game.entries().len();
        let mv = moves[self.rng.random_range(0..moves.len())];
        self.game.play(mv)?;
        let seat = ply % 2;
        let sent = Instant::now();
        self.say(seat, Command::Move { ply, mv }).await?;
        let other = &mut self.seats[1 - seat];
        let seen = loop {
            if entries(&other.hear_text().await?) == ply + 1 {
                break sent.elapsed();
            }
        };
        self.until_done(seat).await?;
        Ok(seen.as_secs_f64() * 1000.0)
    }
}

/// How many entries the game of a view has, without unpacking it.
fn entries(text: &str) -> usize {
    let Some((_, list)) = text.split_once("\"entries\":[") else {
        return 0;
    };
    let list = list.split(']').next().unwrap_or_default();
    if list.is_empty() {
        0
    } else {
        list.matches(',').count() + 1
    }
}

/// All games at their pace, spread over it; how long each move took to be seen.
pub(super) async fn play(tables: Vec<Table>, time: Duration) -> Result<Vec<f64>> {
    let count = tables.len().max(1) as u32;
    let mut games = JoinSet::new();
    for (number, mut table) in (0..).zip(tables) {
        games.spawn(async move {
            tokio::time::sleep(PACE * number / count).await;
            let started = Instant::now();
            let mut pace = tokio::time::interval(PACE);
            let mut waits = Vec::new();
            while started.elapsed() < time {
                pace.tick().await;
                waits.push(table.moves().await?);
            }
            anyhow::Ok(waits)
        });
    }
    let mut all = Vec::new();
    while let Some(waits) = games.join_next().await {
        all.extend(waits??);
    }
    Ok(all)
}

/// As long as a move.
fn a_call(number: u64) -> String {
    format!(
        r#"{{"type":"do","table":"abcd-efgh-jkmn","number":{number},"command":{{"do":"move","ply":{number},"mv":"F@h5"}}}}"#
    )
}

/// All call at their pace; how often they did.
pub(super) async fn call(callers: Vec<Socket>, time: Duration) -> Result<usize> {
    let count = callers.len().max(1) as u32;
    let mut calls = JoinSet::new();
    for (number, mut caller) in (0..).zip(callers) {
        calls.spawn(async move {
            tokio::time::sleep(PACE * number / count).await;
            let started = Instant::now();
            let mut pace = tokio::time::interval(PACE);
            let mut calls = 0;
            while started.elapsed() < time {
                pace.tick().await;
                caller.say_text(a_call(calls)).await?;
                caller.hear_text().await?;
                calls += 1;
            }
            anyhow::Ok(calls)
        });
    }
    let mut all = 0;
    while let Some(calls) = calls.join_next().await {
        all += calls??;
    }
    Ok(usize::try_from(all)?)
}
