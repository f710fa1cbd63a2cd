//! The browser's own things: what it keeps, how large its window is, what it can sound and shake, copy and share.

pub mod canvas;
pub mod chance;
pub mod clipboard;
pub mod date;
pub mod download;
pub mod gesture;
pub mod microphone;
pub mod motion;
pub mod net;
pub mod press;
pub mod sound;
pub mod speech;
pub mod storage;
pub mod tabs;
pub mod thread;
pub mod time;
pub mod title;
pub mod viewport;
pub mod wake;
