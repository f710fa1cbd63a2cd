//! Prints the digests of the golden contests and towers: the same lines natively and in the browser's machine, or something
//! drifts.
//!
//! `cargo xtask test --only golden` runs it in Node and compares with the `tests/golden.txt` of `bag` and `tower`, which the
//! native tests read too. After a change that was meant: `cargo run -p golden`, and each its lines.

fn main() {
    let digests = [bag::golden::digests(), tower::golden::digests()].concat();
    print(digests.trim_end());
}

#[cfg(target_arch = "wasm32")]
fn print(text: &str) {
    web_sys::console::log_1(&text.into());
}

#[cfg(not(target_arch = "wasm32"))]
fn print(text: &str) {
    println!("{text}");
}
