//! Tables driven by a shell that the test plays: what is stored, shown, made, thought and waited for.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod hands;
mod shell;
mod storing;
mod thinking;
mod towers;
