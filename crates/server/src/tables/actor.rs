//! A live table: a task that hands its host what comes, one by one, and carries out what the host answers.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use host::{Answer, Host, HostInput, Make, NotAppended, Output, Window};
use protocol::ServerMessage;
use store::{AppendError, NewEvent, Store};
use table::{Entry, Event, Millis, PeopleEvent, Refusal, Table};
use tokio::sync::{mpsc, oneshot};

use super::bot::{Asker, Bots, Thinking};
use super::bulletin::{self, Bulletin};
use super::lines::Lines;
use super::message::Message;
use super::reports;
use super::snapshots::Snapshots;
use crate::clock::now;

/// How many messages may wait for a table.
const INBOX: usize = 256;

/// What every live table of a server shares.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) store: Store,
    pub(crate) bots: Bots,
    pub(crate) bulletin: Bulletin,
    /// A table that nobody needs is put to sleep after so long.
    pub(crate) idle: Duration,
}

/// The actor of one table.
pub(crate) struct Actor {
    host: Host,
    around: Surroundings,
    inbox: mpsc::Receiver<Message>,
    myself: mpsc::WeakSender<Message>,
    lines: Lines,
    /// Who waits for an answer, by the number that the host was given.
    asked: HashMap<u64, oneshot::Sender<Answer>>,
    tickets: u64,
    /// The bot that thinks; forgotten, it stops.
    thinking: Option<Thinking>,
    wake_at: Option<Millis>,
    /// Where the table is written down whole.
    snapshots: Snapshots,
    stops: bool,
}

impl Actor {
    /// The actor of a table that was folded from its log, and the way to it. `lost` is how long nobody could reach the table.
    pub(crate) fn channel(
        table: Table,
        lost: Millis,
        snapshots: Snapshots,
        around: Surroundings,
    ) -> (mpsc::Sender<Message>, Actor) {
        let (sender, inbox) = mpsc::channel(INBOX);
        let actor = Actor {
            host: Host::new(table, lost),
            around,
            inbox,
            myself: sender.downgrade(),
            lines: Lines::default(),
            asked: HashMap::new(),
            tickets: 0,
            thinking: None,
            wake_at: None,
            snapshots,
            stops: false,
        };
        (sender, actor)
    }

    /// Lives until nobody needs the table any more.
    #[tracing::instrument(name = "table", skip_all, fields(table.id = %self.host.table().id()))]
    pub(crate) async fn live(mut self) {
        self.around.bulletin.post(self.host.table());
        // A long log that had to be folded is not folded again.
        self.snapshots.after(self.host.table());
        self.happens(HostInput::Time).await;
        while !self.stops {
            let (due, idle) = (until(self.wake_at), self.host.is_idle());
            tokio::select! {
                // What was sent comes before what is due.
                biased;
                message = self.inbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => break,
                },
                () = due => self.happens(HostInput::Time).await,
                () = tokio::time::sleep(self.around.idle), if idle => break,
            }
        }
        // No new message comes in; those that did are answered before the state is dropped.
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.take(message).await;
        }
        self.stop_thinking(None);
        self.lines.hang_up();
        self.snapshots.before_sleep(self.host.table()).await;
        tracing::debug!("Table {} sleeps", self.host.table().id());
    }

    async fn take(&mut self, message: Message) {
        let input = match message {
            Message::Do { input, reply } => {
                self.tickets += 1;
                let ticket = self.tickets;
                self.asked.insert(ticket, reply);
                HostInput::Do { ticket, input }
            }
            Message::Hand(came) => HostInput::Hand(came),
            Message::Hold(came) => HostInput::Hold(came),
            Message::Thought { question, thought } => HostInput::Thought { question, thought },
            Message::Made(made) => HostInput::Made(made),
            Message::NotMade(what) => HostInput::NotMade(what),
            Message::Watch(watcher) => {
                self.lines.open(watcher.id, watcher.line);
                HostInput::Watch(Window {
                    id: watcher.id,
                    person: watcher.person,
                })
            }
            Message::Unwatch(id) => {
                self.lines.close(id);
                HostInput::Unwatch(id)
            }
            Message::Close => {
                self.stops = true;
                return;
            }
        };
        self.happens(input).await;
    }

    /// Something happens: what follows is carried out, in its order.
    async fn happens(&mut self, input: HostInput) {
        let mut outputs = VecDeque::from(self.handle(input));
        while let Some(output) = outputs.pop_front() {
            outputs.extend(self.carry_out(output).await);
        }
    }

    fn handle(&mut self, input: HostInput) -> Vec<Output> {
        match crate::random::moment() {
            Ok(moment) => self.host.handle(moment, input),
            Err(error) => {
                // Whoever can foresee chance can cheat: then rather no table. What is stored is found again.
                tracing::error!(%error, "A table stops: {error}");
                self.stops = true;
                Vec::new()
            }
        }
    }

    /// Carries something out, and answers what follows from that.
    async fn carry_out(&mut self, output: Output) -> Vec<Output> {
        let id = self.host.table().id();
        match output {
            Output::Append(entries) => {
                let stored = self.append(&entries).await;
                let outputs = self.handle(stored);
                self.snapshots.after(self.host.table());
                return outputs;
            }
            Output::Answer { ticket, answer } => {
                if let Some(reply) = self.asked.remove(&ticket) {
                    // Who asked may be gone; what was done is done.
                    let _ = reply.send(answer);
                }
            }
            Output::Show { to, chat } => self.lines.show(&self.host, to, chat),
            Output::Listing | Output::Attendance => self.around.bulletin.post(self.host.table()),
            Output::SentAway { windows } => {
                let refused = ServerMessage::Refused {
                    table: id.clone(),
                    number: 0,
                    text: Refusal::SentAway.to_string(),
                    refusal: Refusal::SentAway,
                };
                self.lines.turn_away(&windows, &refused);
            }
            Output::Touch {
                windows,
                reach,
                felt,
            } => self.lines.touch(id, &windows, reach, &felt),
            Output::Broadcast { to, what } => self.lines.broadcast(id, to, what),
            Output::Think(question) => {
                let thinking =
                    self.around
                        .bots
                        .ask(self.myself.clone(), asker(self.host.table()), question);
                self.thinking = Some(thinking);
            }
            Output::StopThinking { question } => self.stop_thinking(Some(question)),
            Output::Make(make) => self.make(make),
            Output::WakeAt(at) => self.wake_at = at,
            Output::Refused(refused) => {
                let (what, why) = (&refused.input, &refused.why);
                tracing::warn!(?what, "What happened by itself was refused: {why}");
            }
            Output::Close => self.stops = true,
        }
        Vec::new()
    }

    /// Stops a thought, or any.
    fn stop_thinking(&mut self, question: Option<u64>) {
        let mine = |thinking: &mut Thinking| question.is_none_or(|it| it == thinking.number);
        drop(self.thinking.take_if(mine));
    }

    /// Sixty pieces settle in a bag, a bot tries many places for a piece: others need not wait for it.
    fn make(&self, make: Make) {
        let counted = match make {
            Make::Hands { .. } => "caravanserai_reaches_total",
            Make::Building { .. } => "caravanserai_buildings_total",
        };
        metrics::counter!(counted).increment(1);
        let links = make.links(|window| self.lines.link(window));
        let (what, table) = (make.what(), self.myself.clone());
        tokio::spawn(async move {
            let made = tokio::task::spawn_blocking(move || make.carry_out(&links)).await;
            let message = match made {
                Ok(made) => Message::Made(made),
                Err(error) => {
                    tracing::error!(%error, "{what:?} could not be made: {error}");
                    Message::NotMade(what)
                }
            };
            if let Some(table) = table.upgrade() {
                // A table that is gone needs nothing.
                let _ = table.send(message).await;
            }
        });
    }

    async fn append(&self, entries: &Arc<[Entry]>) -> HostInput {
        let table = self.host.table().id();
        match self.try_to_append(entries).await {
            Ok(()) => {
                metrics::counter!("caravanserai_entries_stored_total")
                    .increment(entries.len() as u64);
                HostInput::Appended
            }
            Err(error) => {
                tracing::warn!(%error, "Entries of table {table} were not stored: {error}");
                HostInput::NotAppended(match error {
                    AppendError::Conflict { .. } | AppendError::NoSuchTable(_) => {
                        NotAppended::Conflict
                    }
                    AppendError::Unavailable(_) => NotAppended::Unavailable,
                })
            }
        }
    }

    /// The entries and what they change of lists and archive: all of it, or nothing.
    async fn try_to_append(&self, entries: &[Entry]) -> Result<(), AppendError> {
        let unavailable = |error: String| AppendError::Unavailable(error);
        let (store, table) = (&self.around.store, self.host.table());
        let new: Result<Vec<NewEvent>, _> = entries.iter().map(written).collect();
        let new = new.map_err(|error| unavailable(error.to_string()))?;
        let projection = bulletin::projection(table, entries);
        let projection = projection.map_err(|fault| unavailable(fault.to_string()))?;
        store
            .append(&table.id().0, table.seq(), &new, &projection)
            .await?;
        if projection.game.is_some() {
            metrics::counter!("caravanserai_games_finished_total").increment(1);
        }
        let is_report =
            |entry: &Entry| matches!(entry.event, Event::People(PeopleEvent::Reported { .. }));
        if entries.iter().any(is_report) {
            reports::keep(store, table, entries).await;
        }
        Ok(())
    }
}

/// Whose share of the thinking a bot at this table takes.
fn asker(table: &Table) -> Asker {
    let seats = 0..table.settings().game.seats();
    let mut people = seats.filter_map(|seat| table.person_on(seat));
    let id = table.id();
    Asker {
        table: id.clone(),
        person: people.next().map_or(&id.0, |person| &person.0).clone(),
    }
}

pub(super) fn written(entry: &Entry) -> serde_json::Result<NewEvent> {
    Ok(NewEvent {
        at: entry.at.0,
        kind: entry.event.kind().to_owned(),
        body: serde_json::to_string(entry)?,
    })
}

/// Sleeps until an instant of the house's clock; for ever without one.
async fn until(instant: Option<Millis>) {
    let Some(instant) = instant else {
        return std::future::pending().await;
    };
    let wait = u64::try_from((instant - now()).0).unwrap_or(0);
    crate::clock::sleep(Duration::from_millis(wait)).await;
}
