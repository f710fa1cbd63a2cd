//! One press on Cup: does the hand hold something soon, wherever it is?

use bag::{Act, Bag, Form, HandInput, HandState, Load, Settings, Shape};
use feelers::{Grabber, Player};

use super::luck::Luck;

/// Held within this after the hand gropes, in ticks: 0.6 seconds, and the touch that tells it.
const SOON: u32 = 37;
/// A hand that has to get somewhere first goes on for so long at most.
const WANDERS: u32 = 120;

/// How presses ended.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Presses {
    pub(crate) all: u32,
    pub(crate) held: u32,
    pub(crate) several: u32,
}

impl Presses {
    pub(crate) fn add(&mut self, other: Presses) {
        self.all += other.all;
        self.held += other.held;
        self.several += other.several;
    }
}

/// What is in a full bag, or in one that has been played from.
fn things(count: usize) -> Vec<Form> {
    let coloured = Shape::ALL
        .into_iter()
        .flat_map(|shape| [Form::Shape(shape); 4]);
    let black = (1..=11).filter_map(Form::black);
    let all = black.chain([Form::Camel]).chain(coloured);
    all.take(count).collect()
}

/// One press each in so many bags, from the entry and from random places, with another hand inside.
pub(crate) fn presses(count: usize, from_entry: bool, seeds: std::ops::Range<u64>) -> Presses {
    let mut sum = Presses::default();
    for seed in seeds {
        sum.all += 1;
        match press(&things(count), from_entry, seed) {
            Some(Load::One) => sum.held += 1,
            Some(Load::Several) => {
                sum.held += 1;
                sum.several += 1;
            }
            None => {}
        }
    }
    sum
}

fn press(things: &[Form], from_entry: bool, seed: u64) -> Option<Load> {
    let mut bag = Bag::new(seed, things, 2, &Settings::default());
    let mut other = Grabber::who_never_pulls(seed);
    let mut luck = Luck::new(seed);
    let wanders = match from_entry {
        true => 0,
        false => (luck.unit() * WANDERS as f32) as u32,
    };
    let (mut way, mut groping, mut pressed) = ((0_i8, 14_i8), 0_u32, None::<u32>);
    for tick in 0_u32..600 {
        let mut mine = HandInput {
            dx: way.0,
            dy: way.1,
            act: None,
        };
        if pressed.is_none() && groping >= wanders && (groping > 0 || from_entry) {
            // From the entry it is pressed while the hand still reaches in.
            mine = HandInput::act(Act::Cup);
            pressed = Some(groping);
        } else if pressed.is_some() {
            mine = HandInput::default();
        } else if tick % 40 == 39 {
            let angle = luck.unit() * std::f32::consts::TAU;
            way = ((angle.cos() * 14.0) as i8, (angle.sin() * 14.0) as i8);
        }
        let told = bag.step(&[mine, other.act()]);
        let inside = told.touches.iter().find(|(hand, _)| *hand == 0);
        for (hand, touch) in &told.touches {
            if *hand == 1 {
                other.feel(touch);
            }
        }
        let state = inside.map(|(_, touch)| touch.state);
        if groping > 0 || state.is_some_and(|state| state != HandState::Outside) {
            groping += 1;
        }
        if let Some(HandState::Cupped(load)) = state {
            return Some(load);
        }
        if pressed.is_some_and(|at| groping > at + SOON) {
            return None;
        }
    }
    None
}
