//! `/practice/tower`: any pieces, as high as one gets. Nothing of it needs the house.

use bag::Shape;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

use crate::bag::pointers::is_coarse;
use crate::browser::storage;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::one_tab::OneTab;
use crate::dschamal::piece::{PieceIcon, PieceSymbols};
use crate::tower::film::FilmView;
use crate::tower::placing::Stage;
use crate::tower::view::{HoldActs, TowerView};
use crate::tower::yard::Practising;
use crate::words;

/// The page: to build, or to see what somebody built.
#[component]
pub fn TowerPage() -> impl IntoView {
    use_title(|| words::build().to_owned());
    match use_query_map().with_untracked(|query| query.get("see")) {
        Some(link) => view! {
            <Header title=words::that_collapse()/>
            <main id="main" class="practice building seeing"><FilmView link/></main>
        }
        .into_any(),
        None => {
            view! { <OneTab game=storage::TOWER title=words::build()><Free/></OneTab> }.into_any()
        }
    }
}

/// Building as one likes.
#[component]
fn Free() -> impl IntoView {
    let practising = Practising::new();
    let stage = practising.placing.stage;
    let how = move || match stage.get() {
        Stage::Idle | Stage::Broken => words::build_pick(),
        Stage::Loose => words::hold_breath(),
        Stage::Held if is_coarse() => words::build_thumb(),
        Stage::Held => words::build_mouse(),
    };
    let figures = move || {
        let (count, cubes, best) = practising.figures();
        words::tower_figures(count, cubes, best)
    };
    let best = Signal::derive(move || Some(practising.best()));
    view! {
        <PieceSymbols/>
        <Header title=words::build()/>
        <main id="main" class="practice building">
            <p class="hush how">{how}</p>
            <TowerView placing=practising.placing best/>
            <p class="figures" role="status">
                <span>{figures}</span>
                <span class="said">{move || practising.said.get()}</span>
                {move || practising.fell.get().map(|link| view! { <a href=format!("/practice/tower?see={link}") rel="external">{words::see_it_fall()}</a> })}
            </p>
            {move || match stage.get() {
                Stage::Idle => view! { <Tray practising/> }.into_any(),
                Stage::Held | Stage::Loose => view! {
                    <div class="hand-row" class:is-loose=move || stage.get() == Stage::Loose>
                        <HoldActs placing=practising.placing/>
                    </div>
                }.into_any(),
                Stage::Broken => view! {
                    <p class="error" role="alert">{words::tower_broken()}</p>
                }.into_any(),
            }}
        </main>
    }
}

/// The pieces to pick from.
#[component]
fn Tray(practising: Practising) -> impl IntoView {
    let pieces = Shape::ALL.map(|shape| {
        view! {
            <button type="button" class="answer" aria-label=words::shape(shape) on:click=move |_| practising.pick(shape)>
                <PieceIcon look=shape/>
            </button>
        }
    });
    view! {
        <div class="woodbox">
            <div class="answers" role="group" aria-label=words::pieces_to_pick()>
                {pieces.collect_view()}
            </div>
            <div class="woodbox-acts">
                <button type="button" class="quiet" on:click=move |_| practising.take_back()>
                    <Picture icon=Icon::Undo/>{words::take_back()}
                </button>
                <button type="button" class="quiet" on:click=move |_| practising.clear()>{words::from_table()}</button>
                <button type="button" class="act" on:click=move |_| practising.pick_any()>{words::any_piece()}</button>
            </div>
        </div>
    }
}
