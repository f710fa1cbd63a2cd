//! The pictures of the rules: wood before people, a tower, a ring of seats, the leaps on the board.

use dschamal::Piece;
use gimel::{Kind, Leaps, Options, Piece as Wooden, Side, Square};
use leptos::prelude::*;
use shapes::{Form, Shape};

use super::sketch::{Sketch, sketch};
use crate::board::pieces::{symbol, wood};
use crate::dschamal::piece::PieceIcon;
use crate::words;

/// What a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The twelve shapes, a decoy and the camel.
    Shapes,
    /// What both look for.
    Wanted,
    /// A shape that lies before the quicker one.
    Own,
    /// A shape that only the other has.
    Theirs,
    /// Almost the right shape.
    Black,
    /// A shape is complete.
    Four,
    /// The master's way round.
    Order,
    /// A tower of seven.
    Stack,
    /// Three hands.
    Three,
    /// What a child keeps.
    Child,
    /// How pieces leap in Gimel.
    Leaps,
    /// One of the small pictures; the rules beside it say what it shows.
    Small(Sketch),
}

/// Some wood, and the message that says where it lies.
type Lot = (&'static str, &'static [&'static str]);

const YOU: &str = "rules-picture-before-you";
const OTHER: &str = "rules-picture-before-other";
const PULLED: &str = "rules-picture-pulled";

impl Figure {
    const fn lots(self) -> &'static [Lot] {
        match self {
            Figure::Wanted => &[
                (YOU, &["bridge-blue", "ball-white"]),
                (OTHER, &["egg-blue", "cross-yellow"]),
            ],
            Figure::Own => &[
                (YOU, &["bridge-blue", "ball-white"]),
                (PULLED, &["bridge-yellow"]),
            ],
            Figure::Theirs => &[
                (YOU, &["bridge-blue"]),
                (OTHER, &["egg-blue", "cross-yellow"]),
                (PULLED, &["egg-brown"]),
            ],
            Figure::Black => &[(YOU, &["bridge-blue"]), (PULLED, &["black-8"])],
            Figure::Four => &[
                (YOU, &["step-blue", "step-white", "step-brown"]),
                (OTHER, &["step-yellow"]),
            ],
            Figure::Three => &[(PULLED, &["cube-yellow"]), (PULLED, &["disc-white"])],
            Figure::Child => &[
                (YOU, &["cube-blue", "cube-white", "ball-blue"]),
                (PULLED, &["cube-yellow"]),
            ],
            Figure::Shapes | Figure::Order | Figure::Stack | Figure::Leaps | Figure::Small(_) => {
                &[]
            }
        }
    }

    const fn caption(self) -> Option<&'static str> {
        let key = match self {
            Figure::Wanted => "rules-wanted",
            Figure::Own => "rules-picture-own",
            Figure::Theirs => "rules-picture-theirs",
            Figure::Black => "rules-picture-black",
            Figure::Four => "rules-picture-four",
            Figure::Order => "rules-picture-order",
            Figure::Stack => "rules-picture-tower",
            Figure::Three => "rules-picture-three",
            Figure::Child => "rules-picture-quartet",
            Figure::Shapes | Figure::Leaps | Figure::Small(_) => return None,
        };
        Some(key)
    }
}

/// The picture.
#[must_use]
pub fn picture(figure: Figure) -> AnyView {
    let drawn = match figure {
        Figure::Shapes => shapes_picture().into_any(),
        Figure::Leaps => {
            view! { <div class="leaps">{Kind::ALL.map(leap_picture)}</div> }.into_any()
        }
        Figure::Order => ring_picture().into_any(),
        Figure::Small(small) => sketch(small).into_any(),
        Figure::Stack => stack_picture().into_any(),
        _ => lots_picture(figure.lots()).into_any(),
    };
    let Some(caption) = figure.caption().map(words::rules_caption) else {
        return drawn;
    };
    view! { <figure class="rule-picture">{drawn}<figcaption>{caption}</figcaption></figure> }
        .into_any()
}

fn lots_picture(lots: &'static [Lot]) -> impl IntoView {
    let lots = lots.iter().map(|(place, pieces)| {
        let pieces = pieces.iter().filter_map(|name| name.parse::<Piece>().ok());
        let drawn = pieces.map(|piece| {
            view! { <PieceIcon look=piece named=words::wooden(piece)/> }
        });
        let pulled = *place == PULLED;
        view! {
            <div class="lot" class:pulled=pulled>
                <div class="lot-wood">{drawn.collect_view()}</div>
                <small>{words::rules_caption(place)}</small>
            </div>
        }
    });
    view! { <div class="lots">{lots.collect_view()}</div> }
}

/// All shapes, and what only resembles one.
fn shapes_picture() -> impl IntoView {
    let shapes = Shape::ALL
        .into_iter()
        .map(|shape| view! { <PieceIcon look=shape named=words::shape(shape)/> });
    view! { <div class="all-shapes">{shapes.collect_view()}<PieceIcon look=Form::Camel named=words::wooden(Piece::CAMEL)/></div> }
}

/// What the tower is built of, from the foundation up.
const STACK: [(Shape, &str); 7] = [
    (Shape::Brick, "wooden blue-wood"),
    (Shape::Cube, "wooden yellow-wood"),
    (Shape::Bridge, "wooden white-wood"),
    (Shape::Cylinder, "wooden brown-wood"),
    (Shape::Step, "wooden blue-wood"),
    (Shape::Dome, "wooden yellow-wood"),
    (Shape::NarrowRoof, "wooden white-wood"),
];

/// Seven pieces, each on the highest point of the one below it.
fn stack_picture() -> impl IntoView {
    let mut floor = 0.0_f32;
    let mut drawn = Vec::new();
    for (shape, class) in STACK {
        let outline = Form::Shape(shape).outline(1.0);
        let ys = outline.points.iter().map(|point| point[1]);
        let (low, high) = ys.fold((f32::MAX, f32::MIN), |(low, high), y| {
            (low.min(y), high.max(y))
        });
        let middle = floor - low;
        let path = shapes::svg_path(Form::Shape(shape));
        drawn.push(view! {
            <g class=class transform=format!("translate(0 {})", -middle)>
                <path class="w-wood" d=path.clone() fill-rule="evenodd"/>
                <path class="w-rim" d=path/>
            </g>
        });
        floor += high - low;
    }
    let top = floor + 0.1;
    view! {
        <svg class="stack-picture" viewBox=format!("-1.6 {} 3.2 {}", -top, top + 0.2) aria-hidden="true">
            <path class="table-line" d="M-1.5 .03H1.500"/>
            {drawn}
        </svg>
    }
}

/// Places of five around the bag, the master at the bottom, and the order of the duels.
const SEATS: [(f32, f32); 5] = [
    (0.0, 1.0),
    (-0.95, 0.31),
    (-0.59, -0.81),
    (0.59, -0.81),
    (0.95, 0.31),
];

fn ring_picture() -> impl IntoView {
    let (from_x, from_y) = SEATS[0];
    let ways = SEATS[1..].iter().enumerate().map(|(index, (x, y))| {
        let part = |from: f32, to: f32, share: f32| from + (to - from) * share;
        let line = format!(
            "M{} {}L{} {}",
            part(from_x, *x, 0.22),
            part(from_y, *y, 0.22),
            part(from_x, *x, 0.78),
            part(from_y, *y, 0.78)
        );
        view! {
            <path class="way" d=line/>
            <circle class="seat-dot" cx=*x cy=*y r=".2"/>
            <text x=*x y=y + 0.09>{index + 1}</text>
        }
    });
    view! {
        <svg class="ring-picture" viewBox="-1.4 -1.15 2.8 2.45" aria-hidden="true">
            {ways.collect_view()}
            <circle class="seat-dot master" cx=from_x cy=from_y r=".2"/>
            <text class="crowned" x=from_x y=from_y + 0.09>"♛"</text>
        </svg>
    }
}

/// Squares shown to each side of the piece.
const AROUND: i8 = 3;

fn leap_picture(kind: Kind) -> impl IntoView {
    let options = Options::default();
    let middle = Square::at(8, 3);
    let reached =
        middle.map(|middle| Leaps::of(options.falcon, options.cat_diagonal).from(kind, middle));
    let offsets = (-AROUND..=AROUND).flat_map(|dy| (-AROUND..=AROUND).map(move |dx| (dx, dy)));
    let squares = offsets.map(|(dx, dy)| {
        let place = format!(
            "translate({} {})",
            (dx + AROUND) as i32 * 100,
            (AROUND - dy) as i32 * 100
        );
        let target = middle.and_then(|middle| middle.offset(dx, dy));
        let hit = target
            .zip(reached)
            .is_some_and(|(square, reached)| reached.contains(square));
        let dark = (dx + dy) % 2 == 0;
        view! {
            <g class="cell" class:dark=dark class:target=hit transform=place>
                <rect class="ground" width="100" height="100"/>
                <circle class="aim" cx="50" cy="50" r="15"/>
            </g>
        }
    });
    let piece = Wooden {
        side: Side::White,
        kind,
    };
    view! {
        <figure>
            <svg class="grid" viewBox="0 0 700 700" role="img" aria-label=words::kind_rule(kind)>
                {squares.collect_view()}
                <use_ href=symbol(kind) class=wood(piece.side) x="307" y="305" width="86" height="86"/>
            </svg>
            <figcaption>{words::kind_rule(kind)}</figcaption>
        </figure>
    }
}
