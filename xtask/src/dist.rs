//! `cargo xtask dist`: a house one can carry away: one static binary with all it needs beside it, and a container image of it.

mod archive;
mod binary;
mod check;
mod cyclonedx;
mod image;
mod licences;
mod parts;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::progress::Steps;
use crate::web::{Purpose, target_folder};
use crate::{set_up, web, workspace};
use archive::Entry;

/// Make a house to carry away: target/dist gets an archive for Linux, its checksum and the list of its parts
///
/// Example: cargo xtask dist
///          cargo xtask dist --image --check
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Make a container image, too
    #[arg(long)]
    image: bool,
    /// Open the image, kill it and open it again: it must remember
    #[arg(long, requires = "image")]
    check: bool,
    /// Built quickly and not for others, to try the packing itself
    #[arg(long)]
    draft: bool,
}

/// What everything in `target/dist` is called, with what comes behind.
pub(crate) fn named(ending: &str) -> String {
    let (version, arch) = (env!("CARGO_PKG_VERSION"), std::env::consts::ARCH);
    format!("caravanserai-{version}-{arch}-linux{ending}")
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut steps = Steps::new(4 + usize::from(args.image) + usize::from(args.check));
    steps.next("the pages, for the browser");
    set_up::wasm_target()?;
    web::build(match args.draft {
        true => Purpose::Home,
        false => Purpose::Shipping,
    })?;
    if !args.draft {
        web::light_enough()?;
    }
    steps.next("the house, as one static binary");
    let binary = binary::build(args.draft)?;
    steps.next("the list of its parts");
    let parts = parts::of_the_house()?;
    let list = cyclonedx::list(&parts)?;
    let licences = licences::of(&parts)?;
    eprintln!("    {} parts", parts.len());
    steps.next("the archive");
    let folder = folder()?;
    let archive = archive::pack(&named(""), carried(&binary, list.clone(), licences)?)?;
    let sum = archive::sum(&archive, &named(".tar.gz"));
    write(&folder.join(named(".cdx.json")), &list)?;
    write(&folder.join(named(".tar.gz")), &archive)?;
    write(&folder.join(named(".tar.gz.sha256")), sum.as_bytes())?;
    if args.image {
        steps.next("the container image");
        let image = image::build(&binary, &folder)?;
        if args.check {
            steps.next("the image opens, is killed, and opens again");
            check::survives_a_kill(&image)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Where everything ends up.
fn folder() -> Result<PathBuf> {
    let folder = target_folder()?.join("dist");
    let made = fs::create_dir_all(&folder);
    made.with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// Beside the binary, by the path in the repository and the one in the archive.
const BESIDE: [(&str, &str); 5] = [
    ("README.md", "README.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    (
        "packaging/caravanserai.service",
        "packaging/caravanserai.service",
    ),
    ("docs/DEPLOY.md", "docs/DEPLOY.md"),
];

/// What the archive holds.
fn carried(binary: &PathBuf, list: Vec<u8>, licences: String) -> Result<Vec<Entry>> {
    let mut entries = vec![
        Entry::program("caravanserai", fs::read(binary)?),
        Entry::file("caravanserai.cdx.json", list),
        Entry::file("LICENSES-OF-PARTS.txt", licences.into_bytes()),
    ];
    for (from, to) in BESIDE {
        let read = fs::read(workspace::root().join(from));
        let bytes = read.with_context(|| format!("cannot read {from}"))?;
        entries.push(Entry::file(to, bytes));
    }
    Ok(entries)
}

fn write(file: &PathBuf, bytes: &[u8]) -> Result<()> {
    fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))?;
    let megabytes = bytes.len() as f64 / 1e6;
    eprintln!("    {megabytes:>8.2} MB  {}", file.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_version_and_machine() {
        let name = named(".tar.gz");
        let version = env!("CARGO_PKG_VERSION");
        assert!(
            name.starts_with(&format!("caravanserai-{version}-")),
            "{name}"
        );
        assert!(name.ends_with("-linux.tar.gz"), "{name}");
    }

    #[test]
    fn everything_that_is_carried_is_there() {
        for (from, _) in BESIDE {
            assert!(workspace::root().join(from).is_file(), "{from}");
        }
    }
}
