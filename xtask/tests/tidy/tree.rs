//! Reading the tree: which files belong to the repository, what they say, and what cargo knows about them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use xtask::workspace;

/// A text file of the repository.
pub(crate) struct File {
    /// From the root, with `/` between folders.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// What is made and not written, for the case that git cannot say.
const MADE: &[&str] = &[
    ".git",
    "target",
    "fuzz/target",
    "fuzz/corpus",
    "fuzz/artifacts",
    "fuzz/coverage",
    "crates/web/dist",
];

/// Every text file of the repository: the tracked ones and those that wait to be.
pub(crate) fn files() -> Vec<File> {
    let mut paths = listed_by_git().unwrap_or_else(|| {
        let mut paths = Vec::new();
        walk("", &mut paths);
        paths
    });
    paths.sort();
    // A tracked file that is being deleted has no text, nor has a picture.
    paths
        .into_iter()
        .filter_map(|path| {
            let text = fs::read_to_string(workspace::root().join(&path)).ok()?;
            Some(File { path, text })
        })
        .collect()
}

/// Every Rust source file of the repository.
pub(crate) fn rust_files() -> Vec<File> {
    let mut files = files();
    files.retain(|file| file.path.ends_with(".rs"));
    assert!(
        files.len() > 5,
        "found almost no Rust files: the tree was misread"
    );
    files
}

/// One file that has to be there.
#[track_caller]
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(workspace::root().join(path))
        .unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What cargo prints, asked from the root and without the network: the build that made this test fetched everything.
#[track_caller]
pub(crate) fn cargo(args: &[&str]) -> String {
    cargo_or_network(&[args, &["--offline"]].concat())
}

/// The same, where cargo may have to fetch what no build has needed yet.
#[track_caller]
pub(crate) fn cargo_or_network(args: &[&str]) -> String {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(program)
        .args(args)
        .current_dir(workspace::root())
        .output()
        .expect("cargo can be started");
    printed(&output).unwrap_or_else(|| {
        let why = String::from_utf8_lossy(&output.stderr);
        panic!("cargo {}: {why}", args.join(" "))
    })
}

/// A crate of the workspace.
pub(crate) struct Member {
    pub(crate) name: String,
    /// Its folder, from the root.
    pub(crate) path: String,
    /// Everything it depends on, for whatever purpose.
    pub(crate) dependencies: Vec<Dependency>,
}

/// What a crate says that it needs.
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

/// What something is needed for.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Normal,
    Development,
    Build,
}

/// The crates of the workspace, as cargo sees them.
pub(crate) fn members() -> Vec<Member> {
    let metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("cargo metadata is JSON");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    packages.iter().map(member).collect()
}

fn member(package: &Value) -> Member {
    let manifest = Path::new(package["manifest_path"].as_str().expect("a path"));
    let folder = manifest.parent().expect("a manifest lies in a folder");
    let path = folder
        .strip_prefix(workspace::root())
        .expect("a folder of ours");
    let dependencies = package["dependencies"].as_array().expect("a list");
    Member {
        name: package["name"].as_str().expect("a name").to_owned(),
        path: path.to_str().expect("plain letters").replace('\\', "/"),
        dependencies: dependencies.iter().map(dependency).collect(),
    }
}

fn dependency(dependency: &Value) -> Dependency {
    Dependency {
        name: dependency["name"].as_str().expect("a name").to_owned(),
        kind: match dependency["kind"].as_str() {
            None => Kind::Normal,
            Some("dev") => Kind::Development,
            Some("build") => Kind::Build,
            Some(kind) => panic!("cargo knows a new kind of dependency: {kind}"),
        },
    }
}

fn listed_by_git() -> Option<Vec<String>> {
    let output = Command::new("git")
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .current_dir(workspace::root())
        .output()
        .ok()?;
    let list = printed(&output)?;
    let paths: Vec<String> = list.split_terminator('\0').map(str::to_owned).collect();
    (!paths.is_empty()).then_some(paths)
}

fn walk(folder: &str, paths: &mut Vec<String>) {
    let entries = fs::read_dir(workspace::root().join(folder)).expect("a readable folder");
    for entry in entries.map(|entry| entry.expect("a readable entry")) {
        let name = entry.file_name().into_string().expect("plain letters");
        let path = if folder.is_empty() {
            name
        } else {
            format!("{folder}/{name}")
        };
        if MADE.contains(&path.as_str()) {
            continue;
        }
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            walk(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

fn printed(output: &Output) -> Option<String> {
    let text = String::from_utf8(output.stdout.clone()).ok()?;
    output.status.success().then_some(text)
}

#[test]
fn walking_finds_what_git_lists() {
    let mut walked = Vec::new();
    walk("", &mut walked);
    let Some(listed) = listed_by_git() else {
        return;
    };
    for path in listed.iter().filter(|path| path.starts_with("xtask/")) {
        assert!(
            walked.contains(path),
            "{path} is listed and was not walked to"
        );
    }
}
