//! A tower being built, live: what a table ordered is carried out, and what stood and fell is told.
//!
//! A [`Mason`] joins the world of wood, the hand of a person far away or of a bot, and the table. Sans-IO: whoever drives it
//! hands in what arrived ([`Mason::take`]), says what time it is ([`Mason::advance`]), and passes on what comes out.
//!
//! # One stream of inputs
//! The world moves only by inputs, one for each sixtieth of a second, and is the same on every machine. So nothing but the
//! inputs travels: the builder's page plays its own at once, everybody else's plays what the house passes on, and all see the
//! same tower. The house has the last word: what it passes on is what happened. Time stands still while a hand rests and no
//! wood moves; while wood moves it does not, whatever the hand's page says: falling pieces cannot be caught by waiting.

mod mason;

pub use mason::{MOST_INPUTS, Mason, MasonOut};
pub use tower::{HoldInput, read_inputs, write_inputs};
