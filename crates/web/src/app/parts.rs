//! The parts that the client is cut into when it is built (`xtask/src/web`), one for each page: loaded when the page is first wanted.
//! What several pages need is cut off by itself and joined into a few files; what all need is there from the beginning.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::part::soon;
use crate::desk::sitting::Sitting;
use crate::dschamal::screen::DschamalScreen;
use crate::dschamal::view::DschamalTable;
use crate::pages::about::About;
use crate::pages::analysis::Analysis;
use crate::pages::bot::Bot;
use crate::pages::door::FrontDoor;
use crate::pages::friends::Friends;
use crate::pages::game::{DschamalPage, GamePage};
use crate::pages::games::Games;
use crate::pages::here::Here;
use crate::pages::keeper::Keeper;
use crate::pages::learn_dschamal::LearnDschamal;
use crate::pages::learn_gimel::LearnGimel;
use crate::pages::lights::{HereAgain, SeenAgain};
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
use crate::room::playing::Playing;

/// Why a part is not there: it could not be loaded.
pub type NotLoaded = SplitLoaderError;

/// Every page with the part that draws it, which is called the same, and what is drawn.
macro_rules! pages {
    ($($(#[$told:meta])* $page:ident $part:ident => $drawn:expr;)*) => {
        /// A page, by the part that draws it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Page {
            $($(#[$told])* $page,)*
        }

        /// Loads what draws the page, and draws it.
        pub async fn drawn(page: Page) -> Result<AnyView, NotLoaded> {
            match page {
                $(Page::$page => $part().await,)*
            }
        }

        $(
            #[wasm_split($part, wasm_split_path = leptos::wasm_split, fallible)]
            fn $part() -> Result<AnyView, NotLoaded> {
                Ok($drawn.into_any())
            }
        )*
    };
}

pages! {
    /// The front door.
    Front front => view! { <FrontDoor/> };
    /// What Dschamál is.
    Dschamal dschamal => view! { <DschamalPage/> };
    /// What one of the games is.
    Game game => view! { <GamePage/> };
    /// A link for friends.
    Friends friends => view! { <Friends/> };
    /// Whoever is here.
    PlayNow play_now => view! { <PlayNow/> };
    /// A table with all its choices.
    New new => view! { <New/> };
    /// Looks and manners.
    Settings settings => view! { <SettingsPage/> };
    /// A table of Gimel.
    BoardTable board_table => at_board(|| view! { <Table/> });
    /// A table of Gimel on a large screen.
    BoardScreen board_screen => at_board(|| view! { <Screen/> });
    /// Two at one board.
    BoardHere board_here => at_board(|| view! { <Here/> });
    /// Gimel against a bot.
    Bot bot => at_board(|| view! { <Bot/> });
    /// The lesson of Gimel.
    LearnGimel learn_gimel => at_board(|| view! { <LearnGimel/> });
    /// A finished game of Gimel.
    Replay replay => at_board(|| view! { <Replay/> });
    /// The board with the engine beside it.
    Analysis analysis => view! { <Analysis/> };
    /// Tasks.
    Puzzles puzzles => view! { <Puzzles/> };
    /// A table of Dschamál.
    BagTable bag_table => at_bag(bag_game_soon, || view! { <Table/> });
    /// A table of Dschamál on a large screen.
    BagScreen bag_screen => at_bag(bag_stage_soon, || view! { <Screen/> });
    /// Dschamál against bots.
    BagHere bag_here => at_bag(bag_game_soon, || view! { <SoloPage/> });
    /// Shapes to feel.
    Practice practice => view! { <Practice/> };
    /// Towers to build.
    PracticeTower practice_tower => view! { <TowerPage/> };
    /// The lesson of Dschamál.
    LearnDschamal learn_dschamal => view! { <LearnDschamal/> };
    /// A game of this device, seen again.
    HereAgain here_again => view! { <HereAgain/> };
    /// A game of the house, seen again.
    SeenAgain seen_again => view! { <SeenAgain/> };
    /// Finished games.
    Games games => view! { <Games/> };
    /// The rules of both.
    Rules rules => view! { <Rules/> };
    /// The rules of one game.
    RulesOf rules_of => view! { <RulesOf/> };
    /// The referee of the box on the table.
    Referee referee => view! { <Referee/> };
    /// Who one is.
    You you => view! { <You/> };
    /// The desk of whoever keeps the house.
    Keeper keeper => view! { <Keeper/> };
    /// Who made this.
    About about => view! { <About/> };
}

/// A game of Gimel at a table: wanted once it has begun.
#[wasm_split(board_game, wasm_split_path = leptos::wasm_split, fallible, preload(#[doc = "Loads it, and no more."] board_game_soon))]
pub fn board_game(sitting: Sitting, bare: bool) -> Result<AnyView, NotLoaded> {
    Ok(view! { <Playing sitting bare/> }.into_any())
}

/// A game of Dschamál: wanted once it has begun.
#[wasm_split(bag_game, wasm_split_path = leptos::wasm_split, fallible, preload(#[doc = "Loads it, and no more."] bag_game_soon))]
pub fn bag_game(sitting: Sitting) -> Result<AnyView, NotLoaded> {
    Ok(view! { <DschamalTable sitting/> }.into_any())
}

/// The same on a large screen.
#[wasm_split(bag_stage, wasm_split_path = leptos::wasm_split, fallible, preload(#[doc = "Loads it, and no more."] bag_stage_soon))]
pub fn bag_stage(sitting: Sitting) -> Result<AnyView, NotLoaded> {
    Ok(view! { <DschamalScreen sitting/> }.into_any())
}

fn at_board<V: IntoView + 'static>(drawn: impl FnOnce() -> V) -> AnyView {
    provide_context(crate::room::gimel::gimel());
    soon(board_game_soon);
    drawn().into_any()
}

fn at_bag<V, F>(game: fn() -> F, drawn: impl FnOnce() -> V) -> AnyView
where
    V: IntoView + 'static,
    F: Future<Output = Result<(), NotLoaded>> + 'static,
{
    provide_context(crate::dschamal::room::dschamal());
    soon(game);
    drawn().into_any()
}
