//! The voice of the table for those who listen, and the title of its tab for those who are elsewhere.

use std::time::Duration;

use leptos::prelude::*;
use table::View;

use super::game::RoomGame;
use crate::browser::title::use_title;
use crate::desk::clock::{faces, warning};
use crate::desk::news::news;
use crate::desk::sitting::Sitting;
use crate::desk::state::my_side;
use crate::words;

/// How often the own clock is listened to.
const LISTENS: Duration = Duration::from_millis(500);

/// The voice.
#[component]
pub fn Voice(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let (said, say) = signal(String::new());
    Effect::new(move |before: Option<Option<View>>| {
        let now = sitting.view.get();
        if let (Some(Some(before)), Some(now)) = (before, &now) {
            let lines = news(&before, now);
            if !lines.is_empty() {
                say.set(lines.join(" "));
            }
        }
        now
    });
    let left = StoredValue::new(i64::MAX);
    let handle = set_interval_with_handle(
        move || {
            let own = sitting.view.with_untracked(|view| {
                let view = view.as_ref()?;
                faces(view, sitting.now())[my_side(view)?].filter(|face| face.runs)
            });
            let Some(face) = own else { return };
            if let Some(at) = warning(left.get_value(), face.left) {
                say.set(words::time_left(at));
            }
            left.set_value(face.left);
        },
        LISTENS,
    );
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    let game = expect_context::<RoomGame>();
    use_title(move || sitting.with(game.title));
    view! { <p class="voice" role="status" aria-live="polite" data-testid="voice">{said}</p> }
}
