//! The one file of a SQLite store: made when missing, and watched, because SQLite would go on writing to a deleted one.

use std::fs::{File, Metadata};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// The file that was opened, whatever its name points to by now.
#[derive(Clone, Debug)]
pub(crate) struct HouseFile {
    path: PathBuf,
    identity: Identity,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl HouseFile {
    /// Makes the file and its folder unless they are there.
    pub(crate) fn make(path: &Path) -> std::io::Result<HouseFile> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let file = File::options().create(true).append(true).open(path)?;
        Ok(HouseFile {
            path: path.canonicalize()?,
            identity: Identity::of(&file.metadata()?),
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Refuses to write to a file that nobody would find again.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let path = self.path.display();
        match std::fs::metadata(&self.path) {
            Ok(metadata) if Identity::of(&metadata) == self.identity => Ok(()),
            Ok(_) => Err(StoreError::Unavailable(format!(
                "the file {path} was replaced by another; start the house again to use it"
            ))),
            Err(error) => Err(StoreError::Unavailable(format!(
                "the file {path} is gone: {error}"
            ))),
        }
    }
}

impl Identity {
    #[cfg(unix)]
    fn of(metadata: &Metadata) -> Identity {
        use std::os::unix::fs::MetadataExt as _;
        Identity(metadata.dev(), metadata.ino())
    }

    /// Elsewhere an open file cannot be deleted or replaced.
    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Identity {
        Identity(0, 0)
    }
}
