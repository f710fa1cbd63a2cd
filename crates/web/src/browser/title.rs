//! The title of the tab: seen when the page is not.

use leptos::prelude::*;

use crate::words;

/// Keeps the title of the tab as the signal says, until the page is left.
pub fn use_title(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| {
        let title = title();
        document().set_title(&if title.is_empty() {
            words::house().to_owned()
        } else {
            format!("{title} · {}", words::house())
        });
    });
    on_cleanup(|| document().set_title(words::house()));
}
