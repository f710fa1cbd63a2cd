//! The bodies of the fuzz targets, as plain functions: the fuzzer, a smoke test and a person with a broken input use them.

mod actions;
mod bytes;
mod deed;
mod gfen;
mod moves;
mod promises;
mod records;
mod scenario;
#[cfg(test)]
mod smoke;

use std::io::Result;

pub use actions::actions;
pub use gfen::gfen;
pub use moves::moves;
pub use records::records;
pub use scenario::scenario;

/// What a target does with one input: it says whether the input made sense, and panics where a promise is broken.
pub type Body = fn(&[u8]) -> bool;

/// Every target by name.
pub const TARGETS: &[(&str, Body)] = &[
    ("actions", actions),
    ("gfen", gfen),
    ("moves", moves),
    ("records", records),
    ("scenario", scenario),
];

/// Runs a body over the files named on the command line: a broken input can be looked at without the fuzzer.
pub fn replay(body: Body) -> Result<()> {
    for path in std::env::args_os().skip(1) {
        let made_sense = body(&std::fs::read(&path)?);
        let verdict = if made_sense { "survived" } else { "refused" };
        println!("{}: {verdict}", path.display());
    }
    Ok(())
}
