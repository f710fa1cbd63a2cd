//! A window of a browser: its socket, what it last saw of its table, and how it asks.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, SUBPROTOCOL, ServerMessage};
use table::{Command, TableId, View};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing in a test takes so long; what does is stuck.
const STUCK: Duration = Duration::from_secs(60);

/// A window.
pub(crate) struct Window {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    client: String,
    table: Option<TableId>,
    view: Option<View>,
    number: u64,
    /// What its hand felt and nobody has looked at yet.
    felt: Vec<Vec<u8>>,
    /// Everything it ever received, if that is wanted.
    received: Option<Vec<Received>>,
}

/// A frame as it came.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Received {
    Text(String),
    Binary(Vec<u8>),
}

/// Opens a socket with these headers beside those of the protocol.
pub(crate) async fn open(
    address: SocketAddr,
    headers: &[(&'static str, &str)],
) -> Result<Window, SocketError> {
    let mut request = format!("ws://{address}/ws").into_client_request()?;
    let protocol = [("sec-websocket-protocol", SUBPROTOCOL)];
    for (name, value) in headers.iter().copied().chain(protocol) {
        if !value.is_empty() {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
    }
    let (socket, response) = tokio_tungstenite::connect_async(request).await?;
    let spoken = response.headers().get("sec-websocket-protocol");
    assert_eq!(spoken.unwrap(), SUBPROTOCOL);
    Ok(Window {
        socket,
        client: String::new(),
        table: None,
        view: None,
        number: 0,
        felt: Vec::new(),
        received: None,
    })
}

impl Window {
    pub(crate) async fn sends(&mut self, frame: Frame) {
        self.socket.send(frame).await.unwrap();
    }

    /// False if the server has closed the socket.
    pub(crate) async fn sends_if_open(&mut self, text: &str) -> bool {
        self.socket.send(Frame::text(text)).await.is_ok()
    }

    pub(crate) async fn says(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap();
        self.sends(Frame::text(text)).await;
    }

    /// The next frame that says something; none when the socket is closed. Pings say nothing.
    async fn next_frame(&mut self) -> Option<Frame> {
        let next = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                    Some(Ok(frame)) => return Some(frame),
                    Some(Err(_)) | None => return None,
                }
            }
        };
        let next = tokio::time::timeout(STUCK, next).await;
        next.expect("the server says something")
    }

    /// The next message; none when the socket is closed. What a hand feels is put aside.
    pub(crate) async fn hears(&mut self) -> Option<ServerMessage> {
        loop {
            match self.next_frame().await? {
                Frame::Text(text) => {
                    let message = serde_json::from_str(&text).unwrap();
                    self.keep(|| Received::Text(text.to_string()));
                    self.look(&message);
                    return Some(message);
                }
                Frame::Binary(bytes) => {
                    self.keep(|| Received::Binary(bytes.to_vec()));
                    self.felt.push(bytes.to_vec());
                }
                _ => return None,
            }
        }
    }

    fn keep(&mut self, frame: impl FnOnce() -> Received) {
        if let Some(received) = &mut self.received {
            received.push(frame());
        }
    }

    /// From now on everything is kept that it receives.
    pub(crate) fn keeps_everything(&mut self) {
        self.received.get_or_insert_default();
    }

    pub(crate) fn received(&self) -> &[Received] {
        self.received.as_deref().unwrap_or_default()
    }

    /// What its hand felt since it was last asked.
    pub(crate) fn felt(&mut self) -> Vec<Vec<u8>> {
        std::mem::take(&mut self.felt)
    }

    /// Does something at its table and does not wait for the answer.
    pub(crate) async fn wants(&mut self, command: Command) {
        self.number += 1;
        let message = ClientMessage::Do {
            table: self.table.clone().expect("it looks at a table"),
            number: self.number,
            command,
        };
        self.says(&message).await;
    }

    /// Reads until the server closes, and returns why it did.
    pub(crate) async fn hears_goodbye(&mut self) -> Option<CloseFrame> {
        loop {
            if let Frame::Close(why) = self.next_frame().await? {
                return why;
            }
        }
    }

    /// Keeps what it sees; a view without chat changes nothing about the chat.
    fn look(&mut self, message: &ServerMessage) {
        if let ServerMessage::Table { view, quiet } = message {
            let mut new = (**view).clone();
            if let Some(old) = self.view.take().filter(|_| *quiet) {
                new.chat = old.chat;
            }
            self.view = Some(new);
        }
    }

    /// Reads until a message is the one.
    pub(crate) async fn waits_for<T>(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> T {
        loop {
            let message = self.hears().await.expect("the socket is open");
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
    }

    pub(crate) async fn is_welcome(&mut self, client: &str) {
        self.client = client.to_owned();
        self.waits_for(|message| matches!(message, ServerMessage::Welcome { .. }).then_some(()))
            .await;
    }

    pub(crate) async fn watch(&mut self, table: &TableId) -> &View {
        self.table = Some(table.clone());
        self.view = None;
        let watch = ClientMessage::Watch {
            table: table.clone(),
        };
        self.says(&watch).await;
        self.sees(|_| true).await
    }

    /// What it last saw of its table.
    pub(crate) fn view(&self) -> &View {
        self.view.as_ref().expect("it looks at a table")
    }

    /// Reads until the table looks so.
    pub(crate) async fn sees(&mut self, wanted: impl Fn(&View) -> bool) -> &View {
        while !self.view.as_ref().is_some_and(&wanted) {
            self.hears().await.expect("the socket is open");
        }
        self.view()
    }

    /// Reads until it knows as much as the other window, which knows as much as this one.
    pub(crate) async fn sees_all_of(&mut self, other: &mut Window) {
        let seq = self.view().seq.max(other.view().seq);
        self.sees(|view| view.seq >= seq).await;
        other.sees(|view| view.seq >= seq).await;
    }

    /// Does something at its table and waits for the answer.
    pub(crate) async fn tries(&mut self, command: Command) -> Result<u64, ServerMessage> {
        self.number += 1;
        self.repeats(self.number, command).await
    }

    /// Sends the message of this number, perhaps again.
    pub(crate) async fn repeats(
        &mut self,
        number: u64,
        command: Command,
    ) -> Result<u64, ServerMessage> {
        let table = self.table.clone().expect("it looks at a table");
        let message = ClientMessage::Do {
            table,
            number,
            command,
        };
        self.says(&message).await;
        self.waits_for(|message| match message {
            ServerMessage::Done { number: n, seq, .. } if *n == number => Some(Ok(*seq)),
            ServerMessage::Refused { number: n, .. }
            | ServerMessage::Unavailable { number: n, .. }
                if *n == number =>
            {
                Some(Err(message.clone()))
            }
            _ => None,
        })
        .await
    }

    pub(crate) fn count_from(&mut self, number: u64) {
        self.number = number;
    }

    /// What a browser remembers of a window whose connection broke.
    pub(crate) fn cut(&mut self) -> (TableId, String, u64) {
        let table = self.table.clone().expect("it looks at a table");
        (table, self.client.clone(), self.number)
    }
}
