//! Live tables: one actor each, a thin shell around a [`host::Host`], found by the directory, woken from the log.

mod actor;
mod bot;
mod bulletin;
mod directory;
mod lines;
mod message;
mod reader;
mod reports;
pub(crate) mod routes;
mod snapshots;

pub(crate) use directory::Directory;
pub(crate) use message::{Message, Watcher};
pub(crate) use reader::TableError;
