//! Gestures: what a closing hand gets, what it feels of it, what slips away, what comes out and when.

use bag::{Act, Bag, Dip, Form, HandInput, HandState, Load, Pull, Settings, Shape, Tick, Touch};

/// A bag that shows the last touch of every hand.
struct Table {
    bag: Bag,
    touches: Vec<Option<Touch>>,
    pulls: Vec<Pull>,
    dips: Vec<Dip>,
    slipped: bool,
    missed: bool,
}

impl Table {
    fn new(things: &[Form], hands: usize) -> Self {
        Self {
            bag: Bag::new(4, things, hands, &Settings::default()),
            touches: vec![None; hands],
            pulls: Vec::new(),
            dips: Vec::new(),
            slipped: false,
            missed: false,
        }
    }

    fn step(&mut self, inputs: &[HandInput]) {
        let Tick { touches, pulls, .. } = self.bag.step(inputs);
        for (hand, touch) in touches {
            self.slipped |= touch.slipped;
            self.missed |= touch.missed;
            self.dips.extend(touch.dip);
            self.touches[hand] = Some(touch);
        }
        self.pulls.extend(pulls);
    }

    fn wait(&mut self, ticks: usize) {
        for _ in 0..ticks {
            self.step(&[]);
        }
    }

    fn act(&mut self, hand: usize, act: Act) {
        let mut inputs = vec![HandInput::default(); hand + 1];
        inputs[hand] = HandInput::act(act);
        self.step(&inputs);
    }

    fn state(&self, hand: usize) -> HandState {
        self.touches[hand].unwrap().state
    }

    /// Steers a finger by sight, which no player can: tries the four ways and takes the one that leads nearer.
    fn steer_to(&mut self, hand: usize, place: impl Fn(&Bag) -> [f32; 2], near: f32) {
        let hands = self.touches.len();
        let away = |bag: &Bag| {
            let ([x, y], [a, b]) = (bag.lights_on().hands[hand].finger, place(bag));
            ((x - a).powi(2) + (y - b).powi(2)).sqrt()
        };
        for _ in 0..2000 {
            if away(&self.bag) < near {
                return;
            }
            let ways = [(12, 0), (-12, 0), (0, 12), (0, -12)].map(|(dx, dy)| HandInput {
                dx,
                dy,
                act: None,
            });
            let after = |way: &HandInput| {
                let mut twin = Bag::restore(&self.bag.snapshot()).unwrap();
                let mut inputs = vec![HandInput::default(); hands];
                inputs[hand] = *way;
                for _ in 0..4 {
                    twin.step(&inputs);
                }
                away(&twin)
            };
            let best = ways
                .iter()
                .min_by(|a, b| after(a).total_cmp(&after(b)))
                .copied()
                .unwrap();
            let mut inputs = vec![HandInput::default(); hands];
            inputs[hand] = best;
            for _ in 0..4 {
                self.step(&inputs);
            }
        }
        panic!("the finger does not get there");
    }

    fn enter(&mut self) {
        let inputs = vec![
            HandInput {
                dx: 1,
                dy: 0,
                act: None
            };
            self.touches.len()
        ];
        self.step(&inputs);
        self.wait(20);
    }

    fn cup(&mut self, hand: usize, thing: usize) {
        let place = move |bag: &Bag| bag.lights_on().things[thing].unwrap().place;
        self.steer_to(hand, place, 0.80);
        self.act(hand, Act::Cup);
        self.wait(40);
    }
}

#[track_caller]
fn check_dip(form: Form, found: Dip) {
    let mut table = Table::new(&[form], 1);
    table.enter();
    table.cup(0, 0);
    assert_eq!(table.state(0), HandState::Cupped(Load::One));
    table.act(0, Act::Dip);
    table.wait(20);
    assert_eq!(table.dips, [found]);
}

#[test]
fn dip_finds_the_hole_of_a_disc() {
    check_dip(Form::Shape(Shape::Disc), Dip::Hole);
    check_dip(Form::Shape(Shape::Bridge), Dip::Solid);
}

#[test]
fn pull_takes_the_same_time_wherever_the_hand_is() {
    let mut table = Table::new(&[Form::Camel], 2);
    table.enter();
    table.cup(0, 0);
    let begun = table.bag.tick();
    table.step(&[HandInput::act(Act::Pull), HandInput::act(Act::Pull)]);
    assert!(table.pulls.is_empty());
    table.wait(30);
    let ticks: Vec<u32> = table.pulls.iter().map(|pull| pull.tick - begun).collect();
    assert_eq!(ticks, [25, 25], "wherever the hand was");
    let mut things: Vec<_> = table
        .pulls
        .iter()
        .map(|pull| (pull.hand, pull.things.clone()))
        .collect();
    things.sort();
    assert_eq!(things, [(0, vec![0]), (1, vec![])]);
    assert_eq!(table.state(0), HandState::Out);
    assert!(table.bag.lights_on().things[0].is_none());
}

#[test]
fn held_piece_slips_away_from_another_hand() {
    let mut table = Table::new(&[Form::Shape(Shape::Cube)], 2);
    table.enter();
    table.cup(0, 0);
    assert!(matches!(table.state(0), HandState::Cupped(_)));
    table.cup(1, 0);
    assert!(table.missed, "what is held by the other is not there");
    assert_eq!(table.state(1), HandState::Groping);
    table.act(0, Act::LetGo);
    table.wait(2);
    assert_eq!(table.state(0), HandState::Groping);
    table.cup(1, 0);
    assert!(
        matches!(table.state(1), HandState::Cupped(_)),
        "now it is free"
    );
}

#[test]
fn second_piece_comes_along_and_is_shaken_off() {
    for seed in 0..200 {
        let things = crate::restless::full_bag();
        let mut table = Table::new(&things, 1);
        table.bag = Bag::new(
            seed,
            &things,
            1,
            &Settings {
                grip_radius: 0.4,
                ..Settings::default()
            },
        );
        table.enter();
        for _ in 0..40 {
            table.step(&[HandInput {
                dx: 0,
                dy: 16,
                act: None,
            }]);
        }
        table.act(0, Act::Cup);
        table.wait(10);
        if table.state(0) != HandState::Cupped(Load::Several) {
            continue;
        }
        let held = || {
            |bag: &Bag| {
                bag.lights_on()
                    .things
                    .iter()
                    .flatten()
                    .filter(|t| t.held_by == Some(0))
                    .count()
            }
        };
        assert!(held()(&table.bag) > 1);
        table.act(0, Act::ShakeOff);
        table.wait(20);
        assert_eq!(
            (table.state(0), held()(&table.bag)),
            (HandState::Cupped(Load::One), 1)
        );
        return;
    }
    panic!("no hand ever held two");
}

/// Presses Cup once and waits for a little more than half a second.
fn grips(table: &mut Table) -> bool {
    table.act(0, Act::Cup);
    table.wait(37);
    matches!(table.state(0), HandState::Cupped(_))
}

fn held(bag: &Bag) -> Option<usize> {
    let seen = bag.lights_on();
    let mine = |thing: &Option<bag::ThingPlace>| thing.is_some_and(|it| it.held_by == Some(0));
    seen.things.iter().position(mine)
}

#[test]
fn one_press_in_a_full_bag_grips_something() {
    for seed in 0..40 {
        let things = crate::restless::full_bag();
        let mut table = Table::new(&things, 1);
        table.bag = Bag::new(seed, &things, 1, &Settings::default());
        table.enter();
        assert!(grips(&mut table), "seed {seed}");
    }
}

#[test]
fn grip_that_is_pressed_while_the_hand_reaches_in_is_kept() {
    let things = crate::restless::full_bag();
    let mut table = Table::new(&things, 1);
    table.act(0, Act::Cup);
    table.wait(60);
    assert!(matches!(table.state(0), HandState::Cupped(_)));
}

#[test]
fn what_was_just_let_go_is_not_gripped_again_before_the_hand_moves_on() {
    let things = crate::restless::full_bag();
    let mut table = Table::new(&things, 1);
    table.enter();
    let mut gripped = Vec::new();
    for _ in 0..4 {
        assert!(grips(&mut table));
        gripped.extend(held(&table.bag));
        table.act(0, Act::LetGo);
        table.wait(2);
    }
    assert!(
        gripped.windows(2).all(|pair| pair[0] != pair[1]),
        "{gripped:?}"
    );
    gripped.sort_unstable();
    gripped.dedup();
    assert_eq!(gripped.len(), 4, "{gripped:?}");
}

#[test]
fn hand_that_holds_something_takes_another_in_one_press() {
    let things = crate::restless::full_bag();
    let mut table = Table::new(&things, 1);
    table.enter();
    assert!(grips(&mut table));
    let first = held(&table.bag);
    assert!(grips(&mut table));
    assert_ne!(held(&table.bag), first);
}

#[test]
fn who_presses_twice_for_one_piece_keeps_it() {
    let things = crate::restless::full_bag();
    let mut table = Table::new(&things, 1);
    table.enter();
    table.act(0, Act::Cup);
    while !matches!(table.state(0), HandState::Cupped(_)) {
        table.wait(1);
    }
    let first = held(&table.bag);
    table.wait(5);
    assert!(grips(&mut table));
    assert_eq!(held(&table.bag), first);
}

#[test]
fn with_nothing_in_reach_the_hand_says_so() {
    let mut table = Table::new(&[], 1);
    table.enter();
    assert!(!grips(&mut table));
    assert!(table.missed);
}

#[test]
fn pull_that_is_pressed_while_the_hand_closes_brings_out_what_it_gets() {
    let things = crate::restless::full_bag();
    let mut table = Table::new(&things, 1);
    table.enter();
    table.act(0, Act::Cup);
    table.act(0, Act::Pull);
    table.wait(90);
    assert_eq!(table.pulls.len(), 1);
    assert!(!table.pulls[0].things.is_empty());
}
