//! How each form is drawn. A decoy is its shape with `wrong` above zero; lengths are in units.

use crate::form::{Form, Shape};
use crate::outline::Outline;
use crate::path::{Grain, Path, circle};

/// The radius of a disc's hole.
const HOLE: f32 = 0.17;

pub(crate) fn outline(form: Form, decoy_scale: f32) -> Outline {
    let draw = |grain| match form {
        Form::Shape(shape) => draw(shape, 0.0, grain),
        Form::Decoy(shape) => draw(shape, decoy_scale, grain),
        Form::Camel => camel(grain),
    };
    let hole = matches!(form, Form::Shape(Shape::Disc) | Form::Decoy(Shape::Disc));
    let hole = hole.then(|| circle([0.0, 0.0], HOLE));
    Outline::new(&draw(Grain::Fine), &draw(Grain::Coarse), hole)
}

fn draw(shape: Shape, wrong: f32, grain: Grain) -> Path {
    match shape {
        Shape::Ball => ball(wrong, grain),
        Shape::Egg => egg(wrong),
        Shape::Cube => block(0.40 - 0.04 * wrong, 0.40 + 0.12 * wrong),
        Shape::Disc => Path::new(grain).oval([0.0, 0.0], [0.48, 0.48 - 0.10 * wrong], 0.0, 360.0),
        Shape::NarrowRoof => narrow_roof(wrong),
        Shape::WideRoof => corners(&[[-0.60, -0.25], [0.60, -0.25], [0.18 * wrong, 0.25]]),
        Shape::Cylinder => cylinder(wrong, grain),
        Shape::Bridge => bridge(wrong, grain),
        Shape::Dome => dome(wrong, grain),
        Shape::Cross => cross(wrong),
        Shape::Step => step(wrong),
        Shape::Brick => block(0.27, 0.55),
    }
}

fn corners(points: &[[f32; 2]]) -> Path {
    points
        .iter()
        .fold(Path::new(Grain::Fine), |path, point| path.to(*point))
}

/// `half` by `long` from the middle.
fn block(half: f32, long: f32) -> Path {
    corners(&[[-long, -half], [long, -half], [long, half], [-long, half]])
}

/// Wrong: a flat, as if sawn off.
fn ball(wrong: f32, grain: Grain) -> Path {
    let radius = 0.45;
    let half = degrees(libm::acosf((radius - 0.22 * wrong) / radius));
    Path::new(grain).oval([0.0, 0.0], [radius, radius], half, 360.0 - half)
}

/// Wrong: an ellipse, with no thicker end.
fn egg(wrong: f32) -> Path {
    let point = |angle: f32| {
        let (sin, cos) = libm::sincosf(angle);
        [0.54 * cos, 0.40 * sin * (1.0 - 0.32 * (1.0 - wrong) * cos)]
    };
    Path::new(Grain::Fine).curve(point)
}

/// Wrong: the tip is cut.
fn narrow_roof(wrong: f32) -> Path {
    let (half, top) = (0.36, 0.55);
    let cut = 0.17 * wrong;
    if cut == 0.0 {
        return corners(&[[-half, -top], [half, -top], [0.0, top]]);
    }
    let (edge, height) = (half * cut, top - 2.0 * top * cut);
    corners(&[[-half, -top], [half, -top], [edge, height], [-edge, height]])
}

/// Two circles and their common tangents. Wrong: one of them is smaller, so it tapers.
fn cylinder(wrong: f32, grain: Grain) -> Path {
    let (apart, thick, thin) = (0.25, 0.30, 0.30 - 0.07 * wrong);
    let touch = degrees(libm::acosf((thick - thin) / (2.0 * apart)));
    Path::new(grain)
        .oval([apart, 0.0], [thin, thin], -touch, touch)
        .oval([-apart, 0.0], [thick, thick], touch, 360.0 - touch)
}

/// Wrong: the arch is off the middle.
fn bridge(wrong: f32, grain: Grain) -> Path {
    let (long, high, arch) = (0.55, 0.35, 0.25);
    Path::new(grain)
        .to([-long, -high])
        .oval([0.18 * wrong, -high], [arch, arch], 180.0, 0.0)
        .to([long, -high])
        .to([long, high])
        .to([-long, high])
}

/// Wrong: the flat is raised.
fn dome(wrong: f32, grain: Grain) -> Path {
    let radius = 0.53;
    let raised = degrees(libm::asinf(0.09 * wrong / radius));
    Path::new(grain).oval([0.0, 0.0], [radius, radius], raised, 180.0 - raised)
}

/// Wrong: one arm is shorter.
fn cross(wrong: f32) -> Path {
    let (half, arm) = (0.18, 0.55);
    let short = arm - 0.19 * wrong;
    corners(&[
        [half, -half],
        [short, -half],
        [short, half],
        [half, half],
        [half, arm],
        [-half, arm],
        [-half, half],
        [-arm, half],
        [-arm, -half],
        [-half, -half],
        [-half, -arm],
        [half, -arm],
    ])
}

/// Wrong: one leg is shorter.
fn step(wrong: f32) -> Path {
    let side = 0.45;
    let leg = side - 0.23 * wrong;
    corners(&[
        [-side, -side],
        [side, -side],
        [side, 0.0],
        [0.0, 0.0],
        [0.0, leg],
        [-side, leg],
    ])
}

/// Standing, looking to the right, with two humps.
fn camel(grain: Grain) -> Path {
    Path::new(grain)
        .to([-0.38, -0.43])
        .to([-0.22, -0.43])
        .to([-0.19, -0.10])
        .to([0.12, -0.10])
        .to([0.14, -0.43])
        .to([0.29, -0.43])
        .to([0.33, 0.02])
        .to([0.40, 0.26])
        .to([0.58, 0.28])
        .to([0.57, 0.43])
        .to([0.33, 0.46])
        .to([0.22, 0.14])
        .oval([0.05, 0.12], [0.14, 0.17], 10.0, 170.0)
        .oval([-0.24, 0.12], [0.14, 0.17], 10.0, 170.0)
        .to([-0.43, 0.03])
}

fn degrees(radians: f32) -> f32 {
    radians * (180.0 / std::f32::consts::PI)
}
