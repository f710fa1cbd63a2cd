//! Makes sure that the folder of the browser client exists: in a fresh clone it is not built yet.

use std::{fs, path::Path};

fn main() {
    let dist = Path::new("../web/dist");
    // Without it the embedding does not compile; with an empty one the server says what is missing.
    if let Err(error) = fs::create_dir_all(dist) {
        println!("cargo::warning=cannot make {}: {error}", dist.display());
    }
    println!("cargo::rerun-if-changed={}", dist.display());
}
