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
use parts::{Advice, Board, Door, Hands, Page, Practising, Reading};

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
                <Route path=path!("/") view=shown(Page::Door(Door::Front))/>
                <Route path=path!("/dschamal") view=shown(Page::Door(Door::Dschamal))/>
                <Route path=path!("/duel") view=shown(Page::Door(Door::Game))/>
                <Route path=path!("/tower") view=shown(Page::Door(Door::Game))/>
                <Route path=path!("/threesome") view=shown(Page::Door(Door::Game))/>
                <Route path=path!("/quartet") view=shown(Page::Door(Door::Game))/>
                <Route path=path!("/gimel") view=shown(Page::Door(Door::Game))/>
                <Route path=path!("/friends") view=shown(Page::Door(Door::Friends))/>
                <Route path=path!("/play") view=shown(Page::Door(Door::PlayNow))/>
                <Route path=path!("/new") view=shown(Page::Door(Door::New))/>
                <Route path=path!("/settings") view=shown(Page::Door(Door::Settings))/>
                <Route path=path!("/t/:code") view=shown(Page::Board(Board::Table))/>
                <Route path=path!("/t/:code/screen") view=shown(Page::Board(Board::Screen))/>
                <Route path=path!("/gimel/here") view=shown(Page::Board(Board::Here))/>
                <Route path=path!("/referee/gimel") view=shown(Page::Board(Board::Here))/>
                <Route path=path!("/gimel/bot") view=shown(Page::Board(Board::Bot))/>
                <Route path=path!("/learn/gimel") view=shown(Page::Board(Board::Lesson))/>
                <Route path=path!("/games/:id") view=shown(Page::Board(Board::Replay))/>
                <Route path=path!("/analysis") view=shown(Page::Advice(Advice::Analysis))/>
                <Route path=path!("/puzzles") view=shown(Page::Advice(Advice::Puzzles))/>
                <Route path=path!("/d/:code") view=shown(Page::Hands(Hands::Table))/>
                <Route path=path!("/d/:code/screen") view=shown(Page::Hands(Hands::Screen))/>
                <Route path=path!("/dschamal/here") view=shown(Page::Hands(Hands::Here))/>
                <Route path=path!("/practice") view=shown(Page::Practising(Practising::Practice))/>
                <Route path=path!("/practice/tower") view=shown(Page::Practising(Practising::Tower))/>
                <Route path=path!("/learn/dschamal") view=shown(Page::Practising(Practising::Lesson))/>
                <Route path=path!("/dschamal/games/here") view=shown(Page::Practising(Practising::HereAgain))/>
                <Route path=path!("/dschamal/games/:id") view=shown(Page::Practising(Practising::SeenAgain))/>
                <Route path=path!("/games") view=shown(Page::Reading(Reading::Games))/>
                <Route path=path!("/rules") view=shown(Page::Reading(Reading::Rules))/>
                <Route path=path!("/rules/:game") view=shown(Page::Reading(Reading::RulesOf))/>
                <Route path=path!("/referee") view=shown(Page::Referee)/>
                <Route path=path!("/you") view=shown(Page::Reading(Reading::You))/>
                <Route path=path!("/keeper") view=shown(Page::Reading(Reading::Keeper))/>
                <Route path=path!("/about") view=shown(Page::Reading(Reading::About))/>
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
