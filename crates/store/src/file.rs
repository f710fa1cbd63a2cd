//! The one file of a SQLite store: made when missing, for its owner alone, and watched, because SQLite would go on writing to a deleted one.

use std::fs::{File, Metadata, OpenOptions};
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
            own_folder(folder)?;
        }
        let file = own_file(path, File::options().create(true).append(true))?;
        for beside in ["-wal", "-shm"].map(|end| beside(path, end)) {
            for_owner_alone(&beside)?;
        }
        for_owner_alone(path)?;
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

/// The file of this name with something added, as SQLite names what belongs to one.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Opens a file; if that makes it, it is its owner's alone.
pub(crate) fn own_file(path: &Path, how: &mut OpenOptions) -> std::io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(how, 0o600);
    how.open(path)
}

/// What root makes beside a store belongs to who owns the store, or the house could not open it.
#[cfg(unix)]
pub(crate) fn give_to_owner_of(store: &Path, file: &Path) {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let folder = store.parent().filter(|folder| *folder != Path::new(""));
    let like =
        std::fs::metadata(store).or_else(|_| std::fs::metadata(folder.unwrap_or(Path::new("."))));
    if let (Ok(like), Ok(made)) = (like, std::fs::metadata(file))
        && (like.uid(), like.gid()) != (made.uid(), made.gid())
    {
        // Only root may, and only root has to.
        let _ = chown(file, Some(like.uid()), Some(like.gid()));
    }
}

#[cfg(not(unix))]
pub(crate) fn give_to_owner_of(_: &Path, _: &Path) {}

/// Folders that have to be made are their owner's alone; those that are there stay as they are.
fn own_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// A file that others may read, as older versions made it, is closed to them. Nothing is done where there is none.
#[cfg(unix)]
fn for_owner_alone(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let Ok(metadata) = std::fs::metadata(path) else {
        return Ok(());
    };
    let mode = metadata.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    let closed = std::fs::Permissions::from_mode(mode & 0o700);
    match std::fs::set_permissions(path, closed) {
        // Somebody else's file, which we may write: it is theirs to close.
        Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => Ok(()),
        done => done,
    }
}

#[cfg(not(unix))]
fn for_owner_alone(_: &Path) -> std::io::Result<()> {
    Ok(())
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
