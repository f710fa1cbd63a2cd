//! Small pictures for what is told in a line: drawn from a few outlines, light enough for every program.

use std::fmt::Write as _;

use leptos::prelude::*;

/// Width and height of a picture, in its own units.
const SIZE: (i16, i16) = (96, 60);

const BRIDGE: &str = "M -11 9V-8H11V9H6V5a6 6 0 0 0-12 0V9Z";
const NEARLY_BRIDGE: &str = "M -11 9V-8H11V9H4V1H-6V9Z";
const BALL: &str = "M -9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z";
const EGG: &str = "M0-11C5-11 9-3 9 2A9 8 0 0 1-9 2C-9-3-5-11 0-11Z";
const CUBE: &str = "M -8-8H8V8H-8Z";
const BRICK: &str = "M -13-5H13V6H-13Z";
const DOME: &str = "M -11 6a11 12 0 0 1 22 0Z";
const CAMEL: &str = "M -14 10l1-9c-2-2-2-4 0-6 2-1 3-2 4-5s4-3 5 0l2 3 2-4c1-3 4-3 5 0l2 5c2 0 2-2 3-5 0-3 2-4 4-3l4 1-1 2-3 1-1 4c-1 3-3 5-5 5l-1 11h-3l-1-9h-7l-1 9h-3l-1-9-2 2-1 7Z";
const BAG: &str = "M -19-14c10 4 28 4 38 0l-5 9c9 8 13 17 9 27h-46c-4-10 0-19 9-27Z";
const ARM: &str = "M -5-28h10l1 30h-12Z";
const SLEEVE: &str = "M -7-28h14v9h-14Z";
const PERSON: &str = "M0-1a5 5 0 1 1 0-10a5 5 0 1 1 0 10ZM -10 10c0-8 4-10 10-10s10 2 10 10Z";
const YES: &str = "M -6 0-2 5 7-6";
const NO: &str = "M -5-5 5 5M5-5-5 5";
const RIGHT: &str = "M -9 0H9M4-5 9 0 4 5";
const LEFT: &str = "M9 0H-9M -4-5-9 0-4 5";
const DOWN: &str = "M0-8V8M -5 3 0 8 5 3";
const ROUND: &str = "M -14 4C-10-8 8-8 13 2M13-5V3H5";
const TABLE: &str = "M -22 0H22";
const SQUARES: &str = "M -24-12H24V12H-24ZM -24 0H24M -12-12V12M0-12V12M12-12V12";
const PHONE: &str = "M -9-20h18a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H-9a3 3 0 0 1-3-3V-17a3 3 0 0 1 3-3Z";
const TRACK: &str = "M -36-5h72v10h-72Z";

const BLUE: &str = "wood blue-wood";
const YELLOW: &str = "wood yellow-wood";
const WHITE: &str = "wood white-wood";
const BROWN: &str = "wood brown-wood";
const BLACK: &str = "wood black-wood";
const GOLD: &str = "wood camel-wood";
const SKIN: &str = "skin";
const CLOTH: &str = "cloth";
const YOU: &str = "one";
const OTHER: &str = "two";
const THIRD: &str = "three";
const GOOD: &str = "good";
const BAD: &str = "bad";
const LINE: &str = "way";

/// One part of a picture: an outline, the name of a drawing (`#cat`), or a word; where, how large in percent, and its paint.
type Part = (&'static str, i16, i16, u8, &'static str);

/// What a picture is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sketch {
    /// Parts laid over each other.
    Parts(&'static [Part]),
    /// How far beetle, cat and falcon leap.
    Reach,
}

/// Two hands in the bag.
pub const REACH_IN: Sketch = Sketch::Parts(&[
    (ARM, 38, 28, 100, SKIN),
    (ARM, 58, 28, 100, SKIN),
    (SLEEVE, 38, 28, 100, YOU),
    (SLEEVE, 58, 28, 100, OTHER),
    (BAG, 48, 38, 100, CLOTH),
]);
/// Three hands in the bag.
pub const THREE_REACH_IN: Sketch = Sketch::Parts(&[
    (ARM, 32, 28, 95, SKIN),
    (ARM, 48, 28, 95, SKIN),
    (ARM, 64, 28, 95, SKIN),
    (SLEEVE, 32, 28, 95, YOU),
    (SLEEVE, 48, 28, 95, OTHER),
    (SLEEVE, 64, 28, 95, THIRD),
    (BAG, 48, 38, 120, CLOTH),
]);
/// What both look for: what lies before them, and the camel.
pub const LOOK_FOR: Sketch = Sketch::Parts(&[
    (PERSON, 16, 14, 90, YOU),
    (BRIDGE, 16, 44, 110, BLUE),
    (PERSON, 80, 14, 90, OTHER),
    (EGG, 80, 44, 100, BLUE),
    (CAMEL, 48, 32, 110, GOLD),
]);
/// The right shape.
pub const RIGHT_SHAPE: Sketch = Sketch::Parts(&[
    (BRIDGE, 20, 34, 130, YELLOW),
    (YES, 20, 10, 90, GOOD),
    (RIGHT, 48, 34, 100, LINE),
    (PERSON, 78, 20, 110, YOU),
    (BRIDGE, 78, 47, 100, BLUE),
]);
/// Something wrong, or black.
pub const WRONG_SHAPE: Sketch = Sketch::Parts(&[
    (NEARLY_BRIDGE, 20, 34, 130, BLACK),
    (NO, 20, 10, 90, BAD),
    (BRIDGE, 50, 47, 80, BLUE),
    (RIGHT, 50, 26, 90, LINE),
    (PERSON, 80, 30, 120, OTHER),
]);
/// Four of a shape, and seven that win.
pub const FOUR_AND_SEVEN: Sketch = Sketch::Parts(&[
    (CUBE, 16, 18, 90, BLUE),
    (CUBE, 36, 18, 90, YELLOW),
    (CUBE, 16, 42, 90, WHITE),
    (CUBE, 36, 42, 90, BROWN),
    (RIGHT, 58, 30, 80, LINE),
    ("7", 82, 30, 100, "word"),
]);
/// Pulled, and not yet in the tower.
pub const KEPT: Sketch = Sketch::Parts(&[
    (ARM, 24, 28, 90, SKIN),
    (SLEEVE, 24, 28, 90, YOU),
    (BAG, 24, 38, 90, CLOTH),
    (RIGHT, 54, 30, 80, LINE),
    (DOME, 80, 26, 100, YELLOW),
    (TABLE, 80, 52, 70, "edge"),
    (BRICK, 80, 44, 110, BLUE),
]);
/// A shape that is there already is given away.
pub const GIVEN: Sketch = Sketch::Parts(&[
    (TABLE, 20, 54, 70, "edge"),
    (CUBE, 20, 42, 110, BLUE),
    (CUBE, 20, 16, 110, YELLOW),
    (RIGHT, 50, 16, 100, LINE),
    (PERSON, 80, 26, 120, OTHER),
]);
/// Only the first piece touches the table.
pub const STACKED: Sketch = Sketch::Parts(&[
    (TABLE, 48, 57, 150, "edge"),
    (BRICK, 48, 50, 110, BLUE),
    (CUBE, 48, 36, 100, WHITE),
    (DOME, 48, 22, 100, YELLOW),
    (DOWN, 80, 30, 110, LINE),
]);
/// What falls goes back; black pieces lie there.
pub const FALLEN: Sketch = Sketch::Parts(&[
    (DOME, 22, 14, 90, YELLOW),
    (RIGHT, 46, 16, 70, LINE),
    (BAG, 76, 22, 75, CLOTH),
    (TABLE, 26, 55, 100, "edge"),
    (BRICK, 22, 47, 110, BLUE),
    (NEARLY_BRIDGE, 76, 49, 80, BLACK),
]);
/// Seven high.
pub const SEVEN_HIGH: Sketch = Sketch::Parts(&[
    (TABLE, 34, 58, 110, "edge"),
    (BRICK, 34, 53, 80, BLUE),
    (BRICK, 33, 45, 75, YELLOW),
    (CUBE, 35, 36, 62, WHITE),
    (BRICK, 34, 28, 70, BROWN),
    (BRICK, 35, 21, 60, BLUE),
    (CUBE, 34, 13, 48, YELLOW),
    (DOME, 34, 6, 50, WHITE),
    ("7", 74, 30, 100, "word"),
]);
/// A shape that lies before any of three.
pub const ANY_OF_THREE: Sketch = Sketch::Parts(&[
    (PERSON, 16, 14, 90, YOU),
    (PERSON, 48, 14, 90, OTHER),
    (PERSON, 80, 14, 90, THIRD),
    (BRIDGE, 16, 44, 100, BLUE),
    (EGG, 48, 44, 90, WHITE),
    (CUBE, 80, 44, 100, BROWN),
]);
/// Neither the first nor the second counts.
pub const THIRD_WINS: Sketch = Sketch::Parts(&[
    ("1", 16, 14, 60, "word"),
    ("2", 48, 14, 60, "word"),
    ("3", 80, 14, 60, "word"),
    (NO, 16, 42, 130, BAD),
    (NO, 48, 42, 130, BAD),
    (YES, 80, 42, 130, GOOD),
]);
/// One of that shape from each.
pub const FROM_EACH: Sketch = Sketch::Parts(&[
    (CUBE, 14, 30, 90, YELLOW),
    (RIGHT, 32, 30, 60, LINE),
    (PERSON, 48, 18, 100, YOU),
    (CUBE, 48, 46, 100, BLUE),
    (LEFT, 64, 30, 60, LINE),
    (CUBE, 82, 30, 90, WHITE),
]);
/// The three move on.
pub const MOVE_ON: Sketch = Sketch::Parts(&[
    (ROUND, 48, 16, 150, LINE),
    (PERSON, 16, 42, 110, YOU),
    (PERSON, 48, 42, 110, OTHER),
    (PERSON, 80, 42, 110, THIRD),
]);
/// Two blue pieces to begin with.
pub const TWO_BLUE: Sketch = Sketch::Parts(&[
    (PERSON, 22, 32, 150, YOU),
    (CUBE, 56, 34, 120, BLUE),
    (BALL, 82, 34, 120, BLUE),
]);
/// A shape that one has already is kept.
pub const SAME_SHAPE: Sketch = Sketch::Parts(&[
    (CUBE, 20, 32, 130, YELLOW),
    (RIGHT, 46, 32, 80, LINE),
    (CUBE, 74, 36, 130, BLUE),
    (YES, 74, 12, 100, GOOD),
]);
/// Anything else goes back.
pub const BACK: Sketch = Sketch::Parts(&[
    (EGG, 20, 32, 130, BROWN),
    (RIGHT, 44, 32, 80, LINE),
    (BAG, 74, 32, 90, CLOTH),
]);
/// Four of a shape.
pub const FOUR: Sketch = Sketch::Parts(&[
    (BALL, 16, 20, 90, BLUE),
    (BALL, 38, 20, 90, YELLOW),
    (BALL, 16, 43, 90, WHITE),
    (BALL, 38, 43, 90, BROWN),
    (YES, 74, 30, 200, GOOD),
]);
/// What the three kinds are worth.
pub const WORTH: Sketch = Sketch::Parts(&[
    ("#beetle", 16, 20, 30, "piece wood-white"),
    ("#cat", 48, 20, 30, "piece wood-white"),
    ("#falcon", 80, 20, 30, "piece wood-white"),
    ("1", 16, 48, 50, "word"),
    ("3", 48, 48, 50, "word"),
    ("6", 80, 48, 50, "word"),
]);
/// From the hand onto the board.
pub const PLACED: Sketch = Sketch::Parts(&[
    (SQUARES, 48, 42, 125, "squares"),
    ("#beetle", 40, 14, 26, "piece wood-white"),
    (DOWN, 62, 16, 80, LINE),
    ("#cat", 71, 49, 16, "piece wood-black"),
]);
/// A capture brings points.
pub const CAPTURE: Sketch = Sketch::Parts(&[
    ("#cat", 16, 30, 28, "piece wood-white"),
    (RIGHT, 40, 30, 90, LINE),
    ("#falcon", 64, 30, 28, "piece wood-black"),
    ("+6", 86, 14, 45, "word"),
]);
/// Sixty points.
pub const SIXTY: Sketch = Sketch::Parts(&[
    (TRACK, 48, 44, 100, "track"),
    (TRACK, 42, 44, 83, "track full"),
    ("60", 76, 20, 70, "word"),
]);
/// The house and its two games.
pub const TWO_GAMES: Sketch = Sketch::Parts(&[
    (BAG, 26, 36, 85, CLOTH),
    (CAMEL, 26, 14, 90, GOLD),
    (SQUARES, 70, 40, 80, "squares"),
    ("#beetle", 70, 16, 24, "piece wood-white"),
]);
/// The board.
pub const BOARD: Sketch = Sketch::Parts(&[
    (SQUARES, 48, 32, 160, "squares"),
    ("#beetle", 20, 23, 18, "piece wood-white"),
    ("#cat", 39, 42, 18, "piece wood-black"),
    ("#falcon", 77, 23, 18, "piece wood-white"),
]);
/// Friends, by a link.
pub const FRIENDS: Sketch = Sketch::Parts(&[
    (PERSON, 18, 32, 140, YOU),
    (RIGHT, 48, 32, 110, LINE),
    (PERSON, 78, 32, 140, OTHER),
]);
/// The phone as referee.
pub const POCKET: Sketch = Sketch::Parts(&[
    (PHONE, 30, 30, 120, "phone"),
    (YES, 30, 30, 130, GOOD),
    (BRIDGE, 72, 22, 90, BLUE),
    (CUBE, 64, 46, 80, YELLOW),
    (EGG, 84, 46, 80, BLACK),
]);

impl Sketch {
    /// The inside of its `svg`.
    #[must_use]
    pub fn markup(self) -> String {
        match self {
            Sketch::Parts(parts) => parts.iter().fold(String::new(), |mut text, part| {
                let written = write_part(&mut text, part);
                debug_assert!(written.is_ok(), "a string can be written to");
                text
            }),
            Sketch::Reach => reach_markup(),
        }
    }
}

fn write_part(
    text: &mut String,
    &(what, x, y, percent, paint): &Part,
) -> Result<(), std::fmt::Error> {
    let scale = f32::from(percent) / 100.0;
    let half = f32::from(percent) / 2.0;
    if what.starts_with('M') {
        write!(
            text,
            r#"<path class="{paint}" transform="translate({x} {y}) scale({scale})" d="{what}"/>"#
        )
    } else if what.starts_with('#') {
        let (left, top) = (f32::from(x) - half, f32::from(y) - half);
        write!(
            text,
            r#"<use href="{what}" class="{paint}" x="{left}" y="{top}" width="{percent}" height="{percent}"/>"#
        )
    } else {
        let size = 34.0 * scale;
        let base = f32::from(y) + size * 0.36;
        write!(
            text,
            r#"<text class="{paint}" x="{x}" y="{base}" font-size="{size}">{what}</text>"#
        )
    }
}

/// Which squares beside it each kind reaches, by the rules that this house recommends.
fn reaches(kind: usize, x: i16, y: i16) -> bool {
    let (near, far) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    match kind {
        0 => far == 1,
        1 => far == 2 && near < 2,
        _ => far == 3,
    }
}

/// Three boards of seven by seven squares side by side.
fn reach_markup() -> String {
    let mut dots = String::new();
    let mut pieces = String::new();
    for (kind, name) in ["beetle", "cat", "falcon"].into_iter().enumerate() {
        let left = kind as i16 * 33 + 1;
        for (x, y) in (-3..=3_i16).flat_map(|x| (-3..=3_i16).map(move |y| (x, y))) {
            if reaches(kind, x, y) {
                let at = (left + (x + 3) * 4, 16 + (y + 3) * 4);
                let written = write!(dots, "M{} {}h3.5v3.5h-3.5Z", at.0, at.1);
                debug_assert!(written.is_ok(), "a string can be written to");
            }
        }
        let written = write!(
            pieces,
            r##"<path class="field" d="M{left} 16h28v28h-28Z"/><use href="#{name}" class="piece wood-white" x="{}" y="{}" width="8" height="8"/>"##,
            left + 10,
            26
        );
        debug_assert!(written.is_ok(), "a string can be written to");
    }
    format!(r#"{pieces}<path class="dots" d="{dots}"/>"#)
}

/// The picture; the line beside it says what it shows.
#[must_use]
pub fn sketch(sketch: Sketch) -> impl IntoView {
    let (width, height) = SIZE;
    view! {
        <svg class="sketch" viewBox=format!("0 0 {width} {height}") aria-hidden="true" inner_html=sketch.markup()></svg>
    }
}

#[cfg(test)]
mod tests {
    use gimel::{Kind, Leaps, Options, Square};

    use super::*;

    /// Cites: G-10, G-11, G-12
    #[test]
    fn small_boards_show_the_leaps_of_the_rules() {
        let options = Options::default();
        let leaps = Leaps::of(options.falcon, options.cat_diagonal);
        let middle = Square::at(8, 3).expect("a square");
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            let reached = leaps.from(kind, middle);
            for (x, y) in (-3..=3_i8).flat_map(|x| (-3..=3_i8).map(move |y| (x, y))) {
                let square = middle.offset(x, y).expect("on the board");
                let shown = reaches(index, i16::from(x), i16::from(y));
                assert_eq!(shown, reached.contains(square), "{kind:?} {x} {y}");
            }
        }
    }

    #[test]
    fn pictures_are_small() {
        let all = [REACH_IN, LOOK_FOR, WORTH, PLACED, Sketch::Reach];
        for sketch in all {
            let text = sketch.markup();
            assert!(text.len() < 3000, "{}", text.len());
            assert!(text.starts_with('<') && text.ends_with('>'), "{text}");
        }
    }
}
