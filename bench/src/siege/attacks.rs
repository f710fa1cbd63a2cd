//! What strangers do to a house: each attack goes on for a while, all of it from this machine to this machine.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use bench::guest::{Guest, Socket};
use futures_util::future::join_all;
use gimel::Options;
use protocol::ClientMessage;
use reqwest::header::ORIGIN;
use serde_json::json;
use store::{NewEvent, Projection, Store};
use table::{
    Colours, Command, Entry, Event, GameSettings, PeopleEvent, Settings, TableId, TimeControl,
    Visibility,
};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use super::{from, http};

/// Where the house is, and how long an attack goes on.
#[derive(Clone)]
pub(super) struct Ground {
    pub(super) house: SocketAddr,
    pub(super) store: String,
    pub(super) time: Duration,
}

/// The kinds of attacks.
#[derive(Clone, Copy, Debug)]
pub(super) enum Attack {
    Idle,
    HalfAsked,
    Unread,
    Passwords,
    Lobby,
    Flood,
    Frames,
    Bots,
    LongTexts,
    LongLogs,
    Pages,
    Codes,
}

impl Attack {
    pub(super) const ALL: [Attack; 12] = [
        Attack::Idle,
        Attack::HalfAsked,
        Attack::Unread,
        Attack::Passwords,
        Attack::Lobby,
        Attack::Flood,
        Attack::Frames,
        Attack::Bots,
        Attack::LongTexts,
        Attack::LongLogs,
        Attack::Pages,
        Attack::Codes,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Attack::Idle => "1,200 silent connections",
            Attack::HalfAsked => "1,200 half-sent requests",
            Attack::Unread => "300 readers who do not read",
            Attack::Passwords => "200 wrong passwords at once",
            Attack::Lobby => "200 public tables that change",
            Attack::Flood => "20 guests who never stop",
            Attack::Frames => "20 sockets of binary noise",
            Attack::Bots => "10 guests against the sphinx",
            Attack::LongTexts => "numbers of 60,000 digits",
            Attack::LongLogs => "28 tables of 5,000 entries",
            Attack::Pages => "pages, health and numbers",
            Attack::Codes => "guessing tables",
        }
    }

    /// Where an attacker comes from: each attack has a street of its own.
    fn address(self, number: usize) -> IpAddr {
        let last = u8::try_from(number % 250).unwrap_or(0) + 1;
        IpAddr::from([127, 0, 10 + self as u8, last])
    }

    pub(super) async fn go(self, ground: &Ground) -> Result<()> {
        match self {
            Attack::Idle => self.holds(ground, b"").await,
            Attack::HalfAsked => {
                let half = b"GET /api/v1/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: a";
                self.holds(ground, half).await
            }
            Attack::Unread => self.does_not_read(ground).await,
            Attack::Passwords => self.tries_passwords(ground).await,
            Attack::Lobby => self.fills_the_lobby(ground).await,
            Attack::Flood => self.floods(ground).await,
            Attack::Frames => self.sends_noise(ground).await,
            Attack::Bots => self.asks_the_sphinx(ground).await,
            Attack::LongTexts => self.writes_zeros(ground).await,
            Attack::LongLogs => self.lists_long_logs(ground).await,
            Attack::Pages => self.loads(ground).await,
            Attack::Codes => self.guesses(ground).await,
        }
    }

    /// Opens connections, says so much on each, and keeps them; those that are closed are opened again.
    async fn holds(self, ground: &Ground, said: &[u8]) -> Result<()> {
        let until = Instant::now() + ground.time;
        let mut held: Vec<TcpStream> = Vec::new();
        while Instant::now() < until {
            held.retain(|stream| {
                let read = stream.try_read(&mut [0; 64]);
                matches!(read, Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
            });
            for number in 0..(1_200 - held.len()).min(100) {
                // Four streets away from each other: not one address alone.
                let Ok(mut stream) = from(self.address(number % 4), ground.house).await else {
                    continue;
                };
                // Refused is closed, and noticed above.
                let _ = stream.write_all(said).await;
                held.push(stream);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    async fn does_not_read(self, ground: &Ground) -> Result<()> {
        let page = http(self.address(0))?
            .get(format!("http://{}/", ground.house))
            .send()
            .await?
            .text()
            .await?;
        let largest = largest_file(&page).unwrap_or_else(|| "/".to_owned());
        let request = format!("GET {largest} HTTP/1.1\r\nhost: {}\r\n\r\n", ground.house);
        let four = request.repeat(4);
        let mut held = Vec::new();
        for number in 0..300 {
            if let Ok(mut stream) = from(self.address(number % 4), ground.house).await {
                let _ = stream.write_all(four.as_bytes()).await;
                held.push(stream);
            }
        }
        tokio::time::sleep(ground.time).await;
        Ok(())
    }

    async fn tries_passwords(self, ground: &Ground) -> Result<()> {
        let wrong = json!({"login": "ada", "password": "this is wrong"});
        let tries = (0..200).map(|number| {
            let wrong = wrong.clone();
            async move {
                let url = format!("http://{}/api/v1/login", ground.house);
                let origin = format!("http://{}", ground.house);
                let request = http(self.address(number / 8))?.post(url).json(&wrong);
                request.header(ORIGIN, origin).send().await?;
                anyhow::Ok(())
            }
        });
        // Refused or not, all of them were tried.
        let _ = tokio::time::timeout(ground.time * 2, join_all(tries)).await;
        Ok(())
    }

    async fn guests(self, ground: &Ground, count: usize) -> Result<Vec<(Guest, Socket)>> {
        let mut guests = Vec::new();
        for number in 0..count {
            let address = self.address(number / 10);
            let name = format!("Eve {number}");
            let guest = Guest::arrive(&http(address)?, ground.house, &name).await?;
            let stream = from(address, ground.house).await?;
            let socket = guest.socket_over(stream, "eve").await?;
            guests.push((guest, socket));
        }
        Ok(guests)
    }

    async fn fills_the_lobby(self, ground: &Ground) -> Result<()> {
        let mut guests = self.guests(ground, 20).await?;
        for (guest, socket) in &mut guests {
            socket.say(&ClientMessage::WatchLobby).await?;
            for _ in 0..10 {
                // Who opens too many is refused.
                let Ok(table) = guest.open_table(settings(Visibility::Public)).await else {
                    break;
                };
                socket.say(&ClientMessage::Watch { table }).await?;
            }
        }
        let until = Instant::now() + ground.time;
        let changing = guests.into_iter().map(|(guest, socket)| async move {
            let table = guest.open_table(settings(Visibility::Public)).await.ok();
            talk(socket, until, |number| {
                let ready = number % 2 == 0;
                Some(does(table.clone()?, number, Command::Ready { ready }))
            })
            .await;
        });
        join_all(changing).await;
        Ok(())
    }

    async fn floods(self, ground: &Ground) -> Result<()> {
        let until = Instant::now() + ground.time;
        let guests = self.guests(ground, 20).await?;
        let floods = guests.into_iter().map(|(guest, socket)| async move {
            let table = guest.open_table(settings(Visibility::Invitation)).await;
            talk(socket, until, |number| {
                let text = format!("{number} {}", "x".repeat(300));
                Some(does(
                    table.as_ref().ok()?.clone(),
                    number,
                    Command::Say { text },
                ))
            })
            .await;
        });
        join_all(floods).await;
        Ok(())
    }

    async fn sends_noise(self, ground: &Ground) -> Result<()> {
        let until = Instant::now() + ground.time;
        let guests = self.guests(ground, 20).await?;
        let noise = guests.into_iter().map(|(_guest, mut socket)| async move {
            while Instant::now() < until && socket.say_bytes(vec![7; 2_000]).await.is_ok() {}
        });
        let _ = tokio::time::timeout(ground.time, join_all(noise)).await;
        Ok(())
    }

    async fn asks_the_sphinx(self, ground: &Ground) -> Result<()> {
        let until = Instant::now() + ground.time;
        let guests = self.guests(ground, 10).await?;
        let against = guests.into_iter().map(|(guest, mut socket)| async move {
            let options = settings(Visibility::Invitation);
            let Ok(table) = guest.open_table_with_bots(options, 12).await else {
                return;
            };
            let watch = ClientMessage::Watch {
                table: table.clone(),
            };
            if socket.say(&watch).await.is_err() {
                return;
            }
            talk(socket, until, |number| {
                let command = match number % 2 {
                    1 => Command::Move {
                        ply: 0,
                        mv: "F@h5".parse().ok()?,
                    },
                    _ => Command::AskTakeback,
                };
                Some(does(table.clone(), number, command))
            })
            .await;
        });
        join_all(against).await;
        Ok(())
    }

    async fn writes_zeros(self, ground: &Ground) -> Result<()> {
        let zeros = format!("{}7", "0".repeat(60_000));
        let endless = json!(70_000_000);
        let guests = self.guests(ground, 6).await?;
        for (number, (guest, _socket)) in guests.iter().enumerate() {
            for _ in 0..10 {
                let rules = match number % 2 {
                    0 => json!({"game": "duel", "options": {"victory.target": zeros}}),
                    _ => json!({"game": "tower", "options": {"tower.stand_seconds": endless}}),
                };
                let settings = json!({
                    "game": {"dschamal": {"rules": rules, "seats": 3}},
                    "visibility": "public",
                });
                // Refused in words, or kept short.
                let body = json!({"name": "Eve", "settings": settings, "bot": 1});
                let _ = guest.post("/api/v1/tables", &body).await?;
            }
        }
        Ok(())
    }

    /// Tables with long logs, written past the house, and then listed again and again.
    async fn lists_long_logs(self, ground: &Ground) -> Result<()> {
        let mut guests = self.guests(ground, 1).await?;
        let (guest, _socket) = guests.pop().context("a guest")?;
        let store = Store::open_existing(&ground.store).await?;
        for _ in 0..28 {
            let table = guest.open_table(settings(Visibility::Invitation)).await?;
            lengthen(&store, &table).await?;
        }
        store.close().await;
        let until = Instant::now() + ground.time;
        let readers = (0..20).map(|_| async {
            while Instant::now() < until {
                // Refused when it is too much.
                let _ = guest.get("/api/v1/tables/mine").await;
            }
        });
        join_all(readers).await;
        Ok(())
    }

    async fn loads(self, ground: &Ground) -> Result<()> {
        let until = Instant::now() + ground.time;
        let loads = (0..40_usize).map(|number| async move {
            let Ok(http) = http(self.address(number % 4)) else {
                return;
            };
            let path = ["/", "/healthz", "/metrics", "/tables", "/no.such"][number % 5];
            let url = format!("http://{}{path}", ground.house);
            while Instant::now() < until {
                let _ = http.get(&url).send().await;
            }
        });
        join_all(loads).await;
        Ok(())
    }

    async fn guesses(self, ground: &Ground) -> Result<()> {
        let until = Instant::now() + ground.time;
        let guests = self.guests(ground, 10).await?;
        let guesses = guests.into_iter().map(|(_guest, socket)| async move {
            talk(socket, until, |number| {
                let table = TableId(format!("aaaa-bbbb-{number:04}"));
                Some(ClientMessage::Watch { table })
            })
            .await;
        });
        join_all(guesses).await;
        Ok(())
    }
}

/// Says things as fast as they are taken, reads what comes, and ends when it is hung up or the time is over.
async fn talk(
    mut socket: Socket,
    until: Instant,
    mut next: impl FnMut(u64) -> Option<ClientMessage>,
) {
    for number in 1.. {
        let Some(message) = next(number).filter(|_| Instant::now() < until) else {
            return;
        };
        if socket.say(&message).await.is_err() {
            return;
        }
        // Answers are read now and then, so that it is not hung up for being slow.
        let heard = tokio::time::timeout(Duration::from_millis(5), socket.hear_text()).await;
        if matches!(heard, Ok(Err(_))) {
            return;
        }
    }
}

fn does(table: TableId, number: u64, command: Command) -> ClientMessage {
    ClientMessage::Do {
        table,
        number,
        command,
    }
}

fn settings(visibility: Visibility) -> Settings {
    Settings {
        game: GameSettings::Gimel(Options::default()),
        time: TimeControl::Untimed,
        visibility,
        colours: Colours::FirstSeat,
    }
}

/// The client's program is by far the largest file that the page names.
fn largest_file(page: &str) -> Option<String> {
    let names = page.split(['"', '\'']);
    let mut names = names.filter(|name| name.contains("/assets/"));
    names
        .clone()
        .find(|name| name.ends_with(".wasm"))
        .or_else(|| names.find(|name| name.ends_with(".js")))
        .map(str::to_owned)
}

/// Five thousand entries that change nothing for long.
async fn lengthen(store: &Store, table: &TableId) -> Result<()> {
    let last = store.events(&table.0, 0).await?.len() as u64;
    let mut events = Vec::new();
    for seq in last + 1..=last + 5_000 {
        let entry = Entry {
            seq,
            at: table::Millis(1),
            sent: None,
            event: Event::People(PeopleEvent::Readied {
                seat: 0,
                ready: seq % 2 == 0,
            }),
        };
        events.push(NewEvent {
            at: 1,
            kind: entry.event.kind().to_owned(),
            body: serde_json::to_string(&entry)?,
        });
    }
    store
        .append(&table.0, last, &events, &Projection::NONE)
        .await?;
    Ok(())
}
