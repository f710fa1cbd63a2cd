//! The container image: nothing but the house, run by nobody in particular, with a volume for what it remembers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::archive::WHEN;
use super::named;
use crate::{set_up, shell};

/// What was made.
pub(super) struct Image {
    /// The archive that others load.
    pub(super) archive: PathBuf,
    /// A folder for this and what tries it, beside the system's own images.
    pub(super) storage: PathBuf,
    /// Its name once it is loaded.
    pub(super) name: String,
}

impl Image {
    /// `buildah` or `podman`, with a storage of our own: plain folders work wherever files do.
    pub(super) fn tool(&self, program: &str) -> Command {
        let mut command = shell::program_at_root(program);
        command.arg("--root").arg(self.storage.join("root"));
        command.arg("--runroot").arg(self.storage.join("run"));
        command.args(["--storage-driver", "vfs"]);
        command
    }
}

pub(super) fn build(binary: &Path, folder: &Path) -> Result<Image> {
    set_up::buildah()?;
    let image = Image {
        archive: folder.join(named(".oci.tar")),
        storage: folder.join("storage"),
        name: format!("localhost/caravanserai:{}", env!("CARGO_PKG_VERSION")),
    };
    let context = filled(binary, folder)?;
    let mut build = image.tool("buildah");
    build.args(["build", "--isolation", "chroot", "--format", "oci"]);
    build.args(["--timestamp", &WHEN.to_string(), "--tag", &image.name]);
    build
        .args(["--file", "packaging/Containerfile"])
        .arg(&context);
    shell::must(&mut build)?;
    // An archive that is there already is not written anew.
    let _ = fs::remove_file(&image.archive);
    let place = format!("oci-archive:{}:{}", image.archive.display(), image.name);
    shell::must(image.tool("buildah").args(["push", &image.name, &place]))?;
    fs::remove_dir_all(&context)?;
    let megabytes = fs::metadata(&image.archive)?.len() as f64 / 1e6;
    eprintln!("    {megabytes:>8.2} MB  {}", image.archive.display());
    Ok(image)
}

/// What was only needed to make and to try it goes.
impl Drop for Image {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.storage);
    }
}

/// What the image is made from.
fn filled(binary: &Path, folder: &Path) -> Result<PathBuf> {
    let context = folder.join("context");
    fs::create_dir_all(context.join("data")).context("cannot make a folder for the image")?;
    fs::copy(binary, context.join("caravanserai")).context("cannot copy the house")?;
    Ok(context)
}
