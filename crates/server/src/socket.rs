//! The socket of a browser: one task reads, one writes; tables answer through the writer.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, MOST_BYTES, SUBPROTOCOL, ServerMessage};
use table::{Input, Millis, Sent, TableId};
use tokio::sync::mpsc;

use crate::App;
use crate::doors;
use crate::limits::Kind;
use crate::people::Who;
use crate::problem::ApiError;
use crate::tables::{Answer, Message, Watcher};

/// How many messages may wait for a slow browser.
const OUTBOX: usize = 128;
/// How often the way there and back is measured.
const PING: Duration = Duration::from_millis(2500);
/// A browser that does not answer for so long is gone.
const SILENCE: Duration = Duration::from_secs(15);
/// The most tables one browser looks at.
const MOST_TABLES: usize = 20;

static NEXT_WATCHER: AtomicU64 = AtomicU64::new(1);

/// Opens the socket, for pages of ours only.
pub(crate) async fn open(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    who: Option<Who>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if !doors::is_own_origin(&headers) {
        return Err(ApiError::Foreign);
    }
    app.limits.allow(Kind::Socket, from.ip())?;
    let upgrade = upgrade
        .protocols([SUBPROTOCOL])
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES);
    Ok(upgrade.on_upgrade(move |socket| Session::run(app, who, from.ip(), socket)))
}

/// One browser's socket.
struct Session {
    app: App,
    who: Option<Who>,
    from: IpAddr,
    client: Option<String>,
    out: mpsc::Sender<Arc<str>>,
    watching: HashMap<TableId, u64>,
    lobby: Option<tokio::task::AbortHandle>,
    way: Way,
}

/// Measures the way to a browser and back with the socket's own pings, which a page cannot delay
/// without delaying itself.
#[derive(Default)]
struct Way {
    sent: Option<Instant>,
    measured: VecDeque<Duration>,
}

impl Way {
    fn pong(&mut self) {
        if let Some(sent) = self.sent.take() {
            self.measured.push_back(sent.elapsed());
            if self.measured.len() > 8 {
                self.measured.pop_front();
            }
        }
    }

    /// The shortest of the last few: what the network takes at least.
    fn lag(&self) -> Millis {
        let shortest = self.measured.iter().min().copied().unwrap_or_default();
        Millis(i64::try_from(shortest.as_millis()).unwrap_or(0))
    }
}

impl Session {
    async fn run(app: App, who: Option<Who>, from: IpAddr, socket: WebSocket) {
        metrics::gauge!("caravanserai_sockets").increment(1.0);
        let (out, mut outbox) = mpsc::channel::<Arc<str>>(OUTBOX);
        let (mut sink, mut stream) = socket.split();
        let mut session = Session {
            app,
            who,
            from,
            client: None,
            out,
            watching: HashMap::new(),
            lobby: None,
            way: Way::default(),
        };
        let mut ping = tokio::time::interval(PING);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                frame = stream.next() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Frame::Text(text))) => session.receive(text.as_str()).await,
                        Some(Ok(Frame::Pong(_))) => session.way.pong(),
                        Some(Ok(Frame::Ping(_))) => {}
                        Some(Ok(Frame::Binary(_))) => session.say(&not_understood("text is expected")),
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => break,
                    }
                }
                Some(text) = outbox.recv() => {
                    let closing = text.starts_with(r#"{"type":"closing""#);
                    if sink.send(Frame::Text((&*text).into())).await.is_err() {
                        break;
                    }
                    if closing {
                        let frame = CloseFrame { code: close_code::RESTART, reason: "closing".into() };
                        // It is closing either way.
                        let _ = sink.send(Frame::Close(Some(frame))).await;
                        break;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        break;
                    }
                    session.way.sent = Some(Instant::now());
                    if sink.send(Frame::Ping(Vec::new().into())).await.is_err() {
                        break;
                    }
                }
            }
        }
        session.leave().await;
        metrics::gauge!("caravanserai_sockets").decrement(1.0);
    }

    /// A browser that cannot take another message will notice and connect again.
    fn say(&self, message: &ServerMessage) {
        if let Ok(text) = serde_json::to_string(message) {
            let _ = self.out.try_send(text.into());
        }
    }

    async fn receive(&mut self, text: &str) {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.say(&not_understood(&error.to_string())),
        };
        match message {
            ClientMessage::Hello { client } => self.hello(client),
            ClientMessage::Ping { sent, .. } => {
                let now = crate::clock::now();
                self.say(&ServerMessage::Pong { sent, now });
            }
            ClientMessage::Watch { table } => self.watch(table).await,
            ClientMessage::Unwatch { table } => self.unwatch(&table).await,
            ClientMessage::WatchLobby => self.watch_lobby(),
            ClientMessage::UnwatchLobby => {
                if let Some(lobby) = self.lobby.take() {
                    lobby.abort();
                }
            }
            ClientMessage::Do {
                table,
                number,
                command,
            } => {
                let answer = self.act(&table, number, command).await;
                self.say(&answer);
            }
        }
    }

    fn hello(&mut self, client: String) {
        if client.is_empty() || client.len() > 40 {
            return self.say(&not_understood("a window's name has 1 to 40 letters"));
        }
        self.client = Some(client);
        self.say(&ServerMessage::Welcome {
            now: crate::clock::now(),
            name: self.who.as_ref().map(|who| who.name.clone()),
        });
    }

    async fn watch(&mut self, table: TableId) {
        if self.watching.contains_key(&table) {
            return;
        }
        if self.watching.len() >= MOST_TABLES {
            return self.say(&not_understood("too many tables at once"));
        }
        let id = NEXT_WATCHER.fetch_add(1, Ordering::Relaxed);
        let watcher = Watcher {
            id,
            person: self.who.as_ref().map(|who| who.id.clone()),
            out: self.out.clone(),
        };
        let told = self
            .app
            .tables
            .tell(&table, || Message::Watch(watcher.clone()))
            .await;
        match told {
            Ok(true) => {
                self.watching.insert(table, id);
            }
            // Who tries many codes is slowed down, and learns nothing.
            Ok(false) if self.app.limits.allow(Kind::UnknownTable, self.from).is_ok() => {
                self.say(&ServerMessage::NoTable { table });
            }
            Ok(false) => self.say(&not_understood("too many requests; wait a moment")),
            Err(error) => self.say(&ServerMessage::Unavailable {
                table,
                number: 0,
                text: error.to_string(),
            }),
        }
    }

    async fn unwatch(&mut self, table: &TableId) {
        if let Some(id) = self.watching.remove(table) {
            // A table that cannot be woken has no watchers either.
            let _ = self.app.tables.tell(table, || Message::Unwatch(id)).await;
        }
    }

    fn watch_lobby(&mut self) {
        if self.lobby.is_some() {
            return;
        }
        let (tables, out) = (self.app.tables.clone(), self.out.clone());
        let task = tokio::spawn(async move {
            let mut changed = tables.open_tables_changed();
            loop {
                let lobby = ServerMessage::Lobby {
                    tables: tables.open_tables(),
                };
                let Ok(text) = serde_json::to_string(&lobby) else {
                    return;
                };
                if out.try_send(text.into()).is_err() || changed.changed().await.is_err() {
                    return;
                }
                // Many changes at once are one message.
                tokio::time::sleep(Duration::from_millis(250)).await;
            }
        });
        self.lobby = Some(task.abort_handle());
    }

    async fn act(&self, table: &TableId, number: u64, command: table::Command) -> ServerMessage {
        let table = table.clone();
        let (Some(who), Some(client)) = (&self.who, &self.client) else {
            let refusal = table::Refusal::NotHere;
            let text = refusal.to_string();
            return ServerMessage::Refused {
                table,
                number,
                refusal,
                text,
            };
        };
        if !self.app.limits.allow_doing(&who.id.0) {
            let refusal = table::Refusal::Flood;
            let text = refusal.to_string();
            return ServerMessage::Refused {
                table,
                number,
                refusal,
                text,
            };
        }
        let input = Input::Person {
            who: who.id.clone(),
            // A window's name is its person's: nobody can use up somebody else's numbers.
            sent: Sent {
                client: format!("{}/{client}", who.id.0),
                number,
            },
            lag: self.way.lag(),
            command,
        };
        match self.app.tables.act(&table, input).await {
            Ok(Some(Answer::Done(seq))) => ServerMessage::Done { table, number, seq },
            Ok(Some(Answer::Refused(refusal))) => {
                let text = refusal.to_string();
                ServerMessage::Refused {
                    table,
                    number,
                    refusal,
                    text,
                }
            }
            Ok(Some(Answer::Unavailable(text))) => ServerMessage::Unavailable {
                table,
                number,
                text,
            },
            Ok(None) => ServerMessage::NoTable { table },
            Err(error) => ServerMessage::Unavailable {
                table,
                number,
                text: error.to_string(),
            },
        }
    }

    async fn leave(mut self) {
        if let Some(lobby) = self.lobby.take() {
            lobby.abort();
        }
        let tables: Vec<TableId> = self.watching.keys().cloned().collect();
        for table in tables {
            self.unwatch(&table).await;
        }
    }
}

fn not_understood(why: &str) -> ServerMessage {
    ServerMessage::NotUnderstood {
        text: format!("this message was not understood: {why}"),
    }
}
