//! Whom the game is waiting for, and for what.

use serde::{Deserialize, Serialize};

use crate::{Contestants, Game, Piece, RuleId, Seat, rule};

/// What has to happen next. Always exactly one thing; `seat` is who acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Awaits {
    /// A start piece is to be chosen.
    Start {
        /// Who chooses.
        seat: Seat,
    },
    /// Somebody lays out a deciding piece.
    Decide,
    /// The contestants reach into the bag.
    Contest {
        /// Who.
        contestants: Contestants,
    },
    /// A piece is to be picked that changes hands.
    Take {
        /// Who picks.
        seat: Seat,
        /// Whose piece.
        from: Seat,
    },
    /// A consolation draw.
    Console {
        /// Who reaches in.
        seat: Seat,
    },
    /// The pulled piece is to be given away.
    Give {
        /// Who names the receiver.
        seat: Seat,
    },
    /// The camel's choice in the Tower.
    Camel {
        /// Who has it.
        seat: Seat,
    },
    /// A piece is to be built.
    Build {
        /// Who builds.
        seat: Seat,
        /// What.
        piece: Piece,
    },
    /// May keep a piece, or return it.
    Keep {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl Awaits {
    /// Who acts, if it is one person's business.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Awaits::Start { seat }
            | Awaits::Take { seat, .. }
            | Awaits::Console { seat }
            | Awaits::Give { seat }
            | Awaits::Camel { seat }
            | Awaits::Build { seat, .. }
            | Awaits::Keep { seat } => Some(seat),
            Awaits::Decide | Awaits::Contest { .. } | Awaits::Over => None,
        }
    }

    /// The rule by which this, and nothing else, is due now.
    #[must_use]
    pub fn rule(&self, game: Game) -> RuleId {
        match self {
            Awaits::Start { .. } => match game {
                Game::Threesome => rule!("H-03"),
                Game::Quartet => rule!("Q-02"),
                Game::Duel | Game::Tower => rule!("D-03"),
            },
            Awaits::Decide => rule!("D-40"),
            Awaits::Contest { .. } => rule!("D-07"),
            Awaits::Take { .. } => rule!("D-26"),
            Awaits::Console { .. } => rule!("D-30"),
            Awaits::Give { .. } => rule!("T-07"),
            Awaits::Camel { .. } => rule!("T-09"),
            Awaits::Build { .. } => rule!("T-12"),
            Awaits::Keep { .. } => rule!("Q-08"),
            Awaits::Over => match game {
                Game::Duel => rule!("D-48"),
                Game::Tower => rule!("T-21"),
                Game::Threesome => rule!("H-20"),
                Game::Quartet => rule!("Q-10"),
            },
        }
    }

    /// What is awaited, in words.
    #[must_use]
    pub fn describe(&self) -> String {
        match self {
            Awaits::Start { seat } => format!("{seat} chooses a start piece"),
            Awaits::Decide => "a deciding piece is laid out".to_owned(),
            Awaits::Contest { contestants } => {
                let seats: Vec<String> = contestants.iter().map(ToString::to_string).collect();
                format!("{} reach into the bag", seats.join(" and "))
            }
            Awaits::Take { seat, from } => format!("{seat} picks a piece of {from}"),
            Awaits::Console { seat } => format!("{seat} makes a consolation draw"),
            Awaits::Give { seat } => format!("{seat} gives the piece to somebody"),
            Awaits::Camel { seat } => format!("{seat} uses the camel"),
            Awaits::Build { seat, piece } => format!("{seat} builds {piece}"),
            Awaits::Keep { seat } => format!("{seat} keeps the piece or returns it"),
            Awaits::Over => "the game is over".to_owned(),
        }
    }
}
