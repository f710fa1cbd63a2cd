//! Finds tables: hands messages to the live ones and wakes the sleeping ones from their logs.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use host::{Answer, needs_waking};
use protocol::TableSummary;
use store::{ChangedEvent, Store, StoreError, TableRecord, TableStatus};
use table::{
    Command, DschamalEvent, Entry, Event, FoldError, Input, Millis, PersonId, Sent, Status, Stored,
    Table, TableId, Visibility,
};
use tokio::sync::{mpsc, oneshot};

use super::actor::{Actor, Surroundings, written};
use super::bot::Bots;
use super::bulletin::{self, Bulletin};
use super::folded::{Ended, Folded, Line};
use super::message::Message;
use super::reader::{self, Loaded, TableError};

/// So many tables are woken at the same time.
const DOORS: usize = 64;
/// So many lines of tables are read at once when a house starts.
const PAGE: u32 = 200;
/// A store that does not answer then is asked again after so long.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the tables are waited for when the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// All tables of this server.
#[derive(Clone)]
pub(crate) struct Directory(Arc<Inner>);

pub(crate) struct Inner {
    around: Surroundings,
    live: Mutex<HashMap<TableId, mpsc::Sender<Message>>>,
    /// One table is woken by one at a time.
    waking: [tokio::sync::Mutex<()>; DOORS],
    hasher: RandomState,
    folded: Folded,
    /// Tables that whoever keeps the house has closed.
    shut: Mutex<HashSet<TableId>>,
    /// Times in which nobody could reach this server.
    outages: Vec<(Millis, Millis)>,
    /// Tables whose logs cannot be read, and why.
    quarantined: Mutex<HashMap<TableId, FoldError>>,
}

impl std::ops::Deref for Directory {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Directory {
    pub(crate) fn new(store: Store, idle: Duration, outages: Vec<(Millis, Millis)>) -> Directory {
        Directory(Arc::new(Inner {
            around: Surroundings {
                store,
                bots: Bots::new(),
                bulletin: Bulletin::new(),
                idle,
            },
            live: Mutex::default(),
            waking: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            hasher: RandomState::new(),
            folded: Folded::new(),
            shut: Mutex::default(),
            outages,
            quarantined: Mutex::default(),
        }))
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Message>>> {
        // The map is never left half-changed.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        let live = self.live();
        live.values().filter(|table| !table.is_closed()).count()
    }

    /// What is to be known of tables outside of them.
    pub(crate) fn bulletin(&self) -> &Bulletin {
        &self.around.bulletin
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
        let first = written(opened).map_err(|error| StoreError::Unexpected(error.to_string()))?;
        self.around.store.create_table(&new, &[first]).await?;
        Ok(())
    }

    /// Hands something to a table and waits for the answer; `None` if there is no such table.
    pub(crate) async fn act(
        &self,
        id: &TableId,
        input: Input,
    ) -> Result<Option<Answer>, TableError> {
        // A table that falls asleep at this very moment is woken again.
        for _ in 0..3 {
            let Some(table) = self.find(id).await? else {
                return Ok(None);
            };
            let (reply, answer) = oneshot::channel();
            let message = Message::Do {
                input: input.clone(),
                reply,
            };
            if table.send(message).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(Some(answer));
            }
        }
        Ok(Some(Answer::Unavailable))
    }

    /// Tells a table something without waiting; false if there is no such table.
    pub(crate) async fn tell(
        &self,
        id: &TableId,
        message: impl Fn() -> Message,
    ) -> Result<bool, TableError> {
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

    /// Tells a table something that a sleeping one need not know.
    pub(crate) async fn tell_if_awake(&self, id: &TableId, message: Message) {
        if let Some(table) = self.if_awake(id) {
            // It may have fallen asleep just now.
            let _ = table.send(message).await;
        }
    }

    /// A live table, woken if it sleeps.
    async fn find(&self, id: &TableId) -> Result<Option<mpsc::Sender<Message>>, TableError> {
        if self.is_shut(id) {
            return Ok(None);
        }
        if let Some(live) = self.if_awake(id) {
            return Ok(Some(live));
        }
        // One wakes, the others wait and find it awake.
        let door = self.hasher.hash_one(id) % DOORS as u64;
        let _waking = self.waking[door as usize].lock().await;
        if let Some(live) = self.if_awake(id) {
            return Ok(Some(live));
        }
        Ok(self.load(id).await?.map(|loaded| self.wake(loaded)))
    }

    fn if_awake(&self, id: &TableId) -> Option<mpsc::Sender<Message>> {
        let live = self.live();
        live.get(id).filter(|table| !table.is_closed()).cloned()
    }

    /// A table as its log has it; one that cannot be read is told of once, and looked at again after the next start.
    async fn load(&self, id: &TableId) -> Result<Option<Loaded>, TableError> {
        let known = self.quarantined().get(id).cloned();
        if let Some(fault) = known {
            return Err(TableError::Quarantined(fault));
        }
        let loaded = reader::load(&self.around.store, id).await;
        if let Err(TableError::Quarantined(fault)) = &loaded {
            tracing::error!(table.id = %id, %fault, "Table {id} is quarantined, its log cannot be read: {fault}");
            metrics::counter!("caravanserai_tables_quarantined_total").increment(1);
            self.quarantined().insert(id.clone(), fault.clone());
        }
        loaded
    }

    fn quarantined(&self) -> MutexGuard<'_, HashMap<TableId, FoldError>> {
        // The map is never left half-changed.
        self.quarantined
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(&self, loaded: Loaded) -> mpsc::Sender<Message> {
        let Loaded {
            table,
            last,
            snapshots,
        } = loaded;
        let id = table.id().clone();
        // What ended before the last entry was counted when that was written.
        let since = self.outages.iter();
        let since = since.map(|&(from, to)| (to - from.max(last)).max(Millis::ZERO));
        let lost = since.fold(Millis::ZERO, |sum, outage| sum + outage);
        let (sender, actor) = Actor::channel(table, lost, snapshots, self.around.clone());
        let mut live = self.live();
        live.retain(|_, table| !table.is_closed());
        live.insert(id, sender.clone());
        drop(live);
        tokio::spawn(actor.live());
        sender
    }

    /// Wakes every table at which a clock runs or a bot thinks, and shows the public ones: page by page, while the house is open
    /// already. A table that cannot be read or folded is told, and keeps no other from waking.
    pub(crate) async fn wake_unfinished(&self) -> usize {
        let (mut count, mut after) = (0, None);
        loop {
            let page = match self
                .around
                .store
                .unfinished_tables(after.as_deref(), PAGE)
                .await
            {
                Ok(page) => page,
                Err(error) => {
                    tracing::warn!(%error, "Tables are not woken yet: {error}");
                    tokio::time::sleep(AGAIN).await;
                    continue;
                }
            };
            for (id, why) in &page.unreadable {
                tracing::error!(table.id = %id, "Table {id} cannot be read and sleeps on: {why}");
            }
            for record in page.tables {
                let (id, tables) = (record.id.clone(), self.clone());
                // A task of its own: not even a log that cannot be folded stops the others.
                let waking = tokio::spawn(async move { tables.wake_if_needed(&record).await });
                let why = match waking.await {
                    Ok(Ok(woken)) => {
                        count += usize::from(woken);
                        continue;
                    }
                    Ok(Err(error)) => error.to_string(),
                    Err(error) => error.to_string(),
                };
                tracing::error!(table.id = %id, "Table {id} sleeps on: {why}");
            }
            after = page.next;
            if after.is_none() {
                return count;
            }
        }
    }

    async fn wake_if_needed(&self, record: &TableRecord) -> Result<bool, TableError> {
        let id = TableId(record.id.clone());
        let wanted = record.summary.status == TableStatus::Playing || record.public;
        if !wanted || self.is_shut(&id) {
            return Ok(false);
        }
        // Somebody may have come before us.
        let door = self.hasher.hash_one(&id) % DOORS as u64;
        let _waking = self.waking[door as usize].lock().await;
        if self.if_awake(&id).is_some() {
            return Ok(true);
        }
        let Some(loaded) = self.load(&id).await? else {
            return Ok(false);
        };
        let needed = needs_waking(&loaded.table);
        if needed {
            self.wake(loaded);
        } else {
            self.around.bulletin.post(&loaded.table);
        }
        Ok(needed)
    }

    /// Closes a table: whoever looks at it finds none any more, until it is opened again.
    pub(crate) async fn shut(&self, id: &TableId) {
        self.shut_ones().insert(id.clone());
        self.tell_if_awake(id, Message::Close).await;
        self.around.bulletin.take_off(id);
    }

    /// A table that was closed is found again.
    pub(crate) fn reopen(&self, id: &TableId) {
        self.shut_ones().remove(id);
    }

    pub(crate) fn is_shut(&self, id: &TableId) -> bool {
        self.shut_ones().contains(id)
    }

    fn shut_ones(&self) -> MutexGuard<'_, HashSet<TableId>> {
        // The set is never left half-changed.
        self.shut.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops all tables, after what they are doing.
    pub(crate) async fn close(&self) {
        let tables: Vec<_> = self.live().values().cloned().collect();
        let all = async {
            for table in &tables {
                // One that is gone already has nothing to stop.
                let _ = table.send(Message::Close).await;
            }
            for table in &tables {
                table.closed().await;
            }
        };
        if tokio::time::timeout(PATIENCE, all).await.is_err() {
            tracing::warn!("Some tables did not stop in time");
        }
    }

    /// Somebody is forgotten: gone from every table, so that nobody waits for them, and their name and words from every log.
    pub(crate) async fn forget(&self, who: &PersonId) -> Result<(), TableError> {
        let tables = self.around.store.tables_mentioning(&who.0).await?;
        let tables: Vec<TableId> = tables.into_iter().map(TableId).collect();
        let mut changed = Vec::new();
        for table in &tables {
            let log = match self.act(table, leaving(who)).await {
                // Who has left already is refused, and gone all the same.
                Ok(_) => reader::log(&self.around.store, table).await,
                Err(error) => Err(error),
            };
            let log = match log {
                Ok(log) => log,
                Err(TableError::Quarantined(fault)) => {
                    // Nobody can say what in it is about whom; it is shown to nobody either.
                    tracing::warn!(table.id = %table, "Somebody is forgotten, but not in the quarantined log of table {table}: {fault}");
                    continue;
                }
                Err(error) => return Err(error),
            };
            for entry in table::forgotten(&log, who, store::DELETED_PLAYER) {
                changed.push(ChangedEvent {
                    table: table.0.clone(),
                    seq: entry.seq(),
                    body: entry
                        .write()
                        .map_err(|error| StoreError::Unexpected(error.to_string()))?,
                });
            }
        }
        self.around.store.delete_person(&who.0, &changed).await?;
        self.folded.forget();
        for table in &tables {
            // It remembers the old log; woken again, it knows only the new one.
            self.tell_if_awake(table, Message::Close).await;
        }
        Ok(())
    }

    /// A table as it was when a game at it was over, and the reaches of that game. `None` while it is on.
    pub(crate) async fn at_the_end(
        &self,
        table: &TableId,
        game: &str,
    ) -> Result<Option<Ended>, TableError> {
        if let Some(known) = self.folded.game(game) {
            return Ok(Some(known));
        }
        // Never closed: who waits gets a turn.
        let _turn = self.folded.turns.acquire().await;
        metrics::counter!("caravanserai_logs_read_total").increment(1);
        let log = reader::log(&self.around.store, table).await?;
        let (table, name) = (table.clone(), game.to_owned());
        let ended = tokio::task::spawn_blocking(move || end_of(log, &table, &name)).await;
        let ended = match ended {
            Ok(ended) => ended.map_err(TableError::Quarantined)?.map(Arc::new),
            Err(error) => {
                tracing::error!(%error, "A log could not be folded: {error}");
                None
            }
        };
        if let Some(ended) = &ended {
            self.folded.remember_game(game, Arc::clone(ended));
        }
        Ok(ended)
    }

    /// A table in a line, for somebody.
    pub(crate) async fn summary(
        &self,
        record: &TableRecord,
        person: &PersonId,
    ) -> Result<Option<TableSummary>, TableError> {
        let id = TableId(record.id.clone());
        let line = match self.folded.line(&id, record.last_seq) {
            Some(line) => line,
            None => {
                // Never closed: who waits gets a turn.
                let _turn = self.folded.turns.acquire().await;
                metrics::counter!("caravanserai_logs_read_total").increment(1);
                let Some(Loaded { table, .. }) = self.load(&id).await? else {
                    return Ok(None);
                };
                let line = Line {
                    to_move: table.person_to_move().cloned(),
                    summary: bulletin::line(&table, Millis::ZERO),
                };
                self.folded.remember_line(id, table.seq(), line.clone());
                line
            }
        };
        Ok(Some(TableSummary {
            your_turn: line.to_move.as_ref() == Some(person),
            ..line.summary
        }))
    }
}

fn end_of(
    log: Vec<Stored>,
    table: &TableId,
    game: &str,
) -> Result<Option<(Table, Vec<u32>)>, FoldError> {
    let mut log = log.into_iter();
    let Some(first) = log.next() else {
        return Ok(None);
    };
    let mut folded = Table::begin(first)?;
    let mut reaches = Vec::new();
    for stored in log {
        let before = folded.status();
        let entry = folded.take(stored)?;
        match entry.event {
            Event::Dschamal(DschamalEvent::Begun { .. }) => reaches.clear(),
            Event::Dschamal(DschamalEvent::Called { number, .. }) => reaches.push(number),
            Event::Dschamal(_) | Event::People(_) | Event::Gimel(_) => {}
        }
        if before == Status::Playing && folded.status() == Status::Over {
            let number = folded.finished().map(|finished| finished.number);
            if number.is_some_and(|number| bulletin::game_id(table, number) == game) {
                return Ok(Some((folded, reaches)));
            }
        }
    }
    Ok(None)
}

/// Somebody goes away for good.
fn leaving(who: &PersonId) -> Input {
    Input::Person {
        who: who.clone(),
        sent: Sent {
            client: format!("{}/leaving", who.0),
            number: 1,
        },
        lag: Millis::ZERO,
        command: Command::Leave,
    }
}
