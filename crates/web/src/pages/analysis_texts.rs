//! Positions and records in and out as text, and the link.

use gimel::{Position, Record, Setup};
use leptos::prelude::*;

use crate::analysis::tree::Tree;
use crate::browser::clipboard;
use crate::chrome::icons::{Icon, Picture};
use crate::words;

/// The texts of the analysis board.
#[component]
pub fn Texts(
    /// What is looked at.
    tree: RwSignal<Tree>,
) -> impl IntoView {
    let (copied, set_copied) = signal(false);
    Effect::new(move |_| {
        tree.with(|_| ());
        set_copied.set(false);
    });
    let copy = move |text: String| {
        set_copied.set(clipboard::copy(&text));
    };
    let on_copy = Callback::new(copy);
    let position = Signal::derive(move || tree.with(Tree::game).position().to_string());
    let record = Signal::derive(move || tree.with(Tree::record).to_string());
    let read_position = Callback::new(move |text: String| {
        let fresh = read_position(&text, &tree.get_untracked())?;
        tree.set(fresh);
        Ok(())
    });
    let read_record = Callback::new(move |text: String| {
        tree.set(read_record(&text)?);
        Ok(())
    });
    view! {
        <div class="row">
            <button
                type="button"
                class="quiet"
                on:click=move |_| copy(window().location().href().unwrap_or_default())
            >
                <Picture icon=Icon::Link/>
                <span>{words::copy_link()}</span>
            </button>
            <span role="status">{move || copied.get().then_some(words::copied())}</span>
        </div>
        <TextInOut id="gfen" label=words::position_text() rows=2 now=position on_read=read_position on_copy/>
        <TextInOut id="record" label=words::record_text() rows=6 now=record on_read=read_record on_copy/>
    }
}

/// A position starts a new tree under the same rules, or under those its set of pieces asks for.
fn read_position(text: &str, tree: &Tree) -> Result<Tree, String> {
    let setup: Setup = text
        .parse()
        .map_err(|why| words::sentence(&format!("{why}")))?;
    let position = Position::try_from(setup).map_err(|why| {
        let reasons = why.0.iter().map(|why| words::sentence(&why.to_string()));
        format!(
            "{} {}",
            words::cannot_be(),
            reasons.collect::<Vec<_>>().join(" ")
        )
    })?;
    let mut options = tree.options();
    if options.pieces_each != position.pieces_each() {
        options = super::setup_board::options_for(position.pieces_each());
    }
    Tree::new(options, position).map_err(|why| words::sentence(&why.to_string()))
}

fn read_record(text: &str) -> Result<Tree, String> {
    let record: Record = text
        .parse()
        .map_err(|why| words::sentence(&format!("{why}")))?;
    Tree::from_record(&record).map_err(|why| words::sentence(&why.to_string()))
}

/// A text that shows what is and reads what is put there.
#[component]
fn TextInOut(
    id: &'static str,
    label: &'static str,
    rows: u32,
    now: Signal<String>,
    on_read: Callback<String, Result<(), String>>,
    on_copy: Callback<String>,
) -> impl IntoView {
    let draft = RwSignal::new(String::new());
    let (error, set_error) = signal(String::new());
    Effect::new(move |_| {
        draft.set(now.get());
        set_error.set(String::new());
    });
    let read = move |_| {
        let outcome = on_read.run(draft.get_untracked());
        set_error.set(outcome.err().unwrap_or_default());
    };
    view! {
        <div class="text-in-out">
            <label for=id>{label}</label>
            <textarea
                id=id
                rows=rows
                spellcheck="false"
                prop:value=move || draft.get()
                on:input:target=move |event| draft.set(event.target().value())
            ></textarea>
            <div class="row">
                <button type="button" class="quiet" disabled=move || draft.get() == now.get() on:click=read>
                    {words::read_this()}
                </button>
                <button type="button" class="quiet" on:click=move |_| on_copy.run(now.get_untracked())>
                    {words::copy()}
                </button>
            </div>
            <p class="error" role="alert">{error}</p>
        </div>
    }
}
