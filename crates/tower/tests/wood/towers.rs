//! Builders build: seven high with easy pieces, and clumsy ones fall sooner.

use tower::{Recording, Shape, builder};

use crate::sites::{seven, wood};

#[test]
fn builder_reaches_seven_with_easy_pieces() {
    assert_eq!(seven().len(), 7);
}

/// How many of three bricks, cubes and bridges stand in all.
fn built(clumsiness: u8) -> usize {
    let shapes = [Shape::Cube, Shape::Bridge, Shape::Cube, Shape::Cube];
    let mut all = 0;
    for seed in 0..6 {
        let mut standing = Vec::new();
        for (number, shape) in shapes.into_iter().enumerate() {
            let form = wood(shape);
            let seed = seed * 10 + number as u64;
            let inputs = builder::plan(&standing, form, clumsiness, seed, 30);
            let recording = Recording {
                standing,
                form,
                stand_ticks: 30,
                inputs,
            };
            standing = recording.replay().standing;
        }
        all += standing.len();
    }
    all
}

#[test]
fn clumsy_builders_build_less() {
    let (deft, clumsy) = (built(0), built(100));
    assert_eq!(deft, 24);
    assert!(clumsy < 20, "{clumsy}");
}

#[test]
fn builder_takes_a_persons_time() {
    let inputs = builder::plan(&[], wood(Shape::Brick), 20, 7, 30);
    assert!((60..600).contains(&inputs.len()), "{}", inputs.len());
    assert!(inputs.iter().all(|input| input.dx.abs() <= 4));
    assert_eq!(inputs.iter().filter(|input| input.release).count(), 1);
}
