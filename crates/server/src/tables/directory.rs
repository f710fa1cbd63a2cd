//! Finds tables: hands messages to the live ones and wakes the sleeping ones from their logs.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::TableSummary;
use store::{FinishedGame, GamePlayer, SeatSummary, Store, StoreError, TableStatus};
use table::{Entry, GameSettings, Input, Millis, PersonId, Status, Table, TableId, Visibility};
use tokio::sync::{mpsc, oneshot, watch};

use super::actor::{Actor, Answer, Message};
use super::bot::Bots;

/// How many messages may wait for a table.
const INBOX: usize = 256;

/// All tables of this server.
#[derive(Clone)]
pub(crate) struct Directory {
    store: Store,
    live: Arc<Mutex<HashMap<TableId, mpsc::Sender<Message>>>>,
    waking: Arc<tokio::sync::Mutex<()>>,
    bots: Bots,
    bulletin: Bulletin,
    /// Times in which nobody could reach this server.
    outages: Arc<Vec<(Millis, Millis)>>,
}

/// Where live tables tell what is to be known outside of them.
#[derive(Clone)]
pub(crate) struct Bulletin {
    open: Arc<Mutex<BTreeMap<TableId, TableSummary>>>,
    changed: watch::Sender<u64>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // The data behind these locks is never left half-changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Directory {
    pub(crate) fn new(store: Store, outages: Vec<(Millis, Millis)>) -> Directory {
        Directory {
            store,
            live: Arc::default(),
            waking: Arc::default(),
            bots: Bots::new(),
            bulletin: Bulletin {
                open: Arc::default(),
                changed: watch::Sender::new(0),
            },
            outages: Arc::new(outages),
        }
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        locked(&self.live)
            .values()
            .filter(|table| !table.is_closed())
            .count()
    }

    /// The public tables that are open or being played, newest first.
    pub(crate) fn open_tables(&self) -> Vec<TableSummary> {
        let mut tables: Vec<_> = locked(&self.bulletin.open).values().cloned().collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.updated));
        tables
    }

    /// Changes whenever the open tables do.
    pub(crate) fn open_tables_changed(&self) -> watch::Receiver<u64> {
        self.bulletin.changed.subscribe()
    }

    /// Opens a table: its first entries are stored before anybody hears of it.
    pub(crate) async fn open(&self, opened: &Entry, table: &Table) -> Result<(), StoreError> {
        let settings = table.settings();
        let new = store::NewTable {
            id: table.id().0.clone(),
            game: settings.game.name().to_owned(),
            public: settings.visibility == Visibility::Public,
            created_at: opened.at.0,
            seats: Vec::new(),
        };
        self.store.create_table(&new).await?;
        let body = serde_json::to_string(opened).unwrap_or_default();
        let event = store::NewEvent {
            at: opened.at.0,
            kind: opened.event.kind().to_owned(),
            body,
        };
        let stored = self.store.append(&table.id().0, 0, &[event]).await;
        stored.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(())
    }

    /// Hands something to a table and waits for the answer; `None` if there is no such table.
    pub(crate) async fn act(
        &self,
        id: &TableId,
        input: Input,
    ) -> Result<Option<Answer>, StoreError> {
        // A table that falls asleep at this very moment is woken again.
        for _ in 0..3 {
            let Some(table) = self.find(id).await? else {
                return Ok(None);
            };
            let (reply, answer) = oneshot::channel();
            let message = Message::Do {
                input: input.clone(),
                reply: Some(reply),
            };
            if table.send(message).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(Some(answer));
            }
        }
        Ok(Some(Answer::Unavailable(
            "the table did not answer".to_owned(),
        )))
    }

    /// Tells a table something without waiting; false if there is no such table.
    pub(crate) async fn tell(
        &self,
        id: &TableId,
        message: impl Fn() -> Message,
    ) -> Result<bool, StoreError> {
        for _ in 0..3 {
            let Some(table) = self.find(id).await? else {
                return Ok(false);
            };
            if table.send(message()).await.is_ok() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A live table, woken if it sleeps.
    async fn find(&self, id: &TableId) -> Result<Option<mpsc::Sender<Message>>, StoreError> {
        if let Some(live) = self.if_awake(id) {
            return Ok(Some(live));
        }
        // One wakes, the others wait and find it awake.
        let _waking = self.waking.lock().await;
        if let Some(live) = self.if_awake(id) {
            return Ok(Some(live));
        }
        let Some((table, last)) = self.load_with_last(id).await? else {
            return Ok(None);
        };
        Ok(Some(self.wake(table, last)))
    }

    fn if_awake(&self, id: &TableId) -> Option<mpsc::Sender<Message>> {
        locked(&self.live)
            .get(id)
            .filter(|table| !table.is_closed())
            .cloned()
    }

    /// A table as its log has it.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        Ok(self.load_with_last(id).await?.map(|(table, _)| table))
    }

    /// A table, and when something last happened there.
    async fn load_with_last(&self, id: &TableId) -> Result<Option<(Table, Millis)>, StoreError> {
        let events = self.store.events(&id.0, 0).await?;
        let entries: Result<Vec<Entry>, _> = events
            .iter()
            .map(|event| serde_json::from_str(&event.body))
            .collect();
        match entries {
            Ok(entries) => {
                let last = entries.last().map_or(Millis::ZERO, |entry| entry.at);
                Ok(Table::fold(&entries).map(|table| (table, last)))
            }
            Err(error) => {
                tracing::error!(table.id = %id, %error, "The log of table {id} cannot be read: {error}");
                Ok(None)
            }
        }
    }

    fn wake(&self, table: Table, last: Millis) -> mpsc::Sender<Message> {
        let (sender, inbox) = mpsc::channel(INBOX);
        let id = table.id().clone();
        let actor = Actor {
            table,
            store: self.store.clone(),
            inbox,
            myself: sender.downgrade(),
            bots: self.bots.clone(),
            bulletin: self.bulletin.clone(),
            watchers: Vec::new(),
            asked: None,
            questions: 0,
        };
        let mut live = locked(&self.live);
        live.retain(|_, table| !table.is_closed());
        live.insert(id, sender.clone());
        drop(live);
        // What ended before the last entry was counted when that was written.
        for &(from, to) in self.outages.iter().filter(|(_, to)| *to > last) {
            let input = Input::Outage { from, to };
            // The inbox is empty and larger than the list of outages.
            let _ = sender.try_send(Message::Do { input, reply: None });
        }
        tokio::spawn(actor.live());
        sender
    }

    /// Wakes every table at which a game is on, so that no clock is forgotten, and shows the public ones.
    pub(crate) async fn wake_unfinished(&self) -> Result<usize, StoreError> {
        let mut count = 0;
        for record in self.store.unfinished_tables().await? {
            let id = TableId(record.id);
            if record.summary.status == TableStatus::Playing {
                count += usize::from(self.find(&id).await?.is_some());
            } else if record.public
                && let Some(table) = self.load(&id).await?
            {
                self.bulletin.post(&table);
            }
        }
        Ok(count)
    }

    /// Tells everybody that the server stops.
    pub(crate) async fn close(&self, text: &str) {
        let tables: Vec<_> = locked(&self.live).values().cloned().collect();
        for table in tables {
            // One that is gone has nobody to tell.
            let _ = table.send(Message::Close(text.to_owned())).await;
        }
    }

    /// A table in a line, for somebody.
    pub(crate) async fn summary(
        &self,
        id: &TableId,
        person: &PersonId,
    ) -> Result<Option<TableSummary>, StoreError> {
        Ok(self.load(id).await?.map(|table| TableSummary {
            your_turn: table.person_to_move() == Some(person),
            ..summary(&table, Millis::ZERO)
        }))
    }
}

fn summary(table: &Table, updated: Millis) -> TableSummary {
    TableSummary {
        table: table.id().clone(),
        settings: table.settings().clone(),
        seats: table.seat_names(),
        status: table.status().word().to_owned(),
        updated,
        your_turn: false,
    }
}

impl Bulletin {
    /// Shows a public table on the front page, or takes it off.
    pub(crate) fn post(&self, table: &Table) {
        let mut open = locked(&self.open);
        let public = table.settings().visibility == Visibility::Public;
        let deserted = table.people().next().is_none();
        let changed = if public && !deserted && table.status() != Status::Over {
            let new = summary(table, crate::clock::now());
            let same = open.get(table.id()).is_some_and(|old| {
                TableSummary {
                    updated: new.updated,
                    ..old.clone()
                } == new
            });
            open.insert(table.id().clone(), new);
            !same
        } else {
            open.remove(table.id()).is_some()
        };
        drop(open);
        if changed {
            self.changed.send_modify(|count| *count += 1);
        }
    }

    /// Keeps the table's line in the store. It can be made anew from the log, so a failure is no loss.
    pub(crate) async fn keep_summary(&self, store: &Store, table: &Table) {
        let status = match table.status() {
            Status::Open => TableStatus::Open,
            Status::Playing => TableStatus::Playing,
            Status::Over => TableStatus::Finished,
        };
        let seats = table
            .seat_names()
            .into_iter()
            .zip(0..)
            .filter_map(|(name, seat)| {
                Some(SeatSummary {
                    seat,
                    person: table
                        .person_on(seat as usize)
                        .map(|person| person.0.clone()),
                    name: name?,
                    more: serde_json::Map::new(),
                })
            });
        let summary = store::TableSummary {
            status,
            seats: seats.collect(),
            updated_at: crate::clock::now().0,
        };
        if let Err(error) = store.update_summary(&table.id().0, &summary).await {
            tracing::warn!(table.id = %table.id(), %error, "A table's line was not stored: {error}");
        }
    }

    /// Keeps a finished game. Its log is there already, so it can be kept later too.
    pub(crate) async fn keep_game(&self, store: &Store, table: &Table) {
        let Some(game) = table.finished() else {
            return;
        };
        let GameSettings::Gimel(options) = &table.settings().game;
        let won = |seat: usize| matches!((game.result, seat), ("1-0", 0) | ("0-1", 1));
        let players = game
            .players
            .iter()
            .enumerate()
            .map(|(seat, (person, name))| GamePlayer {
                seat: seat as u32,
                person: person.as_ref().map(|person| person.0.clone()),
                name: name.clone(),
                won: won(seat),
            });
        let finished = FinishedGame {
            id: format!("{}-{}", table.id(), game.number),
            table: table.id().0.clone(),
            game: game.game.to_owned(),
            options: serde_json::to_string(options).unwrap_or_default(),
            result: game.result.to_owned(),
            reason: game.reason.clone(),
            started_at: game.started.0,
            ended_at: game.ended.0,
            players: players.collect(),
            record: game.record.clone(),
        };
        match store.add_game(&finished).await {
            Ok(_) => metrics::counter!("caravanserai_games_finished_total").increment(1),
            Err(error) => tracing::warn!(%error, "Game {} was not stored: {error}", finished.id),
        }
    }
}
