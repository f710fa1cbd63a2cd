//! The socket of a browser: one task takes its messages and gives it those of tables and lobby.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use governor::DefaultDirectRateLimiter;
use host::{Answer, HandCame, HoldCame};
use protocol::{ClientMessage, HandFrame, MOST_BYTES, SUBPROTOCOL, ServerMessage, short_id};
use table::{Input, Millis, Refusal, Sent, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tracing::Instrument;

use crate::App;
use crate::body::shortened;
use crate::caller::Caller;
use crate::connections::{Connection, Peer};
use crate::doors;
use crate::limits::Kind;
use crate::people::Who;
use crate::problem::{ApiError, NOT_STORED};
use crate::sockets::{HangUp, Line, Outbox, Parcel};
use crate::tables::{Message, TableError, Watcher};

/// The first few measurements of the way there and back come quickly: soon somebody may reach into a bag.
const QUICK_PINGS: u32 = 5;
const QUICK_PING: Duration = Duration::from_millis(300);
/// How often it is measured while somebody plays.
const PING: Duration = Duration::from_millis(2500);
/// How often it is otherwise asked whether the browser is there.
const CALM_PING: Duration = Duration::from_secs(10);
/// Who has done nothing for so long does not play.
const CALM: Duration = Duration::from_secs(60);
/// A browser that does not answer, or does not take what it is sent, for so long is gone.
const SILENCE: Duration = Duration::from_secs(25);
/// Who is told goodbye has so long to say it, too.
const FAREWELL: Duration = Duration::from_secs(1);
/// The most tables one browser looks at.
const MOST_TABLES: usize = 20;
/// What a socket sets aside for reading and writing; larger messages take more while they pass.
const BUFFER: usize = 4 * 1024;

const TOO_MANY: &str = "too many requests; wait a moment and try again";

/// Opens the socket, for pages of ours only.
pub(crate) async fn open(
    State(app): State<App>,
    Caller(from): Caller,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    who: Option<Who>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if !doors::is_own_origin(&headers) {
        return Err(ApiError::Foreign);
    }
    app.keeping.let_in_from(from)?;
    app.limits.allow(Kind::Socket, from)?;
    let seat = app.sockets.seat(from).ok_or(ApiError::TooMany)?;
    let upgrade = upgrade
        .protocols([SUBPROTOCOL])
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    let request = tracing::Span::current();
    Ok(upgrade.on_upgrade(move |socket| {
        let lasting = peer.connection.map(Lasting::on);
        let session = async move {
            Session::run(app, who, from, socket).await;
            drop((seat, lasting));
        };
        session.instrument(request)
    }))
}

/// A connection with a socket on it stays until the socket is closed.
struct Lasting(Arc<Connection>);

impl Lasting {
    fn on(connection: Arc<Connection>) -> Lasting {
        connection.socket_opens();
        Lasting(connection)
    }
}

impl Drop for Lasting {
    fn drop(&mut self) {
        self.0.socket_closes();
    }
}

/// One browser's socket.
struct Session {
    app: App,
    who: Option<Who>,
    from: IpAddr,
    number: u64,
    line: Line,
    client: Option<String>,
    watching: HashSet<TableId>,
    lobby: Option<tokio::task::AbortHandle>,
    messages: DefaultDirectRateLimiter,
    frames: DefaultDirectRateLimiter,
    last_done: Option<Instant>,
    /// When the socket's own ping was sent that is not answered yet. A page cannot delay the answer without delaying itself.
    pinged: Option<Instant>,
}

impl Session {
    async fn run(app: App, who: Option<Who>, from: IpAddr, socket: WebSocket) {
        let session = who.as_ref().map(|who| who.session.clone());
        let (number, line, outbox) = app.sockets.open(session);
        app.keeping.came(number, who.as_ref(), from, &line);
        let mut session = Session {
            messages: app.limits.messages(),
            frames: app.limits.frames(),
            app,
            who,
            from,
            number,
            line,
            client: None,
            watching: HashSet::new(),
            lobby: None,
            last_done: None,
            pinged: None,
        };
        session.talk(socket, outbox).await;
        session.leave().await;
    }

    /// Until one of both sides has had enough.
    async fn talk(&mut self, mut socket: WebSocket, outbox: Outbox) {
        let Outbox {
            mut parcels,
            mut end,
        } = outbox;
        let mut heard = Instant::now();
        let mut next_ping = Instant::now();
        let mut pings = 0;
        loop {
            tokio::select! {
                // Answers go out before more is asked, so that nobody falls behind by talking.
                biased;
                why = end.come() => {
                    // It is over either way.
                    let _ = tokio::time::timeout(SILENCE, say_goodbye(&mut socket, why)).await;
                    let _ = tokio::time::timeout(FAREWELL, hear_out(&mut socket)).await;
                    return;
                }
                Some(parcel) = parcels.recv() => {
                    if !send(&mut socket, parcel, &mut parcels, &self.line).await {
                        return;
                    }
                }
                frame = socket.recv() => {
                    heard = Instant::now();
                    let Some(Ok(frame)) = frame else {
                        return;
                    };
                    if !self.take(frame).await {
                        return;
                    }
                }
                () = tokio::time::sleep_until(next_ping) => {
                    if heard.elapsed() > SILENCE {
                        return;
                    }
                    self.pinged = Some(Instant::now());
                    let ping = socket.send(Frame::Ping(Vec::new().into()));
                    if !in_time(ping).await {
                        return;
                    }
                    pings += 1;
                    next_ping = Instant::now() + self.until_next_ping(pings);
                }
            }
        }
    }

    fn until_next_ping(&self, pings: u32) -> Duration {
        let calm = self.last_done.is_none_or(|done| done.elapsed() > CALM);
        match calm {
            _ if pings < QUICK_PINGS => QUICK_PING,
            true => CALM_PING,
            false => PING,
        }
    }

    /// False when the browser says goodbye.
    async fn take(&mut self, frame: Frame) -> bool {
        let too_much = match &frame {
            Frame::Close(_) => false,
            // Hands speak often, and have a measure of their own.
            Frame::Binary(_) => self.frames.check().is_err(),
            Frame::Text(_) | Frame::Ping(_) | Frame::Pong(_) => self.messages.check().is_err(),
        };
        if too_much {
            self.line.hang_up(HangUp::TooMuch);
            return true;
        }
        match frame {
            Frame::Text(text) => self.receive(text.as_str()).await,
            Frame::Pong(_) => {
                if let Some(sent) = self.pinged.take() {
                    self.line.measured(crate::clock::counted(sent.elapsed()));
                }
            }
            Frame::Ping(_) => {}
            Frame::Binary(bytes) => self.hand(&bytes).await,
            Frame::Close(_) => return false,
        }
        true
    }

    async fn receive(&mut self, text: &str) {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.line.say(&not_understood(&error.to_string())),
        };
        if let Some(table) = strange_table(&message) {
            return self.line.say(&ServerMessage::NoTable { table });
        }
        match message {
            ClientMessage::Hello { client } => self.hello(client),
            ClientMessage::Ping { sent, .. } => {
                let now = crate::clock::now();
                self.line.say(&ServerMessage::Pong { sent, now });
            }
            ClientMessage::Build {
                table,
                build,
                first,
                inputs,
            } => self.build(&table, build, first, inputs).await,
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
                let answer = self.act(table, number, command).await;
                self.line.say(&answer);
            }
        }
    }

    /// What a hand in the bag did goes straight to its table, with the time at which it arrived.
    async fn hand(&mut self, bytes: &[u8]) {
        let arrival = crate::clock::now();
        let Some(who) = &self.who else {
            return self.line.say(&not_understood("tell us your name first"));
        };
        if !self.app.limits.allow_hand(&who.id.0) {
            // A hand cannot do more than that; what it does next is heard again.
            return;
        }
        let Ok(frame) = HandFrame::from_bytes(bytes) else {
            return self.line.say(&not_understood("a hand's frame is expected"));
        };
        self.last_done = Some(Instant::now());
        let mut tables = self.watching.iter();
        let table = tables.find(|table| short_id(table) == frame.table);
        if let (Some(table), Some(inputs)) = (table, frame.read()) {
            let came = HandCame {
                person: who.id.clone(),
                arrival,
                reach: frame.reach,
                frame: inputs,
            };
            // A table that sleeps has no hands in its bag.
            self.app
                .tables
                .tell_if_awake(table, Message::Hand(came))
                .await;
        }
    }

    /// What a hand that builds did goes to its table.
    async fn build(&mut self, table: &TableId, build: u32, first: u32, inputs: String) {
        let arrival = crate::clock::now();
        let Some(who) = &self.who else {
            return self.line.say(&not_understood("tell us your name first"));
        };
        let heard = self.watching.contains(table) && self.app.limits.allow_hand(&who.id.0);
        if let Some(inputs) = mason::read_inputs(&inputs).filter(|_| heard) {
            let came = HoldCame {
                person: who.id.clone(),
                arrival,
                build,
                first,
                inputs,
            };
            self.last_done = Some(Instant::now());
            // A table that sleeps waits for nobody to build.
            self.app
                .tables
                .tell_if_awake(table, Message::Hold(came))
                .await;
        }
    }

    fn hello(&mut self, client: String) {
        let fits = client.bytes().all(|byte| byte.is_ascii_graphic());
        if client.is_empty() || client.len() > 40 || !fits {
            return self
                .line
                .say(&not_understood("a window's name has 1 to 40 letters"));
        }
        self.client = Some(client);
        self.line.say(&ServerMessage::Welcome {
            now: crate::clock::now(),
            name: self.who.as_ref().map(|who| who.name.clone()),
        });
    }

    async fn watch(&mut self, table: TableId) {
        if self.watching.contains(&table) {
            return;
        }
        if self.watching.len() >= MOST_TABLES {
            return self.line.say(&not_understood("too many tables at once"));
        }
        if self.app.limits.allow(Kind::Look, self.from).is_err() {
            return self.line.say(&unavailable(table, 0, TOO_MANY));
        }
        let watcher = Watcher {
            id: self.number,
            person: self.who.as_ref().map(|who| who.id.clone()),
            line: self.line.clone(),
        };
        let watch = || Message::Watch(watcher.clone());
        match self.app.tables.tell(&table, watch).await {
            Ok(true) => {
                self.watching.insert(table);
            }
            Ok(false) => self.line.say(&ServerMessage::NoTable { table }),
            Err(error) => self.line.say(&not_found(table, 0, &error)),
        }
    }

    async fn unwatch(&mut self, table: &TableId) {
        if self.watching.remove(table) {
            // A table that sleeps has no watchers.
            self.app
                .tables
                .tell_if_awake(table, Message::Unwatch(self.number))
                .await;
        }
    }

    fn watch_lobby(&mut self) {
        if self.lobby.is_some() {
            return;
        }
        let (mut pages, line) = (self.app.tables.bulletin().pages(), self.line.clone());
        let task = tokio::spawn(async move {
            let mut seen = None;
            loop {
                let page = Arc::clone(&pages.borrow_and_update());
                if let Some(text) = page.told_to(seen) {
                    line.send(text);
                }
                seen = Some(page.number());
                if pages.changed().await.is_err() {
                    return;
                }
            }
        });
        self.lobby = Some(task.abort_handle());
    }

    async fn act(&mut self, table: TableId, number: u64, command: table::Command) -> ServerMessage {
        let (Some(who), Some(client)) = (&self.who, &self.client) else {
            return refused(table, number, Refusal::NotHere);
        };
        let allowed = self.app.limits.allow_doing(&who.id.0)
            && self.app.limits.allow_entry(&who.id.0, &command);
        if !allowed {
            return refused(table, number, Refusal::Flood);
        }
        if !self.watching.contains(&table) && self.app.limits.allow(Kind::Look, self.from).is_err()
        {
            return unavailable(table, number, TOO_MANY);
        }
        let command = match self.app.keeping.heard(&who.id, command) {
            Ok(command) => command,
            Err(refusal) => return refused(table, number, refusal),
        };
        self.last_done = Some(Instant::now());
        let input = Input::Person {
            who: who.id.clone(),
            // A window's name is its person's: nobody can use up somebody else's numbers.
            sent: Sent {
                client: format!("{}/{client}", who.id.0),
                number,
            },
            lag: self.lag(),
            command,
        };
        match self.app.tables.act(&table, input).await {
            Ok(Some(Answer::Done(seq))) => ServerMessage::Done { table, number, seq },
            Ok(Some(Answer::Refused(refusal))) => refused(table, number, refusal),
            Ok(Some(Answer::Unavailable)) => unavailable(table, number, NOT_STORED),
            Ok(None) => ServerMessage::NoTable { table },
            Err(error) => not_found(table, number, &error),
        }
    }

    /// What the network takes at least, there and back.
    fn lag(&self) -> Millis {
        Millis(self.line.link().least() as i64)
    }

    async fn leave(mut self) {
        if let Some(lobby) = self.lobby.take() {
            lobby.abort();
        }
        for table in self.watching.iter().cloned().collect::<Vec<_>>() {
            self.unwatch(&table).await;
        }
        self.app.keeping.went(self.number);
        self.app.sockets.closed(self.number);
    }
}

/// Sends a parcel and what waits behind it, in one go. False if the browser is gone.
async fn send(
    socket: &mut WebSocket,
    first: Parcel,
    parcels: &mut mpsc::Receiver<Parcel>,
    line: &Line,
) -> bool {
    let sending = async {
        let mut next = Some(first);
        while let Some(parcel) = next {
            line.taken(&parcel);
            let frame = match parcel {
                Parcel::Text(text) => Frame::Text((&*text).into()),
                Parcel::Touch(bytes) => Frame::Binary(bytes.into()),
            };
            socket.feed(frame).await?;
            next = parcels.try_recv().ok();
        }
        socket.flush().await
    };
    in_time(sending).await
}

/// A browser that does not take what it is sent is gone.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(tokio::time::timeout(SILENCE, sending).await, Ok(Ok(())))
}

/// What is sent while a goodbye is on its way is read: unread, it would cut the goodbye off.
async fn hear_out(socket: &mut WebSocket) {
    while let Some(Ok(_)) = socket.recv().await {}
}

async fn say_goodbye(socket: &mut WebSocket, why: HangUp) -> Result<(), axum::Error> {
    let (code, reason) = match why {
        HangUp::TooSlow => (close_code::AGAIN, "too slow"),
        HangUp::LookAgain => (close_code::AGAIN, "look again"),
        HangUp::TooMuch => (close_code::POLICY, "too many messages"),
        HangUp::SessionEnded => (close_code::POLICY, "the session was ended"),
        HangUp::Closing => (close_code::RESTART, "closing"),
    };
    if why == HangUp::Closing {
        let text = "The house closes for a moment; clocks stand still. You come back by yourself.";
        let closing = ServerMessage::Closing {
            text: text.to_owned(),
        };
        let text = serde_json::to_string(&closing).map_err(axum::Error::new)?;
        socket.send(Frame::Text(text.into())).await?;
    }
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    socket.send(Frame::Close(Some(frame))).await
}

/// The table that a message names, if none can be called so: nothing looks for it.
fn strange_table(message: &ClientMessage) -> Option<TableId> {
    match message {
        ClientMessage::Watch { table }
        | ClientMessage::Unwatch { table }
        | ClientMessage::Do { table, .. }
        | ClientMessage::Build { table, .. } => (!table.can_be()).then(|| table.clone()),
        ClientMessage::Hello { .. }
        | ClientMessage::WatchLobby
        | ClientMessage::UnwatchLobby
        | ClientMessage::Ping { .. } => None,
    }
}

fn refused(table: TableId, number: u64, refusal: Refusal) -> ServerMessage {
    ServerMessage::Refused {
        table,
        number,
        text: refusal.to_string(),
        refusal,
    }
}

fn unavailable(table: TableId, number: u64, text: &str) -> ServerMessage {
    ServerMessage::Unavailable {
        table,
        number,
        text: text.to_owned(),
    }
}

/// The store does not answer; why is for the log.
fn not_found(table: TableId, number: u64, error: &TableError) -> ServerMessage {
    match error {
        TableError::Quarantined(_) => ServerMessage::Quarantined { table },
        TableError::Store(error) => {
            tracing::warn!(table.id = %table, %error, "Table {table} was not found: {error}");
            unavailable(table, number, NOT_STORED)
        }
    }
}

fn not_understood(why: &str) -> ServerMessage {
    ServerMessage::NotUnderstood {
        text: format!("this message was not understood: {}", shortened(why)),
    }
}
