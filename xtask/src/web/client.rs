//! From Rust to wasm and the script that loads it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use walrus::{Export, FunctionId, Import, ImportKind, ModuleConfig};
use wasm_bindgen_cli_support::Bindgen;

use crate::{home, progress, set_up, shell};

/// The client, which draws all pages, and the threads in which bots think, hands feel and towers stand.
pub(super) const PROGRAMS: [&str; 4] = [CLIENT, "thinker", "feel", "stack"];

/// The program that is cut into parts.
pub(super) const CLIENT: &str = "web";

/// A program and the script that loads it.
pub(super) struct Bound {
    pub(super) wasm: Vec<u8>,
    pub(super) glue: Vec<u8>,
}

/// What browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The framework's switch for it; it counts for the browser's target alone.
const ERASED: &str = r#"target.wasm32-unknown-unknown.rustflags=["--cfg=erase_components"]"#;

/// Compiles the client and says where each program lies. Plain `dev` while developing: a profile of its own would build every
/// macro once more.
pub(super) fn compile(release: bool) -> Result<[PathBuf; PROGRAMS.len()]> {
    set_up::wasm_target()?;
    let programs = "--package web --bins";
    let (mut build, folder) = if release {
        let options = format!("--profile wasm-release {programs}");
        (for_browsers(&options), "wasm-release")
    } else {
        (build_at_home(programs), "debug")
    };
    progress::build(&mut build, &progress::CLIENT)?;
    let folder = target_folder()?.join(TARGET).join(folder);
    Ok(PROGRAMS.map(|program| folder.join(format!("{program}.wasm"))))
}

/// Builds what is named for browsers, with the settings of the client at home: what is the same is built once.
pub(crate) fn build_at_home(what: &str) -> Command {
    let mut build = for_browsers(&format!("--profile dev {what}"));
    home::client(&mut build);
    build
}

fn for_browsers(options: &str) -> Command {
    let mut build = shell::cargo(&format!("build --target {TARGET} {options}"));
    // Views without types of their own: a tenth less to load, and quicker to build.
    build.args(["--config", ERASED]);
    build
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

/// What a program is called.
pub(super) fn named(path: &Path) -> Result<&str> {
    let name = path.file_stem().and_then(|stem| stem.to_str());
    name.with_context(|| format!("{} has no name", path.display()))
}

/// What marks the parts of the client.
const PART: &str = "__wasm_split";

/// Binds a thread. The parts of the client stand in the same library, and what loads them is not there for a thread: they go, and
/// with them whatever only they need.
pub(super) fn bind_thread(wasm: &Path) -> Result<Bound> {
    let folder = wasm.with_file_name("threads");
    fs::create_dir_all(&folder)?;
    let alone = folder.join(named(wasm)?).with_extension("wasm");
    let module = ModuleConfig::new().parse_file(wasm);
    let mut module = module.with_context(|| format!("cannot read {}", wasm.display()))?;
    let exports = module.exports.iter();
    let parts = exports.filter(|export| export.name.starts_with(PART));
    for part in parts.map(Export::id).collect::<Vec<_>>() {
        module.exports.delete(part);
    }
    walrus::passes::gc::run(&mut module);
    // What the table of functions still holds of them can be called by nobody.
    let imports = module.imports.iter();
    let parts = imports.filter(|import| import.name.contains(PART));
    let parts: Vec<FunctionId> = parts.filter_map(function).collect();
    for part in parts {
        module.replace_imported_func(part, |(body, _)| {
            body.unreachable();
        })?;
    }
    module.emit_wasm_file(&alone)?;
    bind(&alone)
}

fn function(import: &Import) -> Option<FunctionId> {
    match import.kind {
        ImportKind::Function(function) => Some(function),
        _ => None,
    }
}

/// Runs wasm-bindgen, which is a library here: nothing to install, and never another version than the client's.
pub(super) fn bind(wasm: &Path) -> Result<Bound> {
    let program = named(wasm)?;
    let out = wasm.with_file_name(format!("{program}-bound"));
    let _ = fs::remove_dir_all(&out);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(program)
        .web(true)?
        .typescript(false)
        // The parts of the client share its memory and its table of functions.
        .keep_lld_exports(program == CLIENT)
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
