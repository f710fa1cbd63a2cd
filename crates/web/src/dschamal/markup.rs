//! Layers of paint as SVG: one symbol a form, painted by the classes of its wood.

use std::fmt::Write as _;
use std::sync::LazyLock;

use shapes::{Form, Point};

use super::look::{Look, mark, turned};
use super::solid::{Ink, Layer, Spread, Tone, depth, face, loops, sides};

/// What an icon shows, in units: room for the widest form with its depth.
pub const VIEW_BOX: &str = "-.73 -.73 1.46 1.46";
/// The camel is an animal and wants to be known from afar.
const CAMEL: f32 = 1.25;

/// The middles of the pictures, by form: front and back together, from the form's middle, y up.
static MIDDLES: LazyLock<Vec<Point>> = LazyLock::new(|| Form::all().map(middle).collect());

fn middle(form: Form) -> Point {
    let points = loops(&form.outline(1.0), radians(form)).concat();
    let back = depth(form);
    [0, 1].map(|axis| {
        let along = points.iter().map(|point| point[axis]);
        let low = along.clone().fold(f32::INFINITY, f32::min);
        let high = along.fold(f32::NEG_INFINITY, f32::max) + back[axis];
        f32::midpoint(low, high)
    })
}

fn radians(form: Form) -> f32 {
    f32::from(turned(form)).to_radians()
}

/// Puts the middle of a form's picture into the middle of its icon.
fn placed(form: Form) -> String {
    let [x, y] = down(MIDDLES[form.index()].map(|part| -part));
    let scale = match form {
        Form::Camel => format!("scale({CAMEL}) "),
        _ => String::new(),
    };
    format!("{scale}translate({x} {y})")
}

/// The drawings of all forms, each used wherever it is shown.
#[must_use]
pub fn symbols() -> String {
    Form::all().map(symbol).collect()
}

/// The drawing of a form, to be used as `form-` and its index.
#[must_use]
pub fn symbol(form: Form) -> String {
    let index = form.index();
    let outline = form.outline(1.0);
    let around = loops(&outline, radians(form));
    let (d, place) = (path(&around, false), placed(form));
    let mut text = format!(
        r##"<symbol id="form-{index}" viewBox="{VIEW_BOX}"><defs><path id="around-{index}" d="{d}"/></defs><clipPath id="cut-{index}"><use href="#around-{index}"/></clipPath><g transform="{place}">"##
    );
    let sides = sides(form, &outline, radians(form));
    let face = face(form, &outline, radians(form));
    for (number, layer) in sides.iter().chain(&face).enumerate() {
        let what = if layer.loops == around {
            format!(r##"use href="#around-{index}""##)
        } else {
            format!(r#"path d="{}""#, path(&layer.loops, layer.open))
        };
        let (before, ink) = ink(layer, &format!("shade-{index}-{number}"));
        let clip = if layer.within {
            format!(r#" clip-path="url(#cut-{index})""#)
        } else {
            String::new()
        };
        let written = write!(text, "{before}<{what} {ink}{clip}/>");
        written.expect("a string can be written to");
    }
    text + "</g></symbol>"
}

/// What an icon holds: the drawing of its form, and the mark of its wood.
#[must_use]
pub fn icon(look: Look) -> String {
    let index = look.form.index();
    let mark = mark(look, radians(look.form)).map_or(String::new(), |layer| {
        let (d, place) = (path(&layer.loops, false), placed(look.form));
        let (_, ink) = ink(&layer, "");
        format!(r#"<path {ink} transform="{place}" d="{d}"/>"#)
    });
    format!(r##"<use href="#form-{index}" x="-.73" y="-.73" width="1.46" height="1.46"/>{mark}"##)
}

/// A definition that comes before a layer, and how the layer is painted.
fn ink(layer: &Layer, name: &str) -> (String, String) {
    match layer.ink {
        Ink::Fill(tone, alpha) => {
            let tone = class(tone);
            (
                String::new(),
                format!(r#"class="fill-{tone}" fill-opacity="{alpha}""#),
            )
        }
        Ink::Line(tone, alpha, width) => {
            let tone = class(tone);
            let ink =
                format!(r#"class="line-{tone}" stroke-opacity="{alpha}" stroke-width="{width}""#);
            (String::new(), ink)
        }
        Ink::Shaded(shade, spread, stops) => {
            let [r, g, b] = shade.colour();
            let stops: String = stops
                .iter()
                .map(|(at, alpha)| {
                    format!(
                        r#"<stop offset="{at}" stop-color="rgb({r},{g},{b})" stop-opacity="{alpha}"/>"#
                    )
                })
                .collect();
            (
                gradient(name, spread, &stops),
                format!(r#"fill="url(#{name})""#),
            )
        }
    }
}

const fn class(tone: Tone) -> &'static str {
    match tone {
        Tone::Face => "face",
        Tone::Deep => "deep",
        Tone::Sheen => "sheen",
        Tone::Pencil => "pencil",
        Tone::Carved => "carved",
    }
}

fn gradient(name: &str, spread: Spread, stops: &str) -> String {
    let (kind, place) = match spread {
        Spread::Round {
            focus,
            centre,
            radius,
        } => {
            let ([fx, fy], [cx, cy]) = (down(focus), down(centre));
            let place = format!(r#"fx="{fx}" fy="{fy}" cx="{cx}" cy="{cy}" r="{radius:.3}""#);
            ("radial", place)
        }
        Spread::Along { from, to } => {
            let ([x1, y1], [x2, y2]) = (down(from), down(to));
            let place = format!(r#"x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}""#);
            ("linear", place)
        }
    };
    format!(
        r#"<{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{stops}</{kind}Gradient>"#
    )
}

/// Thousandths of a unit, y down. Adding zero turns -0 into 0.
fn down([x, y]: Point) -> Point {
    [x, -y].map(|part| (part * 1000.0).round() / 1000.0 + 0.0)
}

fn path(loops: &[Vec<Point>], open: bool) -> String {
    let mut text = String::new();
    for points in loops {
        for (index, point) in points.iter().enumerate() {
            let ([x, y], verb) = (down(*point), if index == 0 { 'M' } else { 'L' });
            let written = write!(text, "{verb}{x} {y}");
            written.expect("a string can be written to");
        }
        if !open {
            text.push('Z');
        }
    }
    text
}
