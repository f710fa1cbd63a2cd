//! Live tables: one actor each, found by the directory, woken from the log.

mod actor;
mod bot;
mod bulletin;
mod directory;
pub(crate) mod routes;
mod watcher;

pub(crate) use actor::{Answer, Message};
pub(crate) use directory::Directory;
pub(crate) use watcher::Watcher;
