//! The dark bag on the screen: gestures in, and what a fingertip feels as glow, sound, buzz and words.
//!
//! What can be decided without a browser is plain Rust: the crate `gestures` makes hand inputs of pointers and keys, [`hearing`] sounds
//! of touches, [`glow`] light of touches and [`caption`] words of touches.

pub mod arrows;
pub mod caption;
pub mod draw;
pub mod feeling;
pub mod glow;
pub mod hearing;
pub mod lesson;
pub mod loud;
pub mod pointers;
pub mod view;
pub mod voice;
