//! Thinking about positions: branches, links, and setting up by hand. Nothing here knows a browser.

pub mod editor;
pub mod lines;
pub mod share;
#[cfg(test)]
mod tests;
pub mod tree;
