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

/// Without a browser, in tests, English is spoken unless another language is asked for.
#[cfg(not(target_arch = "wasm32"))]
fn open() -> Book {
    open_in(Language::English)
}

/// As the files have it.
#[cfg(not(target_arch = "wasm32"))]
fn open_in(language: Language) -> Book {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let folder = folder.join(language.tag());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let text = std::fs::read_to_string(entry.path()).unwrap_or_default();
        files.push((entry.path().display().to_string(), text));
    }
    let files = files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()));
    lingo::compile::compile(language, files).unwrap_or_default()
}

/// This thread speaks this language from now on.
#[cfg(test)]
pub(crate) fn speak(language: Language) {
    BOOK.set(Some(Box::leak(Box::new(open_in(language)))));
}

/// The language that is spoken here.
#[must_use]
pub fn language() -> Language {
    book().language()
}

/// A message that needs nothing. One that is missing is shown by its key, so that it is seen.
#[must_use]
pub(crate) fn text(key: &'static str) -> &'static str {
    book().text(key).unwrap_or(key)
}

/// A message whose key was put together; nothing if there is none.
#[must_use]
pub(crate) fn text_of(key: &str) -> &'static str {
    book().text(key).unwrap_or_default()
}

/// A message with what belongs into it.
#[must_use]
pub(crate) fn say(key: &str, arguments: &[(&str, Value<'_>)]) -> String {
    let said = book().say(key, arguments);
    said.unwrap_or_else(|| key.to_owned())
}

/// A number with so many decimals, with the comma or point that readers are used to.
#[must_use]
pub(crate) fn decimal(number: f64, decimals: usize) -> String {
    let written = format!("{number:.decimals$}");
    match language() {
        Language::English => written,
        Language::German | Language::French | Language::Dutch => written.replace('.', ","),
    }
}
