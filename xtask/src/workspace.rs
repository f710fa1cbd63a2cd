//! What the commands and the tidy tests both need to know about this workspace.

use std::path::{Path, PathBuf};

/// The crates that know no clock, no randomness, no network and no file: they compile for the browser as they are.
pub const PURE_CRATES: &[&str] = &[
    "dschamal",
    "gimel",
    "gimel-engine",
    "shapes",
    "bag",
    "table",
    "protocol",
];

/// The folder that holds the workspace's `Cargo.toml`.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_path_buf()
}
