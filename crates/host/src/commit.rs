//! How something becomes true: decided, stored, applied and only then shown; and what happens when it cannot be stored.

use std::collections::VecDeque;
use std::sync::Arc;

use table::{Entry, Event, FoldError, GimelEvent, Input, Millis, PeopleEvent};

use crate::host::{Host, RETRY, Turn};
use crate::input::NotAppended;
use crate::output::{Answer, Audience, Chat, Output, Refused};

/// A store that takes longer for some entries holds the game up.
const SLOW: Millis = Millis(500);

/// Where an input came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Somebody waits for the answer.
    Asked(u64),
    /// A hand that came too early.
    Hand,
    /// Hands are out of the bag.
    Reached,
    /// A tower was built.
    Built,
    /// A bot's choice in a game of Dschamál.
    Choice,
    /// A bot's move in Gimel.
    Thought,
    /// Time has passed.
    Time,
    /// Time that nobody could use.
    Outage,
}

struct Job {
    cause: Cause,
    input: Input,
}

/// What waits to be stored.
struct Appending {
    entries: Arc<[Entry]>,
    cause: Cause,
    /// When it was decided.
    since: Millis,
}

/// Nothing can be stored.
struct Stuck {
    since: Millis,
    retry_at: Millis,
}

/// What is to become true, one after the other.
pub(crate) struct Commits {
    jobs: VecDeque<Job>,
    appending: Option<Appending>,
    /// How long nobody could reach the table since its last entry.
    lost: Millis,
    /// As much of that as is being written down.
    counted: Millis,
    stuck: Option<Stuck>,
    /// Somebody else writes this log.
    closed: bool,
}

impl Commits {
    pub(crate) fn new(lost: Millis) -> Commits {
        Commits {
            jobs: VecDeque::new(),
            appending: None,
            lost,
            counted: Millis::ZERO,
            stuck: None,
            closed: false,
        }
    }

    pub(crate) fn queue(&mut self, cause: Cause, input: Input) {
        self.jobs.push_back(Job { cause, input });
    }

    /// May something that is due be begun?
    pub(crate) fn may_begin(&self, now: Millis) -> bool {
        let waits = self.stuck.as_ref().is_some_and(|it| now < it.retry_at);
        !self.is_busy() && !self.closed && !waits
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.appending.is_some() || !self.jobs.is_empty()
    }

    pub(crate) fn is_appending(&self) -> bool {
        self.appending.is_some()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed
    }

    pub(crate) fn retry_at(&self) -> Option<Millis> {
        self.stuck.as_ref().map(|stuck| stuck.retry_at)
    }

    /// Is there time that the log does not know to be lost?
    pub(crate) fn has_waited(&self) -> bool {
        self.stuck.is_some() || self.lost > Millis::ZERO
    }

    /// Time that nobody could use comes first: no clock falls for it.
    fn outage(&mut self, to: Millis) -> Option<Input> {
        let stuck = self.stuck.as_ref();
        let stuck = stuck.map_or(Millis::ZERO, |stuck| to - stuck.since);
        let from = to - stuck - self.lost;
        self.counted = self.lost;
        (from < to).then_some(Input::Outage { from, to })
    }

    /// Writing that down may itself have taken long: that stays.
    fn made_good(&mut self) {
        self.lost = self.lost - self.counted;
        self.counted = Millis::ZERO;
        self.stuck = None;
    }
}

impl Host {
    /// Decides what waits, until something has to be stored.
    pub(crate) fn commit(&mut self, turn: &mut Turn) {
        while self.commits.appending.is_none() {
            let Some(next) = self.commits.jobs.pop_front() else {
                return;
            };
            if self.commits.closed {
                not_stored(next.cause, turn);
                continue;
            }
            let job = match self.commits.outage(turn.now) {
                Some(input) => {
                    self.commits.jobs.push_front(next);
                    let cause = Cause::Outage;
                    Job { cause, input }
                }
                None => next,
            };
            let moment = turn.chance.moment(turn.now);
            match self.table.decide(moment, &job.input) {
                Ok(entries) if entries.is_empty() => self.came_to_nothing(job.cause, turn),
                Ok(entries) => {
                    let entries: Arc<[Entry]> = entries.into();
                    turn.out.push(Output::Append(Arc::clone(&entries)));
                    self.commits.appending = Some(Appending {
                        entries,
                        cause: job.cause,
                        since: turn.now,
                    });
                }
                Err(why) => {
                    let Job { cause, input } = job;
                    self.refused(cause, Refused { input, why }, turn);
                }
            }
        }
    }

    /// It is as it was asked for already.
    fn came_to_nothing(&mut self, cause: Cause, turn: &mut Turn) {
        match cause {
            Cause::Time => {
                let due = self.table.wake_at().is_some_and(|at| at <= turn.now);
                self.patient_until = due.then_some(turn.now + RETRY);
            }
            Cause::Thought => self.thinking.failed(turn.now),
            Cause::Choice => self.refused_choice = Some(self.table.seq()),
            Cause::Reached => self.hands.refused(self.table.seq()),
            Cause::Built => self.building.give_up(turn.now),
            Cause::Asked(_) | Cause::Hand | Cause::Outage => {}
        }
        self.done(cause, turn);
    }

    fn refused(&mut self, cause: Cause, refused: Refused, turn: &mut Turn) {
        let seq = self.table.seq();
        match cause {
            Cause::Asked(ticket) => {
                let answer = Answer::Refused(refused.why);
                turn.out.push(Output::Answer { ticket, answer });
                return;
            }
            // Nobody waits for that hand.
            Cause::Hand => return,
            Cause::Reached => self.hands.refused(seq),
            Cause::Built => self.building.give_up(turn.now),
            Cause::Choice => self.refused_choice = Some(seq),
            Cause::Thought => self.thinking.failed(turn.now),
            Cause::Time => self.patient_until = Some(turn.now + RETRY),
            Cause::Outage => self.commits.made_good(),
        }
        turn.out.push(Output::Refused(Box::new(refused)));
    }

    /// What was to be stored is stored: now it is so, and shown.
    pub(crate) fn appended(&mut self, turn: &mut Turn) {
        let Some(stored) = self.commits.appending.take() else {
            return;
        };
        let waited = turn.now - stored.since;
        if waited > SLOW {
            // Nobody saw what follows until it was stored; whose turn it is then has not had that time.
            self.commits.lost = self.commits.lost + waited;
        }
        let folded: Result<(), FoldError> = stored
            .entries
            .iter()
            .try_for_each(|entry| self.fold(entry, turn.now));
        if folded.is_err() {
            // It is stored, and what we hold is not what is stored: woken again, the table is what its log says.
            self.commits.closed = true;
            not_stored(stored.cause, turn);
            turn.out.push(Output::Close);
            return;
        }
        self.patient_until = None;
        let any = |wanted: fn(&Event) -> bool| {
            let mut entries = stored.entries.iter();
            entries.any(|entry| wanted(&entry.event))
        };
        if any(|event| matches!(event, Event::People(PeopleEvent::Kicked { .. }))) {
            self.see_out(turn);
        }
        let said = any(|event| matches!(event, Event::People(PeopleEvent::Said { .. })));
        turn.out.push(Output::Show {
            to: Audience::All,
            chat: if said { Chat::Shown } else { Chat::AsBefore },
        });
        if any(Event::changes_listing) {
            turn.out.push(Output::Listing);
        }
        if any(changes_position) {
            self.thinking.forget(&mut turn.out);
        }
        self.done(stored.cause, turn);
    }

    fn done(&mut self, cause: Cause, turn: &mut Turn) {
        match cause {
            Cause::Asked(ticket) => {
                let answer = Answer::Done(self.table.seq());
                turn.out.push(Output::Answer { ticket, answer });
            }
            Cause::Outage => self.commits.made_good(),
            Cause::Hand
            | Cause::Reached
            | Cause::Built
            | Cause::Choice
            | Cause::Thought
            | Cause::Time => {}
        }
    }

    /// It is not stored, and nothing has changed. Who asked is told; what happens by itself comes again.
    pub(crate) fn not_appended(&mut self, turn: &mut Turn, why: NotAppended) {
        let Some(lost) = self.commits.appending.take() else {
            return;
        };
        let since = self.commits.stuck.take().map_or(lost.since, |it| it.since);
        self.commits.stuck = Some(Stuck {
            since,
            retry_at: turn.now + RETRY,
        });
        not_stored(lost.cause, turn);
        for job in std::mem::take(&mut self.commits.jobs) {
            not_stored(job.cause, turn);
        }
        if why == NotAppended::Conflict {
            self.commits.closed = true;
            turn.out.push(Output::Close);
        }
    }
}

fn not_stored(cause: Cause, turn: &mut Turn) {
    if let Cause::Asked(ticket) = cause {
        let answer = Answer::Unavailable;
        turn.out.push(Output::Answer { ticket, answer });
    }
}

fn changes_position(event: &Event) -> bool {
    matches!(
        event,
        Event::Gimel(
            GimelEvent::Started { .. }
                | GimelEvent::Moved { .. }
                | GimelEvent::TurnTimedOut { .. }
                | GimelEvent::TakenBack { .. }
        )
    )
}
