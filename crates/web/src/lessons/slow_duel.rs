//! The duel of the lesson, judged by the rules: a ball lies before the learner, a cross before Mia, and Mia is slow.

use bag::Form;
use dschamal::{
    Action, ContestReport, Edition, Event, Game, Piece, PieceSet, Rules, Seat, SeatSet, SetUp,
    State,
};

/// Three at the table: the learner, Mia, and somebody who calls.
const SEATS: u8 = 3;
const YOU: Seat = seat(0);
const MIA: Seat = seat(1);

const fn seat(number: u8) -> Seat {
    match Seat::new(number) {
        Some(seat) => seat,
        None => panic!("a table has so many seats"),
    }
}

/// What a pull came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The hand was empty.
    Nothing,
    /// It wins; this is what lies before the learner now.
    Won(PieceSet),
    /// The camel, called in time: it wins.
    Called,
    /// The camel, and nobody called.
    Silent,
    /// Called, but it was no camel.
    CalledWrongly,
    /// More than one piece: that loses.
    Two,
    /// A shape that nobody looks for.
    Strange,
}

impl Outcome {
    /// Whether the learner has won.
    #[must_use]
    pub const fn is_won(self) -> bool {
        matches!(self, Outcome::Won(_) | Outcome::Called)
    }
}

/// The pieces that lie before the learner and before Mia.
#[must_use]
pub fn lying() -> [Piece; 2] {
    ["ball-blue", "cross-blue"].map(|name| name.parse().expect("there is such a piece"))
}

/// The duel before anybody has pulled.
fn begun() -> (Rules, State) {
    let rules = Rules::of_edition(Game::Duel, SEATS, Edition::Recommended);
    let rules = rules.expect("three play a duel");
    let [yours, mias] = lying();
    let set_up = SetUp {
        open: [(YOU, vec![yours]), (MIA, vec![mias])].into(),
        contestants: Some(vec![YOU, MIA]),
        ..SetUp::default()
    };
    let state = set_up.check(&rules, Some(YOU));
    let state = state.expect("the lesson begins with a duel that can be");
    (rules, state)
}

/// Wood for forms that came out of the lesson's bag, where there are more of a form than in the box.
#[must_use]
pub fn wood(forms: &[Form]) -> PieceSet {
    let mut free: Vec<Piece> = Piece::all().filter(|it| !lying().contains(it)).collect();
    let pieces = forms.iter().filter_map(|form| {
        let same = free.iter().position(|piece| piece.form() == *form);
        let index = same.or_else(|| free.len().checked_sub(1))?;
        Some(free.remove(index))
    });
    pieces.collect()
}

/// What the rules say to a pull of the learner, who is quicker than Mia and called the camel or not.
#[must_use]
pub fn ruled(forms: &[Form], called: bool) -> Outcome {
    if forms.is_empty() {
        return Outcome::Nothing;
    }
    let (rules, state) = begun();
    let pulled = wood(forms);
    let mut report = ContestReport::ranked(&[(YOU, pulled), (MIA, PieceSet::EMPTY)]);
    if called {
        report = report.with_shouts(SeatSet::EMPTY.with(YOU));
    }
    let (after, events) = state
        .act(&rules, &Action::Contest(report))
        .expect("what comes out of the bag can be reported");
    let winner = events.iter().find_map(|event| match event {
        Event::Contested(contest) => Some(contest.ruling.winner),
        _ => None,
    });
    let won = winner == Some(Some(YOU));
    match forms {
        [Form::Camel] if won => Outcome::Called,
        [Form::Camel] => Outcome::Silent,
        _ if won => Outcome::Won(after.zones.in_front_of(YOU)),
        [_] if called => Outcome::CalledWrongly,
        [_] => Outcome::Strange,
        _ => Outcome::Two,
    }
}

#[cfg(test)]
mod tests {
    use bag::Shape;

    use super::*;

    fn names(outcome: Outcome) -> Vec<String> {
        match outcome {
            Outcome::Won(pieces) => pieces.names(),
            other => panic!("{other:?}"),
        }
    }

    /// Cites: D-16, D-17
    #[test]
    fn both_open_shapes_win_and_only_they() {
        let ball = ruled(&[Form::Shape(Shape::Ball)], false);
        assert_eq!(names(ball).len(), 2, "the second ball");
        let cross = ruled(&[Form::Shape(Shape::Cross)], false);
        assert_eq!(names(cross).len(), 3, "one's own, the pulled one and Mia's");
        let cube = ruled(&[Form::Shape(Shape::Cube)], false);
        assert_eq!(cube, Outcome::Strange);
        assert_eq!(ruled(&[], false), Outcome::Nothing);
    }

    /// Cites: D-18, D-21, D-22
    #[test]
    fn the_camel_wins_when_it_is_called() {
        assert_eq!(ruled(&[Form::Camel], true), Outcome::Called);
        assert_eq!(ruled(&[Form::Camel], false), Outcome::Silent);
        let ball = [Form::Shape(Shape::Ball)];
        assert_eq!(ruled(&ball, true), Outcome::CalledWrongly);
    }

    /// Cites: D-25
    #[test]
    fn two_pieces_lose_even_if_the_box_has_no_second_one() {
        for two in [
            [Form::Camel; 2],
            [Form::Shape(Shape::Ball); 2],
            [Form::Camel, Form::Shape(Shape::Brick)],
        ] {
            assert_eq!(ruled(&two, true), Outcome::Two, "{two:?}");
        }
        assert_eq!(wood(&[Form::Camel; 3]).len(), 3);
    }
}
