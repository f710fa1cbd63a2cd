//! What the shipped house and its client contain: as cargo links them, with what was locked.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;
use toml::Table;

use super::binary::target;
use crate::{shell, workspace};

/// A part that others have made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) version: String,
    /// As SPDX writes it.
    pub(super) licence: Option<String>,
    /// Of the crate's file.
    pub(super) checksum: Option<String>,
    /// Whether it is a crate: otherwise it comes with one, or with the compiler.
    pub(super) is_crate: bool,
    /// Which of both programs has it.
    pub(super) within: BTreeSet<&'static str>,
    /// Where its licence lies.
    pub(super) folder: Option<PathBuf>,
}

/// Everything, crates first.
pub(super) fn of_the_house() -> Result<Vec<Part>> {
    let mut within: BTreeMap<Linked, BTreeSet<&'static str>> = BTreeMap::new();
    for (program, package, target) in [
        ("house", "caravanserai", target()?),
        ("client", "web", "wasm32-unknown-unknown"),
    ] {
        for part in linked(&tree(package, target)?) {
            within.entry(part).or_default().insert(program);
        }
    }
    let lock = fs::read_to_string(workspace::root().join("Cargo.lock"))?;
    let metadata = answer("metadata --locked --format-version 1")?;
    let mut parts = joined(
        within,
        &checksums(&lock)?,
        &serde_json::from_str(&metadata)?,
    );
    let others = others(&parts)?;
    parts.extend(others);
    Ok(parts)
}

/// Name and version.
type Linked = (String, String);

/// What ends up in a program: neither what builds it nor what tests it.
fn tree(package: &str, target: &str) -> Result<String> {
    answer(&format!(
        "tree --locked --package {package} --target {target} --edges normal,no-proc-macro --prefix none"
    ))
}

fn answer(arguments: &str) -> Result<String> {
    let answer = shell::answer(&mut shell::cargo(arguments));
    answer.with_context(|| format!("`cargo {arguments}` failed"))
}

/// The crates of others among lines such as `axum v0.8.9 (*)`; ours name a folder.
fn linked(tree: &str) -> BTreeSet<Linked> {
    let ours = |line: &str| line.contains(" (/");
    let lines = tree.lines().filter(|line| !ours(line));
    let parts = lines.filter_map(|line| {
        let mut words = line.split_whitespace();
        let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
        Some((name.to_owned(), version.to_owned()))
    });
    parts.collect()
}

fn checksums(lock: &str) -> Result<BTreeMap<Linked, String>> {
    let lock: Table = lock.parse().context("Cargo.lock cannot be read")?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let text = |package: &toml::Value, key: &str| Some(package.get(key)?.as_str()?.to_owned());
    let sums = packages.into_iter().flatten().filter_map(|package| {
        let linked = (text(package, "name")?, text(package, "version")?);
        Some((linked, text(package, "checksum")?))
    });
    Ok(sums.collect())
}

fn joined(
    within: BTreeMap<Linked, BTreeSet<&'static str>>,
    checksums: &BTreeMap<Linked, String>,
    metadata: &Value,
) -> Vec<Part> {
    let text = |package: &Value, key: &str| package[key].as_str().map(str::to_owned);
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let packages: BTreeMap<Linked, &Value> = packages
        .filter_map(|package| {
            let linked = (text(package, "name")?, text(package, "version")?);
            Some((linked, package))
        })
        .collect();
    let part = |(linked, within): (Linked, BTreeSet<&'static str>)| {
        let package = packages.get(&linked);
        let manifest = package.and_then(|it| text(it, "manifest_path"));
        Part {
            licence: package
                .and_then(|it| text(it, "license"))
                .map(|it| spdx(&it)),
            checksum: checksums.get(&linked).cloned(),
            is_crate: true,
            folder: manifest.and_then(|it| Some(Path::new(&it).parent()?.to_owned())),
            name: linked.0,
            version: linked.1,
            within,
        }
    };
    within.into_iter().map(part).collect()
}

/// As it is written today: `/` is what one wrote before there were expressions.
fn spdx(licence: &str) -> String {
    let words = licence.replace('/', " OR ");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is no crate and yet within.
fn others(crates: &[Part]) -> Result<Vec<Part>> {
    let other = |name: &str, version: &str, licence: &str, within: &[&'static str]| Part {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: Some(licence.to_owned()),
        checksum: None,
        is_crate: false,
        within: within.iter().copied().collect(),
        folder: None,
    };
    let rustc = shell::answer(shell::program_at_root("rustc").arg("--version"));
    let rustc = rustc.context("rustc does not say its version")?;
    let rustc = rustc.split_whitespace().nth(1).unwrap_or_default();
    let both = ["client", "house"];
    let mut others = vec![
        other("rust-std", rustc, "MIT OR Apache-2.0", &both),
        // As the compiler brings it.
        other("musl", rustc, "MIT", &["house"]),
    ];
    for font in ["atkinson-hyperlegible-next", "el-messiri"] {
        let mut font = other(font, "", "OFL-1.1", &["client"]);
        font.folder = Some(workspace::root().join("crates/web/assets/fonts"));
        others.push(font);
    }
    let sqlite = crates.iter().find(|part| part.name == "libsqlite3-sys");
    if let Some(folder) = sqlite.and_then(|part| part.folder.as_ref()) {
        let header = fs::read_to_string(folder.join("sqlite3/sqlite3.h"));
        let header = header.context("SQLite's header was not found")?;
        others.push(other(
            "sqlite",
            sqlite_version(&header),
            "blessing",
            &["house"],
        ));
    }
    Ok(others)
}

fn sqlite_version(header: &str) -> &str {
    let rest = header.split_once("#define SQLITE_VERSION ");
    let quoted = rest.and_then(|(_, rest)| rest.split('"').nth(1));
    quoted.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "version = 4\n\
        [[package]]\nname = 'ours'\nversion = '0.1.0'\n\
        [[package]]\nname = 'ring'\nversion = '0.17.14'\nchecksum = 'abc'\n\
        [[package]]\nname = 'syn'\nversion = '2.0.0'\nchecksum = 'def'\n";

    #[test]
    fn parts_are_what_is_linked_with_what_was_locked() {
        let tree = "ours v0.1.0 (/home/ada/ours)\nring v0.17.14\nring v0.17.14 (*)\n";
        let within = linked(tree)
            .into_iter()
            .map(|it| (it, BTreeSet::from(["house"])));
        let metadata = serde_json::json!({"packages": [{"name": "ring", "version": "0.17.14",
            "license": "MIT / ISC", "manifest_path": "/registry/ring/Cargo.toml"}]});
        let checksums = checksums(LOCK).expect("a lock file");
        let parts = joined(within.collect(), &checksums, &metadata);
        let ring = Part {
            name: "ring".to_owned(),
            version: "0.17.14".to_owned(),
            licence: Some("MIT OR ISC".to_owned()),
            checksum: Some("abc".to_owned()),
            is_crate: true,
            within: BTreeSet::from(["house"]),
            folder: Some("/registry/ring".into()),
        };
        assert_eq!(parts, [ring]);
    }

    #[test]
    fn version_of_sqlite_is_read_from_its_header() {
        let header =
            "/* */\n#define SQLITE_VERSION        \"3.51.0\"\n#define SQLITE_VERSION_NUMBER 1\n";
        assert_eq!(sqlite_version(header), "3.51.0");
    }
}
