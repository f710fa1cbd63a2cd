//! Towers over real sockets: a person builds, a bot builds, and everybody who looks can build the same from what they hear.

use mason::{HoldInput, read_inputs};
use protocol::ServerMessage;
use table::{BuildLine, Building, DschamalEvent, Event, Phase, Placed, Settings, View};

use crate::hands::{Guest, Style, game};
use crate::house::TestHouse;
use crate::window::{Received, Window};

/// All inputs of a building that a window has heard.
fn heard(window: &Window, number: u32) -> Vec<HoldInput> {
    let mut all = Vec::new();
    for received in window.received() {
        let Received::Text(text) = received else {
            continue;
        };
        let message = serde_json::from_str(text).unwrap();
        if let ServerMessage::Building {
            build,
            first,
            inputs,
            ..
        } = message
            && build == number
        {
            all.truncate(first as usize);
            assert_eq!(all.len(), first as usize, "nothing is missing between");
            all.extend(read_inputs(&inputs).unwrap());
        }
    }
    all
}

/// The tower that somebody builds who heard only what the hand did.
fn built_again(before: &[Placed], building: &Building, inputs: Vec<HoldInput>) -> u64 {
    let stand = |placed: &Placed| tower::Stand {
        form: placed.piece.form(),
        x: placed.x,
        y: placed.y,
        turn: placed.turn,
    };
    let recording = tower::Recording {
        standing: before.iter().map(stand).collect(),
        form: building.piece.form(),
        stand_ticks: 3 * tower::TICKS_PER_SECOND,
        inputs,
    };
    recording.replay().digest
}

fn buildings(view: &View) -> u32 {
    game(view).last_build.as_ref().map_or(0, |line| line.number)
}

async fn live_until(guests: &mut [Guest], done: impl Fn(&[Guest]) -> bool) {
    while !done(guests) {
        for guest in guests.iter_mut() {
            guest.lives().await;
        }
    }
}

/// T-12, T-18
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_hears_what_builds_the_same_tower() {
    let house = TestHouse::open().await;
    let settings = Settings::dschamal(dschamal::Game::Tower, 3);
    let styles = [Style::Grabs, Style::Grabs];
    let (table, mut guests) = house.around_the_bag(settings, &styles, &[5]).await;
    guests[1].player.window.keeps_everything();
    live_until(&mut guests, |guests| buildings(guests[0].view()) >= 3).await;
    guests[0].player.does(table::Command::Abort).await;
    guests[0]
        .lives_until(|view| game(view).phase == Phase::Over)
        .await;
    let finished = crate::bag::events(&house, &table).await;
    let finishes: Vec<_> = finished
        .iter()
        .filter_map(|event| match event {
            Event::Dschamal(DschamalEvent::Built { finish, .. }) => Some(finish),
            _ => None,
        })
        .collect();
    assert!(finishes.len() >= 3);
    let replayed = table::Table::fold(&crate::bag::entries(&house, &table).await).unwrap();
    for building in replayed.buildings() {
        let number = building.finish.number;
        let inputs = heard(&guests[1].player.window, number);
        let digest = built_again(&building.before, building, inputs);
        assert_eq!(
            format!("{digest:016x}"),
            building.finish.digest,
            "building {number}"
        );
    }
    let lines: Vec<BuildLine> = replayed.buildings().iter().map(Building::line).collect();
    let last = game(guests[0].view()).last_build.as_ref();
    assert_eq!(lines.last(), last);
}
