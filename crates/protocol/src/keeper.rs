//! What whoever keeps the house sees and does, under `/api/v1/keeper`.

use serde::{Deserialize, Serialize};
use table::{Millis, TableId};

/// The word by which the keeper is known.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeeperEntry {
    /// As `caravanserai keeper-token` has printed it.
    pub token: String,
}

/// Nobody finds it in a log.
impl std::fmt::Debug for KeeperEntry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("KeeperEntry(…)")
    }
}

/// The house as its keeper sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeeperView {
    /// What was reported; what nobody has looked into stands first.
    pub reports: Vec<KeeperReport>,
    /// Tables that are open or playing, the liveliest first.
    pub tables: Vec<KeeperTable>,
    /// Who has a window open.
    pub people: Vec<KeeperPerson>,
    /// What stands until it is lifted.
    pub bans: Vec<KeeperBan>,
    /// What was done, the latest first.
    pub deeds: Vec<KeeperLine>,
    /// Words that are not said in this house.
    pub words: Vec<String>,
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeeperReport {
    /// By which it is settled.
    pub id: i64,
    /// Where.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// What they are called who reported it.
    pub by: String,
    /// About whom, for deeds.
    pub about: Option<String>,
    /// What they are called.
    pub about_name: Option<String>,
    /// What was said, and what was written about it.
    pub text: String,
    /// When.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
    /// Somebody has looked into it.
    pub settled: bool,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeeperTable {
    /// Its code.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// Does everybody see it in the list?
    pub public: bool,
    /// Who sits there.
    pub seats: Vec<String>,
    /// Is a game on?
    pub playing: bool,
    /// When something last happened.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub updated: Millis,
}

/// Somebody who is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeeperPerson {
    /// For deeds; none for somebody who has told no name.
    pub person: Option<String>,
    /// What they are called.
    pub name: String,
    /// Where from; known only while they are here.
    pub from: String,
    /// How many windows they have open.
    pub windows: u32,
    /// Are they silenced in the whole house?
    pub muted: bool,
}

/// A decision that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeeperBan {
    /// `person`, `range`, `mute` or `table`.
    pub kind: String,
    /// Whom or what it is about.
    pub value: String,
    /// The same as people know it.
    pub name: String,
    /// Why.
    pub why: String,
    /// Since when.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeeperLine {
    /// What: `settle`, `mute`, `ban`, `ban-range`, `close-table`, `lift` or `words`.
    pub deed: String,
    /// To whom or to what.
    pub about: String,
    /// Why.
    pub why: String,
    /// When.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
}

/// Something that the keeper does. Each is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum KeeperDeed {
    /// A report was looked into.
    Settle {
        /// Which.
        report: i64,
    },
    /// Somebody says nothing any more, at any table.
    Mute {
        /// Whom.
        person: String,
        /// Why.
        why: String,
    },
    /// Somebody comes in no more, in any browser where they are known.
    Ban {
        /// Whom.
        person: String,
        /// Why.
        why: String,
    },
    /// Nobody comes in from there any more.
    BanRange {
        /// `192.0.2.7` or `192.0.2.0/24`.
        range: String,
        /// Why.
        why: String,
    },
    /// A table is closed: nobody finds it any more.
    CloseTable {
        /// Which.
        table: TableId,
        /// Why.
        why: String,
    },
    /// A decision is taken back.
    Lift {
        /// Of which kind.
        kind: String,
        /// About whom or what.
        value: String,
    },
    /// Words that are not said in this house, in place of those before.
    Words {
        /// Them.
        words: Vec<String>,
    },
}
