//! Gestures as people make them: events in, the hand's inputs out.

use bag::Load;

use super::*;

const TICK: f64 = 1000.0 / 60.0;

/// A person before the screen.
struct Person {
    gestures: Gestures,
    time: f64,
    acts: Vec<Act>,
    moved: (f32, f32),
}

impl Person {
    fn new(cupped: bool) -> Person {
        let mut gestures = Gestures::default();
        gestures.set_mouth(120.0);
        let state = if cupped {
            HandState::Cupped(Load::One)
        } else {
            HandState::Groping
        };
        gestures.felt(&Touch {
            state,
            place: [0, 0],
            contact: None,
            thump: 0,
            slipped: false,
            dip: None,
            missed: false,
        });
        Person {
            gestures,
            time: 0.0,
            acts: Vec::new(),
            moved: (0.0, 0.0),
        }
    }

    fn wait(&mut self, millis: f64) {
        let until = self.time + millis;
        while self.time < until {
            self.time += TICK;
            let input = self.gestures.tick(self.time);
            self.acts.extend(input.act);
            self.moved.0 += f32::from(input.dx) / bag::INPUTS_PER_UNIT;
            self.moved.1 += f32::from(input.dy) / bag::INPUTS_PER_UNIT;
        }
    }

    fn down(&mut self, id: i32, kind: Kind, at: Place) {
        self.gestures.down(id, kind, at, self.time, false);
    }

    fn drag(&mut self, id: i32, kind: Kind, from: Place, to: Place, millis: f64) {
        let steps = (millis / TICK).ceil().max(1.0) as i32;
        for step in 1..=steps {
            let share = step as f32 / steps as f32;
            let at = (
                from.0 + (to.0 - from.0) * share,
                from.1 + (to.1 - from.1) * share,
            );
            self.wait(TICK);
            self.gestures.go(id, kind, at, self.time);
        }
    }

    fn up(&mut self, id: i32) {
        self.gestures.up(id, self.time);
        self.wait(2.0 * TICK);
    }
}

#[test]
fn dragging_a_thumb_gropes_and_nothing_else() {
    let mut thumb = Person::new(false);
    thumb.down(1, Kind::Touch, (200.0, 500.0));
    thumb.drag(1, Kind::Touch, (200.0, 500.0), (284.0, 500.0), 800.0);
    thumb.wait(300.0);
    thumb.up(1);
    assert_eq!(thumb.acts, []);
    assert!((thumb.moved.0 - 2.0).abs() < 0.1, "{:?}", thumb.moved);
    assert!(thumb.moved.1.abs() < 0.01);
}

#[test]
fn up_on_the_screen_is_up_in_the_bag() {
    let mut thumb = Person::new(true);
    thumb.down(1, Kind::Touch, (200.0, 500.0));
    thumb.drag(1, Kind::Touch, (200.0, 500.0), (200.0, 462.0), 800.0);
    thumb.up(1);
    assert!((thumb.moved.1 - 0.5).abs() < 0.05, "{:?}", thumb.moved);
    assert_eq!(thumb.acts, []);
}

#[test]
fn long_press_cups_once_and_the_hand_stays_closed() {
    let mut thumb = Person::new(false);
    thumb.down(1, Kind::Touch, (200.0, 500.0));
    thumb.wait(200.0);
    assert_eq!(thumb.acts, []);
    thumb.wait(400.0);
    thumb.up(1);
    assert_eq!(thumb.acts, [Act::Cup]);
}

#[test]
fn thumb_that_is_still_after_a_drag_cups_once() {
    let mut thumb = Person::new(false);
    thumb.down(1, Kind::Touch, (200.0, 500.0));
    thumb.drag(1, Kind::Touch, (200.0, 500.0), (240.0, 440.0), 500.0);
    thumb.wait(300.0);
    assert_eq!(thumb.acts, []);
    thumb.wait(600.0);
    assert_eq!(thumb.acts, [Act::Cup]);
    // Nothing was there: on, and once more.
    thumb.drag(1, Kind::Touch, (240.0, 440.0), (180.0, 440.0), 300.0);
    thumb.wait(600.0);
    assert_eq!(thumb.acts, [Act::Cup, Act::Cup]);
}

#[test]
fn tap_dips_only_while_cupping() {
    for (cupped, acts) in [(true, vec![Act::Dip]), (false, vec![])] {
        let mut thumb = Person::new(cupped);
        thumb.down(1, Kind::Touch, (200.0, 500.0));
        thumb.wait(100.0);
        thumb.up(1);
        assert_eq!(thumb.acts, acts);
    }
}

#[test]
fn flick_to_the_mouth_pulls_and_slow_drags_do_not() {
    // A throw of the whole arm is slower than a flick of the thumb.
    for (millis, acts) in [
        (100.0, vec![Act::Pull]),
        (350.0, vec![Act::Pull]),
        (700.0, vec![]),
    ] {
        let mut thumb = Person::new(true);
        thumb.down(1, Kind::Touch, (200.0, 600.0));
        thumb.drag(1, Kind::Touch, (200.0, 600.0), (210.0, 420.0), millis);
        thumb.up(1);
        assert_eq!(thumb.acts, acts, "{millis} ms");
    }
}

#[test]
fn a_flick_that_has_come_to_rest_is_none() {
    let mut thumb = Person::new(true);
    thumb.down(1, Kind::Touch, (200.0, 600.0));
    thumb.drag(1, Kind::Touch, (200.0, 600.0), (200.0, 420.0), 100.0);
    thumb.wait(300.0);
    thumb.up(1);
    assert_eq!(thumb.acts, []);
}

#[test]
fn sideways_flick_does_not_pull() {
    let mut thumb = Person::new(true);
    thumb.down(1, Kind::Touch, (100.0, 600.0));
    thumb.drag(1, Kind::Touch, (100.0, 600.0), (280.0, 560.0), 100.0);
    thumb.up(1);
    assert_eq!(thumb.acts, []);
}

#[test]
fn quick_shake_drops_what_came_along() {
    let mut thumb = Person::new(true);
    thumb.down(1, Kind::Touch, (200.0, 500.0));
    for (from, to) in [
        (200.0, 250.0),
        (250.0, 190.0),
        (190.0, 250.0),
        (250.0, 190.0),
    ] {
        thumb.drag(1, Kind::Touch, (from, 500.0), (to, 500.0), 100.0);
    }
    thumb.up(1);
    assert_eq!(thumb.acts, [Act::ShakeOff]);
}

#[test]
fn circling_traces_and_is_no_shake() {
    let mut thumb = Person::new(true);
    thumb.down(1, Kind::Touch, (250.0, 500.0));
    let mut before = (250.0, 500.0);
    for step in 1..=48_u8 {
        let angle = f32::from(step) / 24.0 * std::f32::consts::TAU;
        let at = (200.0 + 50.0 * angle.cos(), 500.0 + 50.0 * angle.sin());
        thumb.drag(1, Kind::Touch, before, at, 90.0);
        before = at;
    }
    thumb.up(1);
    assert_eq!(thumb.acts, []);
}

#[test]
fn two_fingers_let_go() {
    let mut hand = Person::new(true);
    hand.down(1, Kind::Touch, (150.0, 500.0));
    hand.wait(40.0);
    hand.down(2, Kind::Touch, (250.0, 500.0));
    hand.wait(100.0);
    hand.up(1);
    hand.up(2);
    assert_eq!(hand.acts, [Act::LetGo]);
    assert_eq!(hand.moved, (0.0, 0.0));
}

#[test]
fn mouse_gropes_without_a_button_and_cups_with_it() {
    let mut mouse = Person::new(false);
    mouse.drag(1, Kind::Mouse, (400.0, 400.0), (484.0, 400.0), 800.0);
    assert!(mouse.moved.0 > 1.8, "{:?}", mouse.moved);
    mouse.down(1, Kind::Mouse, (484.0, 400.0));
    mouse.wait(2.0 * TICK);
    assert_eq!(mouse.acts, [Act::Cup]);
}

#[test]
fn mouse_clicks_into_the_middle_drags_to_the_mouth_and_lets_go_by_the_other_button() {
    let mut mouse = Person::new(true);
    mouse.down(1, Kind::Mouse, (400.0, 400.0));
    mouse.wait(80.0);
    mouse.up(1);
    mouse.down(1, Kind::Mouse, (400.0, 400.0));
    mouse.drag(1, Kind::Mouse, (400.0, 400.0), (400.0, 100.0), 900.0);
    mouse.up(1);
    mouse
        .gestures
        .down(1, Kind::Mouse, (400.0, 400.0), mouse.time, true);
    mouse.wait(2.0 * TICK);
    assert_eq!(mouse.acts, [Act::Dip, Act::Pull, Act::LetGo]);
}

#[test]
fn keys_do_everything() {
    let mut keys = Person::new(false);
    assert!(keys.gestures.key(" "));
    keys.gestures.arrow(Arrow::Up, true);
    keys.wait(500.0);
    keys.gestures.arrow(Arrow::Up, false);
    keys.wait(300.0);
    assert!((1.0..1.5).contains(&keys.moved.1), "{:?}", keys.moved);
    let mut closed = Person::new(true);
    for key in [" ", "d", "x", "Enter"] {
        assert!(closed.gestures.key(key), "{key}");
    }
    assert!(!closed.gestures.key("q"));
    closed.wait(200.0);
    keys.acts.extend(closed.acts);
    assert_eq!(
        keys.acts,
        [Act::Cup, Act::LetGo, Act::Dip, Act::ShakeOff, Act::Pull]
    );
}

#[test]
fn motion_is_never_faster_than_a_hand_and_does_not_lag() {
    let mut thumb = Person::new(true);
    thumb.down(1, Kind::Touch, (10.0, 500.0));
    for _ in 0..20 {
        thumb.drag(1, Kind::Touch, (10.0, 500.0), (380.0, 500.0), TICK);
    }
    let input = thumb.gestures.tick(thumb.time);
    assert!(f32::from(input.dx) / bag::INPUTS_PER_UNIT <= 3.1 / 60.0);
    thumb.moved = (0.0, 0.0);
    thumb.wait(1000.0);
    assert!(
        thumb.moved.0 < 0.16,
        "the rest is forgotten: {:?}",
        thumb.moved
    );
}

#[test]
fn an_empty_hand_comes_out_only_when_asked_twice() {
    let mut keys = Person::new(false);
    keys.gestures.key("Enter");
    keys.wait(100.0);
    assert_eq!(keys.acts, []);
    assert!(keys.gestures.take_doubt());
    assert!(!keys.gestures.take_doubt(), "it is told once");
    keys.gestures.key("Enter");
    keys.wait(100.0);
    assert_eq!(keys.acts, [Act::Pull]);
}

#[test]
fn who_grips_and_pulls_at_once_is_not_asked() {
    let mut keys = Person::new(false);
    keys.gestures.key(" ");
    keys.gestures.key("Enter");
    keys.wait(100.0);
    assert_eq!(keys.acts, [Act::Cup, Act::Pull]);
    assert!(!keys.gestures.take_doubt());
}
