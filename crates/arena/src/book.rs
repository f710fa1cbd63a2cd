//! Openings to begin matches from: frozen, balanced, each played twice with colours swapped.

/// Positions after six turns, one a line. Made once by `examples/openings.rs`, and never changed: results from different
/// days can be compared because of that.
const BOOK: &str = include_str!("../book.txt");

/// The openings as position texts.
pub fn book() -> impl Iterator<Item = &'static str> {
    BOOK.lines().filter(|line| !line.is_empty())
}
