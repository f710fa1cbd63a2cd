//! From pointers and keys to what a hand does in the bag: the page's own code, and that of whoever measures what a person's hand
//! comes to.
//!
//! Pure: positions in pixels and times in milliseconds come in, [`bag::HandInput`]s go out. It knows nothing but what the fingertip
//! feels.

mod gesture;
mod lean;
mod press;

pub use gesture::{Arrow, Gestures};
pub use lean::Lean;
pub use press::{Kind, Place, Press, SLOP, Shaking};
