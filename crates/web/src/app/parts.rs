//! The parts that the client is cut into when it is built (`xtask/src/web`): each is loaded when one of its pages is first wanted.
//! What several parts need is cut off by itself; what all need is there from the beginning.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::dschamal::room::dschamal;
use crate::pages::about::About;
use crate::pages::analysis::Analysis;
use crate::pages::bot::Bot;
use crate::pages::door::FrontDoor;
use crate::pages::friends::Friends;
use crate::pages::game::{DschamalPage, GamePage};
use crate::pages::games::Games;
use crate::pages::here;
use crate::pages::keeper::Keeper;
use crate::pages::learn_dschamal::LearnDschamal;
use crate::pages::learn_gimel::LearnGimel;
use crate::pages::lights;
use crate::pages::new_table::New;
use crate::pages::play_now::PlayNow;
use crate::pages::practice::Practice;
use crate::pages::puzzles::Puzzles;
use crate::pages::referee::Referee;
use crate::pages::replay::Replay;
use crate::pages::rules::{Rules, RulesOf};
use crate::pages::screen::Screen;
use crate::pages::settings::SettingsPage;
use crate::pages::solo::SoloPage;
use crate::pages::table::Table;
use crate::pages::tower::TowerPage;
use crate::pages::you::You;
use crate::room::gimel::gimel;

/// A page, by the part that draws it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The front door and the ways to a table.
    Door(Door),
    /// Boards of Gimel.
    Board(Board),
    /// Boards with the engine beside them.
    Advice(Advice),
    /// Hands in the bag.
    Hands(Hands),
    /// Practice, and games of Dschamál that are over.
    Practising(Practising),
    /// What is read: rules, finished games, who one is.
    Reading(Reading),
    /// The referee of the box on the table.
    Referee,
}

/// Why a part is not there: it could not be loaded.
pub type NotLoaded = SplitLoaderError;

/// Loads what draws the page, and draws it.
pub async fn drawn(page: Page) -> Result<AnyView, NotLoaded> {
    match page {
        Page::Door(page) => door(page).await,
        Page::Board(page) => board(page).await,
        Page::Advice(page) => advice(page).await,
        Page::Hands(page) => hands(page).await,
        Page::Practising(page) => practising(page).await,
        Page::Reading(page) => reading(page).await,
        Page::Referee => referee().await,
    }
}

/// Pages of the part `door`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the page that `door` draws for it")]
pub enum Door {
    Front,
    Dschamal,
    Game,
    Friends,
    PlayNow,
    New,
    Settings,
}

#[wasm_split(door, wasm_split_path = leptos::wasm_split, fallible)]
fn door(page: Door) -> Result<AnyView, NotLoaded> {
    Ok(match page {
        Door::Front => view! { <FrontDoor/> }.into_any(),
        Door::Dschamal => view! { <DschamalPage/> }.into_any(),
        Door::Game => view! { <GamePage/> }.into_any(),
        Door::Friends => view! { <Friends/> }.into_any(),
        Door::PlayNow => view! { <PlayNow/> }.into_any(),
        Door::New => view! { <New/> }.into_any(),
        Door::Settings => view! { <SettingsPage/> }.into_any(),
    })
}

/// Pages of the part `board`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the page that `board` draws for it")]
pub enum Board {
    Table,
    Screen,
    Here,
    Bot,
    Lesson,
    Replay,
}

#[wasm_split(board, wasm_split_path = leptos::wasm_split, fallible)]
fn board(page: Board) -> Result<AnyView, NotLoaded> {
    provide_context(gimel());
    Ok(match page {
        Board::Table => view! { <Table/> }.into_any(),
        Board::Screen => view! { <Screen/> }.into_any(),
        Board::Here => view! { <here::Here/> }.into_any(),
        Board::Bot => view! { <Bot/> }.into_any(),
        Board::Lesson => view! { <LearnGimel/> }.into_any(),
        Board::Replay => view! { <Replay/> }.into_any(),
    })
}

/// Pages of the part `advice`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the page that `advice` draws for it")]
pub enum Advice {
    Analysis,
    Puzzles,
}

#[wasm_split(advice, wasm_split_path = leptos::wasm_split, fallible)]
fn advice(page: Advice) -> Result<AnyView, NotLoaded> {
    Ok(match page {
        Advice::Analysis => view! { <Analysis/> }.into_any(),
        Advice::Puzzles => view! { <Puzzles/> }.into_any(),
    })
}

/// Pages of the part `hands`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the page that `hands` draws for it")]
pub enum Hands {
    Table,
    Screen,
    Here,
}

#[wasm_split(hands, wasm_split_path = leptos::wasm_split, fallible)]
fn hands(page: Hands) -> Result<AnyView, NotLoaded> {
    provide_context(dschamal());
    Ok(match page {
        Hands::Table => view! { <Table/> }.into_any(),
        Hands::Screen => view! { <Screen/> }.into_any(),
        Hands::Here => view! { <SoloPage/> }.into_any(),
    })
}

/// Pages of the part `practising`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "each is the page that `practising` draws for it"
)]
pub enum Practising {
    Practice,
    Tower,
    Lesson,
    HereAgain,
    SeenAgain,
}

#[wasm_split(practising, wasm_split_path = leptos::wasm_split, fallible)]
fn practising(page: Practising) -> Result<AnyView, NotLoaded> {
    Ok(match page {
        Practising::Practice => view! { <Practice/> }.into_any(),
        Practising::Tower => view! { <TowerPage/> }.into_any(),
        Practising::Lesson => view! { <LearnDschamal/> }.into_any(),
        Practising::HereAgain => view! { <lights::HereAgain/> }.into_any(),
        Practising::SeenAgain => view! { <lights::SeenAgain/> }.into_any(),
    })
}

/// Pages of the part `reading`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the page that `reading` draws for it")]
pub enum Reading {
    Games,
    Rules,
    RulesOf,
    You,
    Keeper,
    About,
}

#[wasm_split(reading, wasm_split_path = leptos::wasm_split, fallible)]
fn reading(page: Reading) -> Result<AnyView, NotLoaded> {
    Ok(match page {
        Reading::Games => view! { <Games/> }.into_any(),
        Reading::Rules => view! { <Rules/> }.into_any(),
        Reading::RulesOf => view! { <RulesOf/> }.into_any(),
        Reading::You => view! { <You/> }.into_any(),
        Reading::Keeper => view! { <Keeper/> }.into_any(),
        Reading::About => view! { <About/> }.into_any(),
    })
}

#[wasm_split(referee, wasm_split_path = leptos::wasm_split, fallible)]
fn referee() -> Result<AnyView, NotLoaded> {
    Ok(view! { <Referee/> }.into_any())
}
