//! Towers of wooden pieces seen from the side: a hand that adds one piece, gravity, and what falls.
//!
//! A tower at rest is integers only ([`Stand`]), so a log, a server and a browser share a few bytes of it. A placement
//! ([`Site`]) begins from them with a new piece in the hand: [`Site::step`] takes what the hand does in one sixtieth of a
//! second; after the release the world runs until it rests, and [`Site::over`] says what stands and what fell. A placement is
//! its tower, its piece and its inputs ([`Recording`]) and replays bit by bit, natively and in the browser.
//!
//! ```
//! use shapes::{Form, Shape};
//! use tower::{HoldInput, Site};
//!
//! let mut site = Site::new(&[], Form::Shape(Shape::Cube), 30);
//! let outcome = loop {
//!     if let Some(outcome) = site.over() {
//!         break outcome;
//!     }
//!     site.step(HoldInput { release: true, ..HoldInput::default() });
//! };
//! assert_eq!(outcome.standing.len(), 1, "the first piece is the foundation");
//! ```

pub mod builder;
mod chance;
mod descent;
pub mod golden;
mod hand;
mod input;
mod recording;
mod site;
mod stand;
mod world;

pub use input::{HoldInput, INPUTS_PER_UNIT, pack, read_inputs, unpack, write_inputs};
pub use recording::Recording;
pub use site::{Outcome, Site, SiteTick, settle};
pub use stand::{PLACES_PER_UNIT, Stand, height};

pub use shapes::{Form, Shape};

/// Steps in a second.
pub const TICKS_PER_SECOND: u32 = 60;
