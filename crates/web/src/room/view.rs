//! The whole table: before the first game its seats, from then on the board.

use leptos::prelude::*;

use super::before::Before;
use super::chat::Chat;
use super::people::People;
use super::playing::Playing;
use super::voice::Voice;
use crate::desk::sitting::{Place, Sitting};
use crate::dschamal::view::DschamalTable;

/// The table.
#[component]
pub fn Room(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let begun = Memo::new(move |_| sitting.with(|view| view.gimel().is_some()));
    let in_dark = Memo::new(move |_| sitting.with(|view| view.dschamal().is_some()));
    view! {
        <Voice sitting/>
        {move || if in_dark.get() {
            view! { <DschamalTable sitting/> }.into_any()
        } else if begun.get() {
            view! { <div class="play"><Playing sitting/></div> }.into_any()
        } else {
            view! {
                <div class="page waiting-room">
                    <Before sitting/>
                    <p class="error" role="alert">{move || sitting.notice.get()}</p>
                    {(sitting.place == Place::House).then(|| view! {
                        <div class="around">
                            <Chat sitting/>
                            <People sitting/>
                        </div>
                    })}
                </div>
            }.into_any()
        }}
    }
}
