//! After a step to another page the keyboard stands at its beginning, and the page is seen from its top.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos_router::hooks::use_location;

/// Moves the focus to the content whenever another page is shown; draws nothing.
#[component]
pub fn FocusContent() -> impl IntoView {
    let path = use_location().pathname;
    Effect::new(move |before: Option<String>| {
        let now = path.get();
        if before.is_some_and(|before| before != now) {
            // The page is drawn first; a field that took the focus keeps it.
            focus_page();
        }
        now
    });
}

/// The keyboard goes on at the beginning of the page that is drawn next.
pub fn focus_page() {
    request_animation_frame(|| {
        focus_content();
    });
}

fn focus_content() -> Option<()> {
    let taken = document().active_element()?;
    if taken.tag_name() != "BODY" && taken.closest("main").ok()?.is_some() {
        return None;
    }
    let main = document().get_element_by_id("main")?;
    let main: web_sys::HtmlElement = main.dyn_into().ok()?;
    main.set_attribute("tabindex", "-1").ok()?;
    main.focus().ok()?;
    window().scroll_to_with_x_and_y(0.0, 0.0);
    Some(())
}
