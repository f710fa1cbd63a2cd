//! `/dschamal`, `/duel`, `/tower`, `/threesome`, `/quartet`, `/gimel`: each game's own page: what it is, play, learn, look up.

use dschamal::Game;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;

use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::front::cards::Deeds;
use crate::front::deeds::{Played, TOUCH};
use crate::front::round_about::{Door, plate};
use crate::front::scenes::{BagScene, BoardScene};
use crate::pages::lost::Lost;
use crate::words;

/// All games of touch.
#[component]
pub fn DschamalPage() -> impl IntoView {
    use_title(|| words::dschamal().to_owned());
    let games = TOUCH.map(|played| {
        let Played::Touch(game) = played else {
            return ().into_any();
        };
        view! {
            <A href=played.path() attr:class="door-plate">
                <b>{played.name()}</b>
                <span>{words::dschamal_game_what(game)}</span>
                <Picture icon=Icon::Door/>
            </A>
        }
        .into_any()
    });
    view! {
        <Header title=words::dschamal()/>
        <main id="main" class="page game-page">
            <BagScene/>
            <p class="lead">{words::about_dschamal()}</p>
            <Deeds
                played=Played::Touch(Game::Duel)
                play=words::door_dschamal_play()
                what=words::door_dschamal_play_what()
            />
            <p><A href="/dschamal/here" attr:class="link">{words::choose_opponents()}</A></p>
            <h2>{words::four_games()}</h2>
            <div class="doors">{games.collect_view()}</div>
            <Around played=Played::Touch(Game::Duel) also=&["/learn/dschamal", "/practice", "/rules", "/referee", "/games"]/>
        </main>
    }
}

/// One game.
#[component]
pub fn GamePage() -> impl IntoView {
    let path = use_location().pathname;
    move || match Played::at(&path.get()) {
        Some(played) => view! { <Page played/> }.into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

#[component]
fn Page(played: Played) -> impl IntoView {
    use_title(move || played.name().to_owned());
    let (scene, lead, facts, what) = match played {
        Played::Gimel => (
            view! { <BoardScene/> }.into_any(),
            words::about_gimel(),
            words::door_gimel_facts(),
            words::door_gimel_play_what(),
        ),
        Played::Touch(game) => (
            view! { <BagScene/> }.into_any(),
            words::about_touch(game),
            words::facts_of(game),
            words::door_dschamal_play_what(),
        ),
    };
    view! {
        <Header title=played.name()/>
        <main id="main" class="page game-page">
            {scene}
            <p class="lead">{lead}</p>
            <p class="hush facts">{facts}</p>
            <Deeds played play=words::door_gimel_play() what/>
            <p><A href=played.choose() attr:class="link">{words::choose_opponents()}</A></p>
            {match played {
                Played::Gimel => view! { <Around played also=&["/learn/gimel", "/puzzles", "/analysis", "/gimel/here", "/games"]/> },
                Played::Touch(_) => view! { <Around played also=&["/learn/dschamal", "/practice", "/referee", "/games"]/> },
            }}
        </main>
    }
}

/// Learn, rules, editions, what was played.
#[component]
fn Around(
    /// The game.
    played: Played,
    /// The doors beside its rules.
    also: &'static [&'static str],
) -> impl IntoView {
    let doors = also.iter().filter_map(|&to| {
        let (title, what) = match to {
            "/learn/dschamal" => (words::lesson_dschamal(), words::lesson_what()),
            "/learn/gimel" => (words::lesson_gimel(), words::lesson_what()),
            "/practice" => (words::practice(), words::practice_what()),
            "/puzzles" => (words::puzzles(), words::puzzles_what()),
            "/analysis" => (words::analysis(), words::analysis_what()),
            "/gimel/here" => (words::at_one_board(), words::at_one_board_what()),
            "/referee" => (words::box_door(), words::box_door_what()),
            "/rules" => (words::rules_door(), words::rules_door_what()),
            "/games" => (words::my_games(), words::my_games_what()),
            _ => return None,
        };
        Some(plate(&Door { to, title, what }, false))
    });
    let rules = played.rules();
    let editions = format!("{rules}#editions");
    let one = !also.contains(&"/rules");
    view! {
        <h2>{words::learn_and_look_up()}</h2>
        <div class="doors three">
            {one.then(|| view! {
                <A href=rules.clone() attr:class="door-plate">
                    <b>{words::rules()}</b>
                    <span>{words::rules_of_one_what()}</span>
                    <Picture icon=Icon::Door/>
                </A>
            })}
            {(one && played != Played::Gimel).then(|| view! {
                <A href=editions attr:class="door-plate">
                    <b>{words::editions_door()}</b>
                    <span>{words::editions_door_what()}</span>
                    <Picture icon=Icon::Door/>
                </A>
            })}
            {doors.collect_view()}
        </div>
    }
}
