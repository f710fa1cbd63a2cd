//! Prints the digests of the golden contests: the same lines natively and in the browser's machine, or something drifts.
//!
//! `cargo xtask test --only golden` runs it in Node and compares with `crates/bag/tests/golden.txt`, which the native tests read
//! too. After a change that was meant: `cargo run -p golden > crates/bag/tests/golden.txt`.

fn main() {
    let digests = bag::golden::digests();
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
