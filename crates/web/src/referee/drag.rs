//! Chairs are dragged to their places: by mouse, pen or finger on the handle beside a name.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::plan::Plan;
use crate::words;

/// The attribute by which a place in the list is known.
const PLACE: &str = "data-place";

/// The handle of a chair. The keyboard has buttons beside it, so it is not in the way of Tab.
#[component]
pub fn Handle(
    /// The evening to be.
    plan: RwSignal<Plan>,
    /// Which chair.
    place: usize,
    /// Which chair is being dragged, for all handles of a list.
    dragged: RwSignal<Option<usize>>,
) -> impl IntoView {
    let go = move |event: PointerEvent| {
        let Some(from) = dragged.get_untracked() else {
            return;
        };
        event.prevent_default();
        if let Some(to) = place_under(&event).filter(|to| *to != from) {
            plan.update(|plan| plan.carry(from, to));
            dragged.set(Some(to));
        }
    };
    let grab = move |event: PointerEvent| {
        event.prevent_default();
        let handle = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        if let Some(handle) = handle {
            let _ = handle.set_pointer_capture(event.pointer_id());
        }
        dragged.set(Some(place));
    };
    view! {
        <span
            class="handle"
            title=words::drag_to_seat()
            aria-hidden="true"
            on:pointerdown=grab
            on:pointermove=go
            on:pointerup=move |_| dragged.set(None)
            on:pointercancel=move |_| dragged.set(None)
        >"⠿"</span>
    }
}

/// The place in the list under the finger.
fn place_under(event: &PointerEvent) -> Option<usize> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let under = document().element_from_point(x, y)?;
    let chair = under.closest("[data-place]").ok()??;
    chair.get_attribute(PLACE)?.parse().ok()
}
