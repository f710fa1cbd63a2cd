//! Deals a piece into a hand, lets it be felt, and knows in the end what it was and where the finger went.

use bag::{Act, Bag, Form, HandInput, Settings, Shape, Touch};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::wire::{Bagful, Deal, Lit, Lot};

/// A piece is in the hand after so many ticks, or something is very wrong.
const PATIENCE: usize = 900;
/// The longest path that is told: a minute.
const MOST_PATH: usize = 3600;

/// A bag with one hand in it.
pub struct Dealer {
    bag: Bag,
    /// The thing in the hand, and the finger's way around it.
    held: Option<usize>,
    path: Vec<[i16; 2]>,
    /// What was strewn, where it may be pulled out.
    lesson: Option<Vec<Form>>,
    pulled: Option<Vec<Form>>,
}

impl Dealer {
    /// Deals.
    #[must_use]
    pub fn new(deal: &Deal) -> Dealer {
        let mut rng = ChaCha8Rng::seed_from_u64(deal.seed);
        let things = match deal.lot {
            Lot::InHand => vec![drawn(&mut rng, deal.decoys)],
            Lot::Crowd => crowd(deal.decoys),
            Lot::Lesson(bagful) => lesson(bagful),
        };
        let bag = Bag::new(rng.next_u64(), &things, 1, &Settings::default());
        let mut dealer = Dealer {
            bag,
            held: None,
            path: Vec::new(),
            lesson: matches!(deal.lot, Lot::Lesson(_)).then_some(things),
            pulled: None,
        };
        match deal.lot {
            Lot::InHand => dealer.put_in_hand(),
            Lot::Crowd => dealer.reach_in(),
            Lot::Lesson(_) => {}
        }
        dealer
    }

    /// The hand moves; what its fingertip felt.
    pub fn step(&mut self, inputs: &[HandInput]) -> Vec<Touch> {
        let mut felt = Vec::new();
        for input in inputs {
            // In practice nothing leaves the bag: what is in the hand is named, not pulled.
            let pulls = self.lesson.is_some();
            let act = input.act.filter(|act| pulls || *act != Act::Pull);
            let tick = self.bag.step(&[HandInput { act, ..*input }]);
            felt.extend(tick.touches.into_iter().map(|(_, touch)| touch));
            if let (Some(things), Some(pull)) = (&self.lesson, tick.pulls.first()) {
                let forms = pull.things.iter().map(|thing| things[*thing]);
                self.pulled = Some(forms.collect());
            }
            self.follow();
        }
        felt
    }

    /// What came out with the hand, told once.
    pub fn take_pulled(&mut self) -> Option<Vec<Form>> {
        self.pulled.take()
    }

    /// What is in the hand, with the light on.
    #[must_use]
    pub fn light(&self) -> Option<Lit> {
        let thing = self.held?;
        let place = self.bag.lights_on().things[thing]?;
        Some(Lit {
            form: place.form,
            path: self.path.clone(),
        })
    }

    fn follow(&mut self) {
        let light = self.bag.lights_on();
        let held = light.things.iter().enumerate().find_map(|(index, thing)| {
            thing
                .filter(|it| it.held_by.is_some())
                .map(|it| (index, it))
        });
        let index = held.map(|(index, _)| index);
        if index != self.held && index.is_some() {
            self.path.clear();
        }
        self.held = index;
        let Some((_, thing)) = held.filter(|_| self.path.len() < MOST_PATH) else {
            return;
        };
        let finger = light.hands[0].finger;
        let (dx, dy) = (finger[0] - thing.place[0], finger[1] - thing.place[1]);
        let (sin, cos) = shapes::sin_cos(-thing.angle);
        let local = [dx * cos - dy * sin, dx * sin + dy * cos];
        let step = local.map(|value| (value * 100.0).round() as i16);
        if self.path.last() != Some(&step) {
            self.path.push(step);
        }
    }

    fn reach_in(&mut self) {
        for _ in 0..PATIENCE {
            if self.bag.lights_on().hands[0].inside {
                return;
            }
            self.bag.step(&[HandInput {
                dx: 1,
                ..HandInput::default()
            }]);
        }
    }

    /// Leads the hand to the only piece and closes it.
    fn put_in_hand(&mut self) {
        self.reach_in();
        let turned = self.frame();
        for tick in 0..PATIENCE {
            let light = self.bag.lights_on();
            let Some(thing) = light.things[0] else { return };
            if thing.held_by.is_some() {
                return self.follow();
            }
            let finger = light.hands[0].finger;
            let way = [thing.place[0] - finger[0], thing.place[1] - finger[1]];
            // A hand that closes does not move: it goes on a little between two tries, and around what it cannot grasp from here.
            let near = way[0].hypot(way[1]) < 0.9;
            let act = (near && tick % 16 == 0).then_some(Act::Cup);
            let way = if near && tick % 48 >= 16 {
                [-way[1], way[0]]
            } else {
                way
            };
            self.bag.step(&[HandInput {
                act,
                ..towards(way, turned)
            }]);
        }
    }

    /// How the hand's frame is turned, found by moving a little each way: the longest way met neither wall nor wood.
    fn frame(&mut self) -> [f32; 2] {
        let ways = [[1, 0], [0, 1], [-1, 0], [0, -1]];
        let mut best = (0.0, [1.0, 0.0]);
        for [x, y] in ways {
            let [dx, dy] = self.moved(x * 12, y * 12);
            self.moved(x * -12, y * -12);
            let length = dx.hypot(dy);
            if length > best.0 {
                // Turned back by the way that was tried, it is the hand's own right.
                let (x, y) = (f32::from(x), f32::from(y));
                let right = [(dx * x + dy * y) / length, (dy * x - dx * y) / length];
                best = (length, right);
            }
        }
        best.1
    }

    /// Moves, comes to rest, and says how far the finger came.
    fn moved(&mut self, dx: i8, dy: i8) -> [f32; 2] {
        let from = self.bag.lights_on().hands[0].finger;
        let still = HandInput::default();
        let inputs = [HandInput { dx, dy, act: None }, still].map(|input| [input; 15]);
        for input in inputs.into_iter().flatten() {
            self.bag.step(&[input]);
        }
        let to = self.bag.lights_on().hands[0].finger;
        [to[0] - from[0], to[1] - from[1]]
    }
}

/// A motion of the bag in the hand's frame.
fn towards(way: [f32; 2], [cos, sin]: [f32; 2]) -> HandInput {
    let length = way[0].hypot(way[1]).max(1e-6);
    let (x, y) = (way[0] / length, way[1] / length);
    HandInput {
        dx: ((x * cos + y * sin) * 15.0) as i8,
        dy: ((y * cos - x * sin) * 15.0) as i8,
        act: None,
    }
}

/// One piece out of the box, by shape: now and then the camel, and a decoy one time in four.
fn drawn(rng: &mut ChaCha8Rng, decoys: bool) -> Form {
    let mut below = |count: u32| rng.next_u32() % count;
    if decoys && below(4) == 0 {
        return Form::black(1 + below(11) as usize).unwrap_or(Form::Camel);
    }
    match below(13) {
        12 => Form::Camel,
        shape => Form::Shape(Shape::ALL[shape as usize]),
    }
}

/// Everything that is in the box.
fn crowd(decoys: bool) -> Vec<Form> {
    let coloured = Shape::ALL
        .into_iter()
        .flat_map(|shape| [Form::Shape(shape); 4]);
    let black = (1..=11).filter_map(Form::black).filter(|_| decoys);
    coloured.chain(black).chain([Form::Camel]).collect()
}

/// Shapes that a circling finger goes around; in an arch or between arms it gets stuck.
const PLAIN: [Shape; 8] = [
    Shape::Ball,
    Shape::Egg,
    Shape::Cube,
    Shape::Disc,
    Shape::NarrowRoof,
    Shape::Cylinder,
    Shape::Dome,
    Shape::Brick,
];

/// What is in a bag of the lesson.
fn lesson(bagful: Bagful) -> Vec<Form> {
    let of = |shape: Shape, count: usize| std::iter::repeat_n(Form::Shape(shape), count);
    match bagful {
        Bagful::Plain => PLAIN.into_iter().flat_map(|shape| of(shape, 3)).collect(),
        Bagful::Duel => of(Shape::Ball, 10)
            .chain(of(Shape::Cross, 6))
            .chain(of(Shape::Cube, 2))
            .chain(of(Shape::NarrowRoof, 2))
            .collect(),
        Bagful::Camels => std::iter::repeat_n(Form::Camel, 15)
            .chain(of(Shape::Cube, 3))
            .chain(of(Shape::Brick, 2))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use bag::HandState;

    use super::*;

    #[test]
    fn a_piece_is_put_into_the_hand_and_stays_there() {
        for seed in 0..120 {
            let deal = Deal {
                seed,
                lot: Lot::InHand,
                decoys: true,
            };
            let mut dealer = Dealer::new(&deal);
            let felt = dealer.step(&[HandInput::act(Act::Pull), HandInput::default()]);
            let state = felt.last().map(|touch| touch.state);
            assert!(
                matches!(state, Some(HandState::Cupped(_))),
                "seed {seed}: {state:?}"
            );
            assert!(dealer.light().is_some());
        }
    }

    #[test]
    fn same_seed_is_the_same_piece_for_everybody() {
        let form = |seed| {
            let deal = Deal {
                seed,
                lot: Lot::InHand,
                decoys: true,
            };
            Dealer::new(&deal).light().map(|lit| lit.form)
        };
        let first: Vec<_> = (0..12).map(form).collect();
        assert_eq!(first, (0..12).map(form).collect::<Vec<_>>());
        assert!(
            first.iter().any(|form| *form != first[0]),
            "and not always one"
        );
    }

    #[test]
    fn in_a_crowd_the_hand_starts_empty_and_the_light_waits() {
        let deal = Deal {
            seed: 3,
            lot: Lot::Crowd,
            decoys: false,
        };
        let mut dealer = Dealer::new(&deal);
        assert_eq!(dealer.light(), None);
        let felt = dealer.step(&[HandInput::default(); 4]);
        assert_eq!(
            felt.last().map(|touch| touch.state),
            Some(HandState::Groping)
        );
    }

    #[test]
    fn what_is_pulled_in_the_lesson_comes_out() {
        let deal = Deal {
            seed: 5,
            lot: Lot::Lesson(Bagful::Camels),
            decoys: false,
        };
        let mut dealer = Dealer::new(&deal);
        let reach = HandInput {
            dy: 15,
            ..HandInput::default()
        };
        dealer.step(&[reach; 40]);
        dealer.step(&[HandInput::act(Act::Cup)]);
        dealer.step(&[HandInput::default(); 60]);
        assert_eq!(dealer.take_pulled(), None);
        dealer.step(&[HandInput::act(Act::Pull)]);
        dealer.step(&[HandInput::default(); 60]);
        let pulled = dealer.take_pulled().expect("the hand is out");
        assert!(!pulled.is_empty(), "with something in it");
        assert_eq!(dealer.take_pulled(), None, "told once");
    }
}
