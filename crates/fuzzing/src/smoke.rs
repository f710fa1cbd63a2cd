//! A quick look at every target in the ordinary test run: seeds, seeds with slips in them, and noise.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Body, TARGETS};

/// Slips made in each seed, and strings of noise.
const SLIPS: u64 = 60;
const NOISE: u64 = 200;

#[test]
fn every_target_survives_its_seeds_and_noise() {
    for (name, body) in TARGETS {
        for seed in seeds(name) {
            let bytes = fs::read(&seed).expect("a readable seed");
            assert!(
                survive(name, *body, &bytes),
                "{} makes no sense",
                seed.display()
            );
            for number in 0..SLIPS {
                survive(name, *body, &slipped(&bytes, number));
            }
        }
        for number in 0..NOISE {
            survive(name, *body, &noise(number));
        }
    }
}

#[test]
fn every_target_has_a_file_and_seeds() {
    let files: BTreeSet<String> = listed("fuzz_targets")
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    let names: BTreeSet<String> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(files, names);
    for name in names {
        assert!(!seeds(&name).is_empty(), "{name} has no seeds");
    }
}

/// Names the input before it is tried, so that the output of a failing test shows it last.
fn survive(name: &str, body: Body, bytes: &[u8]) -> bool {
    println!("{name}: {}", bytes.escape_ascii());
    body(bytes)
}

fn seeds(name: &str) -> Vec<PathBuf> {
    listed(&format!("seeds/{name}"))
}

fn listed(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz")
        .join(folder);
    let entries =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable entry").path())
        .collect();
    paths.sort();
    paths
}

/// The seed with a few of its bytes changed, dropped, doubled or cut off.
fn slipped(seed: &[u8], number: u64) -> Vec<u8> {
    let mut dice = Dice(number);
    let mut bytes = seed.to_vec();
    for _ in 0..=dice.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = dice.below(bytes.len());
        match dice.below(5) {
            0 => bytes[at] = dice.byte(),
            1 => bytes[at] = bytes[at].wrapping_add(1),
            2 => drop(bytes.remove(at)),
            3 => bytes.insert(at, bytes[at]),
            _ => bytes.truncate(at),
        }
    }
    bytes
}

/// Half of it printable, since most targets read text.
fn noise(number: u64) -> Vec<u8> {
    let mut dice = Dice(number);
    let length = dice.below(200);
    let printable = number.is_multiple_of(2);
    let byte = |dice: &mut Dice| {
        if printable {
            b' ' + dice.byte() % 95
        } else {
            dice.byte()
        }
    };
    (0..length).map(|_| byte(&mut dice)).collect()
}

/// SplitMix64: the same throws on every machine.
struct Dice(u64);

impl Dice {
    fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn byte(&mut self) -> u8 {
        self.throw().to_be_bytes()[0]
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.throw() % end as u64).expect("it is below a usize")
    }
}
