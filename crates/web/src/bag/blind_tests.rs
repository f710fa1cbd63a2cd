//! A blind run: somebody who only hears the bag, and never sees it, follows an outline by ear and names the piece.

use bag::{Act, Form, HandInput};

use super::*;
use crate::practice::dealer::Dealer;
use crate::practice::wire::{Deal, Lot};

/// What a lap around a piece sounded like.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Lap([f32; 7]);

/// One who listens. All it knows of the bag are tones and strikes.
struct Listener {
    dealer: Dealer,
    before: Option<Touch>,
    /// Where the wood was heard last: the way out of it.
    out: (f32, f32),
}

impl Listener {
    fn new(seed: u64) -> Listener {
        let lot = Lot::InHand;
        let decoys = false;
        Listener {
            dealer: Dealer::new(&Deal { seed, lot, decoys }),
            before: None,
            out: (1.0, 0.0),
        }
    }

    /// Does something for a tick and hears what comes of it.
    fn hear(&mut self, input: HandInput) -> Option<(Option<Tone>, Vec<Strike>)> {
        let touch = self.dealer.step(&[input]).pop()?;
        let strikes = strikes(self.before.as_ref(), &touch);
        self.before = Some(touch);
        Some((tone(&touch), strikes))
    }

    /// Along the wood, leaning on it; back to it where it was lost.
    fn follow(&self, touching: bool) -> HandInput {
        let (x, y) = self.out;
        let (along, press) = if touching { (5.0, 3.0) } else { (0.5, 5.0) };
        HandInput {
            dx: (-y * along - x * press).round() as i8,
            dy: (x * along - y * press).round() as i8,
            act: None,
        }
    }

    fn lap(&mut self) -> Lap {
        let (mut length, mut flat, mut run, mut longest) = (0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        let (mut clicks, mut turned, mut hollow) = (0.0, 0.0_f32, 0.0_f32);
        let mut touching = false;
        // Into the wood first, wherever it is; then once around it.
        for tick in 0..1500 {
            let Some((tone, strikes)) = self.hear(self.follow(touching)) else {
                continue;
            };
            touching = tone.is_some();
            let Some(tone) = tone else { continue };
            let out = (tone.pan, 2.0 * (tone.pitch / MIDDLE).log2());
            let turn = cross(self.out, out).atan2(self.out.0 * out.0 + self.out.1 * out.1);
            self.out = out;
            if tick < 90 {
                continue;
            }
            turned += turn;
            hollow += (-turn).max(0.0);
            clicks += strikes
                .iter()
                .filter(|strike| **strike == Strike::Click)
                .count() as f32;
            let way = tone.rustle * MOST_SLIP / 8.0 / 30.0;
            length += way;
            if tone.bright == brightness(Sharpness::Flat) {
                flat += way;
                run += way;
                longest = longest.max(run);
            }
            if tone.bright != brightness(Sharpness::Flat) || turn.abs() > 0.3 {
                run = 0.0;
            }
            if turned.abs() > std::f32::consts::TAU {
                break;
            }
        }
        let hole = if self.dips() { 10.0 } else { 0.0 };
        Lap([
            length,
            2.0 * flat / length.max(0.1),
            clicks * 0.5,
            hollow * 0.5,
            longest * 2.0,
            hole,
            flat,
        ])
    }

    fn dips(&mut self) -> bool {
        let mut input = HandInput::act(Act::Dip);
        for _ in 0..60 {
            let heard = self.hear(input);
            input = HandInput::default();
            let through = heard.is_some_and(|(_, strikes)| strikes.contains(&Strike::Hole));
            if through {
                return true;
            }
        }
        false
    }

    fn truth(&self) -> Form {
        self.dealer.light().expect("it is in the hand").form
    }
}

fn cross(a: (f32, f32), b: (f32, f32)) -> f32 {
    a.0 * b.1 - a.1 * b.0
}

fn apart(Lap(a): &Lap, Lap(b): &Lap) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum()
}

#[test]
fn who_only_hears_the_bag_names_what_is_in_the_hand() {
    let known: Vec<(Form, Lap)> = (0..150)
        .map(|seed| {
            let mut listener = Listener::new(seed);
            let lap = listener.lap();
            (listener.truth(), lap)
        })
        .collect();
    let mut right = 0;
    let pieces = 60;
    for seed in 1000..1000 + pieces {
        let mut listener = Listener::new(seed);
        let lap = listener.lap();
        let nearest = known
            .iter()
            .min_by(|a, b| apart(&a.1, &lap).total_cmp(&apart(&b.1, &lap)));
        let named = nearest.expect("something is known").0;
        right += u64::from(named == listener.truth());
    }
    // By chance it would be one in thirteen.
    assert!(right * 2 >= pieces, "{right} of {pieces}");
}
