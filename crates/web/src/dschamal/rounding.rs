//! What makes wood look round: light that wanes, shadow that grows towards the rim, and what a saw left flat.

use shapes::{Form, Outline, Point, Shape, Sharpness};

use super::solid::{DEPTH, Ink, Layer, Shade, Spread, Tone, turn};

/// Where the lamp stands.
const LAMP: Point = [-0.6, 0.8];

/// Opacities from the spot where the lamp is seen to the rim, which the table lights a little.
const WANING: &[(f32, f32)] = &[(0.0, 0.95), (0.1, 0.85), (0.2, 0.45), (0.6, 0.0)];
const GROWING: &[(f32, f32)] = &[(0.45, 0.0), (0.78, 0.3), (0.92, 0.44), (1.0, 0.28)];
/// Opacities across a roller, from the lit flank to the dark one.
const LIT_FLANK: &[(f32, f32)] = &[(0.0, 0.1), (0.12, 0.3), (0.26, 0.7), (0.5, 0.0)];
const DARK_FLANK: &[(f32, f32)] = &[(0.45, 0.0), (0.86, 0.5), (1.0, 0.4)];

/// How far the oval that stands for a sawn circle opens, in depths.
const OPEN: f32 = 0.75;
/// Half the width of a roller's end as it is seen, and how much less than the roller it is across.
const END: f32 = 0.16;
const END_SHARE: f32 = 0.9;

/// A ball, an egg, a dome: round whichever way one looks.
pub(super) fn turned_on_a_lathe(
    form: Form,
    outline: &Outline,
    loops: &[Vec<Point>],
    radians: f32,
) -> Vec<Layer> {
    let cut = flat_side(outline).map(|ends| turn(&ends, radians));
    let dome = matches!(form, Form::Shape(Shape::Dome) | Form::Decoy(Shape::Dome));
    // A dome is half a ball: its middle is where the other half was.
    let centre = match cut.as_deref() {
        Some([a, b]) if dome => [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0],
        _ => [0.0, 0.0],
    };
    let far = |p: &Point| ((p[0] - centre[0]).powi(2) + (p[1] - centre[1]).powi(2)).sqrt();
    let radius = loops[0].iter().map(far).fold(0.0, f32::max);
    let spread = Spread::Round {
        focus: [
            centre[0] + LAMP[0] * radius * 0.48,
            centre[1] + LAMP[1] * radius * 0.48,
        ],
        centre,
        radius,
    };
    vec![
        Layer::new(loops.to_vec(), Ink::Shaded(Shade::Light, spread, WANING)),
        Layer::new(loops.to_vec(), Ink::Shaded(Shade::Dark, spread, GROWING)),
    ]
}

/// The longest straight side, where there is one.
fn flat_side(outline: &Outline) -> Option<[Point; 2]> {
    let count = outline.points.len();
    let sides = (0..count).filter(|index| outline.along[*index] == Sharpness::Flat);
    let ends = sides.map(|index| [outline.points[index], outline.points[(index + 1) % count]]);
    let length = |[a, b]: &[Point; 2]| (b[0] - a[0]).powi(2) + (b[1] - a[1]).powi(2);
    ends.max_by(|one, two| length(one).total_cmp(&length(two)))
}

/// The circle that a saw left on something round, if it is seen.
pub(super) fn sawn_off(outline: &Outline, radians: f32) -> Vec<Layer> {
    let Some(ends) = flat_side(outline) else {
        return Vec::new();
    };
    let ends = turn(&ends, radians);
    let [half, middle] = [
        [0, 1].map(|axis| (ends[1][axis] - ends[0][axis]) / 2.0),
        [0, 1].map(|axis| f32::midpoint(ends[0][axis], ends[1][axis])),
    ];
    let seen = half[1] * DEPTH[0] - half[0] * DEPTH[1] > 1e-6;
    if !seen {
        return Vec::new();
    }
    flat(&oval(middle, half, DEPTH.map(|length| length * OPEN)))
}

/// Where one looks at flat wood.
fn flat(round: &[Point]) -> Vec<Layer> {
    let inks = [
        Ink::Fill(Tone::Face, 1.0),
        Ink::Fill(Tone::Sheen, 0.6),
        Ink::Line(Tone::Pencil, 0.9, 0.03),
    ];
    inks.map(|ink| Layer::new(vec![round.to_vec()], ink)).into()
}

/// A closed curve, from half its width to half its height around the middle.
fn oval(middle: Point, across: Point, up: Point) -> Vec<Point> {
    let points = (0..32_u8).map(|index| {
        let (sin, cos) = shapes::sin_cos(f32::from(index) * std::f32::consts::TAU / 32.0);
        [
            middle[0] + across[0] * cos + up[0] * sin,
            middle[1] + across[1] * cos + up[1] * sin,
        ]
    });
    points.collect()
}

/// A cylinder: light along its flank, and the end that is turned to us.
pub(super) fn roller(outline: &Outline, loops: &[Vec<Point>], radians: f32) -> Vec<Layer> {
    let (sin, cos) = shapes::sin_cos(radians);
    let (axis, across): (Point, Point) = ([cos, sin], [-sin, cos]);
    let lit = across[0] * LAMP[0] + across[1] * LAMP[1] >= 0.0;
    let thick = outline.points.iter().map(|p| p[1]).fold(0.0, f32::max);
    let flank = if lit { thick } else { -thick };
    let spread = Spread::Along {
        from: across.map(|part| part * flank),
        to: across.map(|part| -part * flank),
    };
    let ours = axis[0] * DEPTH[0] + axis[1] * DEPTH[1] >= 0.0;
    let end = if ours { 1.0 } else { -1.0 };
    let tip = outline
        .points
        .iter()
        .map(|p| p[0] * end)
        .fold(0.0, f32::max);
    let near = outline
        .points
        .iter()
        .filter(|p| p[0] * end > tip - 1.4 * END);
    let radius = near.map(|p| p[1]).fold(0.0, f32::max) * END_SHARE;
    let cap = oval(
        axis.map(|part| part * end * (tip - 1.2 * END)),
        axis.map(|part| part * END),
        across.map(|part| part * radius),
    );
    let mut layers = vec![
        Layer::new(loops.to_vec(), Ink::Shaded(Shade::Light, spread, LIT_FLANK)),
        Layer::new(loops.to_vec(), Ink::Shaded(Shade::Dark, spread, DARK_FLANK)),
    ];
    layers.extend(flat(&cap));
    layers
}
