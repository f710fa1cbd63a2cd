//! What a person can do about it, when a tool's own words do not say.

/// Words that tools say, and what they mean for who waits for a house.
const HINTS: &[(&[&str], &str)] = &[
    (
        &["No space left on device", "os error 28"],
        "the disk is full: a house needs about 6 GB to be built; `cargo clean` gives back what was built before",
    ),
    (
        &[
            "Could not resolve host",
            "Couldn't resolve host",
            "failed to download",
            "Network is unreachable",
            "Connection refused",
            "spurious network error",
        ],
        "the network is needed once, for what the house is built from, and could not be reached: look to the connection and begin again, what is here already is not fetched twice",
    ),
    (
        &["linker `cc` not found", "is `cc` not installed"],
        "a C compiler is missing: on Debian, `sudo apt-get install build-essential`",
    ),
    (
        &["can't find crate for `core`", "can't find crate for `std`"],
        "the toolchain does not know the browser's target: `rustup target add wasm32-unknown-unknown`",
    ),
    (
        &["SIGKILL", "signal: 9"],
        "the system has stopped the compiler, most often for want of memory: close other programs, or add `--jobs 1` by `CARGO_BUILD_JOBS=1`",
    ),
];

/// What to do about a failure that has said this.
pub(crate) fn of(said: &str) -> Option<&'static str> {
    let found = HINTS
        .iter()
        .find(|(words, _)| words.iter().any(|word| said.contains(word)));
    found.map(|(_, hint)| *hint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_disk_and_lost_network_are_told_apart() {
        let full = "error: could not write: No space left on device (os error 28)";
        assert!(of(full).is_some_and(|hint| hint.contains("disk")));
        let lost = "[6] Could not resolve host name (Could not resolve host: index.crates.io)";
        assert!(of(lost).is_some_and(|hint| hint.contains("network")));
        assert_eq!(of("error[E0308]: mismatched types"), None);
    }
}
