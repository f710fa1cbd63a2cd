//! An archive that is the same, byte for byte, whenever and by whomever it is packed.

use std::fmt::Write as _;

use anyhow::Result;
use flate2::{Compression, GzBuilder};
use sha2::{Digest as _, Sha256};
use tar::{Builder, EntryType, Header};

/// 1980: nothing depends on it, and no tool finds it implausibly old.
pub(super) const WHEN: u64 = 315_532_800;

/// A file to be packed.
pub(super) struct Entry {
    path: String,
    bytes: Vec<u8>,
    mode: u32,
}

impl Entry {
    pub(super) fn file(path: &str, bytes: Vec<u8>) -> Entry {
        Entry {
            path: path.to_owned(),
            bytes,
            mode: 0o644,
        }
    }

    pub(super) fn program(path: &str, bytes: Vec<u8>) -> Entry {
        Entry {
            mode: 0o755,
            ..Entry::file(path, bytes)
        }
    }
}

/// All entries under one folder, in the order of their names.
pub(super) fn pack(folder: &str, mut entries: Vec<Entry>) -> Result<Vec<u8>> {
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    // Neither name nor time of the packing.
    let packer = GzBuilder::new().write(Vec::new(), Compression::best());
    let mut archive = Builder::new(packer);
    for Entry { path, bytes, mode } in entries {
        let mut header = Header::new_ustar();
        header.set_entry_type(EntryType::Regular);
        header.set_size(bytes.len() as u64);
        header.set_mode(mode);
        header.set_mtime(WHEN);
        header.set_uid(0);
        header.set_gid(0);
        archive.append_data(&mut header, format!("{folder}/{path}"), bytes.as_slice())?;
    }
    Ok(archive.into_inner()?.finish()?)
}

/// A line for `sha256sum --check`.
pub(super) fn sum(bytes: &[u8], name: &str) -> String {
    let mut line = String::new();
    for byte in Sha256::digest(bytes) {
        let _ = write!(line, "{byte:02x}");
    }
    line + "  " + name + "\n"
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn two(swapped: bool) -> Vec<Entry> {
        let mut entries = vec![
            Entry::file("docs/b", b"letter".to_vec()),
            Entry::program("a", b"program".to_vec()),
        ];
        if swapped {
            entries.reverse();
        }
        entries
    }

    #[test]
    fn same_files_make_the_same_archive() {
        let one = pack("house", two(false)).expect("packed");
        let other = pack("house", two(true)).expect("packed");
        assert_eq!(one, other);
    }

    #[test]
    fn archive_holds_names_modes_and_nobody() {
        let packed = pack("house", two(false)).expect("packed");
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(packed.as_slice()));
        let mut told = String::new();
        for entry in archive.entries().expect("entries") {
            let mut entry = entry.expect("an entry");
            let mut text = String::new();
            entry.read_to_string(&mut text).expect("its text");
            let header = entry.header();
            let path = header.path().expect("a path").display().to_string();
            let mode = header.mode().expect("a mode");
            let owner = (header.uid().ok(), header.gid().ok(), header.mtime().ok());
            assert_eq!(owner, (Some(0), Some(0), Some(WHEN)));
            let _ = writeln!(told, "{mode:o} {path}: {text}");
        }
        assert_eq!(told, "755 house/a: program\n644 house/docs/b: letter\n");
    }

    #[test]
    fn sum_is_as_sha256sum_writes_it() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n";
        assert_eq!(sum(b"", "a"), empty);
    }
}
