//! Live tables: one actor each, found by the directory, woken from the log.

mod actor;
mod bag;
mod bot;
mod bulletin;
mod directory;
mod reader;
mod reports;
pub(crate) mod routes;
mod snapshots;
mod watcher;
mod wood;

pub(crate) use actor::{Answer, Message};
pub(crate) use bag::HandCame;
pub(crate) use directory::Directory;
pub(crate) use reader::TableError;
pub(crate) use watcher::Watcher;
pub(crate) use wood::HoldCame;
