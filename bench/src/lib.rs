//! Players over real sockets, and what they do to a house: shared by the benchmarks and the crash test.

pub mod crash;
pub mod guest;
