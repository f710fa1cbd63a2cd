//! What the commands and the tidy tests both need to know about this workspace.

use std::path::{Path, PathBuf};

/// The crates that know no clock, no randomness, no network and no file: they compile for the browser as they are.
pub const PURE_CRATES: &[&str] = &[
    "dschamal",
    "gimel",
    "gimel-engine",
    "lingo",
    "shapes",
    "bag",
    "tower",
    "gestures",
    "feelers",
    "table",
    "reach",
    "mason",
    "host",
    "protocol",
];

/// The folder that holds the workspace's `Cargo.toml`. Cargo says it when it runs us; what it said when it compiled us may
/// be another copy that shares the target folder.
pub fn root() -> PathBuf {
    let told = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let xtask = told.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    xtask.parent().map(Path::to_path_buf).unwrap_or(xtask)
}
