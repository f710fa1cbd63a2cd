//! Recovery codes: shown once, to be written down.

use leptos::html::Section;
use leptos::prelude::*;

use crate::words;

/// The codes, until they are noted. Whoever does not see the page is led to them.
#[component]
pub fn Codes(
    /// Empty when there are none to show.
    codes: RwSignal<Vec<String>>,
) -> impl IntoView {
    let part = NodeRef::<Section>::new();
    Effect::new(move |_| {
        if let Some(part) = part.get() {
            let _ = part.focus();
        }
    });
    move || {
        let shown = codes.get();
        (!shown.is_empty()).then(|| {
            let lines = shown.into_iter().map(|code| view! { <li><code>{code}</code></li> });
            view! {
                <section node_ref=part class="recovery-codes" tabindex="-1" aria-labelledby="codes-title">
                    <h3 id="codes-title">{words::recovery_codes()}</h3>
                    <p>{words::codes_what()}</p>
                    <ol>{lines.collect_view()}</ol>
                    <button type="button" class="act" on:click=move |_| codes.set(Vec::new())>{words::codes_noted()}</button>
                </section>
            }
        })
    }
}
