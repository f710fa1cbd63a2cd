//! The pocket referee: people with the box tap what happened, and hear who won, why, and who is next.
//!
//! Everything up to [`evening`] is plain state without a browser; the files named `…_view` draw it.

pub mod caller;
pub mod choice_view;
pub mod contest;
pub mod contest_view;
pub mod draft;
pub mod drag;
pub mod entry;
pub mod evening;
pub mod history_view;
pub mod host;
pub mod mend;
pub mod plan;
pub mod pull;
pub mod pull_view;
pub mod record;
#[cfg(test)]
mod replay_tests;
pub mod ruling_view;
pub mod set_up_view;
pub mod standings_view;
#[cfg(test)]
mod tests;
