//! The bag from above, painted: the cloth, every piece in its wood, and the hands' ways.

use bag::Form;
use dschamal::{Colour, Piece};
use leptos::wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule, Path2d};

use super::reel::Reel;
use crate::dschamal::look::{Look, Wood};

/// Half of what is seen, in units: the bag, its cloth, and a hand before it.
const HALF: f64 = 6.1;
/// The bag's radius, in units.
const BAG: f64 = 5.35;
const TURN: f64 = std::f64::consts::TAU;

/// The hands' colours, in the order of the seats.
pub const HANDS: [&str; 3] = ["#f6b65e", "#57d3c9", "#f08a6c"];

/// A film as it is painted: every form is read once.
pub struct Painter {
    forms: Vec<Option<Path2d>>,
}

impl Default for Painter {
    fn default() -> Painter {
        let paths =
            Form::all().map(|form| Path2d::new_with_path_string(&shapes::svg_path(form)).ok());
        Painter {
            forms: paths.collect(),
        }
    }
}

impl Painter {
    /// Paints a frame.
    pub fn paint(
        &self,
        pen: &CanvasRenderingContext2d,
        (width, height): (f64, f64),
        reel: &Reel,
        frame: usize,
    ) -> Result<(), JsValue> {
        let unit = width.min(height) / (2.0 * HALF);
        pen.clear_rect(0.0, 0.0, width, height);
        pen.save();
        pen.translate(width / 2.0, height / 2.0)?;
        pen.scale(unit, unit)?;
        cloth(pen)?;
        let (free, held): (Vec<_>, Vec<_>) = reel
            .scene(frame)
            .partition(|(_, place)| place.hand.is_none());
        // What a hand has lifted lies above the rest.
        for (piece, place) in free.into_iter().chain(held) {
            let [x, y] = place.at.map(f64::from);
            pen.save();
            pen.translate(x, -y)?;
            pen.rotate(-f64::from(place.angle))?;
            self.piece(pen, piece, place.hand);
            pen.restore();
        }
        for (hand, _) in reel.seats.iter().enumerate() {
            way(pen, reel, hand, frame)?;
        }
        pen.restore();
        Ok(())
    }

    fn piece(&self, pen: &CanvasRenderingContext2d, piece: Piece, hand: Option<usize>) {
        let look = Look::from(piece);
        let Some(Some(path)) = self.forms.get(look.form.index()) else {
            return;
        };
        let (paint, rim) = wood(look.wood);
        pen.set_fill_style_str(paint);
        pen.fill_with_path_2d_and_winding(path, CanvasWindingRule::Evenodd);
        let (line, width) = hand.map_or((rim, 0.04), |hand| (colour(hand), 0.1));
        pen.set_stroke_style_str(line);
        pen.set_line_width(width);
        pen.stroke_with_path(path);
    }
}

fn cloth(pen: &CanvasRenderingContext2d) -> Result<(), JsValue> {
    pen.begin_path();
    pen.arc(0.0, 0.0, BAG, 0.0, TURN)?;
    pen.set_fill_style_str("#6b442a");
    pen.fill();
    pen.set_stroke_style_str("#3b220d");
    pen.set_line_width(0.22);
    pen.stroke();
    pen.begin_path();
    pen.arc(0.0, 0.0, BAG - 0.25, 0.0, TURN)?;
    pen.set_stroke_style_str("#e0b27a55");
    pen.set_line_width(0.06);
    pen.stroke();
    Ok(())
}

/// Where a fingertip has been, and where it is.
fn way(
    pen: &CanvasRenderingContext2d,
    reel: &Reel,
    hand: usize,
    frame: usize,
) -> Result<(), JsValue> {
    let mut last = None;
    pen.begin_path();
    for [x, y] in reel.way(hand, frame) {
        let (x, y) = (f64::from(x), -f64::from(y));
        match last {
            None => pen.move_to(x, y),
            Some(_) => pen.line_to(x, y),
        }
        last = Some((x, y));
    }
    let Some((x, y)) = last else { return Ok(()) };
    pen.set_line_join("round");
    for (line, width) in [("#1a0f06", 0.12), (colour(hand), 0.06)] {
        pen.set_stroke_style_str(line);
        pen.set_line_width(width);
        pen.stroke();
    }
    pen.begin_path();
    pen.arc(x, y, 0.2, 0.0, TURN)?;
    pen.set_fill_style_str(colour(hand));
    pen.fill();
    pen.set_stroke_style_str("#1a0f06");
    pen.set_line_width(0.06);
    pen.stroke();
    Ok(())
}

fn colour(hand: usize) -> &'static str {
    HANDS[hand % HANDS.len()]
}

/// The wood and its rim.
const fn wood(wood: Wood) -> (&'static str, &'static str) {
    match wood {
        Wood::Plain => ("#c8965c", "#3b220d"),
        Wood::Painted(Colour::Blue) => ("#3d6fb6", "#0d2143"),
        Wood::Painted(Colour::Yellow) => ("#e8b93b", "#4f3703"),
        Wood::Painted(Colour::White) => ("#efe7d6", "#4c412c"),
        Wood::Painted(Colour::Brown) => ("#8a5a35", "#1f0f03"),
        Wood::Black => ("#17130f", "#9a8c7c"),
        Wood::Camel => ("#d9913a", "#fff1d6"),
    }
}
