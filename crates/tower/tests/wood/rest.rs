//! A tower at rest stays where it is: over time, and over being written down and read again.

use tower::{Shape, Site, Stand, settle};

use crate::sites::{cubes, hold, moved, seven, wood};

/// One hundredth of a cube's side.
const CREEP: f32 = 0.008;

#[test]
fn seven_at_rest_do_not_creep_in_ten_seconds() {
    for tower in [seven(), settle(&cubes(7), 60).standing, rolling()] {
        let outcome = settle(&tower, 600);
        assert_eq!(outcome.fell, []);
        let far = moved(&tower, &outcome.standing);
        assert!(far < CREEP, "{far}");
    }
}

#[test]
fn seven_at_rest_do_not_creep_by_being_rebuilt() {
    for begun in [seven(), settle(&cubes(7), 60).standing, rolling()] {
        let mut tower = begun.clone();
        for _ in 0..20 {
            let outcome = settle(&tower, 60);
            assert_eq!(outcome.fell, []);
            tower = outcome.standing;
        }
        let far = moved(&begun, &tower);
        assert!(far < CREEP, "{far}");
    }
}

#[test]
fn what_is_not_touched_does_not_move_at_all() {
    for tower in [seven(), rolling()] {
        let mut site = Site::new(&tower, wood(Shape::Cube), 0);
        hold(&mut site, 600, 0, 0);
        assert_eq!(site.poses()[..tower.len()], tower);
    }
}

/// A ball in the arch of a bridge that lies on its back.
fn rolling() -> Vec<Stand> {
    let bridge = Stand::at(wood(Shape::Bridge), [0.0, 0.4], std::f32::consts::PI);
    let ball = Stand::at(wood(Shape::Ball), [0.05, 1.2], 0.0);
    let outcome = settle(&[bridge, ball], 60);
    assert_eq!(outcome.fell, []);
    outcome.standing
}
