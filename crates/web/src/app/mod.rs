//! The house: what every page finds in its context and around it. Which address leads to which page is said by each program.

pub mod books;
pub mod dark;
pub mod house;
pub mod lamp;
pub mod sage;
pub mod study;
pub mod ways;

use leptos::prelude::*;
use leptos_router::components::Router;

use crate::browser::{storage, title};
use crate::chrome::connection::ConnectionLine;
use crate::chrome::focus::FocusContent;
use crate::chrome::help::{Help, HelpOpen, Topic};
use crate::net::house::House;
use crate::settings::{Motion, Settings, Theme};
use crate::words;
use ways::{Program, let_links_out};

/// What is around every page.
#[component]
fn Frame(
    /// Which program this is.
    program: Program,
    /// The pages.
    children: Children,
) -> impl IntoView {
    let kept = storage::read(storage::SETTINGS).unwrap_or_default();
    let settings = RwSignal::new(kept.parse::<Settings>().unwrap_or_default());
    provide_context(program);
    provide_context(settings);
    provide_context(HelpOpen(RwSignal::new(false)));
    provide_context(Topic(RwSignal::new(None)));
    provide_context(House::open());
    let_links_out();
    // What the house has said of this page was in the browser's language.
    title::show();
    Effect::new(move |_| {
        let settings = settings.get();
        storage::write(storage::SETTINGS, &settings.to_string());
        dress(settings);
    });
    view! {
        <a class="skip" href="#main">{words::skip()}</a>
        <Router>
            <FocusContent/>
            {children()}
        </Router>
        <ConnectionLine/>
        <Help/>
    }
}

/// Tells the styles what the person likes; without a word they ask the device.
fn dress(settings: Settings) {
    let Some(root) = document().document_element() else {
        return;
    };
    let set = |name: &str, value: Option<&str>| {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    };
    let theme = settings.theme;
    set("data-theme", (theme != Theme::System).then(|| theme.word()));
    set(
        "data-motion",
        (settings.motion == Motion::Still).then_some("still"),
    );
}
