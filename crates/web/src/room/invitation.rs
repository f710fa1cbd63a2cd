//! How others come to the table: a link to copy, to share, to scan.

use leptos::prelude::*;

use super::qr::Qr;
use crate::browser::clipboard;
use crate::chrome::icons::{Icon, Picture};
use crate::net::way::use_origin;
use crate::words;

/// The invitation.
#[component]
pub fn Invitation(
    /// Where in the house the table is.
    path: StoredValue<String>,
) -> impl IntoView {
    let origin = use_origin();
    let drawn = move || {
        let origin = origin.get();
        let link = StoredValue::new(path.with_value(|path| origin.address.clone() + path));
        view! {
            <Link link/>
            {origin.alone.then(|| view! { <p class="error">{words::way_none()}</p> })}
        }
    };
    let screen = path.with_value(|path| format!("{path}/screen"));
    view! {
        <section class="invitation" aria-label=words::invite()>
            <h2>{words::invite()}</h2>
            <p>{words::invite_what()}</p>
            {drawn}
            <p><a href=screen target="_blank">{words::screen()}</a>" · "{words::screen_what()}</p>
        </section>
    }
}

/// The link to copy, to share, to scan.
#[component]
fn Link(link: StoredValue<String>) -> impl IntoView {
    let (said, say) = signal("");
    let copy = move |_| {
        if clipboard::copy(&link.get_value()) {
            say.set(words::copied());
        }
    };
    let share = move |_| clipboard::share(words::a_table(), &link.get_value());
    view! {
            <input type="text" readonly aria-label=words::link() value=link.get_value() on:focus:target=|event| event.target().select()/>
            <div class="row">
                <button type="button" class="quiet" on:click=copy>
                    <Picture icon=Icon::Link/>
                    <span>{words::copy_link()}</span>
                </button>
                {clipboard::can_share().then(|| view! {
                    <button type="button" class="quiet" on:click=share>{words::share()}</button>
                })}
                <span role="status">{said}</span>
            </div>
            <div class="scan">
                <Qr text=link/>
                <p class="hush">{words::scan()}</p>
            </div>
    }
}
