//! Fuzz target: a Dschamál scenario from arbitrary bytes. The body lives in the library.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::scenario(data);
});

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    fuzzing::replay(fuzzing::scenario)
}
