//! The messages of each language: Fluent's text in `crates/web/locales`, compiled into a book that a page opens.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use lingo::compile::compile;
use lingo::{Book, Language};

/// The book of each language, by the name that sources use.
pub(super) fn books(home: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let named = |language: Language| {
        let name = format!("words/words-{}.bin", language.tag());
        Ok((name, book(home, language)?.to_bytes()))
    };
    Language::ALL.into_iter().map(named).collect()
}

/// All messages of a language.
pub(super) fn book(home: &Path, language: Language) -> Result<Book> {
    let folder = home.join("locales").join(language.tag());
    let entries = fs::read_dir(&folder);
    let entries = entries.with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let text = fs::read_to_string(&path);
        let text = text.with_context(|| format!("cannot read {}", path.display()))?;
        files.push((path.display().to_string(), text));
    }
    files.sort();
    let files = files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()));
    compile(language, files).or_else(|wrongs| {
        let told: Vec<String> = wrongs.iter().map(ToString::to_string).collect();
        bail!("messages cannot be read:\n{}", told.join("\n"))
    })
}
