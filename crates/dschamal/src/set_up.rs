//! A position written down by hand: anything may be written, only a checked one can be played.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::state::first_order;
use crate::tower::FULL_HEIGHT;
use crate::turn::Turn;
use crate::{
    Awaits, Contestants, Game, Order, Piece, PieceSet, RuleId, Rules, Seat, SeatSet, SlowestGain,
    State, Zones, rule,
};

/// A position as written down. What is not named lies in the bag.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SetUp {
    /// Open pieces.
    pub open: BTreeMap<Seat, Vec<Piece>>,
    /// Victory pieces.
    pub victory: BTreeMap<Seat, Vec<Piece>>,
    /// Towers, bottom to top.
    pub tower: BTreeMap<Seat, Vec<Piece>>,
    /// Black pieces.
    pub black: BTreeMap<Seat, Vec<Piece>>,
    /// The deciding piece.
    pub centre: Option<Piece>,
    /// Who is at the bag.
    pub contestants: Option<Vec<Seat>>,
    /// Who is master; the first contestant unless said otherwise.
    pub master: Option<Seat>,
    /// Whom the master has beaten in a row.
    pub beaten: Vec<Seat>,
}

/// One reason why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpError {
    /// The rule it breaks.
    pub rule: RuleId,
    /// What is wrong.
    pub why: String,
}

/// All reasons why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpErrors(pub Vec<SetUpError>);

impl fmt::Display for SetUpErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<String> = self
            .0
            .iter()
            .map(|error| format!("{} ({})", error.why, error.rule))
            .collect();
        write!(f, "the set-up cannot be: {}", reasons.join("; "))
    }
}

impl std::error::Error for SetUpErrors {}

impl SetUp {
    /// The position as a state to play on from. Shapes that are complete become victory pieces, and
    /// a game that has ended is over.
    ///
    /// # Errors
    /// With every reason why the position cannot be.
    pub fn check(&self, rules: &Rules, first: Option<Seat>) -> Result<State, SetUpErrors> {
        let mut check = Check {
            rules,
            zones: Zones {
                bag: rules.box_contents() - rules.set_aside(),
                aside: rules.set_aside(),
                ..Zones::default()
            },
            errors: Vec::new(),
        };
        check.zones(self);
        check.victory_shapes();
        let order = check.order(self, first);
        if !check.errors.is_empty() {
            return Err(SetUpErrors(check.errors));
        }
        Ok(settled(rules, check.zones, order))
    }
}

/// Brings a checked position to the point where somebody has to act.
fn settled(rules: &Rules, zones: Zones, order: Order) -> State {
    let lying = Seat::all(rules.seats())
        .map(|seat| zones.black[seat].len() as u32)
        .sum();
    let mut state = State::at(zones, order, Awaits::Over);
    state.black_drawn = lying;
    let mut turn = Turn {
        rules,
        state,
        events: &mut Vec::new(),
    };
    if !turn.end_if_won() {
        turn.open_contest();
    }
    turn.state
}

struct Check<'a> {
    rules: &'a Rules,
    zones: Zones,
    errors: Vec<SetUpError>,
}

impl Check<'_> {
    fn wrong(&mut self, rule: RuleId, why: String) {
        self.errors.push(SetUpError { rule, why });
    }

    fn at_table(&mut self, seat: Seat) -> bool {
        let there = self.rules.has(seat);
        if !there {
            let why = format!("there is no {seat} at a table of {}", self.rules.seats());
            self.wrong(self.rules.game().players_rule(), why);
        }
        there
    }

    fn zones(&mut self, set_up: &SetUp) {
        let game = self.rules.game();
        let duelling = matches!(game, Game::Duel | Game::Threesome);
        // The Threesome has black pieces on the table in one reading only.
        let black = game == Game::Tower
            || (game == Game::Threesome
                && self.rules.options().three.slowest_gain == SlowestGain::AllPulled);
        self.zone(
            &set_up.open,
            "open",
            game != Game::Tower,
            PieceSet::COLOURED,
        );
        self.zone(&set_up.victory, "victory", duelling, PieceSet::COLOURED);
        self.zone(
            &set_up.tower,
            "tower",
            game == Game::Tower,
            PieceSet::COLOURED,
        );
        self.zone(&set_up.black, "black", black, PieceSet::BLACK);
        if let Some(piece) = set_up.centre {
            if !duelling {
                let why = format!("there is no deciding piece in the {game}");
                self.wrong(rule!("D-40"), why);
            } else if self.take(piece, PieceSet::COLOURED, "the centre") {
                self.zones.centre = Some(piece);
            }
        }
    }

    fn zone(
        &mut self,
        pieces: &BTreeMap<Seat, Vec<Piece>>,
        name: &str,
        known: bool,
        kind: PieceSet,
    ) {
        for (&seat, pieces) in pieces {
            if !self.at_table(seat) || pieces.is_empty() {
                continue;
            }
            if !known {
                let game = self.rules.game();
                let rule = if game == Game::Tower {
                    rule!("T-12")
                } else {
                    rule!("T-15")
                };
                self.wrong(rule, format!("there are no {name} pieces in the {game}"));
                continue;
            }
            if name == "tower" && pieces.len() > FULL_HEIGHT {
                let why = format!("the tower of {seat} is higher than {FULL_HEIGHT} pieces");
                self.wrong(rule!("T-21"), why);
                continue;
            }
            for &piece in pieces {
                if self.take(piece, kind, name) {
                    self.put(seat, piece, name);
                }
            }
        }
    }

    fn put(&mut self, seat: Seat, piece: Piece, zone: &str) {
        match zone {
            "open" => self.zones.open[seat].insert(piece),
            "victory" => self.zones.victory[seat].insert(piece),
            "black" => self.zones.black[seat].insert(piece),
            _ => self.zones.tower[seat].push(piece),
        }
    }

    /// Takes a piece out of the bag for a zone, if it is there and belongs there.
    fn take(&mut self, piece: Piece, kind: PieceSet, zone: &str) -> bool {
        if !kind.contains(piece) {
            let rule = if piece == Piece::CAMEL {
                rule!("E-04")
            } else {
                rule!("E-03")
            };
            self.wrong(rule, format!("{piece} cannot lie in {zone}"));
        } else if !self.rules.box_contents().contains(piece) {
            self.wrong(rule!("A-C-01"), format!("{piece} is not in this box"));
        } else if self.zones.aside.contains(piece) {
            self.wrong(rule!("T-03"), format!("{piece} is out of the game"));
        } else if !self.zones.bag.contains(piece) {
            self.wrong(rule!("E-02"), format!("{piece} is in two places"));
        } else {
            self.zones.bag.remove(piece);
            return true;
        }
        false
    }

    /// Victory pieces exist only of complete shapes (D-45).
    fn victory_shapes(&mut self) {
        let seats = self.rules.seats();
        let trigger = self.rules.options().victory.trigger;
        let complete = self.zones.complete_now(seats, trigger);
        let won =
            Seat::all(seats).fold(PieceSet::EMPTY, |set, seat| set | self.zones.victory[seat]);
        // Where victory pieces change hands a shape stays complete though it was split (A-D-41).
        let moved = !self.rules.options().victory.safe;
        let anywhere = self.zones.in_front_of_anybody(seats).whole_shapes();
        let fine = if moved { complete | anywhere } else { complete };
        if let Some(piece) = (won - fine).first() {
            let why = format!("{piece} cannot be a victory piece, its shape is not complete");
            self.wrong(rule!("D-45"), why);
        }
        self.zones.complete = won.all_of_its_shapes() & fine;
    }

    fn order(&mut self, set_up: &SetUp, first: Option<Seat>) -> Order {
        let seats = self.rules.seats();
        let game = self.rules.game();
        let first = first.filter(|&seat| self.at_table(seat));
        let mut order = match first {
            Some(first) => first_order(self.rules, first),
            None => Order::start(lowest_seat(), game.contestants(), seats),
        };
        if let Some(named) = &set_up.contestants {
            if let Some(contestants) = self.contestants(named) {
                order.contestants = contestants;
            }
            order.master = order.contestants[0];
        }
        if let Some(master) = set_up.master
            && self.at_table(master)
        {
            order.master = master;
        }
        for &seat in &set_up.beaten {
            if self.at_table(seat) {
                order.beaten.insert(seat);
            }
        }
        if order.beaten.contains(order.master) {
            let why = format!("{} cannot have beaten himself", order.master);
            self.wrong(rule!("D-37"), why);
        }
        order
    }

    fn contestants(&mut self, named: &[Seat]) -> Option<Contestants> {
        let game = self.rules.game();
        let rule = if game == Game::Threesome {
            rule!("H-04")
        } else {
            rule!("D-07")
        };
        let different: SeatSet = named.iter().copied().collect();
        let wanted = game.contestants();
        if named.len() != wanted || usize::from(different.len()) != wanted {
            let why = format!("{wanted} different players reach into the bag in the {game}");
            self.wrong(rule, why);
            return None;
        }
        if !named.iter().all(|&seat| self.at_table(seat)) {
            return None;
        }
        if game == Game::Threesome {
            let trio = named
                .iter()
                .map(|&seat| Order::start(seat, 3, self.rules.seats()).contestants);
            let neighbours = trio
                .into_iter()
                .find(|trio| trio.iter().all(|seat| different.contains(*seat)));
            if neighbours.is_none() {
                self.wrong(rule, "a trio sits side by side".to_owned());
            }
            return neighbours;
        }
        Some(named.iter().copied().collect())
    }
}

fn lowest_seat() -> Seat {
    Seat::all(1).next().expect("every table has a seat 0")
}
