//! The Tower at a table: building, falling, who builds for whom, and what a crash leaves standing.

use dschamal::{Action, Awaits, Game, Piece, PieceSet};
use table::{BuildFinish, HandFinish, Input, Millis, Phase, Placed, Refusal};

use crate::night::{Night, agreed, hand, kinds, pieces};

const PEOPLE: [&str; 3] = ["ada", "bob", "cleo"];

/// A Tower of three, begun by Ada.
fn tower(options: &[(&str, &str)]) -> Night {
    Night::begun(agreed(Game::Tower, 3, options), &PEOPLE)
}

fn placed(piece: &str, x: i32, y: i32) -> Placed {
    let piece = piece.parse().unwrap();
    Placed {
        piece,
        x,
        y,
        turn: 0,
    }
}

/// The next contest at which this seat is at the bag is won by it, with this. Contests of the others come before: they
/// pull the camel, which goes back and changes nothing while nobody has a black piece (A-T-04).
fn wins(night: &mut Night, seat: usize, pulled: &[&str]) {
    loop {
        while night.table.reach().is_none() {
            night.wakes();
        }
        night.wait(1000);
        let order = night.table.reach().unwrap();
        let own = order.seats.contains(&seat);
        let (winner, pulled) = match own {
            true => (seat, pulled),
            false => (order.seats[0], &["camel"][..]),
        };
        let hands = order.seats.iter().map(|&other| match other == winner {
            true => hand(winner, pulled, 1500),
            false => HandFinish::empty(other),
        });
        let hands = hands.collect();
        night.finishes(hands);
        if own {
            return;
        }
    }
}

fn finish(night: &Night, standing: Vec<Placed>, fell: &[&str]) -> Input {
    Input::Built(BuildFinish {
        number: night.table.build().map_or(99, |order| order.number),
        standing,
        fell: pieces(fell),
        recording: "tape".to_owned(),
        digest: "0".to_owned(),
    })
}

fn builds(night: &mut Night, standing: Vec<Placed>, fell: &[&str]) -> Vec<&'static str> {
    let finish = finish(night, standing, fell);
    kinds(&night.input(&finish).unwrap())
}

/// Ada has a cube at the bottom and a brick on it.
fn two_high(options: &[(&str, &str)]) -> Night {
    let mut night = tower(options);
    wins(&mut night, 0, &["cube-blue"]);
    builds(&mut night, vec![placed("cube-blue", 0, 30_000)], &[]);
    wins(&mut night, 0, &["brick-white"]);
    let stands = vec![
        placed("cube-blue", 0, 30_000),
        placed("brick-white", 900, 90_000),
    ];
    builds(&mut night, stands, &[]);
    night
}

/// Cites: T-12, T-13
#[test]
fn what_is_pulled_is_built_at_once() {
    let mut night = tower(&[]);
    wins(&mut night, 0, &["cube-blue"]);
    let order = night.table.build().unwrap();
    assert_eq!((order.number, order.seat, order.standing.len()), (1, 0, 0));
    assert_eq!(order.piece.to_string(), "cube-blue");
    assert_eq!(order.deadline, None, "nobody is hurried");
    assert!(matches!(
        night.phase(),
        Phase::Build {
            seat: 0,
            number: 1,
            ..
        }
    ));
    let done = builds(&mut night, vec![placed("cube-blue", 5, 30_000)], &[]);
    assert_eq!(done, ["built"]);
    assert_eq!(night.table.build(), None);
    assert_eq!(
        night.view("bob").towers[0],
        [placed("cube-blue", 5, 30_000)]
    );
    assert_eq!(night.view("bob").last_build.unwrap().stands, 1);
}

/// Cites: T-16
#[test]
fn what_fell_is_back_in_the_bag() {
    let mut night = two_high(&[]);
    let bag = night.view("ada").view.bag;
    wins(&mut night, 0, &["ball-blue"]);
    let stands = vec![placed("cube-blue", 1, 30_000)];
    builds(&mut night, stands, &["brick-white", "ball-blue"]);
    let view = night.view("cleo");
    assert_eq!(view.view.bag, bag + 1, "the ball is back, and the brick");
    assert_eq!(view.view.tower[0].len(), 1);
    assert_eq!(view.towers[0], [placed("cube-blue", 1, 30_000)]);
    assert_eq!(view.last_build.unwrap().fell.len(), 2);
}

/// Cites: T-11
#[test]
fn the_piece_that_lies_highest_is_lost_with_several() {
    let mut night = two_high(&[]);
    wins(&mut night, 0, &["cross-blue"]);
    // The new piece came to lie below the brick.
    let stands = vec![
        placed("cube-blue", 0, 30_000),
        placed("brick-white", 900, 90_000),
        placed("cross-blue", 900, 60_000),
    ];
    builds(&mut night, stands, &[]);
    wins(&mut night, 0, &["disc-blue", "dome-blue"]);
    let names: Vec<String> = night.view("ada").view.tower[0]
        .iter()
        .map(Piece::to_string)
        .collect();
    assert_eq!(names, ["cube-blue", "cross-blue"]);
    assert_eq!(night.view("ada").towers[0].len(), 2);
}

#[test]
fn what_cannot_be_is_refused() {
    let mut night = two_high(&[]);
    wins(&mut night, 0, &["cross-blue"]);
    let (cube, brick) = (
        placed("cube-blue", 0, 30_000),
        placed("brick-white", 900, 90_000),
    );
    let cross = placed("cross-blue", 900, 120_000);
    let dome = placed("dome-blue", 900, 120_000);
    for (why, standing, fell) in [
        ("a piece is missing", vec![cube, brick], vec![]),
        ("a piece is new", vec![cube, brick, cross, dome], vec![]),
        ("another order", vec![brick, cube, cross], vec![]),
        ("the foundation fell", vec![brick, cross], vec!["cube-blue"]),
        (
            "fell and stands",
            vec![cube, brick, cross],
            vec!["cross-blue"],
        ),
    ] {
        let wrong = finish(&night, standing, &fell);
        assert!(
            matches!(night.input(&wrong), Err(Refusal::Rules(_))),
            "{why}"
        );
    }
    let right = finish(&night, vec![cube, brick, cross], &[]);
    night.input(&right).unwrap();
    assert_eq!(night.input(&right), Err(Refusal::Stale), "only once");
}

/// Cites: T-18
#[test]
fn after_a_crash_the_tower_stands_as_it_was() {
    let mut night = two_high(&[]);
    wins(&mut night, 0, &["ball-blue"]);
    let order = night.table.build().unwrap();
    let mut again = night.refolded();
    let to = night.now + Millis::seconds(100);
    let moment = table::Moment { now: to, chance: 3 };
    let outage = Input::Outage {
        from: night.now,
        to,
    };
    again.handle_now(moment, &outage).unwrap();
    let after = again.build().unwrap();
    assert_eq!(after.standing, order.standing);
    assert_eq!((after.number, after.piece), (order.number, order.piece));
}

/// Cites: A-T-14
#[test]
fn a_ball_changes_places_with_the_next_piece_in_two_goes() {
    let mut night = tower(&[("tower.ball_foundation", "swap_with_next")]);
    wins(&mut night, 0, &["ball-blue"]);
    builds(&mut night, vec![placed("ball-blue", 0, 30_000)], &[]);
    wins(&mut night, 0, &["disc-blue"]);
    let ground = night.table.build().unwrap();
    assert_eq!(ground.piece.to_string(), "disc-blue");
    assert_eq!(ground.standing, []);
    let disc = placed("disc-blue", 0, 20_000);
    builds(&mut night, vec![disc], &[]);
    let ball = night.table.build().unwrap();
    assert_eq!(
        (ball.number, ball.piece.to_string().as_str()),
        (3, "ball-blue")
    );
    assert_eq!(ball.standing, [disc]);
    builds(&mut night, vec![disc, placed("ball-blue", 0, 60_000)], &[]);
    assert!(matches!(night.awaits(), Awaits::Contest { .. }));
    assert_eq!(night.view("ada").towers[0].len(), 2);
    assert_eq!(night.view("ada").view.tower[0][0].to_string(), "disc-blue");
}

/// Who is away is stood in for, and builds alone again as soon as they are back.
#[test]
fn a_bot_builds_for_who_is_away() {
    let mut night = tower(&[]);
    wins(&mut night, 0, &["cube-blue"]);
    assert_eq!(
        night.table.wake_at(),
        None,
        "Ada is here and takes her time"
    );
    night.goes_away("ada");
    assert_eq!(night.wakes(), ["stood-in"]);
    assert_eq!(night.table.build().unwrap().bot, Some(3));
    night.returns("ada");
    assert_eq!(night.wakes(), ["came-back"]);
    assert_eq!(night.table.build().unwrap().bot, None);
}

#[test]
fn a_table_may_set_a_time_for_building() {
    let mut settings = agreed(Game::Tower, 3, &[]);
    if let table::GameSettings::Dschamal(agreed) = &mut settings.game {
        agreed.build_s = Some(30);
    }
    let mut night = Night::begun(settings, &PEOPLE);
    wins(&mut night, 0, &["cube-blue"]);
    let deadline = night.table.build().unwrap().deadline.unwrap();
    assert_eq!(deadline, night.now + Millis::seconds(30));
    night.wait(20_000);
    night.goes_away("ada");
    night.returns("ada");
    let later = night.table.build().unwrap().deadline.unwrap();
    assert_eq!(
        later,
        night.now + Millis::seconds(30),
        "a lost line costs no time"
    );
}

/// Cites: T-07
#[test]
fn a_shape_one_has_goes_to_another_tower() {
    let mut night = two_high(&[]);
    wins(&mut night, 0, &["cube-white"]);
    let bob = night.view("ada").view.choices[0].clone();
    assert!(matches!(bob, Action::Give(_)));
    night.chooses("ada", bob);
    let order = night.table.build().unwrap();
    assert_ne!(order.seat, 0);
    assert_eq!(order.standing, []);
}

/// Cites: T-23, T-24, T-27
#[test]
fn the_end_is_told_in_points_that_can_be_below_nothing() {
    let mut night = tower(&[]);
    let shapes = ["cube", "brick", "disc", "dome", "cross", "step", "bridge"];
    let mut stands = Vec::new();
    for (height, shape) in shapes.iter().enumerate() {
        let piece = format!("{shape}-blue");
        wins(&mut night, 0, &[&piece]);
        stands.push(placed(&piece, 0, 65_536 * height as i32));
        builds(&mut night, stands.clone(), &[]);
    }
    let ending = night.view("bob").ending.unwrap();
    assert_eq!(ending.winners, [0]);
    assert_eq!(ending.standings[0].points, 7);
    assert_eq!(
        PieceSet::from_iter(stands.iter().map(|placed| placed.piece)).len(),
        7
    );
}
