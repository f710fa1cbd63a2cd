//! A few contests whose digests are checked in: run natively and in the browser's machine, they must not differ by a bit.

use std::fmt::Write as _;

use shapes::{Form, Shape};

use crate::bag::Bag;
use crate::chance::{Chance, Purpose};
use crate::input::{Act, HandInput};
use crate::settings::Settings;
use crate::touch::Touch;
use crate::version::WorldVersion;

/// How many things, hands and steps.
const CONTESTS: [(usize, usize, u32); 5] = [
    (60, 2, 600),
    (60, 3, 300),
    (24, 2, 600),
    (57, 1, 300),
    (59, 2, 900),
];

/// The digests of all contests, one line each.
#[must_use]
pub fn digests() -> String {
    let mut text = String::new();
    for (version, name) in [
        (WorldVersion::First, ""),
        (WorldVersion::Second, "world 2, "),
    ] {
        for (seed, (things, hands, steps)) in CONTESTS.into_iter().enumerate() {
            let digest = digest(version, seed as u64, things, hands, steps);
            let line = writeln!(
                text,
                "{name}seed {seed}, {things} things, {hands} hands, {steps} steps: {digest:016x}"
            );
            line.expect("a string can be written to");
        }
    }
    text
}

/// A touch as it is written; the first world's had no word for a missed grip.
fn written(version: WorldVersion, touch: &Touch) -> Vec<u8> {
    let bytes = match version {
        WorldVersion::First => postcard::to_allocvec(&(
            touch.state,
            touch.place,
            touch.contact,
            touch.thump,
            touch.slipped,
            touch.dip,
        )),
        WorldVersion::Second => postcard::to_allocvec(touch),
    };
    bytes.expect("a touch can be written")
}

fn digest(version: WorldVersion, seed: u64, things: usize, hands: usize, steps: u32) -> u64 {
    let coloured = Shape::ALL
        .into_iter()
        .flat_map(|shape| [Form::Shape(shape); 4]);
    let black = (1..=11).filter_map(Form::black);
    let things: Vec<Form> = [Form::Camel]
        .into_iter()
        .chain(black)
        .chain(coloured)
        .take(things)
        .collect();
    let mut bag = Bag::of_version(version, seed, &things, hands, &felt_as_then());
    let mut all = 0;
    for step in 0..steps {
        let inputs: Vec<HandInput> = (0..hands).map(|hand| input(seed, hand, step)).collect();
        let tick = bag.step(&inputs);
        // What is felt belongs to the contest as much as where things lie.
        for (_, touch) in tick.touches {
            let bytes = written(version, &touch);
            all = bytes.iter().fold(all, |all: u64, byte| {
                (all ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
            });
        }
        all = all.rotate_left(1) ^ bag.digest();
    }
    all
}

/// Strokes of half a second with a gesture at the end of each.
fn input(seed: u64, hand: usize, step: u32) -> HandInput {
    let mut chance = Chance::new(
        seed + 1000,
        Purpose::Shift {
            hand,
            cuppings: step / 30,
        },
    );
    let (dx, dy) = (chance.within(30.0) as i8, chance.within(30.0) as i8);
    let acts = [
        Act::Cup,
        Act::Cup,
        Act::Cup,
        Act::Dip,
        Act::ShakeOff,
        Act::LetGo,
    ];
    let act = (step % 30 == 29).then(|| acts[chance.below(acts.len())]);
    HandInput { dx, dy, act }
}

/// Numbers that are written down stay comparable when what is usual changes.
fn felt_as_then() -> Settings {
    Settings {
        grip_radius: 0.20,
        ..Settings::rated()
    }
}
