//! The client: what every page finds in its context and around it, and which address leads to which page.

pub mod part;
pub mod parts;

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

use crate::board::pieces::Symbols;
use crate::browser::{storage, title};
use crate::chrome::connection::ConnectionLine;
use crate::chrome::focus::FocusContent;
use crate::chrome::help::{Help, HelpOpen, Topic};
use crate::net::house::House;
use crate::pages::lost::Lost;
use crate::settings::{Motion, Settings, Theme};
use crate::words;
use part::{Shown, arrive};
use parts::Page;

/// The whole client. This is the only list of addresses in it; the house says a title and a picture for each (`server/src/fronts`).
#[component]
pub fn App() -> impl IntoView {
    let kept = storage::read(storage::SETTINGS).unwrap_or_default();
    let settings = RwSignal::new(kept.parse::<Settings>().unwrap_or_default());
    provide_context(settings);
    provide_context(HelpOpen(RwSignal::new(false)));
    provide_context(Topic(RwSignal::new(None)));
    provide_context(House::open());
    // What the house has said of this page was in the browser's language.
    title::show();
    Effect::new(move |_| {
        let settings = settings.get();
        storage::write(storage::SETTINGS, &settings.to_string());
        dress(settings);
    });
    view! {
        <Symbols/>
        <a class="skip" href="#main">{words::skip()}</a>
        <Router>
            <FocusContent/>
            <Routes fallback=lost>
                <Route path=path!("/") view=shown(Page::Front)/>
                <Route path=path!("/dschamal") view=shown(Page::Dschamal)/>
                <Route path=path!("/duel") view=shown(Page::Game)/>
                <Route path=path!("/tower") view=shown(Page::Game)/>
                <Route path=path!("/threesome") view=shown(Page::Game)/>
                <Route path=path!("/quartet") view=shown(Page::Game)/>
                <Route path=path!("/gimel") view=shown(Page::Game)/>
                <Route path=path!("/friends") view=shown(Page::Friends)/>
                <Route path=path!("/play") view=shown(Page::PlayNow)/>
                <Route path=path!("/new") view=shown(Page::New)/>
                <Route path=path!("/settings") view=shown(Page::Settings)/>
                <Route path=path!("/t/:code") view=shown(Page::BoardTable)/>
                <Route path=path!("/t/:code/screen") view=shown(Page::BoardScreen)/>
                <Route path=path!("/gimel/here") view=shown(Page::BoardHere)/>
                <Route path=path!("/referee/gimel") view=shown(Page::BoardHere)/>
                <Route path=path!("/gimel/bot") view=shown(Page::Bot)/>
                <Route path=path!("/learn/gimel") view=shown(Page::LearnGimel)/>
                <Route path=path!("/games/:id") view=shown(Page::Replay)/>
                <Route path=path!("/analysis") view=shown(Page::Analysis)/>
                <Route path=path!("/puzzles") view=shown(Page::Puzzles)/>
                <Route path=path!("/d/:code") view=shown(Page::BagTable)/>
                <Route path=path!("/d/:code/screen") view=shown(Page::BagScreen)/>
                <Route path=path!("/dschamal/here") view=shown(Page::BagHere)/>
                <Route path=path!("/practice") view=shown(Page::Practice)/>
                <Route path=path!("/practice/tower") view=shown(Page::PracticeTower)/>
                <Route path=path!("/learn/dschamal") view=shown(Page::LearnDschamal)/>
                <Route path=path!("/dschamal/games/here") view=shown(Page::HereAgain)/>
                <Route path=path!("/dschamal/games/:id") view=shown(Page::SeenAgain)/>
                <Route path=path!("/games") view=shown(Page::Games)/>
                <Route path=path!("/rules") view=shown(Page::Rules)/>
                <Route path=path!("/rules/:game") view=shown(Page::RulesOf)/>
                <Route path=path!("/referee") view=shown(Page::Referee)/>
                <Route path=path!("/you") view=shown(Page::You)/>
                <Route path=path!("/keeper") view=shown(Page::Keeper)/>
                <Route path=path!("/about") view=shown(Page::About)/>
            </Routes>
        </Router>
        <ConnectionLine/>
        <Help/>
    }
}

/// A page that nothing has to be loaded for.
fn lost() -> impl IntoView {
    arrive();
    view! { <Lost/> }
}

fn shown(page: Page) -> impl Fn() -> AnyView + Send + Sync + Clone + 'static {
    move || view! { <Shown page/> }.into_any()
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
