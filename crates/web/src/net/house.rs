//! What every page knows of the house: who we are, how the connection stands, the open tables, the table we look at.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{HandFrame, Me, Problem, ServerMessage, TableSummary};
use table::{Command, Refusal, TableId, View};

use super::hand_line::HandLine;
use super::link::{Connection, Input};
use super::wood_line::{Held, WoodLine};
use super::{api, socket};
use crate::browser::storage;

/// An answer to something that was done at a table: its number, and why not if it was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The number of the message.
    pub number: u64,
    /// Why it was not done, for a person.
    pub refused: Option<String>,
}

/// The house as this window knows it; every page finds it in its context.
#[derive(Clone, Copy)]
pub struct House {
    /// How the connection stands.
    pub connection: RwSignal<Connection>,
    /// Who we are; nothing until the house has told.
    pub me: RwSignal<Option<Me>>,
    /// The open tables; nothing until the house has told.
    pub lobby: RwSignal<Option<Vec<TableSummary>>>,
    /// The table we look at.
    pub table: RwSignal<Option<View>>,
    /// A table that is not there.
    pub missing: RwSignal<Option<TableId>>,
    /// A table that is there and cannot be read.
    pub unreadable: RwSignal<Option<TableId>>,
    /// A table whose host has sent us away.
    pub closed: RwSignal<Option<TableId>>,
    /// What to add to our clock to get the house's, in milliseconds.
    pub offset: RwSignal<f64>,
    /// The way to the bags of its tables.
    pub hands: HandLine,
    /// The way to the towers that are being built there.
    pub wood: WoodLine,
    on_answer: StoredValue<Option<Callback<Answer>>>,
}

impl House {
    /// Opens the way to the house, for the life of the window.
    #[must_use]
    pub fn open() -> House {
        let house = House {
            connection: RwSignal::new(Connection::default()),
            me: RwSignal::new(None),
            lobby: RwSignal::new(None),
            table: RwSignal::new(None),
            missing: RwSignal::new(None),
            unreadable: RwSignal::new(None),
            closed: RwSignal::new(None),
            offset: RwSignal::new(0.0),
            hands: HandLine::new(Callback::new(|frame: HandFrame| {
                socket::send_bytes(&frame.to_bytes());
            })),
            wood: WoodLine::new(Callback::new(socket::build)),
            on_answer: StoredValue::new(None),
        };
        socket::start(house);
        house
    }

    /// How things stand now.
    pub fn stands(self, connection: Connection, offset: f64) {
        if self.connection.with_untracked(|known| *known != connection) {
            self.connection.set(connection);
        }
        if (self.offset.get_untracked() - offset).abs() > 1.0 {
            self.offset.set(offset);
        }
    }

    /// The house said something.
    pub fn heard(self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { .. } => self.ask_who_i_am(),
            ServerMessage::Lobby { tables, .. } => self.lobby.set(Some(tables)),
            ServerMessage::LobbyChanged { changed, gone, .. } => {
                self.lobby.update(|lobby| follow(lobby, changed, &gone));
            }
            ServerMessage::Table { view, quiet } => self.show(*view, quiet),
            ServerMessage::NoTable { table } => self.missing.set(Some(table)),
            ServerMessage::Quarantined { table } => self.unreadable.set(Some(table)),
            ServerMessage::Done { number, .. } => self.answered(number, None),
            ServerMessage::Refused {
                refusal: Refusal::SentAway,
                table,
                ..
            } => self.closed.set(Some(table)),
            ServerMessage::Refused { number, text, .. } => self.answered(number, Some(text)),
            ServerMessage::Heave { heave, .. } => self.hands.heave.set(heave),
            ServerMessage::CameOut {
                reach, seat, until, ..
            } => self.hands.came_out(reach, seat, until.map(|until| until.0)),
            ServerMessage::Shouted { reach, seat, .. } => {
                self.hands.shouted.set(Some((reach, seat)));
            }
            ServerMessage::Building {
                build,
                first,
                inputs,
                ..
            } => self.wood.held(Held {
                build,
                first,
                inputs,
            }),
            ServerMessage::Unavailable { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Closing { .. }
            | ServerMessage::NotUnderstood { .. } => {}
        }
    }

    fn show(self, mut view: View, quiet: bool) {
        self.table.update(|shown| {
            let known = shown.as_ref().filter(|known| known.table == view.table);
            if known.is_some_and(|known| known.seq > view.seq) {
                return;
            }
            if let Some(known) = known.filter(|_| quiet) {
                view.chat = known.chat.clone();
            }
            *shown = Some(view);
        });
    }

    fn answered(self, number: u64, refused: Option<String>) {
        if let Some(on_answer) = self.on_answer.get_value() {
            on_answer.run(Answer { number, refused });
        }
    }

    /// Looks at a table until the page is left.
    pub fn watch(self, table: &TableId, on_answer: Callback<Answer>) {
        self.table.set(None);
        self.missing.set(None);
        self.unreadable.set(None);
        self.closed.set(None);
        self.on_answer.set_value(Some(on_answer));
        socket::drive(Input::Watch(table.clone()));
        let table = table.clone();
        on_cleanup(move || {
            self.on_answer.set_value(None);
            socket::drive(Input::Unwatch(table));
        });
    }

    /// Looks at the open tables until the page is left.
    pub fn watch_lobby(self) {
        socket::drive(Input::Lobby(true));
        on_cleanup(|| socket::drive(Input::Lobby(false)));
    }

    /// Does something at a table; answers with the number of the message.
    pub fn act(self, table: &TableId, command: Command) -> u64 {
        socket::ask(table.clone(), command)
    }

    /// Somebody else from now on, or somebody at last: the house must see us anew.
    pub fn i_am(self, me: Me) {
        if let Some(name) = &me.name {
            storage::write(storage::NAME, name);
        }
        self.me.set(Some(me));
        socket::drive(Input::Renewed);
    }

    fn ask_who_i_am(self) {
        spawn_local(async move {
            if let Ok(me) = api::get::<Me>("/me").await
                && self.me.with_untracked(|known| known.as_ref() != Some(&me))
            {
                self.me.set(Some(me));
            }
        });
    }

    /// Tells the house what we want to be called.
    pub async fn call_me(self, name: &str) -> Result<(), Problem> {
        let new = protocol::NewName {
            name: name.to_owned(),
        };
        let me: Me = api::send("PUT", "/me", Some(&new)).await?;
        self.i_am(me);
        Ok(())
    }

    /// What we are called, as far as this window knows.
    #[must_use]
    pub fn name(self) -> Option<String> {
        self.me
            .with(|me| me.as_ref().and_then(|me| me.name.clone()))
    }

    /// Whether the house can be reached now.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.connection
            .with(|connection| *connection == Connection::Open)
    }
}

/// The open tables after a change: newest first, as the house counts.
fn follow(lobby: &mut Option<Vec<TableSummary>>, changed: Vec<TableSummary>, gone: &[TableId]) {
    let tables = lobby.get_or_insert_default();
    let new = |id: &TableId| changed.iter().any(|table| table.table == *id);
    tables.retain(|table| !gone.contains(&table.table) && !new(&table.table));
    tables.extend(changed);
    tables.sort_by_key(|table| std::cmp::Reverse(table.updated));
}
