//! The dark bag: rigid bodies seen from above, hands among them, and the sense of touch.
//!
//! Sans-IO: [`Bag::step`] takes what every hand does in one sixtieth of a second and answers what each fingertip feels, what
//! left the bag, and how the sack heaves. A contest is its seed, its things, its settings and its inputs ([`Recording`]) and
//! replays bit by bit, natively and in the browser.
//!
//! A hand *gropes* (it bumps into things and shoves them about, and feels dull thumps), *cups* a piece (it goes to the nearest one
//! within its reach, which takes its time; the piece is held hard and lifted out of the crowd, so that the fingertip slides along its outline alone), *dips* into its middle, *shakes off* what came along,
//! *lets go* or *pulls*.
//!
//! ```
//! use bag::{Act, Bag, HandInput, Settings};
//! use shapes::{Form, Shape};
//!
//! let things = [Form::Shape(Shape::Ball), Form::Camel];
//! let mut bag = Bag::new(7, &things, 1, &Settings::default());
//! let mut pulls = Vec::new();
//! while pulls.is_empty() {
//!     let act = (bag.tick() > 30).then_some(Act::Pull);
//!     pulls = bag.step(&[HandInput { dx: 1, dy: 0, act }]).pulls;
//! }
//! assert!(pulls[0].things.is_empty(), "nothing was cupped");
//! ```

mod bag;
mod chance;
pub mod golden;
mod grip;
mod grope;
mod hand;
mod heave;
mod input;
mod lights;
mod recording;
mod seek;
mod settings;
mod strew;
mod touch;
mod trace;
mod version;
mod world;

pub use bag::{Bag, Pull, Tick, TickNumber, Unreadable};
pub use heave::Bulge;
pub use input::{Act, HandInput, INPUTS_PER_UNIT};
pub use lights::{HandPlace, LightsOn, ThingPlace};
pub use recording::Recording;
pub use settings::Settings;
pub use touch::{Contact, DIRECTIONS, Dip, HandState, Load, PLACES_PER_UNIT, Touch};
pub use version::WorldVersion;

pub use shapes::{Form, Shape, Sharpness};

/// Steps in a second.
pub const TICKS_PER_SECOND: u32 = 60;
