//! How the game ended, why, how the series stands, and what now.

use gimel::{BySide, Game, Record};
use leptos::prelude::*;
use leptos_router::components::A;
use table::{Command, Ending, SitterView, View};

use super::hints::used;
use crate::analysis::share;
use crate::analysis::tree::Tree;
use crate::desk::sitting::Sitting;
use crate::desk::state::{my_side, names, rules, sitter_name};
use crate::words;

/// What the panel says.
#[derive(Debug, Clone, PartialEq)]
struct Over {
    ending: Ending,
    names: BySide<String>,
    series: Option<String>,
    /// Whether we asked for another game; nothing if we cannot.
    asked: Option<bool>,
    /// The other one asked.
    wanted: bool,
    /// What helped.
    hints: Option<String>,
}

fn over(view: &View) -> Option<Over> {
    let ending = view.gimel()?.ending?;
    let [first, second] = view.seats.as_slice() else {
        return None;
    };
    let both = [&first.sitter, &second.sitter];
    let full = both.iter().all(|sitter| **sitter != SitterView::Open);
    let (one, two) = (sitter_name(both[0]), sitter_name(both[1]));
    let played = first.score + second.score > 1.0;
    Some(Over {
        ending,
        names: names(view),
        series: (full && played).then(|| words::series([&one, &two], [first.score, second.score])),
        asked: view
            .you
            .seat
            .filter(|_| full)
            .map(|seat| view.seats[seat].rematch),
        wanted: view
            .you
            .seat
            .is_some_and(|seat| view.seats[1 - seat].rematch),
        hints: used(view),
    })
}

/// The game on the analysis board. What was agreed may have changed since; then the link leads to an empty board.
#[must_use]
pub fn analysis_link(view: &View) -> Option<String> {
    // What was said and not played, a clock that ran out too, is no part of it.
    let mut game = Game::new(*rules(view).options()).ok()?;
    for &entry in view.gimel()?.entries.iter().filter(|entry| entry.is_turn()) {
        game.apply(entry).ok()?;
    }
    let record = Record::from(&game);
    let tree = Tree::from_record(&record).ok()?;
    Some(format!("/analysis#{}", share::write(&tree)))
}

/// The same, looked through for the mistakes of who looks.
fn mistakes_link(view: &View) -> Option<String> {
    let whose = my_side(view).map_or("both", gimel::Side::name);
    let link = analysis_link(view)?;
    Some(link.replacen('#', &format!("?mistakes={whose}#"), 1))
}

/// The panel.
#[component]
pub fn Verdict(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let over = Memo::new(move |_| sitting.with(over));
    let link = move |to: fn(&View) -> Option<String>| {
        sitting
            .view
            .with_untracked(|view| view.as_ref().and_then(to))
            .unwrap_or_default()
    };
    move || {
        over.get().map(|over| {
            let again = match over.asked {
                Some(true) => view! { <p class="hush">{words::another_asked()}</p> }.into_any(),
                Some(false) => view! {
                    <button type="button" class="act" on:click=move |_| { sitting.act(Command::Rematch); }>
                        {words::another()}
                    </button>
                }.into_any(),
                None => ().into_any(),
            };
            let wanted = (over.wanted && over.asked == Some(false)).then_some(words::is_ready_word());
            view! {
                <div class="verdict" data-testid="verdict">
                    <p>
                        <b>{words::ending(over.ending, &over.names)}</b>
                        {over.series.map(|series| view! { <span class="series">{series}</span> })}
                        {over.hints.map(|hints| view! { <span class="series">{hints}</span> })}
                        {wanted.map(|_| view! { <span class="series">{words::they_want_another()}</span> })}
                    </p>
                    {again}
                    <A href=link(mistakes_link) attr:class="quiet button">{words::mistakes_mine()}</A>
                    <A href=link(analysis_link) attr:class="quiet button">{words::look_at_it()}</A>
                </div>
            }
        })
    }
}
