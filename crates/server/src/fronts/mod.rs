//! What a page says of itself before its program runs: to a list of results, and under a link that somebody sends.

mod head;
mod paths;
mod tongue;

pub(crate) use head::{Place, dressed};
pub(crate) use paths::{NOWHERE, front_of};
pub(crate) use tongue::preferred;
