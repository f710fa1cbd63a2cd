//! One action, carried out: checks it, decides what follows, and writes the events.
//!
//! All work is done on a copy, and the copy changes only by events. So a refused action changes
//! nothing, and the new state is the fold of the events by construction.

use crate::contest;
use crate::options::{CamelAction, Recipient};
use crate::tower::{self, Outcome};
use crate::{
    Action, Awaits, BuildReport, CamelChoice, CollapseReport, Due, Event, Game, Order, Piece,
    PieceSet, Refusal, Rules, Seat, State, Transfer, VictoryCheck, Zone, quartet, report, rule,
    scoring, victory,
};

/// A state in the course of one action, and the events so far.
pub(crate) struct Turn<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: State,
    pub(crate) events: &'a mut Vec<Event>,
}

impl State {
    /// Carries out an action: the new state, with its events added to `events`.
    ///
    /// # Errors
    /// If the rules do not allow it; `events` is as it was then.
    pub fn act_into(
        &self,
        rules: &Rules,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        let before = events.len();
        let mut turn = Turn {
            rules,
            state: self.clone(),
            events,
        };
        match turn.act(action) {
            Ok(()) => Ok(turn.state),
            Err(refusal) => {
                events.truncate(before);
                Err(refusal)
            }
        }
    }

    /// Carries out an action: the new state and what happened.
    ///
    /// # Errors
    /// If the rules do not allow it.
    pub fn act(&self, rules: &Rules, action: &Action) -> Result<(State, Vec<Event>), Refusal> {
        let mut events = Vec::new();
        let state = self.act_into(rules, action, &mut events)?;
        Ok((state, events))
    }
}

impl Turn<'_> {
    pub(crate) fn emit(&mut self, event: Event) {
        self.state.apply(self.rules, &event);
        self.events.push(event);
    }

    fn act(&mut self, action: &Action) -> Result<(), Refusal> {
        match (self.state.awaits.clone(), action) {
            (Awaits::Start { seat }, Action::Start(pieces)) => self.start(seat, *pieces),
            (Awaits::Decide, Action::Decide(piece)) => self.decide(*piece),
            (Awaits::Contest { .. }, Action::Contest(report)) => contest::fight(self, report),
            (Awaits::Contest { .. }, Action::Collapse(collapse)) => self.collapse(collapse),
            (Awaits::Take { from, .. }, Action::Take(piece)) => self.take(from, *piece),
            (Awaits::Console { seat }, Action::Console(pulled)) => self.console(seat, *pulled),
            (Awaits::Give { seat }, Action::Give(to)) => self.give(seat, *to),
            (Awaits::Camel { seat }, Action::Camel(choice)) => self.camel(seat, *choice),
            (Awaits::Build { seat, piece }, Action::Built(report)) => {
                self.built(seat, piece, report)
            }
            (Awaits::Keep { seat }, Action::Keep(keep)) => self.keep(seat, *keep),
            (awaited, _) => {
                let why = format!("that is not due now; what is: {}", awaited.describe());
                Err(Refusal::new(awaited.rule(self.rules.game()), why))
            }
        }
    }

    pub(crate) fn shift(&mut self, pieces: impl Into<PieceSet>, from: Zone, to: Zone) {
        let transfer = Transfer::new(pieces, from, to);
        self.emit(Event::Moved { transfer });
    }

    pub(crate) fn wait_for(&mut self, awaits: Awaits) {
        self.emit(Event::Awaited { awaits });
    }

    /// D-03, H-03, Q-02: start pieces, clockwise from the first player (A-C-09).
    fn start(&mut self, seat: Seat, pieces: PieceSet) -> Result<(), Refusal> {
        let Some(start) = self.rules.start_pieces() else {
            return Err(Refusal::new(
                rule!("T-03"),
                "nobody starts with a piece in the Tower",
            ));
        };
        let free = self.state.zones.bag & PieceSet::of_colour(start.colour);
        if pieces.len() != start.count || !free.contains_all(pieces) {
            let colour = start.colour.name();
            let why = match start.count {
                1 => format!("{seat} takes one {colour} piece that nobody has"),
                n => format!("{seat} takes {n} {colour} pieces that nobody has"),
            };
            return Err(Refusal::new(start.rule, why));
        }
        self.emit(Event::Started { seat, pieces });
        let empty = |seat: &Seat| self.state.zones.open[*seat].is_empty();
        match seat.others_clockwise(self.rules.seats()).find(empty) {
            Some(seat) => self.wait_for(Awaits::Start { seat }),
            None => self.open_contest(),
        }
        Ok(())
    }

    /// D-40, D-41.
    fn decide(&mut self, piece: Piece) -> Result<(), Refusal> {
        let zones = &self.state.zones;
        if piece.shape().is_none() || !zones.bag.contains(piece) {
            let why = format!("{piece} is not a coloured piece in the bag");
            return Err(Refusal::new(rule!("D-40"), why));
        }
        let contestants = &self.state.order.contestants;
        if !victory::deciding_candidates(self.rules, zones, contestants).contains(piece) {
            let why =
                format!("{piece} cannot be the deciding piece while a better shape is in the bag");
            return Err(Refusal::new(rule!("D-41"), why));
        }
        self.emit(Event::Decided { piece });
        if self.rules.options().victory.trigger == crate::VictoryTrigger::OutOfBag {
            self.complete_shapes(); // A-D-27
        }
        self.wait_for_contest();
        Ok(())
    }

    /// D-26: the chooser picks a piece that changes hands.
    fn take(&mut self, from: Seat, piece: Piece) -> Result<(), Refusal> {
        let zones = &self.state.zones;
        let safe = self.rules.options().victory.safe;
        let won = Seat::all(self.rules.seats()).any(|seat| zones.victory[seat].contains(piece));
        if safe && won {
            let why = format!("{piece} is a victory piece and stays where it is");
            return Err(Refusal::new(rule!("D-27"), why));
        }
        if !zones.takeable(from, safe).contains(piece) {
            let why = format!("{piece} does not lie in front of {from}");
            return Err(Refusal::new(rule!("D-26"), why));
        }
        let Some(&Due::Take { to, .. }) = self.state.dues.first() else {
            return Err(Refusal::new(rule!("D-26"), "no piece is due"));
        };
        let target = match zones.holding(from, piece) {
            Zone::Victory(_) => Zone::Victory(to), // A-D-41
            _ => Zone::Open(to),
        };
        self.shift(piece, zones.holding(from, piece), target);
        self.drop_first_due();
        Ok(())
    }

    /// D-30, D-31: one try, alone.
    fn console(&mut self, seat: Seat, pulled: PieceSet) -> Result<(), Refusal> {
        let zones = &self.state.zones;
        if let Some(missing) = (pulled - zones.bag).first() {
            return Err(report::not_in_the_bag(missing));
        }
        let winning = victory::consolation_pieces(self.rules, zones, seat);
        let kept = pulled.single().filter(|&piece| winning.contains(piece));
        let kept = kept.map_or(PieceSet::EMPTY, PieceSet::of);
        self.emit(Event::Consoled { seat, pulled, kept });
        self.drop_first_due();
        Ok(())
    }

    fn drop_first_due(&mut self) {
        let dues = self.state.dues.iter().skip(1).copied().collect();
        self.emit(Event::Owed { dues });
        self.next_due();
    }

    /// Waits for the next choice that is really due, or ends the contest.
    pub(crate) fn next_due(&mut self) {
        let (rules, zones) = (self.rules, &self.state.zones);
        let settled = self
            .state
            .dues
            .iter()
            .filter_map(|&due| victory::settle(rules, zones, due));
        let dues: crate::Dues = settled.collect();
        let awaits = dues.first().map(Due::awaits);
        if dues != self.state.dues {
            self.emit(Event::Owed { dues });
        }
        match awaits {
            Some(awaits) => self.wait_for(awaits),
            None => self.finish_contest(),
        }
    }

    /// T-07: the receiver has to build.
    fn give(&mut self, seat: Seat, to: Seat) -> Result<(), Refusal> {
        let only_others = self.rules.options().tower.recipient == Recipient::Other;
        if !self.rules.has(to) || (to == seat && only_others) {
            let why = format!("{seat} has to give the piece to another player");
            return Err(Refusal::new(rule!("T-07"), why));
        }
        self.receive(to);
        Ok(())
    }

    /// The piece in hand is to be built into this tower.
    pub(crate) fn receive(&mut self, seat: Seat) {
        let Some(piece) = self.state.zones.hand else {
            return;
        };
        if tower::is_unwanted_foundation(self.rules, &self.state.zones, seat, piece) {
            self.shift(piece, Zone::Hand, Zone::Bag);
            self.wait_for_contest(); // A-T-14: they draw again
            return;
        }
        match tower::build_due(self.rules, &self.state.zones, seat, piece) {
            Some(awaits) => self.wait_for(awaits),
            None => {
                // Nobody is asked: it stands. Cannot be refused, nothing fell.
                let report = BuildReport::default();
                let built = tower::build(self.rules, &self.state, seat, Some(piece), &report);
                if let Ok(Outcome::Stands { tower, fell }) = built {
                    self.emit(Event::Built { seat, tower, fell });
                }
                self.finish_contest();
            }
        }
    }

    /// T-12 to T-18.
    fn built(&mut self, seat: Seat, piece: Piece, report: &BuildReport) -> Result<(), Refusal> {
        match tower::build(self.rules, &self.state, seat, Some(piece), report)? {
            Outcome::Stands { tower, fell } => {
                self.emit(Event::Built { seat, tower, fell });
                self.finish_contest();
            }
            Outcome::Restored(tower) => self.emit(Event::Restored { seat, tower }),
        }
        Ok(())
    }

    /// A tower fell although nobody was building (T-16, T-18).
    fn collapse(&mut self, collapse: &CollapseReport) -> Result<(), Refusal> {
        let seat = collapse.seat;
        if self.rules.game() != Game::Tower || !self.rules.has(seat) {
            return Err(Refusal::new(
                rule!("D-07"),
                "there is no such tower at this table",
            ));
        }
        let report = BuildReport::from(collapse.clone());
        let event = match tower::build(self.rules, &self.state, seat, None, &report)? {
            Outcome::Stands { tower, fell } => Event::Built { seat, tower, fell },
            Outcome::Restored(tower) => Event::Restored { seat, tower },
        };
        self.emit(event);
        Ok(())
    }

    /// T-09: one black piece moves, or none.
    fn camel(&mut self, seat: Seat, choice: CamelChoice) -> Result<(), Refusal> {
        let black = &self.state.zones.black;
        let (piece, from, to) = match choice {
            CamelChoice::Take { take, from } => (take, from, seat),
            CamelChoice::Give { give, to } => (give, seat, to),
            CamelChoice::Nothing(_) => {
                if self.rules.options().tower.camel_action == CamelAction::Must {
                    let why = format!("{seat} has to move a black piece");
                    return Err(Refusal::new(rule!("T-09"), why));
                }
                self.finish_contest();
                return Ok(());
            }
        };
        let at_table = self.rules.has(from) && self.rules.has(to);
        if !at_table || from == to || !black[from].contains(piece) {
            let why = format!("{piece} cannot go from {from} to {to}");
            return Err(Refusal::new(rule!("T-09"), why));
        }
        self.shift(piece, Zone::Black(from), Zone::Black(to));
        self.finish_contest();
        Ok(())
    }

    /// the slower one keeps his piece or returns it.
    fn keep(&mut self, seat: Seat, keep: bool) -> Result<(), Refusal> {
        let Some(piece) = self.state.zones.hand else {
            return Err(Refusal::new(rule!("Q-08"), "there is no piece to keep"));
        };
        let to = if keep { Zone::Open(seat) } else { Zone::Bag };
        self.shift(piece, Zone::Hand, to);
        self.finish_contest();
        Ok(())
    }

    /// Turns complete shapes into victory pieces (D-45).
    pub(crate) fn complete_shapes(&mut self) {
        let zones = &self.state.zones;
        let trigger = self.rules.options().victory.trigger;
        let shapes = zones.complete_now(self.rules.seats(), trigger);
        let mut everybody = Seat::all(self.rules.seats());
        let due =
            shapes != zones.complete || everybody.any(|seat| zones.open[seat].overlaps(shapes));
        if due {
            self.emit(Event::Completed { shapes });
        }
    }

    /// The drawn pieces are down; under one reading complete shapes are safe already (A-D-13).
    pub(crate) fn complete_on_draw(&mut self) {
        if self.rules.options().victory.check == VictoryCheck::OnDraw {
            self.complete_shapes();
        }
    }

    /// Everything the contest led to is done: look for the end, or call the next players.
    pub(crate) fn finish_contest(&mut self) {
        if !self.end_if_won() {
            let order = self.next_order();
            self.emit(Event::Paired { order });
            self.open_contest();
        }
    }

    /// Ends the game if somebody has won it.
    pub(crate) fn end_if_won(&mut self) -> bool {
        let (rules, state) = (self.rules, &mut self.state);
        let winners = match rules.game() {
            Game::Duel | Game::Threesome => {
                self.complete_shapes();
                victory::winners(rules, &self.state)
            }
            Game::Tower => {
                scoring::is_finished(rules, state).then(|| scoring::winners(rules, state))
            }
            Game::Quartet => {
                quartet::four_of_a_shape(rules, state).map(|seat| [seat].into_iter().collect())
            }
        };
        if let Some(winners) = winners {
            self.emit(Event::Ended { winners });
        }
        winners.is_some()
    }

    fn next_order(&self) -> Order {
        let (rules, order, seats) = (self.rules, &self.state.order, self.rules.seats());
        match (rules.game(), self.state.winner, self.state.loser) {
            (Game::Threesome | Game::Quartet, _, _) => order.shifted(seats),
            (Game::Duel | Game::Tower, Some(winner), Some(loser)) => {
                order.after_duel(winner, loser, seats, &rules.options().duel)
            }
            (Game::Duel | Game::Tower, _, _) => order.passed_over(seats, &rules.options().duel),
        }
    }

    /// The next players are at the bag: a deciding piece first, or hands in (D-40).
    pub(crate) fn open_contest(&mut self) {
        let with_victory = matches!(self.rules.game(), Game::Duel | Game::Threesome);
        if with_victory && victory::needs_deciding_piece(self.rules, &self.state) {
            self.wait_for(Awaits::Decide);
        } else {
            self.wait_for_contest();
        }
    }

    pub(crate) fn wait_for_contest(&mut self) {
        self.wait_for(Awaits::Contest {
            contestants: self.state.order.contestants.clone(),
        });
    }
}
