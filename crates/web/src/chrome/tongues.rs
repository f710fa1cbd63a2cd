//! The choice of a language: each by its own name, so that everybody finds theirs.

use leptos::prelude::*;

use crate::browser::{storage, viewport};
use crate::settings::{Settings, Tongue};
use crate::words;

/// What a language calls itself.
fn own_name(tongue: Tongue) -> &'static str {
    lingo::Language::of_tag(tongue.word())
        .map_or_else(words::as_the_browser, lingo::Language::own_name)
}

/// All of them, the chosen one marked. The page is opened again in the language that was picked.
#[component]
pub fn Tongues() -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let choices = Tongue::ALL.iter().map(|&tongue| {
        let pick = move |_| {
            let mut all = settings.get_untracked();
            all.language = tongue;
            settings.set(all);
            // At once: the page does not live to see the next effect.
            storage::write(storage::SETTINGS, &all.to_string());
            viewport::open_again();
        };
        let on = move || (settings.get().language == tongue).to_string();
        let lang = (tongue != Tongue::System).then(|| tongue.word());
        view! { <button type="button" class="choice" lang=lang aria-pressed=on on:click=pick>{own_name(tongue)}</button> }
    });
    view! {
        <div class="row tongues" role="group" aria-label=words::language_word()>
            {choices.collect_view()}
        </div>
    }
}
