//! `/analysis`: any position, any branch, a link that carries it all, and the engine beside it. `?mistakes=white` looks through
//! the game at once, for White's turns.

use gimel::{BySide, Move, Side};
use leptos::ev;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_query_map};

use super::analysis_texts::Texts;
use super::mistakes::{Mistakes, MistakesPanel, TurningTold};
use super::setup_board::SetupBoard;
use super::thinking::{OutlookBar, Thinking, ThinkingPanel};
use crate::analysis::editor::Editor;
use crate::analysis::tree::Tree;
use crate::analysis::{lines, share};
use crate::board::play::show;
use crate::board::seat::Seat;
use crate::board::state::{BoardState, Control};
use crate::board::typed_view::TypedMove;
use crate::board::view::Board;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::moves::Moves;
use crate::chrome::ornaments::Arches;
use crate::chrome::scrubber::Scrubber;
use crate::words;

/// The page.
#[component]
pub fn Analysis() -> impl IntoView {
    use_title(|| words::analysis().to_owned());
    let hash = use_location().hash;
    let tree = RwSignal::new(Tree::default());
    let damaged = RwSignal::new(None::<String>);
    let mistakes = Mistakes::of(tree);
    let thinking = Thinking::about(tree, mistakes.running.into());
    let wanted = use_query_map().with_untracked(|query| query.get("mistakes"));
    // Followed here, or pasted while the page was open.
    Effect::new(move |_| match share::read(&hash.get()) {
        Ok(shared) => {
            damaged.set(None);
            tree.set(shared);
            if let Some(whose) = &wanted {
                mistakes
                    .whose
                    .set(Side::BOTH.into_iter().find(|side| side.name() == whose));
                mistakes.start();
            }
        }
        Err(why) => damaged.set(Some(why)),
    });
    let editing = RwSignal::new(None::<Editor>);
    let near = RwSignal::new(Side::White);
    Effect::new(move |before: Option<()>| {
        let fragment = tree.with(share::write);
        if before.is_some() {
            keep_in_address(&fragment);
        }
    });
    listen(tree);
    view! {
        <Header title=words::analysis()/>
        <main id="main" class="play analysis">
            {move || {
                if editing.with(Option::is_some) {
                    view! { <SetupBoard editing tree/> }.into_any()
                } else {
                    view! { <Looking tree editing near damaged thinking mistakes/> }.into_any()
                }
            }}
        </main>
    }
}

/// Board and branches.
#[component]
fn Looking(
    tree: RwSignal<Tree>,
    editing: RwSignal<Option<Editor>>,
    near: RwSignal<Side>,
    damaged: RwSignal<Option<String>>,
    thinking: Thinking,
    mistakes: Mistakes,
) -> impl IntoView {
    let board = RwSignal::new(BoardState::default());
    Effect::new(move |_| {
        let game = tree.with(Tree::game);
        let last = game.entries().iter().rev().find_map(|entry| match entry {
            gimel::Entry::Move(mv) => Some(*mv),
            _ => None,
        });
        board.update(|state| {
            state.rules = game.rules().clone();
            state.control = Control::Both;
            let _ = show(state, game.position(), last, game.outcome().is_none());
        });
    });
    let on_move = Callback::new(move |mv: Move| {
        tree.update(|tree| {
            let _ = tree.play(mv.into());
        });
    });
    let seats = Signal::derive(|| {
        BySide::from_fn(|side: Side| Seat {
            name: words::side_name(side).to_owned(),
            ..Seat::default()
        })
    });
    let set_up = move |_| {
        editing.set(Some(
            tree.with_untracked(|tree| Editor::new(tree.game().position())),
        ));
    };
    let marks = Signal::derive(move || mistakes.marks().unwrap_or_else(|| thinking.marks()));
    view! {
        <div class="advised">
            <OutlookBar thinking/>
            <Board state=board seats near on_move marks>
                <TurningTold mistakes/>
                <button type="button" class="quiet" on:click=set_up>
                    <Picture icon=Icon::Hand/>
                    <span>{words::set_up()}</span>
                </button>
            </Board>
        </div>
        <aside class="side" aria-label=words::moves()>
            {move || damaged.get().map(|why| view! { <p class="error" role="alert">{why}</p> })}
            <Standing tree/>
            <ThinkingPanel thinking tree/>
            <Arches/>
            <Branches tree/>
            <MistakesPanel mistakes/>
            <TypedMove state=board on_move/>
            <Texts tree/>
        </aside>
    }
}

/// Whose turn, or how it ended.
#[component]
fn Standing(tree: RwSignal<Tree>) -> impl IntoView {
    let names = BySide::from_fn(|side: Side| words::side_name(side).to_owned());
    let line = move || {
        let game = tree.with(Tree::game);
        match game.outcome() {
            Some(outcome) => format!(
                "{} {}",
                words::result(outcome, &names),
                words::reason(outcome, &names)
            ),
            None => words::to_move(&names[game.position().side()]),
        }
    };
    view! { <p class="status">{line}</p> }
}

/// The moves with their branches, and how to walk and prune them.
#[component]
fn Branches(tree: RwSignal<Tree>) -> impl IntoView {
    let tokens = Memo::new(move |_| tree.with(lines::tokens));
    let here = Signal::derive(move || tree.with(Tree::here));
    let line = Memo::new(move |_| tree.with(Tree::line));
    let at = Signal::derive(move || tree.with(|tree| tree.path(tree.here()).len()));
    let end = Signal::derive(move || line.with(Vec::len));
    let go = Callback::new(move |moment: usize| {
        let node = moment
            .checked_sub(1)
            .and_then(|index| line.with_untracked(|line| line.get(index).copied()));
        tree.update(|tree| tree.go(node.unwrap_or(0)));
    });
    let pick = Callback::new(move |node| tree.update(|tree| tree.go(node)));
    view! {
        <Moves tokens current=here on_pick=pick/>
        <Scrubber at end on_go=go/>
        <div class="row">
            <button
                type="button"
                class="quiet"
                disabled=move || !tree.with(Tree::is_branch)
                on:click=move |_| tree.update(Tree::promote)
            >
                {words::make_main()}
            </button>
            <button
                type="button"
                class="quiet"
                disabled=move || here.get() == 0
                on:click=move |_| tree.update(Tree::cut)
            >
                {words::cut()}
            </button>
        </div>
    }
}

/// The address always says what is on the board, without filling the browser's history.
fn keep_in_address(fragment: &str) {
    let location = window().location();
    let path = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    let address = if fragment.is_empty() {
        path
    } else {
        format!("{path}#{fragment}")
    };
    if let Ok(history) = window().history() {
        let state = history.state().unwrap_or_default();
        let _ = history.replace_state_with_url(&state, "", Some(&address));
    }
}

/// The keys of the page, wherever one stands but in a field.
fn listen(tree: RwSignal<Tree>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if crate::chrome::help::is_typing(&event) || event.ctrl_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "," | "u" | "U" => tree.update(Tree::back),
            "." => tree.update(Tree::forward),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
