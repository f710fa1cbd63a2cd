//! Live tables: one actor each, a thin shell around a [`host::Host`], found by the directory, woken from the log.

mod actor;
mod bot;
mod bulletin;
mod directory;
mod folded;
mod lines;
mod lobby;
mod message;
mod reader;
mod reports;
pub(crate) mod routes;
mod snapshots;
mod thoughts;

pub(crate) use directory::Directory;
pub(crate) use message::{Message, Watcher};
pub(crate) use reader::TableError;
