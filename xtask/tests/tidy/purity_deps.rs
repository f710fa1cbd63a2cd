//! What a rules crate depends on, however deep, has no door to the world either.

use xtask::workspace::PURE_CRATES;

use crate::assert_tidy;
use crate::tree::cargo;

/// Packages that bring a clock, a socket, a thread, a database, a browser or the system's randomness.
const WORLDLY: &[&str] = &[
    "async-std",
    "axum",
    "chrono",
    "crossbeam",
    "getrandom",
    "hyper",
    "js-sys",
    "leptos",
    "libc",
    "mio",
    "rayon",
    "rayon-core",
    "reqwest",
    "rusqlite",
    "rustix",
    "smol",
    "socket2",
    "sqlx",
    "sqlx-core",
    "time",
    "tokio",
    "tracing",
    "wasm-bindgen",
    "web-sys",
    "web-time",
];

/// Features of any package that reach for the system's randomness.
const TRULY_RANDOM: &[&str] = &["thread_rng", "os_rng", "sys_rng", "getrandom"];

#[test]
fn rules_depend_on_nothing_worldly() {
    let mut told = Vec::new();
    for name in PURE_CRATES {
        let tree = cargo(&["tree", "-p", name, "-e", "normal", "--prefix", "none"]);
        assert!(tree.starts_with(name), "cargo tree was misread: {tree}");
        told.extend(worldly(&tree).map(|package| format!("{name} → … → {package}")));
    }
    assert_tidy("a rules crate must not depend on these:", &told);
}

#[test]
fn rules_depend_on_no_true_randomness() {
    let mut told = Vec::new();
    for name in PURE_CRATES {
        let tree = cargo(&[
            "tree",
            "-p",
            name,
            "-e",
            "normal,features",
            "--prefix",
            "none",
        ]);
        told.extend(truly_random(&tree).map(|feature| format!("{name} → … → {feature}")));
    }
    assert_tidy("a rules crate must not switch on these features:", &told);
}

/// The forbidden packages among lines such as `rand v0.10.1 (*)`.
fn worldly(tree: &str) -> impl Iterator<Item = &str> {
    let packages = tree
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    packages.filter(|package| WORLDLY.contains(package))
}

/// The forbidden features among lines such as `rand feature "thread_rng"`.
fn truly_random(tree: &str) -> impl Iterator<Item = &str> {
    tree.lines().filter(|line| {
        line.split_once(" feature ").is_some_and(|(_, feature)| {
            let name = feature.split('"').nth(1).unwrap_or_default();
            TRULY_RANDOM.contains(&name)
        })
    })
}

#[test]
fn trees_are_read() {
    let tree = "gimel v0.1.0 (/somewhere)\nrand v0.10.1\ntime-core v0.1.0\ntokio v1.48.0 (*)\n";
    assert_eq!(worldly(tree).collect::<Vec<_>>(), ["tokio"]);
    let tree = "rand feature \"thread_rng\"\nrand feature \"std\" (*)\nserde feature \"derive\"\n";
    assert_eq!(
        truly_random(tree).collect::<Vec<_>>(),
        ["rand feature \"thread_rng\""]
    );
}
