//! A live table: takes messages one by one, stores what follows, and only then shows it.

use std::time::Duration;

use store::{AppendError, NewEvent, Store, TableStatus};
use table::{Command, Entry, Event, Input, Millis, Play, Refusal, SeatNumber, Table};
use tokio::sync::{mpsc, oneshot};

use super::bag::{HandCame, LiveBag};
use super::bot::Bots;
use super::bulletin::Bulletin;
use super::watcher::{self, Chat, Watcher};
use super::wood::{HoldCame, LiveWood};
use crate::clock::now;
use crate::problem::NOT_STORED;
use crate::sockets::HangUp;

/// What could not be stored is tried again after so long.
const RETRY: Duration = Duration::from_secs(1);

/// What can be asked of a live table.
#[derive(Debug)]
pub(crate) enum Message {
    /// Something reaches the table.
    Do {
        /// What.
        input: Input,
        /// Where the answer goes.
        reply: oneshot::Sender<Answer>,
    },
    /// A bot has thought.
    Thought {
        /// The number of the question it answers.
        number: u64,
        /// Where it sits.
        seat: SeatNumber,
        /// What it wants.
        command: Command,
    },
    /// A hand in the bag did something.
    Hand(HandCame),
    /// A hand that builds did something.
    Hold(HoldCame),
    /// A window wants to look.
    Watch(Watcher),
    /// A window no longer looks.
    Unwatch(u64),
    /// The server stops.
    Close,
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

/// Does the actor go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    GoOn,
    Stop,
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
    /// A table that nobody needs is put to sleep after so long.
    pub(crate) idle: Duration,
    /// How long nobody could reach the table since its last entry; the log does not know it yet.
    pub(crate) lost: Millis,
    /// Since when nothing can be stored.
    pub(crate) stuck_since: Option<Millis>,
    /// The question that a bot is thinking about.
    pub(crate) question: Option<u64>,
    pub(crate) questions: u64,
    /// Hands in the bag.
    pub(crate) bag: LiveBag,
    /// The tower that is being built.
    pub(crate) wood: LiveWood,
    /// The entry after which a bot's choice was refused: it is not tried again before something happens.
    pub(crate) refused_at: Option<u64>,
}

impl Actor {
    /// Lives until nobody needs the table any more.
    #[tracing::instrument(name = "table", skip_all, fields(table.id = %self.table.id()))]
    pub(crate) async fn live(mut self) {
        self.bulletin.post(&self.table);
        let mut then = self.time_passed().await;
        while then == Then::GoOn {
            self.bag.follow(&self.table, &self.watchers).await;
            self.wood.follow(&self.table, now()).await;
            let (due, idle) = (self.due(), self.is_idle());
            then = tokio::select! {
                // What was sent comes before what is due.
                biased;
                message = self.inbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => Then::Stop,
                },
                () = due => self.time_passed().await,
                () = tokio::time::sleep(self.idle), if idle => Then::Stop,
            };
        }
        // No new message comes in; those that did are answered before the state is dropped.
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.take(message).await;
        }
        for watcher in &self.watchers {
            watcher.line.hang_up(HangUp::LookAgain);
        }
        tracing::debug!("Table {} sleeps", self.table.id());
    }

    /// Nobody looks, no clock runs, no bot thinks, no hand is in the bag.
    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && !needs_waking(&self.table)
    }

    /// Waits until something is due: a clock, a bot's choice, the bag, or another attempt to store.
    fn due(&self) -> impl Future<Output = ()> + use<> {
        let stuck = self.stuck_since.is_some();
        let choice = self.bot_choice().map(|(_, at)| at);
        let beside = self.bag.wake_at().into_iter().chain(self.wood.wake_at());
        let wake_at = self.table.wake_at().into_iter().chain(choice);
        let wake_at = wake_at.chain(beside).min();
        async move {
            if stuck {
                tokio::time::sleep(RETRY).await;
            } else {
                until(wake_at).await;
            }
        }
    }

    async fn time_passed(&mut self) -> Then {
        let now = now();
        let mut inputs = self.bag.go_on(now, &self.table, &self.watchers);
        inputs.extend(self.wood.go_on(now, &self.table, &self.watchers));
        // While hands are in the bag it is looked at many times a second, and hardly ever is anything else due.
        let waited = self.stuck_since.is_some() || self.lost > Millis::ZERO;
        if waited || self.table.wake_at().is_some_and(|at| at <= now) {
            inputs.push(Input::Time);
        }
        let choice = self.bot_choice().filter(|(_, at)| *at <= now);
        inputs.extend(choice.map(|(input, _)| input));
        for input in inputs {
            let (seq, bot) = (self.table.seq(), matches!(input, Input::Bot { .. }));
            let wood = matches!(input, Input::Built(_));
            let (answer, then) = self.handle(input).await;
            if let Answer::Refused(refusal) = answer {
                tracing::warn!("What happened by itself was refused: {refusal}");
                self.refused_at = bot.then_some(seq);
                if wood {
                    self.wood.give_up();
                }
            }
            if then == Then::Stop {
                return then;
            }
        }
        self.ask_bot();
        Then::GoOn
    }

    /// What a bot wants to choose in a game of Dschamál, and when.
    fn bot_choice(&self) -> Option<(Input, Millis)> {
        let (seat, command, at) = self.table.bot_due()?;
        let tried = self.refused_at == Some(self.table.seq());
        (!tried).then_some((Input::Bot { seat, command }, at))
    }

    async fn take(&mut self, message: Message) -> Then {
        match message {
            Message::Do { input, reply } => {
                let (answer, then) = self.handle(input).await;
                // Who asked may be gone; what was done is done.
                let _ = reply.send(answer);
                then
            }
            Message::Thought {
                number,
                seat,
                command,
            } if self.question == Some(number) => {
                self.question = None;
                let (answer, then) = self.handle(Input::Bot { seat, command }).await;
                if let Answer::Refused(refusal) = answer {
                    tracing::error!("A bot was refused: {refusal}");
                }
                then
            }
            Message::Hand(came) => match self.bag.take(&self.table, &came) {
                // Refused if nobody waits for that hand.
                Some(too_early) => self.handle(too_early).await.1,
                None => Then::GoOn,
            },
            Message::Hold(came) => {
                self.wood.take(&self.table, &came);
                self.time_passed().await
            }
            // The position it thought about is not on the table any more.
            Message::Thought { .. } => Then::GoOn,
            Message::Watch(watcher) => {
                self.set_window(&watcher, true);
                watcher::show(&self.table, now(), Chat::Shown, [&watcher]);
                self.wood.show(&self.table, &watcher);
                self.watchers.push(watcher);
                Then::GoOn
            }
            Message::Unwatch(id) => {
                if let Some(index) = self.watchers.iter().position(|watcher| watcher.id == id) {
                    let gone = self.watchers.swap_remove(index);
                    self.set_window(&gone, false);
                }
                Then::GoOn
            }
            Message::Close => Then::Stop,
        }
    }

    /// A window opens or closes; those who see who is away are shown.
    fn set_window(&mut self, watcher: &Watcher, open: bool) {
        let known = watcher
            .person
            .as_ref()
            .filter(|who| !self.table.is_new(who));
        if let Some(person) = known {
            self.table.set_window(person, open, now());
            self.show(Chat::AsBefore);
            self.bulletin.post(&self.table);
        }
    }

    /// Takes an input, and says whether the table is still ours.
    async fn handle(&mut self, input: Input) -> (Answer, Then) {
        match self.try_to_handle(&input).await {
            Ok(answer) => (answer, Then::GoOn),
            Err(error) => {
                tracing::warn!(%error, "Entries of table {} were not stored: {error}", self.table.id());
                self.stuck_since.get_or_insert_with(now);
                // Somebody else writes this log: what we hold is not the truth any more.
                let then = match error {
                    AppendError::Conflict { .. } | AppendError::NoSuchTable(_) => Then::Stop,
                    AppendError::Unavailable(_) => Then::GoOn,
                };
                (Answer::Unavailable(NOT_STORED.to_owned()), then)
            }
        }
    }

    /// Time that nobody could use comes first: no clock falls for it.
    async fn try_to_handle(&mut self, input: &Input) -> Result<Answer, AppendError> {
        let to = now();
        let stuck = self.stuck_since.map_or(Millis::ZERO, |since| to - since);
        let from = to - stuck - self.lost;
        if from < to {
            self.commit(&Input::Outage { from, to }).await?;
        }
        self.lost = Millis::ZERO;
        self.stuck_since = None;
        self.commit(input).await
    }

    /// Decides, stores, applies, shows: in this order, so that nobody sees what could be lost.
    async fn commit(&mut self, input: &Input) -> Result<Answer, AppendError> {
        let unavailable = |error: String| AppendError::Unavailable(error);
        let moment = crate::random::moment().map_err(|error| unavailable(error.to_string()))?;
        let entries = match self.table.decide(moment, input) {
            Ok(entries) if entries.is_empty() => return Ok(Answer::Done(self.table.seq())),
            Ok(entries) => entries,
            Err(refusal) => return Ok(Answer::Refused(refusal)),
        };
        let any = |wanted: fn(&Event) -> bool| entries.iter().any(|entry| wanted(&entry.event));
        if any(|event| matches!(event, Event::Started { .. } | Event::Begun { .. })) {
            // Said before it is so: a restart looks for running clocks where a game is said to be on.
            let said = self
                .bulletin
                .keep_line(&self.store, &self.table, TableStatus::Playing);
            said.await.map_err(|error| unavailable(error.to_string()))?;
        }
        self.append(&entries).await?;
        let before = self.table.status();
        for entry in &entries {
            self.fold(entry);
        }
        let chat = if any(|event| matches!(event, Event::Said { .. })) {
            Chat::Shown
        } else {
            Chat::AsBefore
        };
        self.show(chat);
        let everyday = |event: &Event| matches!(event, Event::Moved { .. } | Event::Said { .. });
        let changed = before != self.table.status();
        if changed || !entries.iter().all(|entry| everyday(&entry.event)) {
            self.bulletin.tell(&self.store, before, &self.table).await;
        }
        if any(changes_position) {
            self.question = None;
        }
        self.ask_bot();
        Ok(Answer::Done(self.table.seq()))
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
                self.table.set_window(&person, true, now());
            }
        }
    }

    /// Shows everybody the table.
    fn show(&self, chat: Chat) {
        watcher::show(&self.table, now(), chat, &self.watchers);
    }

    /// Asks a bot for its move, once for each position.
    fn ask_bot(&mut self) {
        let play = self.table.play().and_then(Play::gimel);
        let (Some((seat, level)), Some(play)) = (self.table.bot_to_move(), play) else {
            return;
        };
        if self.question.is_none() {
            self.questions += 1;
            self.question = Some(self.questions);
            let game = play.game.clone();
            self.bots
                .ask(self.myself.clone(), self.questions, seat, level, game);
        }
    }
}

/// Does something happen at this table by itself: does a clock run, does a bot think, is a hand in the bag?
pub(crate) fn needs_waking(table: &Table) -> bool {
    let bot_builds = table.build().is_some_and(|order| order.bot.is_some());
    let bot = table.bot_to_move().is_some() || table.bot_due().is_some() || bot_builds;
    bot || table.wake_at().is_some()
}

fn changes_position(event: &Event) -> bool {
    matches!(
        event,
        Event::Started { .. } | Event::Moved { .. } | Event::TurnTimedOut | Event::TakenBack { .. }
    )
}

fn written(entry: &Entry) -> serde_json::Result<NewEvent> {
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
