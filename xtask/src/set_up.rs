//! The tools a command needs: looked for first, installed only when missing, so that a complete machine needs no network.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::shell;

const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// rustfmt and clippy belong to the toolchain.
pub(crate) fn components() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !has_subcommand(subcommand) {
            rustup(&format!("component add {component}"))?;
        }
    }
    Ok(())
}

/// The browser's target.
pub(crate) fn wasm_target() -> Result<()> {
    target(WASM_TARGET)
}

/// What the toolchain needs to build for another machine. Looked for in the sysroot, because `targets` in rust-toolchain.toml
/// is ignored where rustup is told not to install by itself.
pub(crate) fn target(name: &str) -> Result<()> {
    let sysroot = shell::answer(shell::program_at_root("rustc").args(["--print", "sysroot"]));
    let installed = sysroot.is_some_and(|sysroot| {
        let library = Path::new(sysroot.trim()).join("lib/rustlib");
        library.join(name).is_dir()
    });
    if installed {
        return Ok(());
    }
    rustup(&format!("target add {name}"))
}

/// The test runner.
pub(crate) fn nextest() -> Result<()> {
    subcommand("nextest", "cargo-nextest")
}

/// The fuzzer, and the nightly toolchain that its sanitizers need.
pub(crate) fn fuzzer() -> Result<()> {
    let toolchains = shell::answer(shell::program_at_root("rustup").args(["toolchain", "list"]));
    let nightly =
        toolchains.is_some_and(|list| list.lines().any(|line| line.starts_with("nightly")));
    if !nightly {
        rustup("toolchain install nightly --profile minimal").context(
            "fuzzing needs a nightly toolchain, which is not there and could not be installed",
        )?;
    }
    subcommand("fuzz", "cargo-fuzz")
}

/// The database server that the store's tests start and throw away.
pub(crate) fn postgres() -> Result<()> {
    let installed = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten();
        versions
            .flatten()
            .any(|version| version.path().join("bin/initdb").exists())
    };
    if installed() {
        return Ok(());
    }
    packages("the store's tests need a PostgreSQL server", "postgresql")
}

/// The browser in which evenings are played, and the driver that moves it.
pub(crate) fn browser() -> Result<()> {
    let installed =
        |program: &str| shell::succeeds(shell::program_at_root(program).arg("--version"));
    if ["chromium", "chromium-headless-shell", "chromedriver"]
        .into_iter()
        .all(installed)
    {
        return Ok(());
    }
    packages(
        "the browser tests need Chromium, its engine alone and its driver",
        "chromium chromium-headless-shell chromium-driver",
    )
}

/// What puts pictures together into a film that a browser shows by itself.
pub(crate) fn films() -> Result<()> {
    if shell::succeeds(shell::program_at_root("img2webp").arg("-version")) {
        return Ok(());
    }
    packages("the film of the README is made by img2webp", "webp")
}

/// What runs the browser's programs without a browser.
pub(crate) fn node() -> Result<()> {
    if shell::succeeds(shell::program_at_root("node").arg("--version")) {
        return Ok(());
    }
    packages("the golden contests are replayed by Node", "nodejs")
}

/// The C compiler for static binaries: SQLite is written in it.
pub(crate) fn musl() -> Result<()> {
    // It knows no `--version` of its own, but hands everything on.
    if shell::succeeds(shell::program_at_root("musl-gcc").arg("--version")) {
        return Ok(());
    }
    packages(
        "a static binary needs a C compiler with musl",
        "gcc musl-tools",
    )
}

/// What builds container images.
pub(crate) fn buildah() -> Result<()> {
    if shell::succeeds(shell::program_at_root("buildah").arg("--version")) {
        return Ok(());
    }
    packages("a container image is built by buildah", "buildah")
}

/// What runs them.
pub(crate) fn podman() -> Result<()> {
    let installed =
        |program: &str| shell::succeeds(shell::program_at_root(program).arg("--version"));
    if installed("podman") && installed("runc") {
        return Ok(());
    }
    packages("the image is tried with podman", "podman runc")
}

/// Installs Debian packages, or says how to.
fn packages(why: &str, names: &str) -> Result<()> {
    let user = shell::answer(shell::program_at_root("id").arg("-u"));
    if user.is_none_or(|id| id.trim() != "0") {
        bail!(
            "{why}; install it with `sudo apt-get install --no-install-recommends {names}` and try again"
        );
    }
    apt("update")?;
    apt(&format!("install -y --no-install-recommends {names}"))
}

fn apt(arguments: &str) -> Result<()> {
    let mut command = shell::program_at_root("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    shell::must(command.args(arguments.split_whitespace()))
        .context("a package is needed and could not be installed; install it by hand and try again")
}

/// Whether cargo has a subcommand of this name.
pub(crate) fn has_subcommand(name: &str) -> bool {
    shell::succeeds(&mut shell::cargo(&format!("{name} --version")))
}

fn subcommand(name: &str, package: &str) -> Result<()> {
    if has_subcommand(name) {
        return Ok(());
    }
    eprintln!("    {package} is not installed; installing it takes a few minutes, once.");
    shell::must(&mut shell::cargo(&format!("install {package} --locked")))
        .with_context(|| format!("{package} is needed; install it by hand and try again"))
}

fn rustup(arguments: &str) -> Result<()> {
    shell::must(shell::program_at_root("rustup").args(arguments.split_whitespace()))
        .context("a part of the Rust toolchain is missing; install it by hand and try again")
}
