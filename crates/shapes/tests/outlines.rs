//! What every outline must be, whatever it looks like.

use shapes::{Form, Outline, Point, Shape, Sharpness, svg_path};

fn outlines() -> impl Iterator<Item = (Form, Outline)> {
    Form::all().map(|form| (form, form.outline(1.0)))
}

fn area(points: &[Point]) -> f32 {
    let pairs = points.iter().zip(points.iter().cycle().skip(1));
    pairs.map(|(a, b)| (a[0] * b[1] - b[0] * a[1]) / 2.0).sum()
}

#[test]
fn there_are_twelve_shapes_eleven_decoys_and_a_camel() {
    let all: Vec<Form> = Form::all().collect();
    assert_eq!(all.len(), Form::COUNT);
    for (index, form) in all.iter().enumerate() {
        assert_eq!(form.index(), index);
    }
    assert_eq!(Form::black(11), Some(Form::Decoy(Shape::Step)));
    assert_eq!(Form::black(12), None);
    assert_eq!("narrow-roof".parse(), Ok(Shape::NarrowRoof));
}

#[test]
fn outlines_are_about_a_unit_across_and_centred() {
    for (form, outline) in outlines() {
        let count = outline.points.len();
        assert!(outline.at.len() == count && outline.along.len() == count);
        assert!(
            (0.44..0.75).contains(&outline.reach),
            "{form:?} {}",
            outline.reach
        );
        assert!(
            (0.25..0.95).contains(&outline.area),
            "{form:?} {}",
            outline.area
        );
        assert!(outline.points.iter().flatten().all(|x| x.is_finite()));
    }
}

#[test]
fn parts_are_convex_and_make_the_whole() {
    for (form, outline) in outlines() {
        let mut sum = 0.0;
        for part in &outline.parts {
            for index in 0..part.len() {
                let [a, b, c] = [0, 1, 2].map(|step| part[(index + step) % part.len()]);
                let turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
                assert!(turn > -1e-5, "{form:?} is hollow by {turn}");
            }
            sum += area(part);
        }
        let whole = area(&outline.points);
        assert!((sum - whole).abs() < 0.03, "{form:?}: {sum} of {whole}");
        assert!(
            outline.parts.len() <= 16,
            "{form:?}: {}",
            outline.parts.len()
        );
    }
}

#[test]
fn hulls_have_few_corners_and_hold_most() {
    for (form, outline) in outlines() {
        assert!((3..=8).contains(&outline.hull.len()), "{form:?}");
        assert!(area(&outline.hull) > 0.85 * outline.area, "{form:?}");
    }
}

#[track_caller]
fn check(form: Form, corners: usize, edges: usize, round: bool) {
    let outline = form.outline(1.0);
    let count = |what| outline.at.iter().filter(|at| **at == what).count();
    assert_eq!(count(Sharpness::Corner), corners, "{form:?} corners");
    assert_eq!(count(Sharpness::Edge), edges, "{form:?} edges");
    assert_eq!(outline.along.contains(&Sharpness::Round), round, "{form:?}");
}

#[test]
fn corners_are_those_that_were_authored() {
    check(Form::Shape(Shape::Ball), 0, 0, true);
    check(Form::Shape(Shape::Egg), 0, 0, true);
    check(Form::Shape(Shape::Cube), 4, 0, false);
    check(Form::Shape(Shape::NarrowRoof), 3, 0, false);
    check(Form::Shape(Shape::WideRoof), 2, 1, false);
    check(Form::Shape(Shape::Cylinder), 0, 0, true);
    check(Form::Shape(Shape::Bridge), 6, 0, true);
    check(Form::Shape(Shape::Dome), 2, 0, true);
    check(Form::Shape(Shape::Cross), 8, 0, false);
    check(Form::Shape(Shape::Step), 5, 0, false);
    check(Form::Decoy(Shape::Ball), 0, 2, true);
}

#[test]
fn decoys_differ_by_something_a_finger_can_find() {
    for form in Form::all() {
        let Form::Decoy(shape) = form else { continue };
        let truth = Form::Shape(shape).outline(1.0);
        let decoy = form.outline(1.0);
        // The farther of both ways, so that neither hides inside the other.
        let gap = |from: &Outline, to: &Outline| {
            let gaps = from.points.iter().map(|p| to.nearest(*p).distance.abs());
            gaps.fold(0.0, f32::max)
        };
        let most = gap(&truth, &decoy).max(gap(&decoy, &truth));
        assert!((0.04..0.30).contains(&most), "{shape}: {most}");
    }
}

#[test]
fn only_discs_have_a_hole() {
    for (form, outline) in outlines() {
        let disc = matches!(form, Form::Shape(Shape::Disc) | Form::Decoy(Shape::Disc));
        assert_eq!(outline.hole.is_some(), disc, "{form:?}");
        assert_eq!(!outline.is_wood([0.0, 0.0]), disc, "{form:?} in its middle");
    }
}

#[test]
fn nearest_knows_in_from_out() {
    let cube = Form::Shape(Shape::Cube).outline(1.0);
    let beside = cube.nearest([0.6, 0.1]);
    assert!((beside.distance - 0.2).abs() < 1e-5 && beside.sharpness == Sharpness::Flat);
    let corner = cube.nearest([0.6, 0.6]);
    assert_eq!(
        (corner.place, corner.sharpness),
        ([0.4, 0.4], Sharpness::Corner)
    );
    assert!(cube.nearest([0.1, 0.0]).distance < 0.0);
}

#[test]
fn pictures_close_and_show_the_hole() {
    assert_eq!(svg_path(Form::Shape(Shape::Disc)).matches('Z').count(), 2);
    let cube = svg_path(Form::Shape(Shape::Cube));
    assert_eq!(cube, "M-0.4 0.4L0.4 0.4L0.4 -0.4L-0.4 -0.4Z");
}

#[test]
fn only_what_is_round_all_around_is_a_circle() {
    for (form, outline) in outlines() {
        let round = matches!(form, Form::Shape(Shape::Ball | Shape::Disc));
        assert_eq!(outline.circle.is_some(), round, "{form:?}");
    }
}
