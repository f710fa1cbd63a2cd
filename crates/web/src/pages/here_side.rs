//! Beside the board on one device: whose turn, the moves, and what else can be done.

use gimel::{BySide, Entry, Move, Side};
use leptos::prelude::*;
use leptos_router::components::A;

use super::here::Hosting;
use super::house_rules::HouseRules;
use crate::analysis::{share, tree::Tree};
use crate::board::state::BoardState;
use crate::board::typed_view::TypedMove;
use crate::chrome::moves::Moves;
use crate::chrome::notation::line;
use crate::chrome::ornaments::Arches;
use crate::chrome::scrubber::Scrubber;
use crate::here::session::Session;
use crate::lobby::SOME_BOTS;
use crate::words;

/// The side of the page.
#[component]
pub fn HereSide(
    /// The game.
    hosting: Hosting,
    /// The board.
    board: RwSignal<BoardState>,
    /// Plays what is typed.
    on_move: Callback<Move>,
) -> impl IntoView {
    let session = hosting.session;
    let tokens = Memo::new(move |_| {
        session.with(|session| line(session.game().start().side(), session.game().entries()))
    });
    let shown = Signal::derive(move || session.with(Session::shown));
    let end = Signal::derive(move || session.with(|session| session.game().entries().len()));
    let go = Callback::new(move |moment| hosting.look(moment));
    view! {
        <aside class="side" aria-label=words::moves()>
            <Status hosting/>
            <Arches/>
            <Moves tokens current=shown on_pick=go/>
            <Scrubber at=shown end on_go=go/>
            <TypedMove state=board on_move/>
            <Deeds hosting/>
            <details>
                <summary>{words::who_sits()}</summary>
                <Names hosting/>
            </details>
            <details>
                <summary>{words::opponent()}</summary>
                <Opponents/>
            </details>
            <details>
                <summary>{words::house_rules()}</summary>
                <HouseRules
                    now=Signal::derive(move || session.with(|session| *session.game().rules().options()))
                    on_start=Callback::new(move |options| {
                        let names = session.with_untracked(|session| session.names.clone());
                        if let Ok(fresh) = Session::new(options, names) {
                            hosting.begin(fresh);
                        }
                    })
                />
            </details>
        </aside>
    }
}

/// Whose turn it is, or that we are looking at the past.
#[component]
fn Status(hosting: Hosting) -> impl IntoView {
    let session = hosting.session;
    let line = move || {
        session.with(|session| match session.game().outcome() {
            Some(outcome) => words::result(outcome, &session.names),
            None => words::to_move(&session.names[session.game().position().side()]),
        })
    };
    let past = move || session.with(|session| !session.is_present());
    let end = move || session.with_untracked(|session| session.game().entries().len());
    view! {
        <p class="status">
            <span>{line}</span>
            {move || {
                past().then(|| view! {
                    <button type="button" class="link" on:click=move |_| hosting.look(end())>
                        {words::to_present()}
                    </button>
                })
            }}
        </p>
    }
}

/// Giving up asks back; everything else can be taken back.
#[component]
fn Deeds(hosting: Hosting) -> impl IntoView {
    let session = hosting.session;
    let (asking, ask) = signal(false);
    let over = Memo::new(move |_| session.with(|session| session.game().outcome().is_some()));
    let claim = Memo::new(move |_| session.with(|session| session.game().may_claim()));
    let side = move || session.with_untracked(|session| session.game().position().side());
    let resign = move |_| {
        ask.set(false);
        hosting.apply(Entry::Resign(side()));
    };
    let address = move |query: &str| {
        let tree = session.with(|session| Tree::from_record(&session.record()));
        format!(
            "/analysis{query}#{}",
            tree.map(|tree| share::write(&tree)).unwrap_or_default()
        )
    };
    view! {
        <div class="row">
            {move || (!over.get()).then(|| view! {
                <button type="button" class="quiet" on:click=move |_| hosting.apply(Entry::Agree)>
                    {words::agree_draw()}
                </button>
                {claim.get().then(|| view! {
                    <button type="button" class="quiet" on:click=move |_| hosting.apply(Entry::Claim(side()))>
                        {words::claim_draw()}
                    </button>
                })}
                {if asking.get() {
                    let name = session.with_untracked(|session| session.names[side()].clone());
                    view! {
                        <button type="button" class="no" on:click=resign>
                            {format!("{} {name}", words::resign_sure())}
                        </button>
                        <button type="button" class="quiet" on:click=move |_| ask.set(false)>{words::not_yet()}</button>
                    }.into_any()
                } else {
                    view! {
                        <button type="button" class="quiet" on:click=move |_| ask.set(true)>{words::resign()}</button>
                    }.into_any()
                }}
            })}
        </div>
        {move || over.get().then(|| view! { <p class="lone"><A href=move || address("?mistakes")>{words::mistakes_find()}</A></p> })}
        <p class="lone"><A href=move || address("")>{words::analyse()}</A></p>
    }
}

/// Whoever is alone plays a bot, on this device as well.
#[component]
fn Opponents() -> impl IntoView {
    let levels = SOME_BOTS.map(|level| {
        view! {
            <A href=format!("/gimel/bot?level={level}") attr:class="quiet button" attr:title=words::bot_character(level)>
                {words::bot_name(level)}
            </A>
        }
    });
    view! {
        <p class="hush">{words::alone_here()}</p>
        <div class="row">{levels.collect_view()}</div>
    }
}

#[component]
fn Names(hosting: Hosting) -> impl IntoView {
    let field = move |side: Side| {
        view! {
            <label class="field">
                <span>{words::side_name(side).to_owned()}</span>
                <input
                    type="text"
                    maxlength="24"
                    prop:value=move || hosting.session.with(|session| session.names[side].clone())
                    on:change:target=move |event| {
                        let name = event.target().value();
                        let name = if name.trim().is_empty() { words::side_name(side).to_owned() } else { name.trim().to_owned() };
                        hosting.session.update(|session| {
                            let names = session.names.clone();
                            session.names = BySide::from_fn(|other| if other == side { name.clone() } else { names[other].clone() });
                        });
                    }
                />
            </label>
        }
    };
    Side::BOTH.map(field)
}
