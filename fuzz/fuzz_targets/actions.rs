//! Fuzz target: arbitrary Dschamál actions, one after the other. The body lives in the library.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::actions(data);
});

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    fuzzing::replay(fuzzing::actions)
}
