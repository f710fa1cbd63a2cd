//! Evenings around the bag, over real sockets: a whole Duel, reloads, lost hands, stand-ins, hands that come too early.

use std::time::Duration;

use bag::HandInput;
use dschamal::PieceSet;
use protocol::{GameRecord, GamesPage, HandFrame, ServerMessage, short_id};
use sha2::{Digest, Sha256};
use table::{BrokenBy, Entry, Event, LightsOn, Phase, TableId, View};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::hands::{Guest, Style, game, is_over, short_duel};
use crate::house::TestHouse;

/// All guests live until the first of them sees that.
async fn live_until(guests: &mut [Guest], done: impl Fn(&View) -> bool) {
    while !guests.iter().any(|guest| done(guest.view())) {
        for guest in guests.iter_mut() {
            guest.lives().await;
        }
    }
}

/// All guests live until one of them has a hand in the bag for so many ticks, and its place is returned.
async fn live_until_reaching(guests: &mut [Guest], ticks: i64) -> usize {
    loop {
        let found = |guest: &Guest| guest.is_reaching() && guest.tick() >= Some(ticks);
        if let Some(index) = guests.iter().position(found) {
            return index;
        }
        for guest in guests.iter_mut() {
            guest.lives().await;
        }
    }
}

pub(crate) async fn entries(house: &TestHouse, table: &TableId) -> Vec<Entry> {
    let log = house.log(table).await;
    let entries = log.iter().map(|event| serde_json::from_str(&event.body));
    entries.map(Result::unwrap).collect()
}

pub(crate) async fn events(house: &TestHouse, table: &TableId) -> Vec<Event> {
    let entries = entries(house, table).await.into_iter();
    entries.map(|entry| entry.event).collect()
}

fn broken(events: &[Event]) -> Vec<BrokenBy> {
    let all = events.iter();
    all.filter_map(|event| match event {
        Event::Broken { why, .. } => Some(*why),
        _ => None,
    })
    .collect()
}

/// The name under which a game will be kept.
fn game_id(table: &TableId, number: u32) -> String {
    let digest = Sha256::digest(format!("{table} {number}").as_bytes());
    let bytes = digest[..10].iter();
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_guests_and_a_bot_play_a_duel_to_its_end() {
    let house = TestHouse::open().await;
    let styles = [Style::Feels(4), Style::Grabs, Style::Grabs];
    let settings = table::Settings {
        visibility: table::Visibility::InvitationOpenGames,
        ..short_duel(4)
    };
    let (table, mut guests) = house.around_the_bag(settings, &styles, &[2]).await;
    let id = game_id(&table, 1);
    live_until(&mut guests, |view| game(view).contests.len() >= 2).await;
    let stranger = house.stranger();
    let first = format!("/api/v1/games/{id}/contests/1");
    assert_eq!(stranger.get(&first).await.status(), 404, "the game is on");

    live_until(&mut guests, is_over).await;
    for guest in &mut guests {
        guest.lives_until(is_over).await;
        let ending = game(guest.view()).ending.as_ref().unwrap();
        assert_eq!(ending.winners.len(), 1);
    }
    let games = kept_games(&house).await;
    assert_eq!(games.games.len(), 1);
    assert_eq!(games.games[0].id, id);
    let record: GameRecord = stranger.reads(&format!("/api/v1/games/{id}")).await;
    assert!(record.summary.turns >= 3 && record.record.contains("\"contest\""));
    lights_on(&house, &table, &id).await;
}

/// A game is kept just after its end is shown.
async fn kept_games(house: &TestHouse) -> GamesPage {
    loop {
        let page: GamesPage = house.stranger().reads("/api/v1/games?game=dschamal").await;
        if !page.games.is_empty() {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Every reach is seen again as it was, now that the game is over.
async fn lights_on(house: &TestHouse, table: &TableId, id: &str) {
    let stranger = house.stranger();
    let numbers: Vec<u32> = stranger
        .reads(&format!("/api/v1/games/{id}/contests"))
        .await;
    let finished = events(house, table).await;
    let finished = finished
        .iter()
        .filter(|e| matches!(e, Event::Reached { .. }));
    assert_eq!(numbers.len(), finished.count());
    for number in numbers.into_iter().take(6) {
        let path = format!("/api/v1/games/{id}/contests/{number}");
        let lit: LightsOn = stranger.reads(&path).await;
        let recording = reach::unpack(&lit.finish.recording).unwrap();
        let things: Vec<dschamal::Piece> = lit.things.into_iter().collect();
        let mut pulled = vec![PieceSet::EMPTY; lit.seats.len()];
        recording.replay(|_, tick| {
            for pull in &tick.pulls {
                let pieces = pull.things.iter().map(|thing| things[*thing]);
                pulled[pull.hand] = pieces.collect();
            }
        });
        let told: Vec<PieceSet> = lit.finish.hands.iter().map(|hand| hand.pulled).collect();
        assert_eq!(pulled, told, "reach {number}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reload_with_the_hand_in_the_bag_loses_nothing() {
    let house = TestHouse::open().await;
    let (table, mut guests) = house
        .around_the_bag(short_duel(3), &[Style::Lingers; 3], &[])
        .await;
    let reloading = live_until_reaching(&mut guests, 60).await;
    guests[reloading].reloads().await;
    let after = game(guests[reloading].view());
    assert!(matches!(after.phase, Phase::Reaching { .. }));
    live_until(&mut guests, |view| game(view).photo.is_some()).await;
    assert_eq!(broken(&events(&house, &table).await), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_is_lost_is_waited_for_once_and_then_has_pulled_nothing() {
    let house = TestHouse::open().await;
    let styles = [Style::Silent, Style::Lingers, Style::Lingers];
    let (table, mut guests) = house.around_the_bag(short_duel(3), &styles, &[]).await;
    // Who meets the silent one lingers longer than a lost hand is waited for.
    live_until(&mut guests, |view| game(view).broken.is_some()).await;
    let reached = |view: &View| {
        let photo = game(view).photo.as_ref();
        photo.is_some_and(|photo| {
            let hands = photo.hands.iter();
            hands
                .clone()
                .any(|hand| hand.seat == 0 && hand.placed_ms.is_none())
        })
    };
    live_until(&mut guests, reached).await;
    let events = events(&house, &table).await;
    assert_eq!(broken(&events), [BrokenBy::Connection]);
    let lost = events.iter().find_map(|event| match event {
        Event::Reached { finish } => finish.hands.iter().find(|hand| hand.lost),
        _ => None,
    });
    assert!(lost.is_some_and(|hand| hand.seat == 0 && hand.pulled.is_empty()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_stands_in_for_who_stays_away_until_they_return() {
    let house = TestHouse::open().await;
    let styles = [Style::Lingers, Style::Grabs, Style::Grabs];
    let (table, mut guests) = house.around_the_bag(short_duel(3), &styles, &[]).await;
    let away = guests.remove(0);
    let (visitor, code) = (away.player.visitor, table.clone());
    drop(away.player.window);
    let stood_in = |view: &View| game(view).stand_ins.iter().any(|(seat, _)| *seat == 0);
    live_until(&mut guests, stood_in).await;
    let number = game(guests[0].view()).contests.len();
    live_until(&mut guests, |view| {
        game(view).contests.len() > number || is_over(view)
    })
    .await;
    let mut window = visitor.window_named("again").await;
    window.watch(&code).await;
    window
        .sees(|view| game(view).stand_ins.is_empty() || is_over(view))
        .await;
}

#[tokio::test]
async fn a_hand_that_comes_too_early_is_kept_out_and_shown() {
    // D-07
    let house = TestHouse::open().await;
    let (table, mut guests) = house
        .around_the_bag(short_duel(3), &[Style::Silent; 3], &[])
        .await;
    let guest = &mut guests[0];
    let number = guest
        .player
        .window
        .sees(|view| matches!(game(view).phase, Phase::AwaitingCall { .. }))
        .await;
    let Phase::AwaitingCall {
        number,
        contestants,
        ..
    } = game(number).phase.clone()
    else {
        panic!("a call is awaited");
    };
    let early = &mut guests[contestants[0]];
    let moves = HandInput {
        dy: 9,
        ..HandInput::default()
    };
    let frame = HandFrame {
        table: short_id(&table),
        reach: number,
        tick: 0,
        shout: None,
        inputs: reach::write_inputs(&[moves]),
    };
    let window = &mut early.player.window;
    window.sends(Frame::binary(frame.to_bytes())).await;
    window.sends(Frame::binary(frame.to_bytes())).await;
    let view = window
        .sees(|view| !game(view).false_starts.is_empty())
        .await;
    assert_eq!(game(view).false_starts, [(contestants[0], 1)]);
}

#[tokio::test]
async fn what_is_no_hand_is_told_and_a_flood_of_hands_drowns_nobody() {
    let house = TestHouse::open().await;
    let (table, mut guests) = house
        .around_the_bag(short_duel(3), &[Style::Silent; 3], &[])
        .await;
    let window = &mut guests[0].player.window;
    window.sends(Frame::binary(vec![0xff; 9])).await;
    window
        .waits_for(|message| matches!(message, ServerMessage::NotUnderstood { .. }).then_some(()))
        .await;
    let frame = HandFrame {
        table: short_id(&table),
        reach: 1,
        tick: 0,
        shout: None,
        inputs: vec![0],
    };
    for _ in 0..2_000 {
        window.sends(Frame::binary(frame.to_bytes())).await;
    }
    // It is still there and understood.
    tokio::time::sleep(Duration::from_millis(50)).await;
    let said = window
        .tries(table::Command::Say {
            text: "hm".to_owned(),
        })
        .await;
    assert!(said.is_ok(), "{said:?}");
}
