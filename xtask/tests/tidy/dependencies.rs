//! What deny.toml says of dependencies holds for the lockfiles: one source, nothing banned, no double without a reason.
//!
//! `cargo deny check` looks further (advisories, texts of licences, other systems), but it has to be installed.

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::assert_tidy;
use crate::policy::{Policy, Skip};
use crate::tree::{members, read};

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The fuzzer is a workspace of its own, with a lockfile of its own.
const LOCKFILES: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

const FUZZER: &str = "caravanserai-fuzz";

/// A package as a lockfile has it.
struct Locked {
    name: String,
    version: String,
    /// None is a folder.
    source: Option<String>,
}

#[test]
fn every_double_has_a_reason() {
    let told = doubles(
        &locked(&read("Cargo.lock")),
        &Policy::of_the_house().skipped,
    );
    assert_tidy("several versions of a crate (deny.toml, bans.skip):", &told);
}

#[test]
fn everything_comes_from_one_place() {
    let mut ours: Vec<String> = members().into_iter().map(|member| member.name).collect();
    ours.push(FUZZER.to_owned());
    let told = in_lockfiles(|packages| strangers(packages, &ours));
    assert_tidy("neither from crates.io nor ours:", &told);
}

#[test]
fn nothing_banned_is_let_in() {
    let policy = Policy::of_the_house();
    let told = in_lockfiles(|packages| banned(packages, &policy.banned));
    assert_tidy("not let in (deny.toml, bans.deny):", &told);
}

fn in_lockfiles(check: impl Fn(&[Locked]) -> Vec<String>) -> Vec<String> {
    let told = LOCKFILES.iter().flat_map(|path| {
        let complaints = check(&locked(&read(path))).into_iter();
        complaints.map(move |complaint| format!("{path}: {complaint}"))
    });
    told.collect()
}

fn locked(lockfile: &str) -> Vec<Locked> {
    let lockfile: Table = lockfile.parse().expect("a lockfile is TOML");
    let packages = lockfile.get("package").and_then(Value::as_array);
    let text = |package: &Value, key: &str| Some(package.get(key)?.as_str()?.to_owned());
    packages
        .expect("a lockfile lists packages")
        .iter()
        .map(|package| Locked {
            name: text(package, "name").expect("a package has a name"),
            version: text(package, "version").expect("a package has a version"),
            source: text(package, "source"),
        })
        .collect()
}

fn doubles(packages: &[Locked], skipped: &[Skip]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let of_name = versions.entry(&package.name).or_default();
        of_name.push(&package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let mut told = Vec::new();
    for (name, versions) in &versions {
        let covered = |version: &&&str| skipped.iter().any(|skip| skip.covers(name, version));
        let left = versions.len() - versions.iter().filter(covered).count();
        if left != 1 {
            let versions = versions.join(", ");
            told.push(format!(
                "{name} is there as {versions}: all but one want an entry"
            ));
        }
    }
    for skip in skipped {
        let mut doubles = versions.iter();
        let needed =
            doubles.any(|(name, versions)| versions.iter().any(|it| skip.covers(name, it)));
        if !needed {
            told.push(format!("{} is no double (any more)", skip.krate));
        }
        if skip.reason.is_empty() {
            told.push(format!("{} has no reason", skip.krate));
        }
    }
    told
}

fn strangers(packages: &[Locked], ours: &[String]) -> Vec<String> {
    let told = packages.iter().filter_map(|package| match &package.source {
        Some(source) if source == CRATES_IO => None,
        None if ours.contains(&package.name) => None,
        Some(source) => Some(format!("{} from {source}", package.name)),
        None => Some(format!("{} from a folder", package.name)),
    });
    told.collect()
}

fn banned(packages: &[Locked], banned: &[String]) -> Vec<String> {
    let told = packages.iter().filter(|it| banned.contains(&it.name));
    told.map(|it| format!("{} {}", it.name, it.version))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCKFILE: &str = "
        package = [
            { name = 'a', version = '0.2.1', source = 'registry+https://github.com/rust-lang/crates.io-index' },
            { name = 'a', version = '0.3.0', source = 'registry+https://elsewhere.example/index' },
            { name = 'b', version = '1.0.0' },
        ]";

    #[track_caller]
    fn check(skipped: &[(&str, &str)], expected: &[&str]) {
        let skips: Vec<Skip> = skipped
            .iter()
            .map(|(krate, reason)| Skip {
                krate: (*krate).to_owned(),
                reason: (*reason).to_owned(),
            })
            .collect();
        assert_eq!(doubles(&locked(LOCKFILE), &skips), expected);
    }

    #[test]
    fn double_with_a_reason_passes() {
        check(&[("a:0.2", "because")], &[]);
    }

    #[test]
    fn double_without_an_entry_is_told() {
        check(
            &[],
            &["a is there as 0.2.1, 0.3.0: all but one want an entry"],
        );
    }

    #[test]
    fn entry_for_every_version_is_told() {
        check(
            &[("a:0.2", "because"), ("a:0.3", "because")],
            &["a is there as 0.2.1, 0.3.0: all but one want an entry"],
        );
    }

    #[test]
    fn stale_and_unreasoned_entries_are_told() {
        check(
            &[("a:0.2", ""), ("b:1", "because"), ("gone:1", "because")],
            &[
                "a:0.2 has no reason",
                "b:1 is no double (any more)",
                "gone:1 is no double (any more)",
            ],
        );
    }

    #[test]
    fn other_registries_and_folders_are_told() {
        let told = strangers(&locked(LOCKFILE), &["b".to_owned()]);
        assert_eq!(told, ["a from registry+https://elsewhere.example/index"]);
        let told = strangers(&locked(LOCKFILE), &[]);
        assert_eq!(told.last().map(String::as_str), Some("b from a folder"));
    }

    #[test]
    fn banned_packages_are_told() {
        let told = banned(&locked(LOCKFILE), &["b".to_owned(), "c".to_owned()]);
        assert_eq!(told, ["b 1.0.0"]);
    }
}
