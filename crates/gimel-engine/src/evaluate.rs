//! What a position is worth before anybody looks ahead.

use gimel::{ByKind, Kind, Position, Rules, Side};

use crate::score::MOST_CLAIMED;
use crate::survey::Survey;

/// Centipoints of a point captured.
const POINT: i32 = 100;
/// A piece in hand cannot be captured, and placing it is a turn to spare. Beetles spare as much as falcons.
const IN_HAND: ByKind<i32> = ByKind {
    beetle: 110,
    cat: 110,
    falcon: 110,
};
/// To be at move.
const TEMPO: i32 = 10;
/// Percent of its value that a second hanging piece loses: only one can be saved in a turn.
const SECOND_HANGING: i32 = 40;
/// Percent by which a lead grows in worth on the way to the target.
const NEAR_TARGET: i32 = 60;
/// Points below the draw rule's minimum from where it casts its shadow.
const DRAW_SHADOW: u32 = 9;

/// How long somebody waits for the other to commit a piece first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Temper {
    /// Gives in soon: waiting is good play and a dull game.
    Sociable,
    /// Outwaits whoever is less patient, but not for ever.
    Patient,
}

impl Temper {
    /// Quiet turns in a row after which keeping pieces in hand begins to lose its charm, and those that cost another
    /// step of patience.
    const fn quiet_turns(self) -> (u32, u32) {
        match self {
            Self::Sociable => (6, 4),
            Self::Patient => (40, 10),
        }
    }

    /// How much keeping pieces in hand is valued, in percent, where nothing was placed or captured for so many turns.
    pub(crate) fn patience(self, quiet: u32) -> i32 {
        let (first, step) = self.quiet_turns();
        let steps = quiet.saturating_sub(first).div_ceil(step);
        100 - PATIENCE_STEP * steps.min(4) as i32
    }
}

/// What a step of patience is, in percent.
const PATIENCE_STEP: i32 = 25;

/// The value for the side to move, in centipoints. Captures in the air are left to the search.
pub(crate) fn evaluate(rules: &Rules, position: &Position, survey: &Survey, patience: i32) -> i32 {
    let (own, enemy) = (position.side(), position.side().other());
    let lead = lead(rules, position, own);
    let kept = (in_hand(position, own) - in_hand(position, enemy)) * patience / 100;
    let risk = second_hanging(position, survey, own) * POINT * SECOND_HANGING / 100;
    let value = lead + kept + TEMPO - risk;
    let value = if draw_is_near(rules, position) {
        value / 2
    } else {
        value
    };
    value.clamp(-MOST_CLAIMED, MOST_CLAIMED)
}

/// The lead in points; the closer to the target, the more it counts.
fn lead(rules: &Rules, position: &Position, own: Side) -> i32 {
    let [mine, theirs] = [own, own.other()].map(|side| position.points(side) as i32);
    let target = rules
        .options()
        .target
        .map_or(80, |target| target.get() as i32);
    let progress = 100 + NEAR_TARGET * mine.max(theirs).min(target) / target;
    (mine - theirs) * POINT * progress / 100
}

fn in_hand(position: &Position, side: Side) -> i32 {
    let hand = position.hand(side);
    let of = |kind: Kind| i32::from(hand[kind]) * IN_HAND[kind];
    Kind::ALL.into_iter().map(of).sum()
}

/// Points of the second dearest piece that hangs.
fn second_hanging(position: &Position, survey: &Survey, side: Side) -> i32 {
    let hanging = survey.hanging(position, side);
    let mut passed = 0;
    for kind in Kind::ALL.into_iter().rev() {
        passed += (hanging & position.pieces(side, kind)).len();
        if passed >= 2 {
            return kind.value() as i32;
        }
    }
    0
}

/// Whether the next captures may end the game by the draw rule.
fn draw_is_near(rules: &Rules, position: &Position) -> bool {
    use gimel::Draw::{Auto, Claim, NeverLed};
    let (min, lead) = rules.draw_numbers();
    let [white, black] = Side::BOTH.map(|side| position.points(side));
    let stops = matches!(rules.options().draw, Auto | Claim | NeverLed);
    stops && white.min(black).saturating_add(DRAW_SHADOW) > min && white.abs_diff(black) <= lead
}
