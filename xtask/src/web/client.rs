//! From Rust to wasm and the script that loads it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::{set_up, shell};

/// The programs of the client: six that draw pages, and the threads in which bots think, hands feel and towers
/// stand.
pub(super) const PROGRAMS: [&str; 9] = [
    "web", "dark", "lamp", "study", "sage", "books", "thinker", "feel", "stack",
];

/// Those that draw pages; a visit begins with one of them.
pub(super) const PAGES: [&str; 6] = ["web", "dark", "lamp", "study", "sage", "books"];

/// A program and the script that loads it.
pub(super) struct Bound {
    pub(super) wasm: Vec<u8>,
    pub(super) glue: Vec<u8>,
}

/// The framework's switch for it; it counts for the browser's target alone.
const ERASED: &str = r#"target.wasm32-unknown-unknown.rustflags=["--cfg=erase_components"]"#;

/// What makes the plain `dev` client light: every browser of every test loads and compiles all of it.
const LIGHT: [&str; 4] = [
    "profile.dev.opt-level=1",
    "profile.dev.debug=false",
    r#"profile.dev.package."*".opt-level=1"#,
    "profile.dev.package.web.opt-level=1",
];

/// Compiles the client and says where each program lies. Plain `dev` while developing: a profile of its own would build every
/// macro once more.
pub(super) fn compile(release: bool) -> Result<[PathBuf; PROGRAMS.len()]> {
    set_up::wasm_target()?;
    let (option, folder) = if release {
        ("--profile wasm-release", "wasm-release")
    } else {
        ("--profile dev", "debug")
    };
    // Views without types of their own: a tenth less to load, and quicker to build.
    let mut build = shell::cargo(&format!(
        "build --package web --bins --target wasm32-unknown-unknown {option}"
    ));
    build.args(["--config", ERASED]);
    if !release {
        build.args(LIGHT.iter().flat_map(|setting| ["--config", setting]));
    }
    shell::must(&mut build)?;
    let folder = target_folder()?.join("wasm32-unknown-unknown").join(folder);
    Ok(PROGRAMS.map(|program| folder.join(format!("{program}.wasm"))))
}

/// Where cargo builds.
pub(crate) fn target_folder() -> Result<PathBuf> {
    let metadata = shell::answer(&mut shell::cargo("metadata --no-deps --format-version 1"))
        .context("cargo metadata failed")?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let folder = metadata["target_directory"].as_str();
    Ok(folder
        .context("cargo metadata names no target folder")?
        .into())
}

/// Runs wasm-bindgen, which is a library here: nothing to install, and never another version than the client's.
pub(super) fn bind(wasm: &Path) -> Result<Bound> {
    let program = wasm.file_stem().and_then(|stem| stem.to_str());
    let program = program.context("a program has a name")?;
    let out = wasm.with_file_name(format!("{program}-bound"));
    let _ = fs::remove_dir_all(&out);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(program)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // A panic tells its file and line without them, and they would be half of what every window loads.
        .remove_name_section(true)
        .keep_debug(false)
        .remove_producers_section(true);
    bindgen.generate(&out).context("wasm-bindgen failed")?;
    ensure!(
        !out.join("snippets").exists(),
        "a dependency brings scripts of its own, which the bundle does not carry"
    );
    Ok(Bound {
        wasm: fs::read(out.join(format!("{program}_bg.wasm")))?,
        glue: fs::read(out.join(format!("{program}.js")))?,
    })
}
