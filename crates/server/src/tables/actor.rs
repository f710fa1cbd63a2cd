//! A live table: takes messages one by one, stores what follows, and only then shows it.

use std::time::Duration;

use store::{AppendError, NewEvent, Store};
use table::{Entry, Event, Input, Millis, Refusal, SeatNumber, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::bot::Bots;
use super::directory::Bulletin;
use super::watcher::Watcher;

/// A table without watchers and without a running clock is put to sleep after so long.
const IDLE: Duration = Duration::from_secs(120);

/// What can be asked of a live table.
#[derive(Debug)]
pub(crate) enum Message {
    /// Something reaches the table.
    Do {
        /// What.
        input: Input,
        /// Where the answer goes, if anybody waits for one.
        reply: Option<oneshot::Sender<Answer>>,
    },
    /// A window wants to look.
    Watch(Watcher),
    /// A window no longer looks.
    Unwatch(u64),
    /// The server stops: tell everybody.
    Close(String),
}

/// What became of an input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It is stored; this is the number of the last entry.
    Done(u64),
    /// The table refused.
    Refused(Refusal),
    /// It could not be stored; nothing changed.
    Unavailable(String),
}

/// The actor of one table.
pub(crate) struct Actor {
    pub(crate) table: Table,
    pub(crate) store: Store,
    pub(crate) inbox: mpsc::Receiver<Message>,
    pub(crate) myself: mpsc::WeakSender<Message>,
    pub(crate) bots: Bots,
    pub(crate) bulletin: Bulletin,
    pub(crate) watchers: Vec<Watcher>,
    /// The seat and ply for which a bot was asked already.
    pub(crate) asked: Option<(SeatNumber, usize)>,
}

impl Actor {
    /// Lives until nobody needs the table any more.
    #[tracing::instrument(name = "table", skip_all, fields(table.id = %self.table.id()))]
    pub(crate) async fn live(mut self) {
        self.ask_bot();
        self.bulletin.post(&self.table);
        loop {
            let message = tokio::select! {
                message = self.inbox.recv() => message,
                () = until(self.table.wake_at()) => {
                    self.handle(Input::Time).await;
                    continue;
                }
                () = tokio::time::sleep(IDLE), if self.is_idle() => None,
            };
            let Some(message) = message else {
                break;
            };
            if !self.take(message).await {
                break;
            }
        }
        // No new message comes in; those that did are answered before the state is dropped.
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.take(message).await;
        }
        tracing::debug!("Table {} sleeps", self.table.id());
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && !self.table.is_playing()
    }

    /// False when the actor has to stop.
    async fn take(&mut self, message: Message) -> bool {
        match message {
            Message::Do { input, reply } => {
                let (answer, alive) = self.handle(input).await;
                if let Some(reply) = reply {
                    // Who asked may be gone; what was done is done.
                    let _ = reply.send(answer);
                }
                alive
            }
            Message::Watch(watcher) => {
                self.set_window(&watcher, true);
                self.watchers.push(watcher);
                self.show(false);
                true
            }
            Message::Unwatch(id) => {
                if let Some(index) = self.watchers.iter().position(|watcher| watcher.id == id) {
                    let gone = self.watchers.swap_remove(index);
                    self.set_window(&gone, false);
                    self.show(true);
                }
                true
            }
            Message::Close(text) => {
                for watcher in &self.watchers {
                    watcher.send(&protocol::ServerMessage::Closing { text: text.clone() });
                }
                false
            }
        }
    }

    fn set_window(&mut self, watcher: &Watcher, open: bool) {
        if let Some(person) = &watcher.person {
            self.table.set_window(person, open);
        }
    }

    /// Decides, stores, applies, shows: in this order, so that nobody sees what could be lost.
    async fn handle(&mut self, input: Input) -> (Answer, bool) {
        let moment = match crate::random::moment() {
            Ok(moment) => moment,
            Err(error) => return (Answer::Unavailable(error.to_string()), true),
        };
        let entries = match self.table.decide(moment, &input) {
            Ok(entries) if entries.is_empty() => return (Answer::Done(self.table.seq()), true),
            Ok(entries) => entries,
            Err(refusal) => return (Answer::Refused(refusal), true),
        };
        if let Err(error) = self.append(&entries).await {
            // Somebody else writes this log: what we hold is not the truth any more.
            let alive = !matches!(error, AppendError::Conflict { .. });
            tracing::warn!(%error, "Entries of table {} were not stored: {error}", self.table.id());
            return (Answer::Unavailable(error.to_string()), alive);
        }
        let was_playing = self.table.is_playing();
        for entry in &entries {
            self.fold(entry);
        }
        if was_playing && !self.table.is_playing() {
            self.bulletin.keep_game(&self.store, &self.table).await;
        }
        let chatted = entries
            .iter()
            .any(|entry| matches!(entry.event, Event::Said { .. }));
        self.show(!chatted);
        if entries
            .iter()
            .any(|entry| !matches!(entry.event, Event::Moved { .. } | Event::Said { .. }))
        {
            self.bulletin.keep_summary(&self.store, &self.table).await;
        }
        self.bulletin.post(&self.table);
        self.ask_bot();
        (Answer::Done(self.table.seq()), true)
    }

    async fn append(&self, entries: &[Entry]) -> Result<u64, AppendError> {
        let new: Result<Vec<NewEvent>, _> = entries.iter().map(written).collect();
        let new = new.map_err(|error| AppendError::Unavailable(error.to_string()))?;
        let last = self
            .store
            .append(&self.table.id().0, self.table.seq(), &new)
            .await?;
        metrics::counter!("caravanserai_entries_stored_total").increment(entries.len() as u64);
        Ok(last)
    }

    /// Who joins with an open window is here.
    fn fold(&mut self, entry: &Entry) {
        let new = match &entry.event {
            Event::Joined { person, .. } => self.table.is_new(person).then(|| person.clone()),
            _ => None,
        };
        self.table.apply(entry);
        if let Some(person) = new {
            let windows = self
                .watchers
                .iter()
                .filter(|watcher| watcher.person.as_ref() == Some(&person));
            for _ in 0..windows.count() {
                self.table.set_window(&person, true);
            }
        }
    }

    /// Shows everybody the table; who cannot keep up is let go and connects again.
    fn show(&mut self, quiet: bool) {
        let table = &self.table;
        self.watchers.retain(|watcher| watcher.show(table, quiet));
    }

    /// Asks a bot for its move, once for each position.
    fn ask_bot(&mut self) {
        let (Some((seat, level)), Some(play)) = (self.table.bot_to_move(), self.table.play())
        else {
            return;
        };
        let ply = play.game.entries().len();
        if self.asked != Some((seat, ply)) {
            self.asked = Some((seat, ply));
            self.bots
                .ask(self.myself.clone(), seat, level, play.game.clone());
        }
    }
}

fn written(entry: &Entry) -> serde_json::Result<NewEvent> {
    Ok(NewEvent {
        at: entry.at.0,
        kind: entry.event.kind().to_owned(),
        body: serde_json::to_string(entry)?,
    })
}

/// Sleeps until an instant of the wall clock; for ever without one.
async fn until(instant: Option<Millis>) {
    let Some(instant) = instant else {
        return std::future::pending().await;
    };
    let wait = u64::try_from((instant - crate::clock::now()).0).unwrap_or(0);
    tokio::time::sleep_until(Instant::now() + Duration::from_millis(wait)).await;
}
