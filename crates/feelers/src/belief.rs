//! What a finger believes to be on: every form, begun at every place, followed along and weighed.
//!
//! Each guess is a form and where on it the finger would be. A guess moves as the finger moves, is drawn back to the outline
//! a little (places blur, outlines do not), and loses weight wherever the form would have felt otherwise.

use shapes::{Form, Sharpness};

use crate::knowledge::{FINGER, Feel, NEARBY, knowledge};

/// How far off a place, and how far off a direction, still counts as right.
const PLACE: f32 = 0.045;
const DIRECTION: f32 = 0.20;
/// One bad sample does not refute a form.
const WORST: f32 = 5.0;
/// Neighbouring samples say nearly the same.
const WEIGHT: f32 = 0.75;
/// How much of an error is taken for a wrong place instead of a wrong form.
const DRAWN_BACK: f32 = 0.25;
const TURNED_BACK: f32 = 0.15;
/// Guesses this much less likely than the best are given up.
const GIVEN_UP: f32 = 11.0;

/// One sample of an outline, as the feeler took it in.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample {
    /// How far the finger went since the last one.
    pub(crate) moved: [f32; 2],
    /// The way out of the wood.
    pub(crate) out: [f32; 2],
    pub(crate) sharpness: Sharpness,
}

#[derive(Debug, Clone, Copy)]
struct Guess {
    form: u8,
    /// Where the finger would be on the form.
    place: [f32; 2],
    /// How the form would be turned: cosine and sine.
    turned: [f32; 2],
    /// Logarithm of its weight.
    weight: f32,
}

#[derive(Debug, Clone)]
pub(crate) struct Belief {
    guesses: Vec<Guess>,
    samples: u32,
    /// Logarithms, before anything was felt.
    expected: [f32; Form::COUNT],
    /// Now.
    shares: [f32; Form::COUNT],
}

impl Belief {
    pub(crate) fn new(expectation: [f32; Form::COUNT]) -> Self {
        Self {
            guesses: Vec::new(),
            samples: 0,
            expected: expectation.map(|share| libm::logf(share.max(1e-9))),
            shares: expectation,
        }
    }

    pub(crate) fn samples(&self) -> u32 {
        self.samples
    }

    /// How likely each form is.
    pub(crate) fn shares(&self) -> &[f32; Form::COUNT] {
        &self.shares
    }

    pub(crate) fn most_likely(&self) -> usize {
        let best = self
            .shares
            .iter()
            .enumerate()
            .max_by(|a, b| a.1.total_cmp(b.1));
        best.map_or(0, |(form, _)| form)
    }

    pub(crate) fn add(&mut self, sample: &Sample) {
        if self.samples == 0 {
            self.guess(sample);
        }
        self.samples += 1;
        for guess in &mut self.guesses {
            guess.weigh(sample);
        }
        self.sum_up();
    }

    /// A dip found a hole, or none.
    pub(crate) fn dipped(&mut self, hole: bool) {
        for form in 0..Form::COUNT {
            if knowledge().has_hole(form) != hole {
                self.expected[form] -= 6.0;
            }
        }
        self.sum_up();
    }

    /// Every form at every place, turned so that the way out is the one that is felt.
    fn guess(&mut self, first: &Sample) {
        for form in 0..Form::COUNT {
            if self.expected[form] < -15.0 {
                continue;
            }
            for start in knowledge().starts(form) {
                let [a, b] = (first.out, start.out).into();
                self.guesses.push(Guess {
                    form: form as u8,
                    place: start.place,
                    turned: [a[0] * b[0] + a[1] * b[1], a[1] * b[0] - a[0] * b[1]],
                    weight: 0.0,
                });
            }
        }
    }

    fn sum_up(&mut self) {
        let heaviest = |guess: &Guess| guess.weight + self.expected[usize::from(guess.form)];
        let best = self
            .guesses
            .iter()
            .map(heaviest)
            .fold(f32::NEG_INFINITY, f32::max);
        if self.guesses.is_empty() {
            return;
        }
        let expected = self.expected;
        self.guesses
            .retain(|guess| guess.weight + expected[usize::from(guess.form)] > best - GIVEN_UP);
        self.shares = [0.0; Form::COUNT];
        for guess in &self.guesses {
            let form = usize::from(guess.form);
            self.shares[form] += libm::expf(guess.weight + expected[form] - best);
        }
        let total: f32 = self.shares.iter().sum();
        self.shares = self.shares.map(|share| share / total);
    }
}

impl Guess {
    fn weigh(&mut self, sample: &Sample) {
        let moved = turn_back(self.turned, sample.moved);
        self.place = [self.place[0] + moved[0], self.place[1] + moved[1]];
        let feel = knowledge().feel(usize::from(self.form), self.place);
        let off = feel.distance - FINGER;
        let out = turn_back(self.turned, sample.out);
        let along = out[0] * feel.out[0] + out[1] * feel.out[1];
        let across = feel.out[0] * out[1] - feel.out[1] * out[0];
        let by_place = off * off / (2.0 * PLACE * PLACE);
        let by_direction = (1.0 - along) / (DIRECTION * DIRECTION);
        let (surprise, along_by) = surprise(&feel, sample.sharpness);
        self.weight -= WEIGHT * (by_place.min(WORST) + by_direction.min(WORST) + surprise);
        let back = DRAWN_BACK * off.clamp(-0.15, 0.15);
        let [x, y] = feel.out;
        self.place = [
            self.place[0] - back * x - along_by * y,
            self.place[1] - back * y + along_by * x,
        ];
        self.turn(TURNED_BACK * across);
    }

    fn turn(&mut self, angle: f32) {
        let [c, s] = self.turned;
        let [c, s] = [c - s * angle, s + c * angle];
        let length = (c * c + s * s).sqrt();
        self.turned = [c / length, s / length];
    }
}

/// How unlikely it is to feel this where the form is that, as a negative logarithm, and how far to the left it would be less so.
fn surprise(feel: &Feel, felt: Sharpness) -> (f32, f32) {
    use Sharpness::{Corner, Edge, Flat, Round};
    let [here, left, right] = feel.sharpness;
    if here == felt {
        return (0.2, 0.0);
    }
    if left == felt || right == felt {
        let way = f32::from(i8::from(left == felt) - i8::from(right == felt));
        return (0.7, way * 0.5 * NEARBY);
    }
    match (here, felt) {
        (Flat, Round) | (Round, Flat) | (Edge, Corner) | (Corner, Edge) => (2.0, 0.0),
        _ => (2.8, 0.0),
    }
}

fn turn_back(turned: [f32; 2], way: [f32; 2]) -> [f32; 2] {
    let ([c, s], [x, y]) = (turned, way);
    [c * x + s * y, c * y - s * x]
}
