//! Our own pictures: the crescent, the camel, dunes and the gate of the inn.

use leptos::prelude::*;

/// The sign of the house.
#[component]
pub fn Crescent() -> impl IntoView {
    view! {
        <svg class="crescent" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M16.500 20.500A9.500 9.500 0 1 1 16.500 3.500 7.600 7.600 0 1 0 16.500 20.500Z"/>
        </svg>
    }
}

/// One camel, walking to the right. 120 wide, 90 high.
const CAMEL: &str = "M6 47c1-9 8-14 15-13 4-10 9-17 14-17 6 0 9 9 15 14 5-8 10-13 15-12 7 1 9 12 15 16 4 2 6-1 8-8l3-13c1-5 5-8 9-8l11 3c3 1 5 4 4 7l-9 2c-3 0-5 1-6 5l-3 15c-2 8-7 13-14 15l-3 5 3 14-1 15h4v3h-9l1-16-6-15-17 3-3 11 2 14h4v3h-9l-1-17 1-12c-7-1-11-3-14-6l-6 8 1 12 3 12h4v3h-9l-4-17 2-17c-2-3-4-6-4-10-2 1-3 5-3 10l-3 5c-2-3-2-7-1-12Z";

/// The evening before the gate: sky, dunes, arches with a lamp in them, and the camel coming home.
#[component]
pub fn Evening() -> impl IntoView {
    view! {
        <svg class="evening" viewBox="0 0 800 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <g class="stars">
                <path d="M60 98h.1M170 88h.1M210 152h.1M262 108h.1M318 128h.1M352 98h.1M402 112h.1M430 136h.1M470 94h.1M546 104h.1M610 120h.1M688 98h.1M742 136h.1M96 160h.1M380 146h.1M580 148h.1M462 158h.1M286 146h.1"/>
            </g>
            <path class="moon" d="M520 146a24 24 0 1 1 0-44 19 19 0 1 0 0 44Z"/>
            <path class="dune back" d="M0 226c110-48 210-52 330-16 120 34 250 8 470-46v136H0Z"/>
            <g class="inn">
                <path class="wall" d="M246 268V164h12v-9h11v9h12v-9h11v9h12v-9h11v9h12v-9h11v9h12v-9h11v9h12v-9h11v9h12v104Z"/>
                <path class="arch" d="M260 268v-36c0-15 8-25 16-31 8 6 16 16 16 31v36ZM302 268v-50c0-17 10-28 19-35 9 7 19 18 19 35v50ZM350 268v-36c0-15 8-25 16-31 8 6 16 16 16 31v36Z"/>
                <circle class="lamp" cx="321" cy="217" r="4.5"/>
            </g>
            <path class="dune front" d="M0 262c140-30 260-6 400 6s270-18 400-6v38H0Z"/>
            <g class="camel" transform="translate(424 192) scale(.86)">
                <path d=CAMEL/>
            </g>
        </svg>
    }
}

/// A border of little arches.
#[component]
pub fn Arches() -> impl IntoView {
    view! {
        <svg class="arches" viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 12q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0q6-20 12 0"/>
        </svg>
    }
}
