//! A Gimel board. `state` is data, `play` and `keys` are what a person does, `scene` is what is seen, and only `view`,
//! `grid`, `marks`, `seat`, `small` and `pieces` know that there is a browser.

pub mod geometry;
pub mod grid;
pub mod keys;
pub mod legal;
pub mod marks;
pub mod pieces;
pub mod play;
pub mod scene;
pub mod seat;
pub mod small;
pub mod speech;
pub mod state;
#[cfg(test)]
mod tests;
pub mod typed;
pub mod typed_view;
pub mod view;
