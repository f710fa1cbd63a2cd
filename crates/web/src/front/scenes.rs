//! The two games as pictures in motion: a hand in a bag, a falcon that leaps. They stand still where movement is not wanted.

use gimel::{Kind, Side};
use leptos::prelude::*;

use crate::board::pieces::{symbol, wood};

/// What lies in the bag of the picture: an outline a unit wide, its place, its turn. Drawn by hand: the door need not know how
/// wood is cut.
const LYING: [(&str, i32, i32, i32); 7] = [
    ("M-.6 .7L0-.8L.6 .7Z", 62, 118, -14),
    ("M-.62-.62H.62V.62H-.62Z", 98, 142, 20),
    (
        "M-.25-.75H.25V-.25H.75V.25H.25V.75H-.25V.25H-.75V-.25H-.25Z",
        128,
        112,
        8,
    ),
    (
        "M-.75-.5H.75V.5H.35A.35 .35 0 0 0-.35 .5H-.75Z",
        160,
        148,
        -4,
    ),
    ("M-.65-.65H0V0H.65V.65H-.65Z", 222, 144, 12),
    (
        "M0-.75C.4-.75 .55-.2 .55 .15A.55 .55 0 0 1-.55 .15C-.55-.2-.4-.75 0-.75Z",
        252,
        112,
        30,
    ),
    ("M-.7 .35A.7 .7 0 0 1 .7 .35Z", 74, 88, -20),
];
/// What the hand finds: a ring.
const FOUND: (&str, i32, i32, i32) = (
    "M-.6 0a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0ZM-.25 0a.25 .25 0 1 0 .5 0a.25 .25 0 1 0-.5 0Z",
    192,
    124,
    0,
);
/// Pixels of a unit of wood.
const UNIT: i32 = 15;

/// A hand that goes down into a dark bag and finds one piece.
#[component]
pub fn BagScene() -> impl IntoView {
    let lying = |(outline, x, y, turn), class| {
        let place = format!("translate({x} {y}) rotate({turn}) scale({UNIT})");
        view! { <path class=class transform=place d=outline/> }
    };
    view! {
        <svg class="scene bag-scene" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="night" width="320" height="180"/>
            <path class="cloth" d="M44 56C8 96 14 180 56 190H264C306 180 312 96 276 56Q160 84 44 56Z"/>
            <path class="inside" d="M58 70C32 104 36 164 66 176H254C284 164 288 104 262 70Q160 94 58 70Z"/>
            <path class="fold" d="M70 64Q52 92 46 120M250 64q18 28 24 56M112 72q-6 10-8 20M208 72q6 10 8 20"/>
            {LYING.map(|piece| lying(piece, "lying"))}
            {lying(FOUND, "lying found")}
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
