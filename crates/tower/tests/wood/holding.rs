//! What the hand can do with the new piece, and what becomes of it.

use tower::{Form, HoldInput, Shape, Site, Stand, height, settle};

use crate::sites::{cubes, hold, moved, release, wood};

#[test]
fn held_piece_hangs_above_the_tower_and_moves_no_faster_than_a_hand() {
    let tower = cubes(3);
    let mut site = Site::new(&tower, wood(Shape::Brick), 0);
    let start = *site.poses().last().unwrap();
    assert!(start.place()[1] > height(&tower) + 0.5);
    hold(&mut site, 60, 0, 0);
    assert!(moved(&[start], &[*site.poses().last().unwrap()]) < 1e-3);
    hold(&mut site, 60, 127, 0);
    let now = site.poses().last().unwrap().place();
    assert!((0.8..=1.01).contains(&now[0]), "{now:?}");
    hold(&mut site, 600, 127, 127);
    let now = site.poses().last().unwrap().place();
    assert!(now[0] < 3.1 && now[1] < start.place()[1] + 0.8, "{now:?}");
    assert!(site.held());
}

#[test]
fn held_piece_turns_with_the_hand_and_stays_turned() {
    let mut site = Site::new(&[], wood(Shape::Brick), 0);
    for _ in 0..50 {
        site.step(HoldInput {
            turn: 8,
            ..HoldInput::default()
        });
    }
    hold(&mut site, 60, 0, 0);
    let turned = site.poses()[0].radians();
    assert!((turned - 400.0 / 256.0).abs() < 0.01, "{turned}");
}

/// Cites: T-13
#[test]
fn first_piece_is_the_foundation_and_may_be_a_ball() {
    for shape in Shape::ALL {
        let mut site = Site::new(&[], wood(shape), 60);
        hold(&mut site, 30, 2, -4);
        let outcome = release(&mut site);
        assert_eq!(
            (outcome.standing.len(), outcome.fell.len()),
            (1, 0),
            "{shape}"
        );
        assert!(outcome.standing[0].place()[1] > 0.1, "{shape}");
    }
}

/// Cites: T-13
#[test]
fn what_comes_down_beside_the_tower_has_fallen() {
    let tower = cubes(2);
    let mut site = Site::new(&tower, wood(Shape::Cube), 30);
    hold(&mut site, 150, 4, 0);
    let outcome = release(&mut site);
    assert_eq!(outcome.fell, [2]);
    assert!(moved(&tower, &outcome.standing) < 1e-2);
}

/// Cites: T-14
#[test]
fn held_piece_pushes_what_stands() {
    let tower = cubes(2);
    let mut site = Site::new(&tower, wood(Shape::Cube), 30);
    hold(&mut site, 70, 4, 0);
    hold(&mut site, 70, 0, -4);
    hold(&mut site, 80, -2, 0);
    let pushed = site.poses()[1].place()[0];
    assert!(pushed < -0.1, "{pushed}");
    assert!(moved(&tower[..1], &site.poses()[..1]) < 0.02);
}

/// Cites: T-16
#[test]
fn pushed_over_it_falls_and_the_foundation_remains() {
    let tower = cubes(4);
    let mut site = Site::new(&tower, wood(Shape::Brick), 30);
    hold(&mut site, 90, 4, 0);
    hold(&mut site, 120, 0, -4);
    hold(&mut site, 150, -4, 0);
    let outcome = release(&mut site);
    assert!(outcome.fell.len() >= 2, "{outcome:?}");
    assert!(!outcome.fell.contains(&0));
    assert_eq!(outcome.standing.len() + outcome.fell.len(), 5);
    assert_eq!(outcome.standing[0].form, tower[0].form);
}

/// Cites: A-T-19
#[test]
fn what_leans_on_the_tower_and_touches_the_table_has_fallen_and_does_not_hold_anything_up() {
    let cube = Stand::at(wood(Shape::Cube), [0.0, 0.4], 0.0);
    // A brick on its end beside it, and one across both, whose middle is above the brick.
    let prop = Stand::at(
        wood(Shape::Brick),
        [0.71, 0.55],
        std::f32::consts::FRAC_PI_2,
    );
    let across = Stand::at(wood(Shape::Brick), [0.6, 1.37], 0.0);
    let outcome = settle(&[cube, prop, across], 30);
    assert_eq!(outcome.fell, [1, 2], "{outcome:?}");
    assert_eq!(outcome.standing.len(), 1);
}

/// Cites: A-T-11
#[test]
fn inputs_after_the_release_are_ignored() {
    let tower = cubes(1);
    let play = |late: HoldInput| {
        let mut site = Site::new(&tower, Form::Shape(Shape::Egg), 30);
        hold(&mut site, 60, 0, -4);
        site.step(HoldInput::RELEASE);
        while site.over().is_none() {
            site.step(late);
        }
        site.over()
    };
    let push = HoldInput {
        dx: 4,
        dy: -4,
        turn: 9,
        release: true,
    };
    assert_eq!(play(push), play(HoldInput::default()));
}
