//! Says to the linker what the client needs in order to be cut into parts afterwards.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let arch = std::env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default();
    if arch.starts_with("wasm") {
        // Which function needs which, and which piece of data: only so can they be told apart.
        println!("cargo::rustc-link-arg-bin=web=--emit-relocs");
        println!("cargo::rustc-link-arg-bin=web=--no-merge-data-segments");
    }
}
