//! The sack, drawn once: it heaves in the middle of the ring and stands in the pictures of the steps.

use leptos::prelude::*;

/// What the drawing fills.
pub const VIEW_BOX: &str = "0 0 120 130";

/// The drawing.
pub const SACK: &str = r#"<path class="cloth" d="M44 30C16 44 6 76 12 98c6 20 28 26 48 26s42-6 48-26c6-22-4-54-32-68Z"/><path class="cloth neck" d="M38 8c8 6 12 6 22 4 10 2 14 2 22-4 2 8-2 16-6 22H44c-4-6-8-14-6-22Z"/><path class="hem" d="M42 30c10 5 26 5 36 0"/><path class="fold" d="M34 48c-8 14-10 30-8 46M60 40c-2 24-2 48 0 76M86 48c8 14 10 30 8 46"/>"#;

/// The sack as bystanders see it.
#[component]
pub fn Sack() -> impl IntoView {
    view! { <svg class="sack" viewBox=VIEW_BOX aria-hidden="true" inner_html=SACK></svg> }
}
