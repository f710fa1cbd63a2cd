//! ARCHITECTURE.md names every crate of the workspace, and no crate that is gone.

use xtask::workspace;

use crate::assert_tidy;
use crate::tree::{members, read};

#[test]
fn architecture_names_every_crate() {
    let text = read("ARCHITECTURE.md");
    let missing: Vec<String> = members()
        .into_iter()
        .filter(|member| !text.contains(&format!("`{}`", member.path)))
        .map(|member| member.path)
        .collect();
    assert_tidy("ARCHITECTURE.md does not name these crates:", &missing);
}

#[test]
fn architecture_names_only_what_exists() {
    let text = read("ARCHITECTURE.md");
    let gone: Vec<String> = table_paths(&text)
        .filter(|path| !workspace::root().join(path).exists())
        .map(str::to_owned)
        .collect();
    assert_tidy("ARCHITECTURE.md names these, and they do not exist:", &gone);
}

/// The paths of table rows that begin with one, such as ``| `crates/gimel` | … |``.
fn table_paths(text: &str) -> impl Iterator<Item = &str> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = cells.filter_map(|rest| rest.split_once("` |"));
    let names = names.map(|(path, _)| path.trim_end_matches('/'));
    // Other tables may begin their rows with a word of code; a crate is a path, or lies at the root.
    names.filter(|path| {
        path.contains('/') && !path.contains([' ', ':'])
            || ["bench", "xtask", "fuzz"].contains(path)
    })
}

#[test]
fn crates_are_read_from_the_table() {
    let text = "| `crates/gimel` | rules |\n| `xtask` | commands |\n| `Setup` | loose |\n| none | `crates/a` |\n";
    assert_eq!(
        table_paths(text).collect::<Vec<_>>(),
        ["crates/gimel", "xtask"]
    );
}
