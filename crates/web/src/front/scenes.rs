//! The two games as pictures in motion: a hand in a bag, a falcon that leaps. They stand still where movement is not wanted.

use gimel::{Kind, Side};
use leptos::prelude::*;
use shapes::{Form, Shape};

use crate::board::pieces::{symbol, wood};

/// What lies in the bag of the picture: shape, place, size of a unit, turn.
const LYING: [(Shape, f32, f32, f32); 8] = [
    (Shape::NarrowRoof, 62.0, 118.0, -14.0),
    (Shape::Cube, 98.0, 142.0, 20.0),
    (Shape::Cross, 128.0, 112.0, 8.0),
    (Shape::Bridge, 160.0, 148.0, -4.0),
    (Shape::Disc, 192.0, 124.0, 0.0),
    (Shape::Step, 222.0, 144.0, 12.0),
    (Shape::Egg, 252.0, 112.0, 30.0),
    (Shape::Dome, 74.0, 88.0, 160.0),
];
/// Pixels of a unit of wood.
const UNIT: f32 = 15.0;
/// Which of them the hand finds.
const FOUND: Shape = Shape::Disc;

/// A hand that goes down into a dark bag and finds one piece.
#[component]
pub fn BagScene() -> impl IntoView {
    let lying = LYING.map(|(shape, x, y, turn)| {
        let place = format!("translate({x} {y}) rotate({turn}) scale({UNIT} {})", -UNIT);
        let class = if shape == FOUND { "lying found" } else { "lying" };
        view! { <path class=class transform=place d=shapes::svg_path(Form::Shape(shape)) fill-rule="evenodd"/> }
    });
    view! {
        <svg class="scene bag-scene" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="night" width="320" height="180"/>
            <path class="cloth" d="M44 56C8 96 14 180 56 190H264C306 180 312 96 276 56Q160 84 44 56Z"/>
            <path class="inside" d="M58 70C32 104 36 164 66 176H254C284 164 288 104 262 70Q160 94 58 70Z"/>
            <path class="fold" d="M70 64Q52 92 46 120M250 64q18 28 24 56M112 72q-6 10-8 20M208 72q6 10 8 20"/>
            {lying}
            <ellipse class="mouth" cx="160" cy="54" rx="118" ry="17"/>
            <g class="reaching">
                <path class="sleeve" d="M172-120h36v96q-18 8-36 0Z"/>
                <path class="hand" d="M177-30q0 26-5 36-9 8-9 22 0 10 6 10 5-1 5-9l3-6 1 28q1 7 5 7 4 0 5-6l1-16 1 22q1 8 5 8 5 0 5-8l1-22 2 18q1 7 5 6 4-1 4-7l-1-20 3 10q2 6 5 5 4-1 3-7-2-24-8-36-4-10-5-25Z"/>
            </g>
            <path class="lip" d="M42 54q0-4 0 0Q100 78 160 78t118-24q4 10-2 18-52 18-116 18T44 72q-6-8-2-18Z"/>
            <path class="cord" d="M60 66q100 26 200 0"/>
        </svg>
    }
}

/// Who stands on the little board: kind, side, file and rank from the upper left corner.
const STANDING: [(Kind, Side, u8, u8); 8] = [
    (Kind::Beetle, Side::White, 0, 3),
    (Kind::Cat, Side::White, 1, 2),
    (Kind::Beetle, Side::White, 3, 3),
    (Kind::Cat, Side::Black, 6, 1),
    (Kind::Beetle, Side::Black, 4, 0),
    (Kind::Falcon, Side::Black, 7, 2),
    (Kind::Beetle, Side::Black, 2, 0),
    (Kind::Cat, Side::White, 6, 3),
];
const SQUARE: i32 = 40;

/// A falcon that leaps three squares and captures.
#[component]
pub fn BoardScene() -> impl IntoView {
    let dark = (0..5).flat_map(|rank| (0..8).map(move |file| (file, rank)));
    let dark = dark.filter(|(file, rank)| (file + rank) % 2 == 1);
    let square = |(file, rank)| format!("M{} {}h40v40h-40Z", file * SQUARE, rank * SQUARE);
    let dark: String = dark.map(square).collect();
    let standing = STANDING.map(|(kind, side, file, rank)| {
        let (x, y) = (i32::from(file) * SQUARE + 4, i32::from(rank) * SQUARE + 14);
        view! { <use_ href=symbol(kind) class=wood(side) x=x y=y width="32" height="32"/> }
    });
    let at = |x: i32, y: i32| (x * SQUARE + 4, y * SQUARE + 14);
    let (from, to) = (at(2, 2), at(5, 1));
    view! {
        <svg class="scene board-scene" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="light-squares" width="320" height="200"/>
            <path class="dark-squares" transform="translate(0 10)" d=dark/>
            <path class="dark-squares" d="M40 0h40v10h-40ZM120 0h40v10h-40ZM200 0h40v10h-40ZM280 0h40v10h-40Z"/>
            <rect class="goal" x={to.0 - 4} y={to.1 - 4} width="40" height="40"/>
            {standing}
            <g class="victim"><use_ href=symbol(Kind::Cat) class=wood(Side::Black) x=to.0 y=to.1 width="32" height="32"/></g>
            <g class="leaper"><g class="leap">
                <use_ href=symbol(Kind::Falcon) class=wood(Side::White) x=from.0 y=from.1 width="32" height="32"/>
            </g></g>
        </svg>
    }
}
