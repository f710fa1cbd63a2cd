//! How long waking a table takes: from the request to see one of 20,000 entries to its view, in a house that has just started.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use bench::guest::Socket;
use gimel::{Game, Move};
use protocol::ClientMessage;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use store::{NewEvent, NewTable, Projection, Store};
use table::{
    Colours, Command, Entry, Input, Millis, Moment, PersonId, Play, Sent, Settings, Table, TableId,
};
use tokio::net::TcpStream;

use super::process::Process;
use super::{crowd, free_address};

/// How often each table is woken; the middle one counts.
const ROUNDS: usize = 5;
/// A table that has seen many evenings, and one of this evening.
const LONG: u64 = 20_000;
const SHORT: u64 = 200;
/// A house that has not written a table down after so long does not do it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Milliseconds.
pub(super) struct Waking {
    pub(super) long_ms: f64,
    pub(super) short_ms: f64,
}

/// Fills a store with two tables, lets a house wake them once and write them down, and measures it in houses that start anew.
pub(super) async fn measure(file: &str) -> Result<Waking> {
    let (long, short) = (TableId("long".to_owned()), TableId("short".to_owned()));
    let store = Store::open(file).await?;
    for (id, entries) in [(&long, LONG), (&short, SHORT)] {
        fill(&store, id, entries).await?;
    }
    store.close().await;
    let mut waits = [Vec::new(), Vec::new()];
    // The first house folds the whole log and writes the table down, as a house does while it is played at.
    for round in 0..=ROUNDS {
        let address = free_address()?;
        let house = Process::start(&["house", &address.to_string(), file])?;
        crowd::until_open(address).await?;
        for (id, waits) in [&long, &short].into_iter().zip(&mut waits) {
            let wait = woken(address, id).await?;
            if round > 0 {
                waits.push(wait);
            }
        }
        if round == 0 {
            until_written_down(file, &long).await?;
        }
        drop(house);
    }
    let [long_ms, short_ms] = waits.map(|mut waits| {
        waits.sort_by(f64::total_cmp);
        waits[waits.len() / 2]
    });
    Ok(Waking { long_ms, short_ms })
}

async fn until_written_down(file: &str, table: &TableId) -> Result<()> {
    let store = Store::open_existing(file).await?;
    let began = Instant::now();
    while store.start(&table.0).await?.snapshot.is_none() {
        if began.elapsed() > PATIENCE {
            bail!("the house does not write its table down");
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
    Ok(())
}

/// From the request to the view.
async fn woken(house: SocketAddr, table: &TableId) -> Result<f64> {
    let stream = TcpStream::connect(house).await?;
    let mut socket = Socket::open(stream, house, None).await?;
    let watch = ClientMessage::Watch {
        table: table.clone(),
    };
    let began = Instant::now();
    socket.say(&watch).await?;
    loop {
        let heard = socket.hear_text().await?;
        if heard.contains("\"type\":\"table\"") {
            return Ok(began.elapsed().as_secs_f64() * 1_000.0);
        }
        if heard.contains("no-table") || heard.contains("quarantined") {
            bail!("the house does not know its own table: {heard}");
        }
    }
}

/// An evening of short games, until the log has so many entries; stored as a house of this version stores it.
async fn fill(store: &Store, id: &TableId, entries: u64) -> Result<()> {
    let log = evening(id, entries)?;
    let written: Result<Vec<NewEvent>, serde_json::Error> = log.iter().map(written).collect();
    let written = written?;
    let new = NewTable {
        id: id.0.clone(),
        game: "gimel".to_owned(),
        public: false,
        created_at: 0,
        seats: Vec::new(),
    };
    let (first, rest) = written.split_at(1);
    store.create_table(&new, first).await?;
    let mut last = 1;
    for portion in rest.chunks(500) {
        let stored = store.append(&id.0, last, portion, &Projection::NONE);
        last = stored.await?;
    }
    Ok(())
}

fn written(entry: &Entry) -> serde_json::Result<NewEvent> {
    Ok(NewEvent {
        at: entry.at.0,
        kind: entry.event.kind().to_owned(),
        body: serde_json::to_string(entry)?,
    })
}

fn evening(id: &TableId, entries: u64) -> Result<Vec<Entry>> {
    let mut rng = ChaCha8Rng::seed_from_u64(entries);
    let mut moment = Moment {
        now: Millis(1_700_000_000_000),
        chance: 0,
    };
    let settings = Settings {
        game: table::GameSettings::Gimel("gimel.target=12".parse()?),
        colours: Colours::FirstSeat,
        ..Settings::gimel()
    };
    let person = |seat: usize| PersonId(format!("person-{seat}"));
    let opened = Table::open(moment, id.clone(), person(0), "Ada", settings)?;
    let mut table = Table::fold([&opened])?;
    let mut log = vec![opened];
    let mut wants = |table: &mut Table, seat: usize, number: u64, command: Command| -> Result<()> {
        moment.now = moment.now + Millis(700);
        let input = Input::Person {
            who: person(seat),
            sent: Sent {
                client: format!("person-{seat}/window"),
                number,
            },
            lag: Millis(20),
            command,
        };
        log.extend(table.handle_now(moment, &input)?);
        Ok(())
    };
    let name = "Bo".to_owned();
    wants(&mut table, 1, 1, Command::Join { name })?;
    for seat in 0..2 {
        wants(&mut table, seat, 2, Command::Sit { seat })?;
        wants(&mut table, seat, 3, Command::Ready { ready: true })?;
    }
    let mut number = 3;
    while table.seq() < entries {
        number += 1;
        let play = table.play().and_then(Play::gimel).context("a game")?;
        match play.to_move() {
            Some(seat) => {
                let ply = play.game.entries().len();
                let mv = some_move(&play.game, &mut rng).context("a move")?;
                wants(&mut table, seat, number, Command::Move { ply, mv })?;
            }
            None => {
                for seat in 0..2 {
                    wants(&mut table, seat, number, Command::Rematch)?;
                }
            }
        }
    }
    Ok(log)
}

/// Captures what it can, so that games end.
fn some_move(game: &Game, rng: &mut ChaCha8Rng) -> Option<Move> {
    let moves = game.moves();
    let captures: Vec<Move> = moves.iter().copied().filter(|mv| mv.is_capture()).collect();
    let among = if captures.is_empty() {
        &moves[..]
    } else {
        &captures[..]
    };
    (!among.is_empty()).then(|| among[rng.random_range(0..among.len())])
}
