//! The house as one static binary: it asks nothing of the system but a kernel.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::web::target_folder;
use crate::{progress, set_up, shell, workspace};

/// What it is built for: this machine's processor, and musl, which links statically.
pub(super) fn target() -> Result<&'static str> {
    match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => Ok("x86_64-unknown-linux-musl"),
        ("linux", "aarch64") => Ok("aarch64-unknown-linux-musl"),
        (os, arch) => bail!(
            "there is no static house for {os} on {arch}; expected Linux on x86_64 or aarch64"
        ),
    }
}

/// Builds it and says where it lies.
pub(super) fn build(draft: bool) -> Result<PathBuf> {
    let target = target()?;
    set_up::target(target)?;
    set_up::musl()?;
    let mut command = shell::cargo("build --package caravanserai --target");
    command.arg(target).args(["--config", &nameless(target)?]);
    let folder = if draft {
        "debug"
    } else {
        command.args(["--profile", "shipped"]);
        "shipped"
    };
    progress::build(&mut command, &progress::HOUSE)?;
    let binary = target_folder()?
        .join(target)
        .join(folder)
        .join("caravanserai");
    must_be_static(&binary)?;
    Ok(binary)
}

/// A setting that keeps the folders of this machine out of the binary.
fn nameless(target: &str) -> Result<String> {
    let home = std::env::home_dir().context("there is no home folder")?;
    let cargo = std::env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let remap = |from: &Path, to: &str| format!("'--remap-path-prefix={}={to}'", from.display());
    let flags = [
        remap(&cargo, "cargo"),
        remap(&workspace::root(), "caravanserai"),
    ];
    Ok(format!("target.{target}.rustflags=[{}]", flags.join(",")))
}

/// What the loader says of a binary that does not need it.
const STATIC: [&str; 2] = ["statically linked", "not a dynamic executable"];

fn must_be_static(binary: &Path) -> Result<()> {
    let output = shell::program_at_root("ldd").arg(binary).output();
    let output = output.context("ldd could not be started")?;
    let told = [output.stdout, output.stderr].concat();
    let told = String::from_utf8_lossy(&told);
    ensure!(
        STATIC.iter().any(|word| told.contains(word)),
        "{} is not static; ldd says:\n{told}",
        binary.display()
    );
    eprintln!("    static, as ldd says");
    Ok(())
}
