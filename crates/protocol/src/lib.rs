//! The messages between people and tables: versioned, and the only wire types.
//!
//! Tables speak through [`table::View`] and are spoken to by [`table::Command`]; this crate wraps both
//! for the socket and adds what goes over plain HTTP. A message has no field for what its reader
//! may not know.

mod api;
mod frames;
mod keeper;
mod socket;

pub use api::{
    AccountInfo, Credentials, GameRecord, GameShared, GameSummary, GamesPage, Me, NewName,
    NewPassword, NewTable, OpenedTable, OwnPassword, PasswordChange, PeopleHere, Problem,
    Recovering, RecoveryCodes, Registered, SessionInfo, Strength, TableSummary, Way,
};
pub use frames::{BadFrame, HandFrame, MOST_FRAME_BYTES, TouchFrame, short_id};
pub use keeper::{
    KeeperBan, KeeperDeed, KeeperEntry, KeeperLine, KeeperPerson, KeeperReport, KeeperTable,
    KeeperView,
};
pub use socket::{ClientMessage, ServerMessage};

/// The subprotocol that both sides name when they open the socket.
pub const SUBPROTOCOL: &str = "caravanserai.v1";

/// The most bytes a message from a browser may have.
pub const MOST_BYTES: usize = 16 * 1024;
