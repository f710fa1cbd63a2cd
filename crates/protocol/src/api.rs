//! The HTTP interface under `/api/v1`: people, tables, finished games.

use serde::{Deserialize, Serialize};
use table::{Millis, Settings, TableId};

/// Derives a schema where the OpenAPI document is made.
macro_rules! api {
    ($($(#[$meta:meta])* pub struct $name:ident { $($(#[$field_meta:meta])* pub $field:ident: $type:ty,)* })+) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub struct $name { $($(#[$field_meta])* pub $field: $type,)* }
    )+};
}

api! {
    /// Who you are.
    pub struct Me {
        /// What you are called; none until you have told.
        pub name: Option<String>,
        /// The login of your account, if you have one.
        pub login: Option<String>,
    }
    /// How others come to this house.
    pub struct Way {
        /// The address under which others on the network find it; none if nobody can.
        pub address: Option<String>,
        /// It was opened for a room: whoever shows a link says when nobody can follow it.
        pub room: bool,
    }
    /// Who is in the house.
    pub struct PeopleHere {
        /// How many have a window open.
        pub people: u32,
    }
    /// What you want to be called.
    pub struct NewName {
        /// At least one visible letter, at most 24.
        pub name: String,
    }
    /// Login and password of an account.
    pub struct Credentials {
        /// The login, not case-sensitive.
        pub login: String,
        /// The password, at least eight characters.
        pub password: String,
    }
    /// An account that was just made.
    pub struct Registered {
        /// Who you are now.
        pub me: Me,
        /// Codes for who forgets the password: shown this once, each is good once.
        pub codes: Vec<String>,
    }
    /// What the house knows of your account.
    pub struct AccountInfo {
        /// Its login.
        pub login: String,
        /// How many recovery codes you have not used.
        pub codes_left: u32,
    }
    /// A password to be changed for another.
    pub struct PasswordChange {
        /// The one you have.
        pub old: String,
        /// The one you want.
        pub new: String,
    }
    /// The password of your account, to prove who you are.
    pub struct OwnPassword {
        /// It.
        pub password: String,
    }
    /// Codes for who forgets a password.
    pub struct RecoveryCodes {
        /// Shown this once; each is good once.
        pub codes: Vec<String>,
    }
    /// A password that was forgotten.
    pub struct Recovering {
        /// The login of the account.
        pub login: String,
        /// One of its recovery codes.
        pub code: String,
        /// The password you want.
        pub password: String,
    }
    /// A password that somebody thinks of.
    pub struct NewPassword {
        /// It.
        pub password: String,
    }
    /// How well a password holds.
    pub struct Strength {
        /// From 0, guessed at once, to 4, hardly ever.
        pub score: u8,
        /// May it be chosen?
        pub enough: bool,
        /// What is wrong with it: `keys`, `repeats`, `sequence`, `date`, `common`, `word` or `name`.
        pub why: Option<String>,
    }
    /// A browser in which you are logged in.
    pub struct SessionInfo {
        /// By which it can be ended.
        pub id: String,
        /// Since when.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        pub created_at: Millis,
        /// Last seen.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        pub last_seen: Millis,
        /// What the browser calls itself.
        pub user_agent: String,
        /// The one you are using now.
        pub current: bool,
    }
    /// A table to be opened.
    pub struct NewTable {
        /// What you want to be called there.
        pub name: String,
        /// What is agreed.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub settings: Settings,
        /// A bot of this level takes every other seat at once, and the game begins.
        pub bot: Option<u8>,
    }
    /// A table that was opened.
    pub struct OpenedTable {
        /// Its code.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub table: TableId,
    }
    /// A table in a list.
    pub struct TableSummary {
        /// Its code.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub table: TableId,
        /// What is agreed.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub settings: Settings,
        /// Who sits there; none is an open seat.
        pub seats: Vec<Option<String>>,
        /// `open`, `playing` or `over`.
        pub status: String,
        /// When something last happened.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        pub updated: Millis,
        /// Is it your turn there?
        pub your_turn: bool,
    }
    /// A finished game in a list.
    pub struct GameSummary {
        /// By which it is found.
        pub id: String,
        /// The table it was played at, if you played there: its code is an invitation.
        pub table: Option<String>,
        /// `gimel` …
        pub game: String,
        /// The players by seat.
        pub players: Vec<String>,
        /// `1-0`, `0-1` or `1/2-1/2`.
        pub result: String,
        /// Why it ended.
        pub reason: String,
        /// When it ended.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        pub ended_at: Millis,
        /// How many turns it had.
        pub turns: u32,
        /// May everybody see it, or only those who were there?
        pub public: bool,
    }
    /// Who may see a game that you played.
    pub struct GameShared {
        /// Everybody, or only those who were there.
        pub public: bool,
    }
    /// A page of finished games, newest first.
    pub struct GamesPage {
        /// The games.
        pub games: Vec<GameSummary>,
        /// Ask for what comes after with `before=`; none at the end.
        pub next: Option<String>,
    }
    /// A finished game.
    pub struct GameRecord {
        /// What is in lists.
        pub summary: GameSummary,
        /// The whole game as text.
        pub record: String,
    }
    /// Why something was not done.
    pub struct Problem {
        /// For a program.
        pub error: String,
        /// For a person: what was wrong and what to do.
        pub text: String,
    }
}
