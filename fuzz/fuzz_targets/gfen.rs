//! Fuzz target: a Gimel position from arbitrary text. The body lives in the library.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::gfen(data);
});

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    fuzzing::replay(fuzzing::gfen)
}
