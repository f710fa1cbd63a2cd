//! A dependency that no line names is none: it costs everybody who builds, and nobody misses it.

use toml::{Table, Value};

use crate::assert_tidy;
use crate::tree::{Dependency, File, Kind, Member, members, read, rust_files};

/// Crate, dependency and why it is there although no line names it. An entry for one that is named, or gone, is stale.
const UNNAMED: &[(&str, &str, &str)] = &[];

#[test]
fn every_dependency_is_named() {
    let files = rust_files();
    let mut told = Vec::new();
    for member in members() {
        let sources: Vec<&File> = files
            .iter()
            .filter(|file| file.path.starts_with(&format!("{}/", member.path)))
            .collect();
        let unnamed = unnamed(&member.path, &member.dependencies, &sources);
        let excused = UNNAMED.iter().filter(|(name, ..)| *name == member.name);
        let excused: Vec<&str> = excused.map(|(_, dependency, _)| *dependency).collect();
        told.extend(differences(&member.name, &unnamed, &excused));
    }
    let reasonless = UNNAMED.iter().filter(|(.., reason)| reason.is_empty());
    told.extend(reasonless.map(|(name, dependency, _)| format!("{name}, {dependency}: why?")));
    assert_tidy("dependencies that no line names:", &told);
}

#[test]
fn every_dependency_of_the_workspace_is_asked_for() {
    let told = unasked(&read("Cargo.toml"), &members());
    assert_tidy("in [workspace.dependencies] and in no crate:", &told);
}

fn unasked(manifest: &str, members: &[Member]) -> Vec<String> {
    let manifest: Table = manifest.parse().expect("a manifest is TOML");
    let listed = manifest["workspace"]["dependencies"].as_table();
    let asked = |name: &str| {
        let mut asked = members.iter().flat_map(|member| &member.dependencies);
        asked.any(|dependency| dependency.name == name)
    };
    let listed = listed.expect("a table").iter();
    // A dependency may be listed under a name that is not its own.
    let names = listed.map(|(name, it)| it.get("package").and_then(Value::as_str).unwrap_or(name));
    names
        .filter(|name| !asked(name))
        .map(str::to_owned)
        .collect()
}

fn differences(name: &str, unnamed: &[&str], excused: &[&str]) -> Vec<String> {
    let unused = unnamed.iter().filter(|it| !excused.contains(it));
    let unused = unused.map(|it| format!("{name} does not use {it}"));
    let stale = excused.iter().filter(|it| !unnamed.contains(it));
    unused
        .chain(stale.map(|it| format!("{name} needs no excuse for {it}")))
        .collect()
}

/// Dependencies whose name stands nowhere it should: what a crate is built with in its sources, the rest anywhere in its folder.
fn unnamed<'a>(folder: &str, dependencies: &'a [Dependency], sources: &[&File]) -> Vec<&'a str> {
    let places = |kind: Kind| match kind {
        Kind::Normal => format!("{folder}/src/"),
        Kind::Development => format!("{folder}/"),
        Kind::Build => format!("{folder}/build"),
    };
    dependencies
        .iter()
        .filter(|dependency| {
            let word = dependency.name.replace('-', "_");
            let place = places(dependency.kind);
            let mut here = sources.iter().filter(|file| file.path.starts_with(&place));
            !here.any(|file| names(&file.text, &word))
        })
        .map(|dependency| dependency.name.as_str())
        .collect()
}

/// Whether a line that is no comment begins a path with this word, or brings it in: `tower::`, `use tower as`, `use tower;`.
fn names(text: &str, word: &str) -> bool {
    let mut code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    code.any(|line| {
        line.match_indices(word).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let inner = before.is_some_and(|it| it.is_alphanumeric() || it == '_' || it == ':');
            let after = &line[at + word.len()..];
            let brought_in = line[..at].trim_end().ends_with("use")
                && (after.starts_with(';') || after.starts_with(" as "));
            (!inner && after.starts_with("::")) || brought_in
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_imports_are_found() {
        assert!(names("use serde::Serialize;", "serde"));
        assert!(names("    serde_json::to_string(&a)", "serde_json"));
        assert!(names("#[derive(utoipa::ToSchema)]", "utoipa"));
        assert!(names("use tower;", "tower"));
        assert!(names("pub use tower as wood;", "tower"));
    }

    #[test]
    fn comments_neighbours_and_plain_words_are_not() {
        assert!(!names("/// See [serde::Serialize].", "serde"));
        assert!(!names("use crate::tower::Piece;", "tower"));
        assert!(!names("use my_tower::Piece;", "tower"));
        assert!(!names("let tower = tower();", "tower"));
        assert!(!names("use rand_chacha::ChaCha8Rng;", "rand"));
    }

    fn dependency(name: &str, kind: Kind) -> Dependency {
        let name = name.to_owned();
        Dependency { name, kind }
    }

    fn file(path: &str, text: &str) -> File {
        let (path, text) = (path.to_owned(), text.to_owned());
        File { path, text }
    }

    #[test]
    fn each_kind_is_looked_for_in_its_place() {
        let source = file("crates/a/src/lib.rs", "use used::A;");
        let test = file(
            "crates/a/tests/main.rs",
            "use tested_with::A;\nuse built_with::A;",
        );
        let dependencies = [
            dependency("used", Kind::Normal),
            dependency("tested-with", Kind::Development),
            // Only a test says these two.
            dependency("tested-with", Kind::Normal),
            dependency("built-with", Kind::Build),
            dependency("idle", Kind::Development),
        ];
        let found = unnamed("crates/a", &dependencies, &[&source, &test]);
        assert_eq!(found, ["tested-with", "built-with", "idle"]);
    }

    #[test]
    fn what_no_crate_asks_for_is_told() {
        let manifest =
            "workspace.dependencies = { a = '1', b = { version = '1', package = 'c' }, d = '1' }";
        let member = Member {
            name: String::new(),
            path: String::new(),
            dependencies: vec![
                dependency("a", Kind::Normal),
                dependency("c", Kind::Development),
            ],
        };
        assert_eq!(unasked(manifest, &[member]), ["d"]);
    }

    #[test]
    fn unused_ones_and_stale_excuses_are_told() {
        assert_eq!(
            differences("a", &["idle", "derived"], &["derived", "gone"]),
            ["a does not use idle", "a needs no excuse for gone"]
        );
    }
}
