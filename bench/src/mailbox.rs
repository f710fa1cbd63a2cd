//! The yardstick: Gimel on a plain array, the same code the tests take as their second opinion.

#[path = "../../crates/gimel/tests/reference/mod.rs"]
mod reference;

pub(crate) use reference::{Mailbox, Terms};
