//! Towers on the screen: wood with depth, the piece in the hand, and gravity in a thread of its own.
//!
//! What can be decided without a browser is plain Rust: [`hold`] makes hand inputs of pointers and keys, [`lookout`] says in
//! words where things are, [`worker`] steps the world. [`placing`] is a placement as a page holds it, [`picture`] draws.

mod brush;
pub mod film;
pub mod glide;
pub mod hold;
pub mod lookout;
pub mod paint;
pub mod picture;
pub mod placing;
mod slice;
pub mod stream;
pub mod view;
pub mod wire;
pub mod worker;
pub mod yard;
