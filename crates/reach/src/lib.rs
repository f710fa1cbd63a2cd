//! Hands in the bag, live: what a table ordered is carried out, and what came out is told.
//!
//! A [`Reach`] joins the bag's world, the bots that feel in it and the people who are far away. Sans-IO: whoever drives it hands
//! in what arrived and when ([`Reach::take`]), says what time it is ([`Reach::advance`]), and carries away what each seat may feel.
//! The same reach runs on the server, in a page without one, and over a simulated network.
//!
//! # Equal delay
//! A hand's inputs carry the tick at which they were made, counted from T0 on a clock that everybody shares. The world runs
//! behind that clock by one [`Reach::delay`], which is the slowest contestant's one-way time, so that an input of tick *n* from
//! anywhere takes part in step *n*. What is felt is kept back for the near ones until it arrives where it takes longest, so that
//! all feel it at the same time. Bots get the same delay in both directions. A claimed tick is believed only as far as the server's own measurements of the
//! way allow ([`Link`]); otherwise what counts is when it arrived.

mod equal;
mod finish;
mod forms;
mod frame;
mod hand;
mod heaving;
mod link;
mod reach;
pub mod simulated;
mod time;

pub use finish::{pack, unpack};
pub use frame::{Felt, HandFrame, MOST_INPUTS, read_inputs, read_touch, write_inputs, write_touch};
pub use link::Link;
pub use reach::{CameOut, Fairness, Reach, ReachOut};
pub use time::{MS_PER_TICK, tick_ms};
