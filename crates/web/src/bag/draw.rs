//! The dark, drawn: a faint fingertip, and light where it touched wood.

use bag::{HandState, Sharpness};
use web_sys::CanvasRenderingContext2d;

use super::glow::{Glow, Mark, Spark};

/// A fingertip's radius in units.
const FINGER: f64 = 0.14;
const TURN: f64 = std::f64::consts::TAU;

/// How the dark is seen: its size in pixels, and how large a unit is.
struct Eye {
    middle: (f64, f64),
    at: (f32, f32),
    unit: f64,
}

impl Eye {
    fn see(&self, place: (f32, f32)) -> (f64, f64) {
        (
            self.middle.0 + f64::from(place.0 - self.at.0) * self.unit,
            self.middle.1 - f64::from(place.1 - self.at.1) * self.unit,
        )
    }
}

/// Draws what is to be seen now. `light` is off for those who want only to hear.
pub fn draw(
    pen: &CanvasRenderingContext2d,
    (width, height): (f64, f64),
    glow: &Glow,
    time: f64,
    light: bool,
) {
    pen.clear_rect(0.0, 0.0, width, height);
    let share = if glow.is_cupped() { 0.27 } else { 0.11 };
    let eye = Eye {
        middle: (width / 2.0, height * 0.52),
        at: glow.eye(),
        unit: width.min(height).min(760.0) * share,
    };
    if let Some(finger) = glow.finger() {
        let at = eye.see(finger);
        draw_finger(pen, at, eye.unit);
        draw_hand(pen, at, eye.unit, glow.state());
    }
    if light {
        for (mark, bright) in glow.marks(time) {
            draw_mark(pen, &eye, mark, f64::from(bright));
        }
    }
    pen.set_shadow_blur(0.0);
}

fn draw_finger(pen: &CanvasRenderingContext2d, (x, y): (f64, f64), unit: f64) {
    let radius = FINGER * unit;
    pen.set_shadow_blur(0.0);
    pen.set_line_width(1.5);
    pen.set_stroke_style_str("rgba(243,234,216,.34)");
    pen.set_fill_style_str("rgba(243,234,216,.08)");
    pen.begin_path();
    let _ = pen.arc(x, y, radius.max(5.0), 0.0, TURN);
    pen.fill();
    pen.stroke();
}

/// What the hand does, around its fingertip: spread while it gropes, curling while it reaches, closed while it holds.
fn draw_hand(pen: &CanvasRenderingContext2d, (x, y): (f64, f64), unit: f64, state: HandState) {
    let (near, far, spread, alpha) = match state {
        HandState::Groping => (0.30, 0.62, 0.36, 0.22),
        HandState::Closing => (0.26, 0.46, 0.28, 0.40),
        HandState::Cupped(_) => (0.86, 1.02, 0.20, 0.30),
        HandState::Outside | HandState::Pulling | HandState::Out => return,
    };
    pen.set_stroke_style_str(&format!("rgba(243,234,216,{alpha:.2})"));
    pen.set_line_width((0.10 * unit).clamp(3.0, 9.0));
    pen.set_line_cap("round");
    for finger in -2..=2 {
        // Fingers come from below, the way a hand lies that reaches away from its owner.
        let angle = TURN / 4.0 + f64::from(finger) * spread;
        let (sin, cos) = angle.sin_cos();
        pen.begin_path();
        pen.move_to(x + cos * near * unit, y + sin * near * unit);
        pen.line_to(x + cos * far * unit, y + sin * far * unit);
        pen.stroke();
    }
}

fn draw_mark(pen: &CanvasRenderingContext2d, eye: &Eye, mark: &Mark, bright: f64) {
    let (x, y) = eye.see(mark.place);
    let alpha = bright * bright;
    match mark.spark {
        Spark::Bump(strength) => {
            let radius = (0.3 + 0.7 * f64::from(strength)) * eye.unit * (1.6 - 0.8 * bright);
            pen.set_shadow_blur(0.0);
            pen.set_fill_style_str(&format!("rgba(190,120,60,{:.3})", 0.30 * alpha));
            pen.begin_path();
            let _ = pen.arc(x, y, radius, 0.0, TURN);
            pen.fill();
        }
        Spark::Wood(sharpness, along) => {
            pen.set_shadow_color("rgba(242,165,65,.9)");
            pen.set_shadow_blur(14.0 * bright);
            match sharpness {
                Sharpness::Corner => dot(pen, (x, y), 0.055 * eye.unit, alpha, "255,240,205"),
                Sharpness::Edge => dot(pen, (x, y), 0.038 * eye.unit, alpha, "255,214,150"),
                Sharpness::Flat => stroke(pen, (x, y), along, 0.085 * eye.unit, alpha),
                Sharpness::Round => stroke(pen, (x, y), along, 0.05 * eye.unit, alpha),
            }
        }
    }
}

fn dot(pen: &CanvasRenderingContext2d, (x, y): (f64, f64), radius: f64, alpha: f64, rgb: &str) {
    pen.set_fill_style_str(&format!("rgba({rgb},{alpha:.3})"));
    pen.begin_path();
    let _ = pen.arc(x, y, radius, 0.0, TURN);
    pen.fill();
}

fn stroke(pen: &CanvasRenderingContext2d, (x, y): (f64, f64), along: f32, half: f64, alpha: f64) {
    let (sin, cos) = f64::from(along).sin_cos();
    pen.set_stroke_style_str(&format!("rgba(246,178,84,{alpha:.3})"));
    pen.set_line_width(4.0);
    pen.set_line_cap("round");
    pen.begin_path();
    pen.move_to(x - cos * half, y + sin * half);
    pen.line_to(x + cos * half, y - sin * half);
    pen.stroke();
}
