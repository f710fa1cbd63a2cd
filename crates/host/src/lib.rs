//! One driver for every table: its log, its bag, its towers, its bots and its clocks.
//!
//! A [`Host`] joins a [`table::Table`] with the hands in its bag, the tower that is being built, the bots that think and the time
//! that passes. Sans-IO: a shell hands in what happened ([`Host::handle`]) and carries out what is answered. The house, the browser
//! without one, simulated evenings and benchmarks are such shells; none of them decides anything.
//!
//! # Stored before it is shown
//! What follows from an input is given out as [`Output::Append`] and waits. The shell stores it and reports
//! [`HostInput::Appended`]; only then is it part of the table and shown. What could not be stored is reported, too: whoever asked is told,
//! what happened by itself is tried again, and the time in between is on nobody's clock.
//!
//! # Long work
//! What takes more than a moment (filling a bag, a bot's plan, a bot's thought) is given out as well ([`Output::Make`],
//! [`Output::Think`]) and may be done elsewhere; the table goes on meanwhile. What is done here is done in slices: whoever has much to
//! catch up with is answered after some of it and asked to come again ([`Output::WakeAt`]).

mod building;
mod chance;
mod commit;
mod hands;
mod host;
mod input;
mod make;
mod output;
mod thinking;
mod windows;

pub use chance::{Chance, mixed};
pub use host::{Host, needs_waking};
pub use input::{HandCame, HoldCame, HostInput, NotAppended, Thought};
pub use make::{Builder, Hands, Made, Make, Making};
pub use output::{Answer, Audience, Broadcast, Chat, Output, Question, Refused};
pub use windows::{Window, WindowId};
