//! The golden contests and towers in the browser's machine: built for it, run by Node, compared with what the native tests know.

use std::fs;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::{set_up, shell, web, workspace};

/// The digests that every machine must reach.
const KNOWN: [&str; 2] = [
    "crates/bag/tests/golden.txt",
    "crates/tower/tests/golden.txt",
];

pub(crate) fn run() -> Result<()> {
    set_up::wasm_target()?;
    set_up::node()?;
    // With the client, so that both have the same bag and the same tower.
    shell::must(&mut web::build_at_home(
        "--bins --package golden --package web",
    ))?;
    let folder = web::target_folder()?.join(web::TARGET).join("debug");
    let out = folder.join("golden-bound");
    let _ = fs::remove_dir_all(&out);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(folder.join("golden.wasm"))
        .out_name("golden")
        .nodejs(true)?
        .typescript(false);
    bindgen.generate(&out).context("wasm-bindgen failed")?;
    let mut node = shell::program_at_root("node");
    node.arg(out.join("golden.js"));
    shell::announce(&node);
    let reached = shell::answer(&mut node).context("node could not run the golden contests")?;
    let known = KNOWN.map(|known| fs::read_to_string(workspace::root().join(known)));
    let known = known.into_iter().collect::<Result<String, _>>()?;
    ensure!(
        reached.trim() == known.trim(),
        "the browser's machine reaches other digests than {KNOWN:?} say:\n{reached}"
    );
    Ok(())
}
