//! A listener: follows the outline of what is in the hand by ear, with keys, and says what it is. All that is known here of a
//! piece is what the page's audio graph is told to do.

use std::f32::consts::TAU;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::Person;

const EAR: &str = include_str!("ear.js");
/// Tones that are listened to: twice around any piece.
const TONES: u64 = 600;
/// Until the finger has found the wood.
const FINDS: usize = 30;
/// Ways out of the wood that can be told apart.
const WAYS: usize = 32;
/// The pitch of the middle, the brightness of a flat and of a round place, and the loudest rustle.
const MIDDLE: f32 = 294.0;
const FLAT: f32 = 450.0;
const ROUND: f32 = 1000.0;
const RUSTLE: f32 = 0.30;
/// The way of one tone with the loudest rustle, in units.
const FASTEST: f32 = 15.0 / 8.0 / 30.0;
/// What a dip into a hole sounds like, and into wood.
const HOLLOW: f64 = 196.0;
const SOLID: f64 = 420.0;

/// What a radian inwards says, against a unit of the outline.
const INWARDS: f32 = 0.3;

/// How once around a shape sounds: flat sides by their direction (in 32nds of a turn) and length, round ones from one direction
/// to another; how far it turns inwards, in radians; and whether there is a hole in its middle.
#[derive(Clone, Copy)]
struct Sounds {
    name: &'static str,
    flats: &'static [(f32, f32)],
    rounds: &'static [(usize, usize, f32)],
    inwards: f32,
    hole: bool,
}

const fn sounds(
    name: &'static str,
    flats: &'static [(f32, f32)],
    rounds: &'static [(usize, usize, f32)],
) -> Sounds {
    Sounds {
        name,
        flats,
        rounds,
        inwards: 0.0,
        hole: false,
    }
}

const fn inwards(inwards: f32, sounds: Sounds) -> Sounds {
    Sounds { inwards, ..sounds }
}

const fn hole(sounds: Sounds) -> Sounds {
    Sounds {
        hole: true,
        ..sounds
    }
}

#[rustfmt::skip]
const KNOWN: [Sounds; 13] = [
    sounds("ball", &[], &[(0, 32, 3.7)]),
    sounds("egg", &[], &[(0, 3, 0.7), (3, 10, 0.45), (10, 13, 0.7), (13, 32, 2.0)]),
    sounds("cube", &[(0.0, 0.8), (8.0, 0.8), (16.0, 0.8), (24.0, 0.8)], &[]),
    hole(sounds("disc", &[], &[(0, 32, 3.9)])),
    sounds("narrow roof", &[(0.0, 0.6), (9.6, 1.05), (22.4, 1.05)], &[]),
    sounds("wide roof", &[(0.0, 1.1), (12.5, 0.73), (19.5, 0.73)], &[]),
    sounds("cylinder", &[(0.0, 0.5), (16.0, 0.5)], &[(0, 32, 2.7)]),
    inwards(2.5, sounds("bridge", &[(0.0, 1.05), (8.0, 0.68), (16.0, 0.6), (24.0, 0.68)], &[(8, 24, 0.35)])),
    sounds("dome", &[(0.0, 1.0)], &[(8, 25, 2.1)]),
    inwards(6.3, sounds("cross", &[(0.0, 0.75), (8.0, 0.75), (16.0, 0.75), (24.0, 0.75)], &[])),
    inwards(1.6, sounds("step", &[(0.0, 0.9), (8.0, 0.77), (16.0, 0.77), (24.0, 0.9)], &[])),
    sounds("brick", &[(0.0, 1.0), (8.0, 0.54), (16.0, 1.0), (24.0, 0.54)], &[]),
    inwards(6.0, sounds("camel", &[(0.0, 0.6), (8.0, 0.6), (16.0, 0.4), (24.0, 0.6)], &[(0, 16, 0.6)])),
];

/// How long the way is in each direction, flat and round, and whether the middle is hollow.
#[derive(Clone, Debug, Default, PartialEq)]
struct Lap {
    flat: [f32; WAYS],
    round: [f32; WAYS],
    inwards: f32,
    hole: bool,
}

impl Sounds {
    fn lap(&self) -> Lap {
        let mut lap = Lap {
            inwards: self.inwards,
            hole: self.hole,
            ..Lap::default()
        };
        for (way, length) in self.flats {
            // A side between two ways is heard in both.
            let (whole, share) = (way.floor() as usize, way.fract());
            lap.flat[whole % WAYS] += length * (1.0 - share);
            lap.flat[(whole + 1) % WAYS] += length * share;
        }
        for (from, to, length) in self.rounds {
            for way in *from..*to {
                lap.round[way] += length / (to - from) as f32;
            }
        }
        lap
    }
}

impl Lap {
    /// How different another lap is, whichever way it is turned.
    fn apart(&self, other: &Lap) -> f32 {
        let sides = |turned: usize| {
            let flat = differ(&self.flat, &other.flat, turned);
            flat + differ(&self.round, &other.round, turned)
        };
        let nearest = (0..WAYS).map(sides).fold(f32::INFINITY, f32::min);
        let inwards = (self.inwards - other.inwards).abs() * INWARDS;
        nearest + inwards + f32::from(u8::from(self.hole != other.hole))
    }
}

fn differ(one: &[f32; WAYS], other: &[f32; WAYS], turned: usize) -> f32 {
    let one = blurred(one);
    let other = blurred(other);
    (0..WAYS)
        .map(|way| (one[way] - other[(way + turned) % WAYS]).abs())
        .sum()
}

/// A way that is a little off is nearly the same.
fn blurred(ways: &[f32; WAYS]) -> [f32; WAYS] {
    std::array::from_fn(|way| {
        let beside = ways[(way + 1) % WAYS] + ways[(way + WAYS - 1) % WAYS];
        ways[way] / 2.0 + beside / 4.0
    })
}

/// What the audio graph was told to do at one moment.
struct Tone {
    /// Out of the wood, in radians.
    out: f32,
    bright: f32,
    way: f32,
}

impl Tone {
    fn read(value: &Value) -> Option<Tone> {
        let part = |at: usize| value.get(at)?.as_f64().map(|part| part as f32);
        let up = 2.0 * (part(1)? / MIDDLE).log2();
        Some(Tone {
            out: up.atan2(part(0)?),
            bright: part(2)?,
            way: part(3)? / RUSTLE * FASTEST,
        })
    }
}

/// The laps in these tones, put together into one: from a turn of the outline to the same turn.
fn lap(tones: &[Tone]) -> Option<Lap> {
    let (mut sum, mut turned, mut whole) = (Lap::default(), 0.0_f32, None);
    let mut laps = 0.0;
    for pair in tones.windows(2).skip(FINDS) {
        let turn = (pair[1].out - pair[0].out + TAU / 2.0).rem_euclid(TAU) - TAU / 2.0;
        if turned == 0.0 && turn < 0.1 {
            continue;
        }
        turned += turn;
        sum.inwards += (-turn).max(0.0);
        if turned >= TAU * (laps + 1.0) + 0.05 {
            laps += 1.0;
            whole = Some((sum.clone(), laps));
        }
        let way = (pair[1].out / TAU * WAYS as f32).round() as i32;
        let way = way.rem_euclid(WAYS as i32) as usize;
        if pair[1].bright == FLAT {
            sum.flat[way] += pair[1].way;
        } else if pair[1].bright == ROUND {
            sum.round[way] += pair[1].way;
        }
    }
    let (mut lap, laps) = whole?;
    let ways = lap.flat.iter_mut().chain(&mut lap.round);
    ways.chain([&mut lap.inwards]).for_each(|sum| *sum /= laps);
    Some(lap)
}

fn name(lap: &Lap) -> Option<&'static str> {
    let apart = |known: &&Sounds| lap.apart(&known.lap());
    let nearest = KNOWN.iter().min_by(|a, b| apart(a).total_cmp(&apart(b)));
    nearest.map(|known| known.name)
}

impl Person {
    /// From the next page on, hears it.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn listens(&self) -> Result<()> {
        let script = json!({ "source": EAR });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", script)
            .await
    }

    /// Follows what is in the hand by ear, pokes into it, and says what it is.
    ///
    /// # Errors
    /// If nothing can be heard.
    pub async fn names_by_ear(&self) -> Result<&'static str> {
        self.asks("ear.follow()").await?;
        while self.asks("return ear.tones.length").await?.as_u64() < Some(TONES) {
            let more = "return ear.tones.length > arguments[0]";
            let before = self.asks("return ear.tones.length").await?;
            self.until("something is heard", more, &[before]).await?;
        }
        self.asks("ear.stop()").await?;
        let tones = self.asks("return ear.tones").await?;
        let tones: Vec<Tone> = tones
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Tone::read)
            .collect();
        let mut lap = lap(&tones).context("the finger never came around")?;
        lap.hole = self.dips_into_a_hole().await?;
        name(&lap).context("nothing is known")
    }

    async fn dips_into_a_hole(&self) -> Result<bool> {
        self.asks("ear.dip()").await?;
        let answered = "return ear.strikes.some(pitch => [...arguments].includes(pitch))";
        self.until("the dip is heard", answered, &[json!(HOLLOW), json!(SOLID)])
            .await?;
        let hollow = format!("return ear.strikes.includes({HOLLOW})");
        Ok(self.asks(&hollow).await? == true)
    }
}
