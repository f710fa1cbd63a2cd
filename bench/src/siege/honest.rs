//! Honest games that go on during a siege: how long each move took, and whether all of them are still there at the end.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use bench::guest::{Guest, Socket};
use gimel::{Game, Options};
use protocol::{ClientMessage, ServerMessage};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use table::{Colours, Command, GameSettings, Settings, TableId, TimeControl, View, Visibility};
use tokio::task::JoinSet;

use super::from;

/// One move of a game in so long.
const PACE: Duration = Duration::from_millis(250);
/// Whoever is not answered for so long connects again.
const PATIENCE: Duration = Duration::from_secs(15);
/// So often somebody tries to come back.
const TRIES: u32 = 40;

/// What honest players tell.
#[derive(Default)]
pub(super) struct Told {
    /// When each move was made, and after how many milliseconds the other one saw it.
    waits: Mutex<Vec<(Instant, f64)>>,
    lost: AtomicU64,
    is_over: AtomicBool,
}

impl Told {
    fn locked(&self) -> MutexGuard<'_, Vec<(Instant, f64)>> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long the moves since then took, the shortest first.
    pub(super) fn waits_since(&self, since: Instant) -> Vec<f64> {
        let all = self.locked();
        let lately = all.iter().filter(|(at, _)| *at >= since);
        let mut waits: Vec<f64> = lately.map(|(_, wait)| *wait).collect();
        waits.sort_by(f64::total_cmp);
        waits
    }
}

/// Ten games, each from an address of its own.
pub(super) struct Evening {
    pub(super) told: Arc<Told>,
    games: JoinSet<Result<()>>,
}

impl Evening {
    pub(super) async fn begin(house: SocketAddr, games: u8) -> Result<Evening> {
        let told = Arc::new(Told::default());
        let mut evening = Evening {
            told: Arc::clone(&told),
            games: JoinSet::new(),
        };
        for number in 0..games {
            let address = IpAddr::from([127, 0, 2, number + 1]);
            let mut table = Table::open(house, address, u64::from(number)).await?;
            let told = Arc::clone(&told);
            evening.games.spawn(async move {
                let mut pace = tokio::time::interval(PACE);
                while !told.is_over.load(Ordering::Relaxed) {
                    pace.tick().await;
                    let at = Instant::now();
                    table.moves().await?;
                    let wait = at.elapsed().as_secs_f64() * 1000.0;
                    told.locked().push((at, wait));
                    if table.game.outcome().is_some() {
                        told.lost
                            .fetch_add(table.missing().await?, Ordering::Relaxed);
                        table = Table::open(house, address, table.rng.random()).await?;
                    }
                }
                told.lost
                    .fetch_add(table.missing().await?, Ordering::Relaxed);
                Ok(())
            });
        }
        Ok(evening)
    }

    /// Ends all games, and answers how many moves were acknowledged and are not there.
    pub(super) async fn end(mut self) -> Result<u64> {
        self.told.is_over.store(true, Ordering::Relaxed);
        while let Some(game) = self.games.join_next().await {
            game??;
        }
        Ok(self.told.lost.load(Ordering::Relaxed))
    }
}

/// Two players at a table.
struct Table {
    id: TableId,
    house: SocketAddr,
    address: IpAddr,
    guests: [Guest; 2],
    sockets: [Socket; 2],
    numbers: [u64; 2],
    game: Game,
    rng: ChaCha8Rng,
}

fn settings() -> Settings {
    Settings {
        game: GameSettings::Gimel(Options::default()),
        time: TimeControl::Untimed,
        visibility: Visibility::Invitation,
        colours: Colours::FirstSeat,
    }
}

async fn window(house: SocketAddr, address: IpAddr, guest: &Guest, id: &TableId) -> Result<Socket> {
    let stream = from(address, house).await?;
    let mut socket = guest.socket_over(stream, "honest").await?;
    let table = id.clone();
    socket.say(&ClientMessage::Watch { table }).await?;
    Ok(socket)
}

impl Table {
    async fn open(house: SocketAddr, address: IpAddr, seed: u64) -> Result<Table> {
        let http = super::http(address)?;
        let white = Guest::arrive(&http, house, "White").await?;
        let black = Guest::arrive(&http, house, "Black").await?;
        let id = white.open_table(settings()).await?;
        let sockets = [
            window(house, address, &white, &id).await?,
            window(house, address, &black, &id).await?,
        ];
        let mut table = Table {
            id,
            house,
            address,
            guests: [white, black],
            sockets,
            numbers: [0, 0],
            game: Game::new(Options::default())?,
            rng: ChaCha8Rng::seed_from_u64(seed),
        };
        let name = "Black".to_owned();
        for (seat, command) in [
            (1, Command::Join { name }),
            (1, Command::Sit { seat: 1 }),
            (0, Command::Ready { ready: true }),
            (1, Command::Ready { ready: true }),
        ] {
            table.numbers[seat] += 1;
            table.does(seat, &command).await?;
        }
        Ok(table)
    }

    /// Does something, and does it again after a connection broke, until it is acknowledged.
    async fn does(&mut self, seat: usize, command: &Command) -> Result<()> {
        for _ in 0..TRIES {
            if let Ok(answer) = tokio::time::timeout(PATIENCE, self.asks(seat, command)).await
                && let Ok(done) = answer
            {
                return match done {
                    true => Ok(()),
                    false => bail!("an honest player was refused: {command:?}"),
                };
            }
            self.comes_back(seat).await;
        }
        bail!("an honest player is kept out")
    }

    /// Whether it was done; an error if the connection broke or the house was busy.
    async fn asks(&mut self, seat: usize, command: &Command) -> Result<bool> {
        let own = self.numbers[seat];
        let message = ClientMessage::Do {
            table: self.id.clone(),
            number: own,
            command: command.clone(),
        };
        self.sockets[seat].say(&message).await?;
        loop {
            match self.sockets[seat].hear().await? {
                ServerMessage::Done { number, .. } if number == own => return Ok(true),
                ServerMessage::Refused { number, .. } if number == own => return Ok(false),
                ServerMessage::Unavailable { number, .. } if number == own => bail!("not now"),
                _ => {}
            }
        }
    }

    async fn comes_back(&mut self, seat: usize) {
        let back = window(self.house, self.address, &self.guests[seat], &self.id).await;
        match back {
            Ok(socket) => self.sockets[seat] = socket,
            Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }

    /// A random move, until the other one has seen it.
    async fn moves(&mut self) -> Result<()> {
        let moves = self.game.moves();
        let ply = self.game.entries().len();
        let mv = moves[self.rng.random_range(0..moves.len())];
        self.game.play(mv)?;
        let seat = ply % 2;
        self.numbers[seat] += 1;
        self.does(seat, &Command::Move { ply, mv }).await?;
        self.sees(1 - seat, ply + 1).await?;
        Ok(())
    }

    /// Reads until the game has so many entries.
    async fn sees(&mut self, seat: usize, entries: usize) -> Result<View> {
        for _ in 0..TRIES {
            match tokio::time::timeout(PATIENCE, self.hears_view(seat, entries)).await {
                Ok(Ok(view)) => return Ok(view),
                Ok(Err(_)) | Err(_) => self.comes_back(seat).await,
            }
        }
        bail!("a move was never seen")
    }

    async fn hears_view(&mut self, seat: usize, entries: usize) -> Result<View> {
        loop {
            if let ServerMessage::Table { view, .. } = self.sockets[seat].hear().await?
                && view
                    .gimel()
                    .is_some_and(|game| game.entries.len() >= entries)
            {
                return Ok(*view);
            }
        }
    }

    /// How many of its moves are not there for somebody who looks anew.
    async fn missing(&mut self) -> Result<u64> {
        self.comes_back(0).await;
        let made = self.game.entries().len();
        let view = self.sees(0, 0).await?;
        let seen = view.gimel().context("a game of Gimel")?.entries.len();
        Ok(made.saturating_sub(seen) as u64)
    }
}
