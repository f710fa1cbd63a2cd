//! A guest who plays through the same doors as a browser: a cookie, an origin, a socket.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, NewName, NewTable, OpenedTable, SUBPROTOCOL, ServerMessage};
use reqwest::header::{COOKIE, ORIGIN, SET_COOKIE};
use table::{Settings, TableId};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// An answer that takes longer will not come.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody with a name and a cookie.
#[derive(Clone)]
pub struct Guest {
    http: reqwest::Client,
    house: SocketAddr,
    cookie: String,
    name: String,
}

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

/// What came over a socket.
#[derive(Debug)]
pub enum Heard {
    /// A message.
    Text(String),
    /// What a hand feels.
    Bytes(Vec<u8>),
}

impl Guest {
    /// Tells the house a name.
    ///
    /// # Errors
    /// If the house does not answer as expected.
    pub async fn arrive(http: &reqwest::Client, house: SocketAddr, name: &str) -> Result<Guest> {
        let new = NewName {
            name: name.to_owned(),
        };
        let request = http.put(format!("http://{house}/api/v1/me")).json(&new);
        let answer = request.header(ORIGIN, format!("http://{house}"));
        let answer = answer.send().await?.error_for_status()?;
        let cookie = answer.headers().get(SET_COOKIE).context("no cookie")?;
        let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
        Ok(Guest {
            http: http.clone(),
            house,
            cookie: cookie.to_owned(),
            name: name.to_owned(),
        })
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If the house does not answer as expected.
    pub async fn open_table(&self, settings: Settings) -> Result<TableId> {
        self.open(settings, None).await
    }

    /// Opens a table at which bots of this level take all other seats.
    ///
    /// # Errors
    /// If the house does not answer as expected.
    pub async fn open_table_with_bots(&self, settings: Settings, level: u8) -> Result<TableId> {
        self.open(settings, Some(level)).await
    }

    async fn open(&self, settings: Settings, bot: Option<u8>) -> Result<TableId> {
        let new = NewTable {
            name: self.name.clone(),
            settings,
            bot,
        };
        let url = format!("http://{}/api/v1/tables", self.house);
        let request = self.http.post(url).json(&new).header(COOKIE, &self.cookie);
        let request = request.header(ORIGIN, format!("http://{}", self.house));
        let answer = request.send().await?.error_for_status()?;
        Ok(answer.json::<OpenedTable>().await?.table)
    }

    /// Opens a socket over a connection and says which window it is.
    ///
    /// # Errors
    /// If the house does not open it.
    pub async fn socket_over(&self, stream: TcpStream, client: &str) -> Result<Socket> {
        let mut socket = Socket::open(stream, self.house, Some(&self.cookie)).await?;
        let hello = ClientMessage::Hello {
            client: client.to_owned(),
        };
        socket.say(&hello).await?;
        Ok(socket)
    }

    /// Sends any body, and answers the status.
    ///
    /// # Errors
    /// If nobody answers.
    pub async fn post(&self, path: &str, body: &serde_json::Value) -> Result<u16> {
        let request = self.http.post(format!("http://{}{path}", self.house));
        let request = request.json(body).header(COOKIE, &self.cookie);
        let request = request.header(ORIGIN, format!("http://{}", self.house));
        Ok(request.send().await?.status().as_u16())
    }

    /// Asks for something, and answers the status.
    ///
    /// # Errors
    /// If nobody answers.
    pub async fn get(&self, path: &str) -> Result<u16> {
        let request = self.http.get(format!("http://{}{path}", self.house));
        let answer = request.header(COOKIE, &self.cookie).send().await?;
        Ok(answer.status().as_u16())
    }

    /// Opens a socket and says which window it is.
    ///
    /// # Errors
    /// If the house does not open it.
    pub async fn socket(&self, client: &str) -> Result<Socket> {
        let stream = TcpStream::connect(self.house).await?;
        self.socket_over(stream, client).await
    }
}

impl Socket {
    /// Opens a socket over a connection.
    ///
    /// # Errors
    /// If the house refuses.
    pub async fn open(
        stream: TcpStream,
        house: SocketAddr,
        cookie: Option<&str>,
    ) -> Result<Socket> {
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{house}/ws").into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{house}").parse()?);
        headers.insert("sec-websocket-protocol", SUBPROTOCOL.parse()?);
        if let Some(cookie) = cookie {
            headers.insert("cookie", cookie.parse()?);
        }
        // Thousands of them live in one process.
        let mut config = WebSocketConfig::default();
        config.read_buffer_size = 4096;
        config.write_buffer_size = 0;
        let opening = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let (stream, _) = tokio::time::timeout(PATIENCE, opening).await??;
        Ok(Socket { stream })
    }

    /// Says something.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        self.say_text(serde_json::to_string(message)?).await
    }

    /// Says something, whatever it is.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn say_text(&mut self, text: String) -> Result<()> {
        Ok(self.stream.send(Frame::text(text)).await?)
    }

    /// Says something that is no text.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<()> {
        Ok(self.stream.send(Frame::binary(bytes)).await?)
    }

    /// The next frame that says something.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn hear_frame(&mut self) -> Result<Heard> {
        loop {
            match self.stream.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(Heard::Text(text.as_str().to_owned())),
                Some(Ok(Frame::Binary(bytes))) => return Ok(Heard::Bytes(bytes.to_vec())),
                Some(Ok(Frame::Close(_)) | Err(_)) | None => bail!("the socket is closed"),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next text.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn hear_text(&mut self) -> Result<String> {
        loop {
            if let Heard::Text(text) = self.hear_frame().await? {
                return Ok(text);
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If the socket is closed or nothing comes.
    pub async fn hear(&mut self) -> Result<ServerMessage> {
        let text = tokio::time::timeout(PATIENCE, self.hear_text()).await??;
        Ok(serde_json::from_str(&text)?)
    }
}
