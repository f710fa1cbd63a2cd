//! The host: takes what happened, and answers what follows.

use table::{Event, FoldError, Input, Millis, Moment, PeopleEvent, PersonId, Table, View};

use crate::building::LiveBuilding;
use crate::chance::Chance;
use crate::commit::{Cause, Commits};
use crate::hands::LiveHands;
use crate::input::HostInput;
use crate::make::{Made, Making};
use crate::output::{Audience, Broadcast, Chat, Output};
use crate::thinking::Thinking;
use crate::windows::{Window, WindowId, Windows};

/// What could not be done is tried again after so long.
pub(crate) const RETRY: Millis = Millis(1_000);

/// A table with everything that is needed to play at it.
pub struct Host {
    pub(crate) table: Table,
    pub(crate) windows: Windows,
    pub(crate) commits: Commits,
    pub(crate) hands: LiveHands,
    pub(crate) building: LiveBuilding,
    pub(crate) thinking: Thinking,
    /// The entry after which a bot's choice was refused: it is not tried again before something happens.
    pub(crate) refused_choice: Option<u64>,
    /// Time led to nothing although something was due: it is not asked again before then.
    pub(crate) patient_until: Option<Millis>,
    /// Counts who came and went.
    attendance: u64,
    /// The entry and the attendance for which the table's orders were last looked at.
    ordered: Option<(u64, u64)>,
    /// When the shell was last told to come again.
    wake: Option<Option<Millis>>,
}

/// One call of [`Host::handle`].
pub(crate) struct Turn {
    pub(crate) now: Millis,
    pub(crate) chance: Chance,
    pub(crate) out: Vec<Output>,
}

impl Host {
    /// Drives a table that was folded from its log. `lost` is how long nobody could reach it since its last entry: the log
    /// does not know it yet, and it is on nobody's clock.
    #[must_use]
    pub fn new(table: Table, lost: Millis) -> Host {
        Host {
            table,
            windows: Windows::default(),
            commits: Commits::new(lost),
            hands: LiveHands::default(),
            building: LiveBuilding::default(),
            thinking: Thinking::default(),
            refused_choice: None,
            patient_until: None,
            attendance: 0,
            ordered: None,
            wake: None,
        }
    }

    /// The table as its log has it.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Nobody looks, no clock runs, no bot thinks, no hand is in the bag, nothing waits to be stored.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.windows.is_empty() && !self.commits.is_busy() && !needs_waking(&self.table)
    }

    /// The windows that look.
    pub fn windows(&self) -> impl Iterator<Item = &Window> {
        self.windows.all()
    }

    /// The table as each of these sees it, one view for all who see the same.
    pub fn views(
        &self,
        to: Audience,
        chat: Chat,
        now: Millis,
    ) -> impl Iterator<Item = (View, Vec<WindowId>)> {
        let mut readers: Vec<(Option<&PersonId>, Vec<WindowId>)> = Vec::new();
        let meant = |window: &&Window| to == Audience::All || to == Audience::Window(window.id);
        for window in self.windows.all().filter(meant) {
            // Who has not come in sees what everybody sees.
            let person = window.person.as_ref().filter(|who| !self.table.is_new(who));
            match readers.iter_mut().find(|(who, _)| *who == person) {
                Some((_, windows)) => windows.push(window.id),
                None => readers.push((person, vec![window.id])),
            }
        }
        readers.into_iter().map(move |(person, windows)| {
            let mut view = self.table.view_for(person, now);
            if chat == Chat::AsBefore {
                view.chat.clear();
            }
            (view, windows)
        })
    }

    /// Takes what happened, and answers what follows.
    pub fn handle(&mut self, moment: Moment, input: HostInput) -> Vec<Output> {
        let mut turn = Turn {
            now: moment.now,
            chance: Chance::new(moment.chance),
            out: Vec::new(),
        };
        self.take(&mut turn, input);
        self.commit(&mut turn);
        self.follow(&mut turn);
        let wake = self.next_wake();
        if self.wake != Some(wake) {
            self.wake = Some(wake);
            turn.out.push(Output::WakeAt(wake));
        }
        turn.out
    }

    fn take(&mut self, turn: &mut Turn, input: HostInput) {
        match input {
            HostInput::Do { ticket, input } => self.commits.queue(Cause::Asked(ticket), input),
            HostInput::Hand(came) => {
                // Refused if nobody waits for that hand.
                if let Some(early) = self.hands.take(&self.table, came) {
                    self.commits.queue(Cause::Hand, early);
                }
            }
            HostInput::Hold(came) => {
                self.building.take(&self.table, came);
                self.go_on(turn);
            }
            HostInput::Thought { question, thought } => {
                self.thinking.answered(question, thought, turn.now);
                self.queue_what_is_due(turn.now);
            }
            HostInput::Made(made) => {
                match made {
                    Made::Hands(reach) => self.hands.made(reach, &self.table),
                    Made::Building(mason) => self.building.made(mason, &self.table),
                }
                // The order may have changed meanwhile.
                self.ordered = None;
                self.go_on(turn);
            }
            HostInput::NotMade(Making::Hands) => self.hands.not_made(turn.now),
            HostInput::NotMade(Making::Building) => self.building.give_up(turn.now),
            HostInput::Appended => self.appended(turn),
            HostInput::NotAppended(why) => self.not_appended(turn, why),
            HostInput::Watch(window) => self.watch(turn, window),
            HostInput::Unwatch(id) => {
                if let Some(window) = self.windows.close(id) {
                    self.set_window(turn, &window, false);
                }
            }
            HostInput::Time => self.go_on(turn),
        }
    }

    /// Lets what is live go on, and what is due happen.
    fn go_on(&mut self, turn: &mut Turn) {
        let now = turn.now;
        let told = self
            .hands
            .advance(now, &self.table, &self.windows, &mut turn.out);
        for input in told {
            self.commits.queue(Cause::Hand, input);
        }
        self.building.advance(now, &mut turn.out);
        self.queue_what_is_due(now);
    }

    /// One thing at a time: what comes of it may change what is due next.
    fn queue_what_is_due(&mut self, now: Millis) {
        if !self.commits.may_begin(now) {
            return;
        }
        let seq = self.table.seq();
        let due = if let Some(finish) = self.hands.untold(seq) {
            Some((Cause::Reached, finish))
        } else if let Some(finish) = self.building.untold() {
            Some((Cause::Built, finish))
        } else if self.commits.has_waited() || self.time_at().is_some_and(|at| at <= now) {
            Some((Cause::Time, Input::Time))
        } else if let Some((choice, _)) = self.choice().filter(|(_, at)| *at <= now) {
            Some((Cause::Choice, choice))
        } else {
            let mv = self.thinking.due(now);
            mv.map(|mv| (Cause::Thought, mv))
        };
        if let Some((cause, input)) = due {
            self.commits.queue(cause, input);
        }
    }

    /// When the table wants to be told of the time.
    fn time_at(&self) -> Option<Millis> {
        let at = self.table.wake_at()?;
        Some(self.patient_until.map_or(at, |until| at.max(until)))
    }

    /// What a bot wants to choose in a game of Dschamál, and when.
    fn choice(&self) -> Option<(Input, Millis)> {
        let (seat, command, at) = self.table.bot_due()?;
        let tried = self.refused_choice == Some(self.table.seq());
        (!tried).then_some((Input::Bot { seat, command }, at))
    }

    /// When something is due by itself.
    fn next_wake(&self) -> Option<Millis> {
        let live = [self.hands.wake_at(), self.building.wake_at()];
        let live = live.into_iter().flatten().min();
        if self.commits.is_closed() || self.commits.is_appending() {
            return live.filter(|_| !self.commits.is_closed());
        }
        if let Some(retry) = self.commits.retry_at() {
            return Some(live.map_or(retry, |live| live.min(retry)));
        }
        let untold = self.hands.is_untold(self.table.seq()) || self.building.is_untold();
        if untold || self.commits.has_waited() {
            return Some(Millis::ZERO);
        }
        let choice = self.choice().map(|(_, at)| at);
        let others = [live, self.time_at(), choice, self.thinking.wake_at()];
        others.into_iter().flatten().min()
    }

    /// Does what the table orders: hands into the bag, a tower to be built, a bot to move.
    fn follow(&mut self, turn: &mut Turn) {
        // What was ordered in another life is broken off first.
        if self.commits.has_waited() {
            return;
        }
        let (now, seen) = (turn.now, (self.table.seq(), self.attendance));
        let again = |at: Option<Millis>| at.is_some_and(|at| at <= now);
        let failed = again(self.hands.fails_until()) || again(self.building.fails_until());
        if self.ordered != Some(seen) || failed {
            self.ordered = Some(seen);
            let hands = self.hands.follow(&self.table, &self.windows, now);
            let tower = self.building.follow(&self.table, now);
            turn.out
                .extend(hands.into_iter().chain(tower).map(Output::Make));
        }
        let chance = turn.chance.draw();
        self.thinking
            .follow(&self.table, now, chance, &mut turn.out);
    }

    fn watch(&mut self, turn: &mut Turn, window: Window) {
        let person = window.person.as_ref();
        if person.is_some_and(|who| self.table.is_sent_away(who)) {
            let windows = vec![window.id];
            turn.out.push(Output::SentAway { windows });
            return;
        }
        self.set_window(turn, &window, true);
        let to = Audience::Window(window.id);
        self.windows.open(window);
        let chat = Chat::Shown;
        turn.out.push(Output::Show { to, chat });
        let so_far: Option<Broadcast> = self.building.so_far();
        turn.out
            .extend(so_far.map(|what| Output::Broadcast { to, what }));
    }

    /// A window opens or closes; those who see who is away are shown.
    fn set_window(&mut self, turn: &mut Turn, window: &Window, open: bool) {
        let known = window.person.as_ref();
        if let Some(person) = known.filter(|who| !self.table.is_new(who)) {
            self.table.set_window(person, open, turn.now);
            self.attendance += 1;
            turn.out.push(Output::Show {
                to: Audience::All,
                chat: Chat::AsBefore,
            });
            turn.out.push(Output::Attendance);
        }
    }

    /// Who joins with an open window is here.
    pub(crate) fn fold(&mut self, entry: &table::Entry, now: Millis) -> Result<(), FoldError> {
        let new = match &entry.event {
            Event::People(PeopleEvent::Joined { person, .. }) => {
                self.table.is_new(person).then(|| person.clone())
            }
            _ => None,
        };
        self.table.apply(entry)?;
        if let Some(person) = new {
            for _ in 0..self.windows.count_of(&person) {
                self.table.set_window(&person, true, now);
            }
        }
        Ok(())
    }

    /// Whoever was sent away looks no more, in none of their windows.
    pub(crate) fn see_out(&mut self, turn: &mut Turn) {
        let away = self.windows.take(|who| self.table.is_sent_away(who));
        if away.is_empty() {
            return;
        }
        for person in away.iter().filter_map(|window| window.person.as_ref()) {
            self.table.set_window(person, false, turn.now);
        }
        self.attendance += 1;
        let windows = away.iter().map(|window| window.id).collect();
        turn.out.push(Output::SentAway { windows });
    }
}

/// Does something happen at this table by itself: does a clock run, does a bot think, is a hand in the bag?
#[must_use]
pub fn needs_waking(table: &Table) -> bool {
    let bot_builds = table.build().is_some_and(|order| order.bot.is_some());
    let bot = table.bot_to_move().is_some() || table.bot_due().is_some() || bot_builds;
    bot || table.wake_at().is_some()
}
