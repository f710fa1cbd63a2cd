//! The socket: JSON text frames in both directions, one socket a browser.

use serde::{Deserialize, Serialize};
use table::{Command, Millis, Refusal, SeatNumber, TableId, View};

use crate::TableSummary;

/// From a browser to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message: which window of the browser this is.
    Hello {
        /// A random name of the window; messages are counted by it, across reconnects.
        client: String,
    },
    /// Show a table and everything that happens there.
    Watch {
        /// Which.
        table: TableId,
    },
    /// Show it no longer.
    Unwatch {
        /// Which.
        table: TableId,
    },
    /// Show the open tables and what changes among them.
    WatchLobby,
    /// Show them no longer.
    UnwatchLobby,
    /// Do something at a table. Sent again after a reconnect until it is answered.
    Do {
        /// Where.
        table: TableId,
        /// Counted up by the window with every message of this kind.
        number: u64,
        /// What.
        command: Command,
    },
    /// What a hand that builds did, since the last such message.
    Build {
        /// Where.
        table: TableId,
        /// Which building of the game.
        build: u32,
        /// The how-manieth input of the building is the first one, counted from 0.
        first: u32,
        /// The inputs, as the tower writes them.
        inputs: String,
    },
    /// Measure the way there and back.
    Ping {
        /// The browser's clock, returned as it is.
        sent: f64,
        /// The last measured time there and back, in milliseconds.
        rtt: Option<f64>,
    },
}

/// From the server to a browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to hello.
    Welcome {
        /// The server's clock.
        now: Millis,
        /// What you are called, if you have told.
        name: Option<String>,
    },
    /// A table as you may see it. Replaces every earlier view with a lower number.
    Table {
        /// The view; `view.seq` is the number of the last entry it shows.
        view: Box<View>,
        /// Nothing new was said: the chat is as before and left out here.
        #[serde(default)]
        quiet: bool,
    },
    /// Something you did is done, and stored.
    Done {
        /// Where.
        table: TableId,
        /// Your number.
        number: u64,
        /// The number of the last entry after it.
        seq: u64,
    },
    /// Something you wanted was refused; nothing changed.
    Refused {
        /// Where.
        table: TableId,
        /// Your number.
        number: u64,
        /// Why, for a program.
        refusal: Refusal,
        /// Why, for a person.
        text: String,
    },
    /// Something you wanted cannot be stored just now; nothing changed. Try again.
    Unavailable {
        /// Where.
        table: TableId,
        /// Your number.
        number: u64,
        /// Why, for a person.
        text: String,
    },
    /// There is no such table.
    NoTable {
        /// Which.
        table: TableId,
    },
    /// There is such a table, and what happened at it cannot be read. It is kept; nothing can be done there.
    Quarantined {
        /// Which.
        table: TableId,
    },
    /// A hand is out of the bag and others are not: who, never with what. For everybody at the same time.
    CameOut {
        /// Where.
        table: TableId,
        /// Which reach of the game.
        reach: u32,
        /// Whose.
        seat: SeatNumber,
        /// When those that are left come out; none if nothing hurries them.
        until: Option<Millis>,
    },
    /// Hands are in the bag: how much it moves, a few times a second, smoothed and a second late.
    Heave {
        /// Where.
        table: TableId,
        /// Which reach of the game.
        reach: u32,
        /// From 0, still, to 255. All hands together: nobody's own way can be told from it.
        heave: u8,
    },
    /// Somebody whose hand is in the bag called the camel, rightly or not. Everybody hears it.
    Shouted {
        /// Where.
        table: TableId,
        /// At which reach of the game.
        reach: u32,
        /// Who.
        seat: SeatNumber,
    },
    /// What the hand that builds did, for everybody who looks. It is what happened, also for the builder.
    Building {
        /// Where.
        table: TableId,
        /// Which building of the game.
        build: u32,
        /// The how-manieth input of the building is the first one; 0 for who comes later.
        first: u32,
        /// The inputs, as the tower writes them.
        inputs: String,
    },
    /// The open tables, newest first: a page of them.
    Lobby {
        /// The newest.
        tables: Vec<TableSummary>,
        /// How many there are beside these; `GET /api/v1/tables?after=` has them.
        #[serde(default)]
        more: u32,
    },
    /// What has changed on the page of open tables.
    LobbyChanged {
        /// New on it, or different.
        changed: Vec<TableSummary>,
        /// On it no longer.
        gone: Vec<TableId>,
        /// How many there are beside those on it.
        more: u32,
    },
    /// The answer to a ping.
    Pong {
        /// The browser's clock as it was sent.
        sent: f64,
        /// The server's clock.
        now: Millis,
    },
    /// The server is about to stop; clocks stand still. Connect again.
    Closing {
        /// For a person.
        text: String,
    },
    /// A message was not understood.
    NotUnderstood {
        /// For a person.
        text: String,
    },
}
