//! The first part: what Dschamál is about, in one picture.

use dschamal::{Colour, Piece, PieceKind, Shape};
use leptos::prelude::*;

use super::parts::{Dots, Part};
use crate::browser::viewport;
use crate::dschamal::piece::PieceIcon;
use crate::words;

/// The goal.
#[component]
pub fn GoalPart(
    /// Goes to a part.
    go: Callback<Part>,
) -> impl IntoView {
    viewport::focus(".lesson-goal .act");
    view! {
        <main id="main" class="page lesson lesson-goal">
            <Dots at=Signal::stored(Part::Goal.dot())/>
            <Picture/>
            <p class="lead" id="goal" data-testid="lesson">{words::learn_goal()}" "{words::learn_goal_four()}</p>
            <p class="row">
                <button type="button" class="act" data-testid="begin" aria-describedby="goal" on:click=move |_| go.run(Part::Hand)>{words::learn_feel_begin()}</button>
                <button type="button" class="quiet" on:click=move |_| go.run(Part::End)>{words::learn_known()}</button>
            </p>
        </main>
    }
}

/// A ball of a colour.
fn ball(colour: Colour) -> impl IntoView {
    let ball = PieceKind::Coloured(Shape::Ball, colour);
    let ball = Piece::all().find(|piece| piece.kind() == ball);
    ball.map(|piece| view! { <PieceIcon look=piece/> })
}

/// One's own piece, the bag, the same shape comes out; four of them count.
#[component]
fn Picture() -> impl IntoView {
    let all = Colour::ALL.map(ball);
    view! {
        <div class="goal-picture" role="img" aria-label=words::learn_goal_picture()>
            <div class="goal-way">
                {ball(Colour::Blue)}
                <Arrow/>
                <svg class="goal-bag" viewBox="0 0 120 130">
                    <path class="goal-arm" d="M52-4L48 40Q46 62 60 66T74 40L70-4Z"/>
                    <path class="goal-sack" d="M22 34Q4 76 12 104Q22 126 60 126T108 104Q116 76 98 34Q78 46 60 46T22 34Z"/>
                    <path class="goal-hem" d="M22 34Q36 24 60 24T98 34Q78 46 60 46T22 34Z"/>
                    <path class="goal-arm" d="M52-4L49 34Q60 38 71 34L70-4Z"/>
                    <text x="60" y="98">"?"</text>
                </svg>
                <Arrow/>
                {ball(Colour::Yellow)}
            </div>
            <div class="goal-four">
                {all.into_iter().collect_view()}
                <svg class="goal-star" viewBox="-12 -12 24 24"><path d="M0-11L3.200-3.600L11-3L5 2.300L7 10L0 5.800L-7 10L-5 2.300L-11-3L-3.200-3.600Z"/></svg>
            </div>
        </div>
    }
}

#[component]
fn Arrow() -> impl IntoView {
    view! { <svg class="goal-arrow" viewBox="0 0 24 24"><path d="M3 12H20M14 6L20 12L14 18"/></svg> }
}
