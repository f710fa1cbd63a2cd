//! `/`: the front door. Who comes in sees at once what there is to do.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::browser::storage;
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::ornaments::{Arches, Evening};
use crate::chrome::tongues::Tongues;
use crate::here::session::Session;
use crate::lobby::SOME_BOTS;
use crate::lobby::tables::{JoinForm, OpenTables, YourTables};
use crate::net::house::House;
use crate::net::link::Connection;
use crate::words;

/// A door: where it leads, what stands on it.
struct Door {
    to: &'static str,
    title: &'static str,
    what: &'static str,
}

const fn door(to: &'static str, title: &'static str, what: &'static str) -> Door {
    Door { to, title, what }
}

fn doors() -> [Door; 7] {
    [
        door(
            "/new?game=duel",
            words::play_dschamal(),
            words::play_dschamal_what(),
        ),
        door(
            "/dschamal/here",
            words::solo_door(),
            words::solo_door_what(),
        ),
        door("/new", words::open_table(), words::open_table_what()),
        door("/practice", words::practice(), words::practice_what()),
        door("/rules", words::rules(), words::rules_what()),
        door("/analysis", words::analysis(), words::analysis_what()),
        door("/games", words::my_games(), words::my_games_what()),
    ]
}

/// The page.
#[component]
pub fn FrontDoor() -> impl IntoView {
    let begun = storage::read(storage::HERE)
        .and_then(|text| Session::from_record(&text))
        .is_some_and(|session| {
            !session.game().entries().is_empty() && session.game().outcome().is_none()
        });
    let here = if begun {
        words::go_on()
    } else {
        words::at_one_board()
    };
    let referee = match storage::read(storage::REFEREE) {
        Some(_) => words::box_goes_on(),
        None => words::box_door(),
    };
    view! {
        <div class="door">
            <Evening/>
            <Header/>
            <main id="main">
                <h1>{words::motto()}</h1>
                <YourTables/>
                <div class="doors">
                    <A href="/play" attr:class="door-plate first">
                        <b>{words::play_now()}</b>
                        <span>{words::play_now_online()}</span>
                    </A>
                    <Bots/>
                    {plate(&door("/gimel/here", here, words::at_one_board_what()))}
                    {plate(&door("/referee", referee, words::box_door_what()))}
                    {plate(&door("/puzzles", words::puzzles(), words::puzzles_what()))}
                    {doors().iter().map(plate).collect_view()}
                    <Lessons/>
                </div>
                <div class="yard">
                    <OpenTables/>
                    <JoinForm/>
                </div>
                <footer class="lone">
                    <Arches/>
                    <A href="/you">{words::you()}</A>
                    <A href="/about">{words::about()}</A>
                    <A href="/settings">{words::settings()}</A>
                    <Tongues/>
                </footer>
            </main>
        </div>
    }
}

/// The house as an opponent: at a table in it while it can be reached, on this device otherwise.
#[component]
fn Bots() -> impl IntoView {
    let house = expect_context::<House>();
    let away = Memo::new(move |_| {
        house
            .connection
            .with(|connection| !matches!(connection, Connection::Open | Connection::Opening))
    });
    let levels = SOME_BOTS.map(|level| {
        let address = move || {
            if away.get() {
                format!("/gimel/bot?level={level}")
            } else {
                format!("/play?bot={level}")
            }
        };
        view! {
            <A href=address attr:class="quiet button" attr:title=words::bot_character(level)>
                {words::bot_name(level)}
            </A>
        }
    });
    view! {
        <div class="door-plate bots" role="group" aria-label=words::against_bot()>
            <b>{words::against_bot()}</b>
            <div class="row">
                {levels.collect_view()}
                <A href="/gimel/bot" attr:class="quiet button">{words::all_bots()}</A>
            </div>
        </div>
    }
}

/// The lessons, one of each game.
#[component]
fn Lessons() -> impl IntoView {
    view! {
        <div class="door-plate bots" role="group" aria-label=words::lessons()>
            <b>{words::lessons()}</b>
            <div class="row">
                <A href="/learn/dschamal" attr:class="quiet button">{words::lesson_dschamal()}</A>
                <A href="/learn/gimel" attr:class="quiet button">{words::lesson_gimel()}</A>
            </div>
        </div>
    }
}

fn plate(door: &Door) -> impl IntoView + use<> {
    let &Door { to, title, what } = door;
    view! {
        <A href=to attr:class="door-plate">
            <b>{title}</b>
            <span>{what}</span>
            <Picture icon=Icon::Door/>
        </A>
    }
}
