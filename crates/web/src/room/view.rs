//! The whole table: before the first game its seats, from then on the board.

use leptos::prelude::*;

use super::before::Before;
use super::chat::Chat;
use super::game::RoomGame;
use super::people::People;
use super::voice::Voice;
use crate::chrome::help::use_topic;
use crate::desk::sitting::{Place, Sitting};
use crate::rules::told::Tale;

/// The table.
#[component]
pub fn Room(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let game = expect_context::<RoomGame>();
    let begun = Memo::new(move |_| sitting.with(|view| view.game.is_some()));
    use_topic(move || sitting.with(|view| Some(Tale::of_table(&view.settings.game))));
    view! {
        <Voice sitting/>
        {move || if begun.get() {
            (game.board)(sitting)
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
