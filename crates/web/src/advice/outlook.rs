//! What a line is worth, seen from White's chair: so a bar does not jump with every turn.

use gimel::{Outcome, Side};

use super::wire::SeenLine;

/// White's prospects.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// White's chance to win, from 0 to 1.
    pub white: f64,
    /// Hundredths of a point for White.
    pub centipoints: i32,
    /// In how many turns White wins, or loses below zero, where that was seen.
    pub turns: Option<i32>,
}

impl Outlook {
    /// What a line is worth that this side begins.
    #[must_use]
    pub fn of(side: Side, line: &SeenLine) -> Outlook {
        match side {
            Side::White => Outlook {
                white: line.chance,
                centipoints: line.centipoints,
                turns: line.turns,
            },
            Side::Black => Outlook {
                white: 1.0 - line.chance,
                centipoints: -line.centipoints,
                turns: line.turns.map(|turns| -turns),
            },
        }
    }

    /// White's chance when it is over.
    #[must_use]
    pub fn at_the_end(outcome: Outcome) -> f64 {
        match outcome.winner {
            Some(Side::White) => 1.0,
            Some(Side::Black) => 0.0,
            None => 0.5,
        }
    }

    /// White's chance in per cent.
    #[must_use]
    pub fn percent(self) -> u32 {
        (self.white * 100.0).round() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blacks_loss_is_whites_gain() {
        let line = SeenLine {
            moves: Vec::new(),
            centipoints: -120,
            turns: Some(-3),
            chance: 0.25,
        };
        let outlook = Outlook::of(Side::Black, &line);
        assert_eq!((outlook.percent(), outlook.centipoints), (75, 120));
        assert_eq!(outlook.turns, Some(3));
        assert_eq!(Outlook::of(Side::White, &line).percent(), 25);
    }
}
