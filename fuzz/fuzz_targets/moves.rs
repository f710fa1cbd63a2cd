//! Fuzz target: arbitrary Gimel moves onto an arbitrary position. The body lives in the library.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::moves(data);
});

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    fuzzing::replay(fuzzing::moves)
}
