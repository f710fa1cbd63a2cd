//! The store as the house uses it: every case against SQLite and against a real PostgreSQL.

#![expect(
    clippy::unwrap_used,
    reason = "a case fails where it stands; clippy excuses only the test functions themselves"
)]

#[macro_use]
mod both;
mod backup;
mod export_import;
mod games;
mod house;
mod kill;
mod log;
mod people;
mod postgres;
mod race;
mod tables;
mod trouble;
