//! Fuzz target: a Dschamál scenario from arbitrary bytes. The body lives in the library.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    caravanserai_fuzz::scenario(data);
});

#[cfg(not(fuzzing))]
fn main() -> std::io::Result<()> {
    caravanserai_fuzz::replay(caravanserai_fuzz::scenario)
}
