//! `/`: the front door. Who comes in sees at once what there is to do.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::browser::storage;
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::ornaments::{Arches, Evening};
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

const DOORS: [Door; 7] = [
    door(
        "/new?game=duel",
        words::PLAY_DSCHAMAL,
        words::PLAY_DSCHAMAL_WHAT,
    ),
    door("/dschamal/here", words::SOLO_DOOR, words::SOLO_DOOR_WHAT),
    door("/new", words::OPEN_TABLE, words::OPEN_TABLE_WHAT),
    door("/practice", words::PRACTICE, words::PRACTICE_WHAT),
    door("/rules", words::RULES, words::RULES_WHAT),
    door("/analysis", words::ANALYSIS, words::ANALYSIS_WHAT),
    door("/games", words::MY_GAMES, words::MY_GAMES_WHAT),
];

/// The page.
#[component]
pub fn FrontDoor() -> impl IntoView {
    let begun = storage::read(storage::HERE)
        .and_then(|text| Session::from_record(&text))
        .is_some_and(|session| {
            !session.game().entries().is_empty() && session.game().outcome().is_none()
        });
    let here = if begun {
        words::GO_ON
    } else {
        words::AT_ONE_BOARD
    };
    let referee = match storage::read(storage::REFEREE) {
        Some(_) => words::BOX_GOES_ON,
        None => words::BOX_DOOR,
    };
    view! {
        <div class="door">
            <Evening/>
            <Header/>
            <main id="main">
                <h1>{words::MOTTO}</h1>
                <YourTables/>
                <div class="doors">
                    <A href="/play" attr:class="door-plate first">
                        <b>{words::PLAY_NOW}</b>
                        <span>{words::PLAY_NOW_ONLINE}</span>
                    </A>
                    <Bots/>
                    {plate(&door("/gimel/here", here, words::AT_ONE_BOARD_WHAT))}
                    {plate(&door("/referee", referee, words::BOX_DOOR_WHAT))}
                    {DOORS.iter().map(plate).collect_view()}
                </div>
                <div class="yard">
                    <OpenTables/>
                    <JoinForm/>
                </div>
                <footer>
                    <Arches/>
                    <A href="/you">{words::YOU}</A>
                    <A href="/about">{words::ABOUT}</A>
                    <A href="/settings">{words::SETTINGS}</A>
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
        <div class="door-plate bots" role="group" aria-label=words::AGAINST_BOT>
            <b>{words::AGAINST_BOT}</b>
            <div class="row">
                {levels.collect_view()}
                <A href="/gimel/bot" attr:class="quiet button">{words::ALL_BOTS}</A>
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
