//! Who meets whom next: rulebook 2.4 (duels), H-18 (trios) and Q-04 (turns).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::options::{DuelOptions, FullRound, Order3, Order4Plus, SitOut};
use crate::{Seat, SeatSet};

/// Those who reach into the bag, in the order in which the rules name them.
pub type Contestants = ArrayVec<Seat, 3>;

/// Who is at the bag, who stays on, and whom he has beaten in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Two duellists (the master first) or a trio (clockwise).
    pub contestants: Contestants,
    /// Who stays on (D-34). Has no meaning where the game goes in turn.
    pub master: Seat,
    /// Beaten by the master without a defeat between (D-37).
    pub beaten: SeatSet,
}

/// How the next pair is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Always the same two (A-C-07).
    SamePair,
    /// The pair moves one seat to the left (D-32, A-D-33).
    Turns,
    /// The winner meets the third player.
    WinnerStays,
    /// D-34 to D-38.
    Master,
}

impl Mode {
    /// The mode for this many players.
    #[must_use]
    pub fn of(seats: u8, options: &DuelOptions) -> Mode {
        match (seats, options.order3, options.order4plus) {
            (..=2, _, _) => Mode::SamePair,
            (3, Order3::Turns, _) | (4.., _, Order4Plus::Turns) => Mode::Turns,
            (3, Order3::WinnerStays, _) => Mode::WinnerStays,
            (3, Order3::Master, _) | (4.., _, Order4Plus::Master) => Mode::Master,
        }
    }
}

impl Order {
    /// The first pair or trio: the starter and those to his left (D-05, H-04 by its middle seat).
    #[must_use]
    pub fn start(starter: Seat, contestants: usize, seats: u8) -> Order {
        let first = std::iter::once(starter).chain(starter.others_clockwise(seats));
        Order {
            contestants: first.take(contestants).collect(),
            master: starter,
            beaten: SeatSet::EMPTY,
        }
    }

    /// Everybody one seat further to the left (D-32, H-18, Q-04).
    #[must_use]
    pub fn shifted(&self, seats: u8) -> Order {
        let first = self.contestants[0].left(seats);
        Order {
            contestants: Order::start(first, self.contestants.len(), seats).contestants,
            ..self.clone()
        }
    }

    /// The next pair after `winner` beat `loser` (rulebook 2.4).
    #[must_use]
    pub fn after_duel(&self, winner: Seat, loser: Seat, seats: u8, options: &DuelOptions) -> Order {
        match Mode::of(seats, options) {
            Mode::SamePair => self.clone(),
            Mode::Turns => self.shifted(seats),
            Mode::WinnerStays => {
                let third = Seat::all(seats).find(|&seat| seat != winner && seat != loser);
                Order::pair(winner, third.unwrap_or(loser), SeatSet::EMPTY)
            }
            Mode::Master => self.after_master_duel(winner, loser, seats, options),
        }
    }

    fn pair(master: Seat, opponent: Seat, beaten: SeatSet) -> Order {
        Order {
            contestants: [master, opponent].into_iter().collect(),
            master,
            beaten,
        }
    }

    fn after_master_duel(
        &self,
        winner: Seat,
        loser: Seat,
        seats: u8,
        options: &DuelOptions,
    ) -> Order {
        let was_master = winner == self.master;
        let beaten = self.beaten_by(winner, loser, was_master, options.full_round);
        let out = self.sitting_out(winner, loser, seats, options);
        let full_round = options.full_round != FullRound::Off && beaten.len() == seats - 1;
        if full_round {
            // D-37: the bag goes to the left; the sweeper himself does not take part.
            let sweeper = SeatSet::EMPTY.with(winner);
            let away = if options.sweeper_out {
                out.with(winner)
            } else {
                out
            };
            let master = next_left(winner, seats, sweeper, out);
            let opponent = next_left(master, seats, SeatSet::EMPTY.with(master), away);
            return Order::pair(master, opponent, SeatSet::EMPTY);
        }
        // D-36 for a master who won, D-35 for one who has just become master.
        let from = if was_master { loser } else { winner };
        let opponent = next_left(from, seats, SeatSet::EMPTY.with(winner), out);
        Order::pair(winner, opponent, beaten)
    }

    fn beaten_by(
        &self,
        winner: Seat,
        loser: Seat,
        was_master: bool,
        reading: FullRound,
    ) -> SeatSet {
        match (was_master, reading) {
            (true, _) => self.beaten.with(loser),
            (false, FullRound::CircuitAsMaster) => SeatSet::EMPTY,
            (false, _) => {
                debug_assert_ne!(winner, loser);
                SeatSet::EMPTY.with(loser)
            }
        }
    }

    /// D-38 in its readings; with three players only where an edition says so (D-39).
    fn sitting_out(&self, winner: Seat, loser: Seat, seats: u8, options: &DuelOptions) -> SeatSet {
        let applies = match options.sit_out {
            SitOut::AnyLoser => true,
            SitOut::DethronedMaster => loser == self.master,
            SitOut::WhenLeftNeighbour => loser == winner.left(seats),
            SitOut::Off => false,
        };
        if applies && (seats > 3 || options.sit_out_with_three) {
            SeatSet::EMPTY.with(loser)
        } else {
            SeatSet::EMPTY
        }
    }

    /// The next pair when nobody won because the repeats ran out (A-D-08): the master stays and
    /// meets the next player; nobody has beaten anybody.
    #[must_use]
    pub fn passed_over(&self, seats: u8, options: &DuelOptions) -> Order {
        let (first, second) = (self.contestants[0], self.contestants[1]);
        match Mode::of(seats, options) {
            Mode::SamePair => self.clone(),
            Mode::Turns => self.shifted(seats),
            Mode::WinnerStays | Mode::Master => {
                let never = SeatSet::EMPTY.with(first).with(second);
                let next = next_left(second, seats, never, SeatSet::EMPTY);
                Order {
                    contestants: [first, next].into_iter().collect(),
                    ..self.clone()
                }
            }
        }
    }
}

/// The first player going left from `from` who is neither `never` allowed nor `out`. Where skipping
/// would leave nobody (three players, see the note at D-39) those who are `out` come in after all.
fn next_left(from: Seat, seats: u8, never: SeatSet, out: SeatSet) -> Seat {
    let mut free = from
        .others_clockwise(seats)
        .filter(|&seat| !never.contains(seat));
    let mut willing = free.clone().filter(|&seat| !out.contains(seat));
    willing.next().or_else(|| free.next()).unwrap_or(from)
}
