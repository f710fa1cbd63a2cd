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
/// Points beyond the draw rule's lead from where a draw is no longer to be feared: one falcon does not bring it back.
const SAFE_BEYOND: i32 = 7;
/// No draw rule's numbers above this are told apart: nobody has so many points to capture.
const MOST_POINTS: u32 = 100;

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

    /// How much keeping pieces in hand is valued, in percent, where nothing was placed or captured for so many turns
    /// and the game ends after so many more at the latest.
    pub(crate) fn patience(self, quiet: u32, left: Option<u64>) -> i32 {
        let (first, step) = self.quiet_turns();
        let steps = quiet.saturating_sub(first).div_ceil(step);
        (100 - PATIENCE_STEP * steps.min(4) as i32) * of_use(left) / 100
    }
}

/// How much of what is in hand can still be brought into play, in percent: at the end of the time (G-20) it is worth nothing.
fn of_use(left: Option<u64>) -> i32 {
    let left = left.map_or(TIME_ENOUGH, |left| left.min(TIME_ENOUGH));
    // In steps: what the table knows is true for one patience only.
    10 * (10 * left).div_ceil(TIME_ENOUGH) as i32
}

/// Turns before the end of the time from where pieces in hand begin to be too many.
const TIME_ENOUGH: u64 = 120;
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
    let (min, lead) = rules.draw_numbers();
    let [white, black] = Side::BOTH.map(|side| position.points(side));
    let near = white.min(black).saturating_add(DRAW_SHADOW) > min;
    draw_ends_the_game(rules) && near && white.abs_diff(black) <= lead
}

fn draw_ends_the_game(rules: &Rules) -> bool {
    use gimel::Draw::{Auto, Claim, NeverLed};
    matches!(rules.options().draw, Auto | Claim | NeverLed)
}

/// How much of the way to a draw by the rule has been gone, in percent: every even exchange leads further, a lead away.
/// It grows with the square of what both have captured, since early exchanges leave time enough to win.
pub(crate) fn way_to_draw(rules: &Rules, position: &Position) -> i32 {
    if !draw_ends_the_game(rules) {
        return 0;
    }
    let (min, lead) = rules.draw_numbers();
    let [min, lead] = [min.max(1), lead].map(|it| it.min(MOST_POINTS) as i32);
    let [white, black] = Side::BOTH.map(|side| position.points(side) as i32);
    let both = white.min(black).min(min);
    let safe = lead + SAFE_BEYOND;
    let doubt = (safe - (white - black).abs()).max(0);
    100 * both * both / (min * min) * doubt / safe
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hand of somebody who has lost so many points, the dearest pieces first, and how many pieces those were.
    fn hand_without(points: u32) -> (String, u32) {
        let falcons = (points / 6).min(8);
        let cats = ((points - 6 * falcons) / 3).min(8);
        let beetles = points - 6 * falcons - 3 * cats;
        let hand = format!("{},{},{}", 8 - beetles, 8 - cats, 8 - falcons);
        (hand, beetles + cats + falcons)
    }

    #[track_caller]
    fn check(options: &str, [white, black]: [u32; 2], percent: i32) {
        let rules = Rules::new(options.parse().unwrap()).unwrap();
        let ((white_hand, lost), (black_hand, taken)) = (hand_without(black), hand_without(white));
        let position = format!(
            "18/18/18/18/18/18/18/18 w {white_hand} {black_hand} {white},{black} {taken},{lost}"
        );
        let position = position.parse().unwrap();
        assert_eq!(way_to_draw(&rules, &position), percent, "{white}:{black}");
    }

    #[test]
    fn who_waits_long_or_has_little_time_values_the_hand_less() {
        let patience = |quiet, left| Temper::Patient.patience(quiet, left);
        assert_eq!(patience(0, None), 100);
        assert_eq!(patience(55, None), 50);
        assert_eq!(patience(0, Some(500)), 100);
        assert_eq!(patience(0, Some(60)), 50);
        assert_eq!(patience(55, Some(60)), 25);
        assert_eq!(patience(0, Some(1)), 10);
        assert_eq!(patience(0, Some(0)), 0);
    }

    #[test]
    fn even_exchanges_lead_to_a_draw_and_leads_away() {
        check("", [0, 0], 0);
        check("", [20, 20], 25);
        check("", [40, 40], 100);
        check("", [43, 47], 66);
        check("", [46, 40], 50);
        check("", [40, 52], 0);
        check("draw=off", [40, 40], 0);
        check("draw_min=20 draw_lead=3", [20, 15], 28);
        check("draw_min=4000000000 draw_lead=4000000000", [40, 40], 16);
    }
}
