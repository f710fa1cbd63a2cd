//! `cargo xtask bench`: builds the benchmarks in release mode and runs them.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::{bench_setup, set_up, shell, web};

/// Measure how fast it is, as ratios against a reference in the same run
///
/// Example: cargo xtask bench rules --json
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// What to measure (`rules` unless told) and options such as `--json`, handed on as they are
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

/// Eight numbers at a time, as every browser can.
const SIMD: &str = r#"target.wasm32-unknown-unknown.rustflags=["-C","target-feature=+simd128"]"#;

const DEFAULT_SUITE: &str = "rules";

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let args = with_suite(&args.args);
    if bench_setup::is_asked(&args) {
        return bench_setup::run(&args);
    }
    // Only the pages themselves are measured as they are shipped.
    if args.first() == Some(&"web") {
        set_up::wasm_target()?;
        web::build(web::Purpose::Shipping)?;
    }
    let mut command = shell::cargo("run --release --package bench --");
    command.args(&args);
    if args.first() == Some(&"engine") {
        command.arg("--wasm").arg(stopwatch()?);
    }
    shell::hand_over(&mut command)
}

/// The engine for Node, with the instructions that browsers have; where its program lies.
fn stopwatch() -> Result<PathBuf> {
    set_up::wasm_target()?;
    set_up::node()?;
    let target = "wasm32-unknown-unknown";
    let mut build = shell::cargo(&format!(
        "build --release --package stopwatch --target {target} --config"
    ));
    shell::must(build.arg(SIMD))?;
    let folder = web::target_folder()?.join(target).join("release");
    let out = folder.join("stopwatch-bound");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(folder.join("stopwatch.wasm"))
        .out_name("stopwatch")
        .nodejs(true)?
        .typescript(false);
    bindgen.generate(&out).context("wasm-bindgen failed")?;
    Ok(out.join("stopwatch.js"))
}

/// `bench --json` means the default suite with that option.
fn with_suite(args: &[String]) -> Vec<&str> {
    let named = args.first().is_some_and(|first| !first.starts_with('-'));
    let default = (!named).then_some(DEFAULT_SUITE);
    default
        .into_iter()
        .chain(args.iter().map(String::as_str))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::with_suite;

    #[track_caller]
    fn check(typed: &[&str], handed_on: &[&str]) {
        let typed: Vec<String> = typed.iter().map(ToString::to_string).collect();
        assert_eq!(with_suite(&typed), handed_on);
    }

    #[test]
    fn rules_are_measured_unless_told() {
        check(&[], &["rules"]);
        check(&["--json"], &["rules", "--json"]);
        check(&["rules", "--json"], &["rules", "--json"]);
        check(&["bag"], &["bag"]);
    }
}
