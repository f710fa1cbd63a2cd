//! Live tables: one actor each, found by the directory, woken from the log.

mod actor;
mod bag;
mod bot;
mod bulletin;
mod directory;
mod folded;
mod lobby;
mod reports;
pub(crate) mod routes;
mod thoughts;
mod watcher;
mod wood;

pub(crate) use actor::{Answer, Message};
pub(crate) use bag::HandCame;
pub(crate) use directory::Directory;
pub(crate) use watcher::Watcher;
pub(crate) use wood::HoldCame;
