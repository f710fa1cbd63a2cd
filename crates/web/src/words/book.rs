//! The book of messages that this window reads from: in the language that the page was opened in.

use std::cell::Cell;

use lingo::{Book, Language, Value};

thread_local! {
    static BOOK: Cell<Option<&'static Book>> = const { Cell::new(None) };
}

/// Opened once and kept for as long as the window lives.
fn book() -> &'static Book {
    BOOK.get().unwrap_or_else(|| {
        let book: &'static Book = Box::leak(Box::new(open()));
        BOOK.set(Some(book));
        book
    })
}

/// The page has fetched it before it started us.
#[cfg(target_arch = "wasm32")]
fn open() -> Book {
    let fetched = js_sys::Reflect::get(&js_sys::global(), &"words".into());
    let bytes = fetched.map(|bytes| js_sys::Uint8Array::new(&bytes).to_vec());
    let book = bytes.ok().and_then(|bytes| Book::from_bytes(&bytes).ok());
    book.unwrap_or_default()
}

/// Without a browser English is spoken.
#[cfg(not(target_arch = "wasm32"))]
fn open() -> Book {
    let files = [("rulings.ftl", include_str!("../../locales/en/rulings.ftl"))];
    lingo::compile::compile(Language::English, files).unwrap_or_default()
}

/// The language that is spoken here.
#[must_use]
pub fn language() -> Language {
    book().language()
}

/// A message that needs nothing. One that is missing is shown by its key, so that it is seen.
#[must_use]
pub(super) fn text(key: &'static str) -> &'static str {
    book().text(key).unwrap_or(key)
}

/// A message with what belongs into it.
#[must_use]
pub(super) fn say(key: &str, arguments: &[(&str, Value<'_>)]) -> String {
    let said = book().say(key, arguments);
    said.unwrap_or_else(|| key.to_owned())
}
