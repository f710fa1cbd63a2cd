//! The house: which address leads to which room, and what every room finds in its context.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

use crate::board::pieces::Symbols;
use crate::browser::storage;
use crate::chrome::connection::ConnectionLine;
use crate::chrome::focus::FocusContent;
use crate::chrome::help::{Help, HelpOpen};
use crate::net::house::House;
use crate::pages::about::About;
use crate::pages::analysis::Analysis;
use crate::pages::bot::Bot;
use crate::pages::door::FrontDoor;
use crate::pages::games::Games;
use crate::pages::here::Here;
use crate::pages::lost::Lost;
use crate::pages::new_table::New;
use crate::pages::play_now::PlayNow;
use crate::pages::practice::Practice;
use crate::pages::replay::Replay;
use crate::pages::rules::Rules;
use crate::pages::settings::SettingsPage;
use crate::pages::table::Table;
use crate::pages::you::You;
use crate::settings::{Motion, Settings, Theme};
use crate::words;

/// The whole client.
#[component]
pub fn App() -> impl IntoView {
    let kept = storage::read(storage::SETTINGS).unwrap_or_default();
    let settings = RwSignal::new(kept.parse::<Settings>().unwrap_or_default());
    provide_context(settings);
    provide_context(HelpOpen(RwSignal::new(false)));
    provide_context(House::open());
    Effect::new(move |_| {
        let settings = settings.get();
        storage::write(storage::SETTINGS, &settings.to_string());
        dress(settings);
    });
    view! {
        <Symbols/>
        <a class="skip" href="#main">{words::SKIP}</a>
        <Router>
            <FocusContent/>
            <Routes fallback=Lost>
                <Route path=path!("/") view=FrontDoor/>
                <Route path=path!("/play") view=PlayNow/>
                <Route path=path!("/new") view=New/>
                <Route path=path!("/gimel/here") view=Here/>
                <Route path=path!("/gimel/bot") view=Bot/>
                <Route path=path!("/games") view=Games/>
                <Route path=path!("/games/:id") view=Replay/>
                <Route path=path!("/you") view=You/>
                <Route path=path!("/analysis") view=Analysis/>
                <Route path=path!("/rules") view=Rules/>
                <Route path=path!("/practice") view=Practice/>
                <Route path=path!("/t/:code") view=Table/>
                <Route path=path!("/settings") view=SettingsPage/>
                <Route path=path!("/about") view=About/>
            </Routes>
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
