//! How others come to the table: a link to copy, to share, to scan.

use leptos::prelude::*;

use super::qr::Qr;
use crate::browser::clipboard;
use crate::chrome::icons::{Icon, Picture};
use crate::words;

/// The address of a table, as others can open it.
fn address(path: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    origin + path
}

/// The invitation.
#[component]
pub fn Invitation(
    /// Where in the house the table is.
    path: StoredValue<String>,
) -> impl IntoView {
    let link = StoredValue::new(path.with_value(|path| address(path)));
    let (said, say) = signal("");
    let copy = move |_| {
        if clipboard::copy(&link.get_value()) {
            say.set(words::COPIED);
        }
    };
    let share = move |_| clipboard::share(words::A_TABLE, &link.get_value());
    view! {
        <section class="invitation" aria-label=words::INVITE>
            <h2>{words::INVITE}</h2>
            <p>{words::INVITE_WHAT}</p>
            <input type="text" readonly aria-label=words::LINK value=link.get_value() on:focus:target=|event| event.target().select()/>
            <div class="row">
                <button type="button" class="quiet" on:click=copy>
                    <Picture icon=Icon::Link/>
                    <span>{words::COPY_LINK}</span>
                </button>
                {clipboard::can_share().then(|| view! {
                    <button type="button" class="quiet" on:click=share>{words::SHARE}</button>
                })}
                <span role="status">{said}</span>
            </div>
            <div class="scan">
                <Qr text=link/>
                <p class="hush">{words::SCAN}</p>
            </div>
        </section>
    }
}
