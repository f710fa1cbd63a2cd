//! Hands that do anything at any time, drawn from a seed: what no player would try, too.

use bag::{Act, Form, HandInput, Shape};

/// The full bag of a Duel before anybody took a piece: 48 coloured, 11 black, the camel.
pub(crate) fn full_bag() -> Vec<Form> {
    let coloured = Shape::ALL
        .into_iter()
        .flat_map(|shape| [Form::Shape(shape); 4]);
    let black = (1..=11).filter_map(Form::black);
    coloured.chain(black).chain([Form::Camel]).collect()
}

/// A stream of inputs: straight strokes, circles, and gestures in between.
pub(crate) struct Restless {
    state: u64,
    motion: [i8; 2],
    left: u8,
}

impl Restless {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            motion: [1, 0],
            left: 0,
        }
    }

    fn draw(&mut self, below: u64) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state % below
    }

    pub(crate) fn next(&mut self) -> HandInput {
        if self.left == 0 {
            self.left = 3 + self.draw(30) as u8;
            self.motion = [self.draw(65) as i8 - 32, self.draw(65) as i8 - 32];
        }
        self.left -= 1;
        let act = match self.draw(400) {
            0..12 => Some(Act::Cup),
            12..14 => Some(Act::LetGo),
            14..18 => Some(Act::Dip),
            18..22 => Some(Act::ShakeOff),
            22 => Some(Act::Pull),
            _ => None,
        };
        HandInput {
            dx: self.motion[0],
            dy: self.motion[1],
            act,
        }
    }
}
