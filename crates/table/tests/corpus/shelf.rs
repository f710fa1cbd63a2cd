//! Stored logs and what they come to: how they lie in the repository, and how they are compared.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// Where the logs of one format lie.
pub(crate) fn folder(format: &str) -> PathBuf {
    let crate_folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    crate_folder.join("tests/corpus").join(format)
}

/// Puts a log on the shelf, entry by entry as a house stores it.
#[allow(dead_code, reason = "who only reads keeps nothing")]
pub(crate) fn keep(format: &str, name: &str, log: &[String]) {
    let folder = folder(format);
    fs::create_dir_all(&folder).unwrap();
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    for entry in log {
        writeln!(packed, "{entry}").unwrap();
    }
    let packed = packed.finish().unwrap();
    fs::write(folder.join(format!("{name}.jsonl.gz")), packed).unwrap();
}

/// The names of all logs of one format.
#[allow(dead_code, reason = "who only records reads nothing")]
pub(crate) fn names(format: &str) -> Vec<String> {
    let files = fs::read_dir(folder(format)).unwrap();
    let mut names: Vec<String> = files
        .filter_map(|file| {
            let name = file.unwrap().file_name().into_string().unwrap();
            Some(name.strip_suffix(".jsonl.gz")?.to_owned())
        })
        .collect();
    names.sort();
    names
}

/// A log as a house stored it.
#[allow(dead_code, reason = "who only records reads nothing")]
pub(crate) fn log(format: &str, name: &str) -> Vec<String> {
    let packed = fs::read(folder(format).join(format!("{name}.jsonl.gz"))).unwrap();
    let mut text = String::new();
    let mut lines = GzDecoder::new(packed.as_slice());
    lines.read_to_string(&mut text).unwrap();
    text.lines().map(str::to_owned).collect()
}
