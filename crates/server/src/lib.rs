//! The doors of the house: HTTP, sockets and table actors over the store.
//!
//! Handlers are thin; tables decide, the store keeps, and what a table shows is a view. This crate
//! reads the clock and draws random numbers (in one file each) so that nothing below it has to.

mod app;
mod assets;
mod body;
mod caller;
mod clock;
mod connections;
mod doors;
mod fronts;
mod games;
mod house;
mod keeper;
mod limits;
mod people;
mod problem;
mod pulse;
mod random;
mod router;
mod socket;
mod sockets;
mod stop;
mod tables;
mod tls;
mod watch;

pub(crate) use app::App;
pub use clock::Machine;
pub use house::{House, Settings};
pub use ipnet::IpNet;
pub use keeper::new_keeper_token;
pub use stop::stop_within;
pub use tls::{Certificate, TlsFiles};
