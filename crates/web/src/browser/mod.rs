//! The browser's own things: what it keeps, how large its window is, what it can sound and shake.

pub mod motion;
pub mod sound;
pub mod storage;
pub mod viewport;
