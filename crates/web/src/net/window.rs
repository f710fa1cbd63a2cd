//! The name of this window and how many messages it has counted, kept across reloads.
//!
//! A tab that is duplicated copies what the first one keeps; both would count the same numbers. So a window marks what it
//! keeps while it is open, and whoever finds the mark takes a new name.

use leptos::prelude::*;

use crate::browser::chance;

const CLIENT: &str = "caravanserai.window";
const NUMBER: &str = "caravanserai.window.number";
const IN_USE: &str = "caravanserai.window.in-use";

fn kept() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// The name of this window, and the number of its last message.
#[must_use]
pub fn name_and_number() -> (String, u64) {
    let read = |name: &str| kept()?.get_item(name).ok()?;
    let old = read(CLIENT).filter(|_| read(IN_USE).is_none());
    let number = old
        .as_ref()
        .and(read(NUMBER))
        .and_then(|text| text.parse().ok());
    let name = old.unwrap_or_else(|| format!("{:016x}", chance::number()));
    write(CLIENT, &name);
    write(IN_USE, "1");
    let handle = window_event_listener(leptos::ev::pagehide, |_| {
        if let Some(storage) = kept() {
            let _ = storage.remove_item(IN_USE);
        }
    });
    // The window listens as long as it lives.
    std::mem::forget(handle);
    (name, number.unwrap_or(0))
}

/// Keeps the number of the last message.
pub fn keep_number(number: u64) {
    write(NUMBER, &number.to_string());
}

fn write(name: &str, text: &str) {
    if let Some(storage) = kept() {
        let _ = storage.set_item(name, text);
    }
}
