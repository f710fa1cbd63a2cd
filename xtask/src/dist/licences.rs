//! The words of the licences under which parts of others are carried along: each once, with the parts that it is for.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::parts::Part;

/// How files begin that say under which conditions a part may be passed on.
const BEGINNINGS: [&str; 7] = [
    "LICENSE",
    "LICENCE",
    "COPYING",
    "COPYRIGHT",
    "NOTICE",
    "UNLICENSE",
    "OFL",
];

const HEAD: &str = "Caravanserai is licensed under either of Apache-2.0 or MIT (LICENSE-APACHE, LICENSE-MIT). It contains parts that others \
have made;\ncaravanserai.cdx.json lists them. These are their licences, each with the parts that it came with.\n\n\
musl is licensed under the MIT licence: Copyright (c) 2005-2020 Rich Felker, et al.\n\
The standard library of Rust is licensed under either of Apache-2.0 or MIT: Copyright (c) The Rust Project Contributors.\n\
SQLite is in the public domain.\n";

/// All of them.
pub(super) fn of(parts: &[Part]) -> Result<String> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in parts {
        let Some(folder) = &part.folder else { continue };
        let name = format!("{} {}", part.name, part.version);
        for text in texts(folder)? {
            found.entry(text).or_default().push(name.trim().to_owned());
        }
    }
    Ok(joined(found))
}

fn texts(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder);
    let entries = entries.with_context(|| format!("cannot read {}", folder.display()))?;
    let mut texts = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let is_text = BEGINNINGS.iter().any(|it| name.starts_with(it)) && entry.path().is_file();
        if is_text && !name.ends_with(".RS") {
            let bytes = fs::read(entry.path())?;
            texts.push(String::from_utf8_lossy(&bytes).trim().replace('\r', ""));
        }
    }
    texts.sort();
    texts.dedup();
    Ok(texts)
}

/// In the order of the parts.
fn joined(found: BTreeMap<String, Vec<String>>) -> String {
    let mut found: Vec<(Vec<String>, String)> = found
        .into_iter()
        .map(|(text, parts)| (parts, text))
        .collect();
    found.sort();
    let mut all = HEAD.to_owned();
    for (parts, text) in found {
        let line = "-".repeat(80);
        let _ = write!(all, "\n{line}\n{}\n{line}\n\n{text}\n", parts.join(", "));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_words_are_said_once() {
        let parts = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        let found = BTreeMap::from([
            ("Be kind.".to_owned(), parts(&["b 1", "c 2"])),
            ("Be free.".to_owned(), parts(&["a 1"])),
        ]);
        let all = joined(found);
        assert_eq!(all.matches("Be kind.").count(), 1);
        assert!(all.contains("b 1, c 2"));
        assert!(all.find("a 1") < all.find("b 1"));
    }
}
