//! Evenings in the house: a whole server with its store, visited over real sockets.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod bag;
mod bots;
mod clocks;
mod closing;
mod connections;
mod doors;
mod fronts;
mod games;
mod hands;
mod house;
mod keeper;
mod limits;
mod lobby;
mod logs;
mod manners;
mod noise;
mod openapi;
mod outage;
mod people;
mod play;
mod postgres;
#[expect(dead_code, reason = "the store's own tests also stop and start it")]
#[path = "../../store/tests/postgres.rs"]
mod postgres_server;
mod ranges;
mod sleep;
mod tls;
mod visitor;
mod window;
mod wire;
mod wood;
