//! The thread of the table on this device: it keeps the table, and its bot thinks here. The same program advises.

use super::keeper::Keeper;
use crate::advice::look::Adviser;
use crate::browser::thread;

/// Starts to listen, if this is a worker.
pub fn start() {
    let mut keeper = Keeper::default();
    let mut adviser = Adviser::default();
    thread::listen(move |text, tell| {
        if let Ok((at, want)) = serde_json::from_str(text) {
            keeper.hear(at, want, &mut |told| {
                if let Ok(text) = serde_json::to_string(&told) {
                    tell(&text);
                }
            });
        } else if let Ok(ask) = serde_json::from_str(text) {
            adviser.hear(ask, &mut |told| {
                if let Ok(text) = serde_json::to_string(&told) {
                    tell(&text);
                }
            });
        }
    });
}
