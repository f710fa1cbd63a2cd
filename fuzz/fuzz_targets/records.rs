//! Fuzz target: a Gimel record from arbitrary text. The body lives in the library.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    caravanserai_fuzz::records(data);
});

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    caravanserai_fuzz::replay(caravanserai_fuzz::records)
}
