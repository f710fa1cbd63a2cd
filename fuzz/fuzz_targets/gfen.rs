//! Fuzz target: a Gimel position from arbitrary text. The body lives in the library.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    caravanserai_fuzz::gfen(data);
});

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    caravanserai_fuzz::replay(caravanserai_fuzz::gfen)
}
