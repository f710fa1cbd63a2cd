//! Files named by their content, texts that name other files, and a compressed twin for whatever shrinks.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};

/// Where hashed files lie in the folder and on the server.
const ASSETS: &str = "assets";

/// What will be served.
pub(super) struct Bundle {
    release: bool,
    /// Path in the folder to content.
    files: BTreeMap<String, Vec<u8>>,
    /// The name a source uses to the address a browser uses.
    addresses: BTreeMap<String, String>,
    /// Path in the folder to the bytes that a browser loads for it.
    sent: BTreeMap<String, usize>,
}

impl Bundle {
    pub(super) fn new(release: bool) -> Self {
        Self {
            release,
            files: BTreeMap::new(),
            addresses: BTreeMap::new(),
            sent: BTreeMap::new(),
        }
    }

    /// Adds a file as it is.
    pub(super) fn add(&mut self, name: &str, bytes: Vec<u8>) {
        let path = format!("{ASSETS}/{}", hashed(name, &digest(&bytes)));
        self.addresses.insert(name.to_owned(), format!("/{path}"));
        self.files.insert(path, bytes);
    }

    /// Adds scripts that name each other, and programs: `written` says by which word a script loads what has a name here.
    pub(super) fn add_circle(
        &mut self,
        scripts: &[(&str, String)],
        written: &[(String, String)],
    ) -> Result<()> {
        // No content can hold its own hash: all of them are named by all of it.
        let all: String = scripts.iter().map(|(_, text)| text.as_str()).collect();
        let programs = written
            .iter()
            .filter_map(|(_, name)| self.addresses.get(name));
        let digest = digest(programs.fold(all, |all, address| all + address).as_bytes());
        for (name, _) in scripts {
            let address = format!("/{ASSETS}/{}", hashed(name, &digest));
            self.addresses.insert((*name).to_owned(), address);
        }
        for (name, text) in scripts {
            let mut text = text.clone();
            for (word, name) in written {
                let address = self.addresses.get(name);
                let address = address.with_context(|| format!("there is no file `{name}`"))?;
                // Only where it is loaded: what a program calls its imports stays as it is.
                let (script, program) = (
                    format!("from \"{word}\""),
                    format!("fetch(new URL(\"{word}\", import.meta.url))"),
                );
                text = text.replace(&script, &format!("from \"{address}\""));
                // It may be on its way already: `page/boot.js` has begun with what the page needs.
                text = text.replace(&program, &format!("partOfTheClient(\"{address}\")"));
            }
            let path = self.addresses[*name].trim_start_matches('/').to_owned();
            self.files.insert(path, text.into_bytes());
        }
        Ok(())
    }

    /// Adds a text after putting addresses where it says `{{name}}`.
    pub(super) fn add_text(&mut self, name: &str, text: &str) -> Result<()> {
        let text = self.filled(text).with_context(|| name.to_owned())?;
        self.add(name, text.into_bytes());
        Ok(())
    }

    /// Adds a file whose name stays: the page, and who keeps it.
    pub(super) fn add_page(&mut self, name: &str, text: &str) -> Result<()> {
        let text = self.filled(text).with_context(|| name.to_owned())?;
        self.files.insert(name.to_owned(), text.into_bytes());
        Ok(())
    }

    /// Where a file will lie.
    pub(super) fn address(&self, name: &str) -> Option<String> {
        self.addresses.get(name).cloned()
    }

    /// The addresses of all files with a hash in their name, as a list in a script; pictures under links are for others.
    pub(super) fn everything(&self) -> String {
        let ours = self.addresses.iter();
        let ours = ours.filter(|(name, _)| !name.starts_with("pictures/link-"));
        let quoted = ours.map(|(_, address)| format!("{address:?}"));
        quoted.collect::<Vec<_>>().join(", ")
    }

    fn filled(&self, text: &str) -> Result<String> {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("{{") {
            let (name, after) = after.split_once("}}").context("a `{{` is not closed")?;
            let address = self.addresses.get(name.trim());
            out += before;
            out += address.with_context(|| format!("there is no file `{name}`"))?;
            rest = after;
        }
        Ok(out + rest)
    }

    /// Writes everything beside the folder and puts it in its place at the end.
    pub(super) fn write(&mut self, dist: &Path) -> Result<()> {
        let fresh = dist.with_extension("new");
        let _ = fs::remove_dir_all(&fresh);
        for (path, bytes) in &self.files {
            let file = fresh.join(path);
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&file, bytes)?;
            let mut sent = bytes.len();
            if shrinks(path) {
                let name = file.with_file_name(format!("{}.br", file_name(path)));
                let twin = compressed(bytes, self.release)?;
                sent = twin.len();
                fs::write(name, twin)?;
            }
            self.sent.insert(path.clone(), sent);
        }
        let _ = fs::remove_dir_all(dist);
        fs::rename(&fresh, dist).with_context(|| format!("cannot write {}", dist.display()))
    }

    /// How many bytes these files were on their way, by the names that sources use, once everything is written.
    pub(super) fn sent(&self, names: &[String]) -> usize {
        let path = |name: &String| match self.addresses.get(name) {
            Some(address) => address.trim_start_matches('/').to_owned(),
            None => name.clone(),
        };
        let known = names.iter().filter_map(|name| self.sent.get(&path(name)));
        known.sum()
    }

    /// Everything, file by file.
    pub(super) fn report(&self) {
        let mut total = 0;
        for (path, bytes) in &self.files {
            let sent = self.sent.get(path).copied().unwrap_or(bytes.len());
            total += sent;
            eprintln!("    {:>8} {sent:>8}  {path}", bytes.len());
        }
        eprintln!("    {total} bytes compressed, all together");
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// `fonts/a.woff2` becomes `a-1f2e3d.woff2`.
fn hashed(name: &str, digest: &str) -> String {
    let file = file_name(name);
    let (stem, ending) = file.split_once('.').unwrap_or((file, "bin"));
    format!("{stem}-{digest}.{ending}")
}

/// Fonts are compressed already.
fn shrinks(path: &str) -> bool {
    !path.ends_with(".woff2") && !path.ends_with(".png")
}

fn compressed(bytes: &[u8], release: bool) -> Result<Vec<u8>> {
    let quality = if release { 11 } else { 4 };
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, quality, 22);
    writer.write_all(bytes)?;
    Ok(writer.into_inner())
}

/// FNV-1a in 64 bits: it only has to tell one build's files from another's.
pub(super) fn digest(bytes: &[u8]) -> String {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_addresses() {
        let mut bundle = Bundle::new(false);
        bundle.add("fonts/a.woff2", b"font".to_vec());
        let filled = bundle
            .filled("url(\"{{fonts/a.woff2}}\")")
            .expect("a known name");
        let address = format!("/assets/a-{}.woff2", digest(b"font"));
        assert_eq!(filled, format!("url(\"{address}\")"));
    }

    #[test]
    fn unknown_names_are_told() {
        let error = Bundle::new(false)
            .filled("{{gone.js}}")
            .expect_err("no such file");
        assert_eq!(error.to_string(), "there is no file `gone.js`");
    }

    #[test]
    fn content_changes_the_name() {
        assert_ne!(digest(b"one"), digest(b"two"));
        assert_eq!(hashed("web.wasm", "00ff"), "web-00ff.wasm");
    }

    #[test]
    fn compression_shrinks() {
        let text = b"sand ".repeat(1000);
        let twin = compressed(&text, true).expect("memory can be written");
        assert!(twin.len() < 100, "{}", twin.len());
    }
}
