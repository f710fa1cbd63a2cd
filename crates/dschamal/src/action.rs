//! What people do at the table: choices and reports, as they are written down and sent.

use serde::{Deserialize, Serialize};

use crate::{ContestReport, Piece, PieceSet, Seat};

/// Something done at the table. Who does it follows from what is awaited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// The awaited seat takes its start piece (two in the Quartet).
    Start(PieceSet),
    /// This piece becomes the deciding piece (D-40).
    Decide(Piece),
    /// A contest was fought.
    Contest(ContestReport),
    /// The chooser takes this piece of the loser (D-26).
    Take(Piece),
    /// What the consolation draw brought out, nothing included (D-30, A-D-21).
    Console(PieceSet),
    /// The pulled piece goes to this player (T-07).
    Give(Seat),
    /// What the puller of the camel does with it (T-09).
    Camel(CamelChoice),
    /// The awaited piece was built (T-12).
    Built(BuildReport),
    /// A tower fell outside of building (T-16, T-18, A-T-16).
    Collapse(CollapseReport),
    /// Does the slower one keep his piece?
    Keep(bool),
}

/// The choices the camel gives in the Tower (T-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CamelChoice {
    /// Take a black piece from somebody.
    Take {
        /// The piece.
        take: Piece,
        /// Its owner.
        from: Seat,
    },
    /// Give one of one's own black pieces away.
    Give {
        /// The piece.
        give: Piece,
        /// Who gets it.
        to: Seat,
    },
    /// Leave it.
    Nothing(Nothing),
}

/// The word `"nothing"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {
    /// `"nothing"`
    #[serde(rename = "nothing")]
    Nothing,
}

impl CamelChoice {
    /// Leave it.
    pub const NOTHING: CamelChoice = CamelChoice::Nothing(Nothing::Nothing);
}

/// How the awaited building went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BuildReport {
    /// What touches the table and should not (T-16, A-T-19). Empty: everything stands.
    pub fell: PieceSet,
    /// It fell through no fault of the owner (T-18).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub innocent: bool,
    /// After an innocent collapse: was it rebuilt? Yes, unless the edition leaves a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rebuild: Option<bool>,
    /// The new order, bottom to top, if the old one could not be restored (A-T-20).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rebuilt: Vec<Piece>,
}

/// A tower fell while nobody was building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CollapseReport {
    /// Whose tower.
    pub seat: Seat,
    /// What fell.
    pub fell: PieceSet,
    /// Through no fault of the owner (T-18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub innocent: bool,
    /// As in [`BuildReport`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rebuild: Option<bool>,
    /// As in [`BuildReport`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rebuilt: Vec<Piece>,
}

impl From<CollapseReport> for BuildReport {
    fn from(collapse: CollapseReport) -> BuildReport {
        BuildReport {
            fell: collapse.fell,
            innocent: collapse.innocent,
            rebuild: collapse.rebuild,
            rebuilt: collapse.rebuilt,
        }
    }
}
