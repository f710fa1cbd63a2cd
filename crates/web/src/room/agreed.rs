//! What is agreed at a table, and how the host agrees on something else.

use gimel::Options;
use leptos::prelude::*;
use table::{Command, Settings};

use super::game::RoomGame;
use crate::desk::sitting::{Place, Sitting};
use crate::desk::state::is_on;
use crate::words;

/// House rules that differ from the box's, in words.
fn differing(settings: &Settings) -> Vec<String> {
    if let Some(agreed) = settings.game.dschamal() {
        let rules = agreed.rules.options.iter();
        return rules
            .map(|(key, value)| words::dschamal_rule(key, value.as_str().unwrap_or_default()))
            .collect();
    }
    let Some(options) = settings.game.gimel() else {
        return Vec::new();
    };
    let usual = Options::default();
    let keys = Options::keys()
        .iter()
        .filter(|key| options.get(key) != usual.get(key));
    keys.map(|key| words::house_rule(key, &options.get(key).unwrap_or_default()))
        .collect()
}

/// What is agreed.
#[component]
pub fn Agreed(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let settings = Memo::new(move |_| {
        sitting
            .view
            .with(|view| view.as_ref().map(|view| view.settings.clone()))
    });
    let house = sitting.place == Place::House;
    let host = Memo::new(move |_| sitting.with(|view| house && view.you.host && !is_on(view)));
    let summary = move || {
        settings.get().map(|settings| {
            let rules = differing(&settings)
                .into_iter()
                .map(|rule| view! { <li>{rule}</li> });
            view! {
                <p>{words::agreed(&settings)}</p>
                <ul class="hush rules-changed">{rules.collect_view()}</ul>
                {(sitting.place == Place::House).then(|| view! {
                    <p class="hush">{words::visibility(settings.visibility)}</p>
                })}
            }
        })
    };
    view! {
        <section class="agreed">
            <h2>{words::agreed_word()}</h2>
            {summary}
            {move || host.get().then(|| view! { <Change sitting/> })}
        </section>
    }
}

/// The form for something else.
#[component]
fn Change(sitting: Sitting) -> impl IntoView {
    let game = expect_context::<RoomGame>();
    let now = sitting
        .view
        .with_untracked(|view| view.as_ref().map(|view| view.settings.clone()));
    now.map(|now| (game.change)(sitting, &now))
}

/// A form, and the button that agrees on what it says.
pub fn changed(
    sitting: Sitting,
    form: AnyView,
    settings: impl Fn() -> Settings + Copy + Send + 'static,
    problem: impl Fn() -> Option<String> + Copy + Send + 'static,
) -> AnyView {
    let agree = move |_| {
        let settings = untrack(settings);
        sitting.act(Command::Agree { settings });
    };
    let same = move || sitting.with(|view| view.settings == settings());
    view! {
        <details>
            <summary>{words::change_agreed()}</summary>
            {form}
            <button type="button" class="act wide" disabled=move || same() || problem().is_some() on:click=agree>
                {words::agree_on_this()}
            </button>
        </details>
    }
    .into_any()
}
