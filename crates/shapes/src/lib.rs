//! The outlines of the wooden pieces: one definition for hands that feel them, towers made of them and pictures.
//!
//! Twelve shapes, eleven black decoys (every shape but the brick, with one thing wrong) and the camel: 24 [`Form`]s. An
//! [`Outline`] is about one unit across, has its centroid at the origin and runs counter-clockwise. All angles come from
//! `libm`, so an outline is the same bit by bit on every machine and in the browser.

mod angle;
mod author;
mod form;
mod nearest;
mod outline;
mod parts;
mod path;
mod picture;

pub use angle::{sin_cos, turn_of};
pub use form::{Form, Shape};
pub use nearest::Nearest;
pub use outline::{Outline, Sharpness};
pub use picture::svg_path;

/// A place in the plane: x to the right, y up, in units.
pub type Point = [f32; 2];
