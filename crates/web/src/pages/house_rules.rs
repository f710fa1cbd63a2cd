//! The form for house rules: presets, one field for each option, and a word when they do not go together.

use gimel::{Options, Preset};
use leptos::prelude::*;

use crate::here::form::{Field, asked};
use crate::words;

/// The form.
#[component]
pub fn HouseRules(
    /// The rules that are in force.
    #[prop(into)]
    now: Signal<Options>,
    /// A game is to start with these.
    on_start: Callback<Options>,
) -> impl IntoView {
    let draft = RwSignal::new(now.get_untracked());
    Effect::new(move |_| draft.set(now.get()));
    let presets = Preset::ALL.iter().map(|&preset| {
        let options = Options::preset(preset);
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || (draft.get() == options).to_string()
                on:click=move |_| draft.set(options)
            >
                {words::preset(preset.word())}
            </button>
        }
    });
    let clash = move || draft.get().check().err();
    view! {
        <div class="house-rules">
            <div class="row">{presets.collect_view()}</div>
            {asked().map(|(key, field)| view! { <Asked draft key_name=key field/> }).collect_view()}
            <div role="alert">
                {move || clash().map(|errors| view! {
                    <p class="error">{words::rules_clash()}</p>
                    <ul class="error">
                        {errors.0.iter().map(|why| view! { <li>{words::sentence(&why.to_string())}</li> }).collect_view()}
                    </ul>
                })}
            </div>
            <button
                type="button"
                class="act"
                disabled=move || clash().is_some()
                on:click=move |_| on_start.run(draft.get_untracked())
            >
                {words::start_with_these()}
            </button>
        </div>
    }
}

/// One house rule.
#[component]
pub fn Asked(
    /// The rules as they are being written.
    draft: RwSignal<Options>,
    /// Which rule.
    key_name: &'static str,
    /// What it wants.
    field: Field,
) -> impl IntoView {
    let value = Memo::new(move |_| draft.get().get(key_name).unwrap_or_default());
    let set = move |text: String| {
        draft.update(|options| {
            // What cannot be read leaves the rule as it was.
            let _ = options.set(key_name, &text);
        });
    };
    let control = match field {
        Field::Flag => view! {
            <input
                type="checkbox"
                prop:checked=move || value.get() == "true"
                on:change:target=move |event| set(event.target().checked().to_string())
            />
        }
        .into_any(),
        Field::Number | Field::Limit => view! {
            <input
                type="number"
                min="0"
                inputmode="numeric"
                placeholder=words::no_limit()
                prop:value=move || value.get().replace("none", "")
                on:change:target=move |event| {
                    let text = event.target().value();
                    set(if text.is_empty() { "none".to_owned() } else { text });
                }
            />
        }
        .into_any(),
        Field::Choice(choices) => {
            let choices = choices.into_iter().map(|word| {
                let label = words::option_choice(key_name, &word).to_owned();
                let chosen = word.clone();
                view! { <option value=word selected=move || value.get() == chosen>{label}</option> }
            });
            view! {
                <select on:change:target=move |event| set(event.target().value())>
                    {choices.collect_view()}
                </select>
            }
            .into_any()
        }
    };
    view! {
        <label class="field">
            <span>{words::option_label(key_name)}</span>
            {control}
        </label>
    }
}
