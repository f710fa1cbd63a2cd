//! Eyes closed: where a table agreed on it, everybody's screen is black while hands are in the bag. Sounds and spoken words stay.

use leptos::prelude::*;
use table::{Phase, View};

use crate::desk::sitting::Sitting;

/// Whether screens are black now.
#[must_use]
pub fn are_closed(view: &View) -> bool {
    let agreed = view.settings.game.dschamal();
    let in_bag = view
        .dschamal()
        .is_some_and(|game| matches!(game.phase, Phase::Called { .. } | Phase::Reaching { .. }));
    in_bag && agreed.is_some_and(|agreed| agreed.eyes_closed)
}

/// The black over everything; hands go through it.
#[component]
pub fn EyesClosed(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let closed = Memo::new(move |_| sitting.with(are_closed));
    move || {
        closed.get().then(|| {
            view! { <div class="eyes-closed" data-testid="eyes-closed" aria-hidden="true"></div> }
        })
    }
}
