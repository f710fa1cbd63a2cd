//! Tables that nobody needs sleep, and wake as they were.

use std::time::Duration;

use crate::house::{Player, SHORT_GAME, TestHouse, short_game, timed};

async fn awake(house: &TestHouse) -> u32 {
    let text = house.stranger().get("/metrics").await.text().await.unwrap();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("caravanserai_tables_awake "));
    line.unwrap().parse().unwrap()
}

async fn until_awake_are(house: &TestHouse, count: u32) {
    while awake(house).await != count {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn dozy() -> TestHouse {
    TestHouse::open_with(|settings| settings.idle = Duration::from_millis(50)).await
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_sleeps_and_wakes_as_it_was() {
    let house = dozy().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME[..3]).await;
    let before = pair.ada.window.view().clone();
    drop((pair.ada.window, pair.bob.window));
    until_awake_are(&house, 0).await;

    let mut ada = Player::at(pair.ada.visitor, &pair.table).await;
    assert_eq!(awake(&house).await, 1);
    let after = ada.window.view();
    assert_eq!((after.seq, after.games), (before.seq, before.games));
    assert_eq!(
        after.gimel().unwrap().position,
        before.gimel().unwrap().position
    );
    let mut bob = Player::at(pair.bob.visitor, &pair.table).await;
    bob.window.count_from(100);
    bob.moves(SHORT_GAME[3]).await;
    ada.window
        .sees(|view| view.gimel().unwrap().entries.len() == 4)
        .await;
}

#[tokio::test]
async fn a_running_clock_keeps_a_table_awake() {
    let house = dozy().await;
    let pair = house.pair(timed(600)).await;
    let sleepy = house.host(short_game()).await;
    drop((pair.ada.window, pair.bob.window, sleepy));
    until_awake_are(&house, 1).await;
    // Long enough for it to have fallen asleep if it could.
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(awake(&house).await, 1);
}
