//! Offers as bars under the board: answered with a tap, never in the way.

use leptos::prelude::*;
use table::{Command, GimelView, View};

use crate::desk::sitting::Sitting;
use crate::desk::state::{names, side_of};
use crate::words;

/// What waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Waiting {
    /// We are asked: the sentence, the button that says yes, and both answers.
    Us(String, &'static str, Command, Command),
    /// The other one is asked.
    Them(&'static str),
}

fn waiting(view: &View) -> Vec<Waiting> {
    let (Some(game), Some(seat)) = (view.gimel(), view.you.seat) else {
        return Vec::new();
    };
    let name = |by: usize, game: &GimelView| names(view)[side_of(game, by)].clone();
    let draw = game.draw_offer.map(|by| {
        if by == seat {
            return Waiting::Them(words::draw_offered());
        }
        let answer = |accept| Command::AnswerDraw { accept };
        Waiting::Us(
            words::offers_draw(&name(by, game)),
            words::accept(),
            answer(true),
            answer(false),
        )
    });
    let takeback = game.takeback.map(|by| {
        if by == seat {
            return Waiting::Them(words::takeback_asked());
        }
        let answer = |accept| Command::AnswerTakeback { accept };
        Waiting::Us(
            words::asks_takeback(&name(by, game)),
            words::allow(),
            answer(true),
            answer(false),
        )
    });
    draw.into_iter().chain(takeback).collect()
}

/// The bars.
#[component]
pub fn Offers(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let all = Memo::new(move |_| sitting.with(waiting));
    let bar = move |waiting: Waiting| {
        match waiting {
        Waiting::Them(text) => view! { <p class="offer hush">{text}</p> }.into_any(),
        Waiting::Us(text, yes, accept, decline) => view! {
            <div class="offer" role="group" aria-label=text.clone()>
                <p>{text.clone()}</p>
                <button type="button" class="act" on:click=move |_| { sitting.act(accept.clone()); }>{yes}</button>
                <button type="button" class="quiet" on:click=move |_| { sitting.act(decline.clone()); }>{words::decline()}</button>
            </div>
        }
        .into_any(),
    }
    };
    move || all.get().into_iter().map(bar).collect_view()
}
