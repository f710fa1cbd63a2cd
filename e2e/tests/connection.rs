//! People come and go, and so does the house: nobody loses their place.

use std::time::Duration;

use anyhow::Result;
use e2e::{Device, Evening, first_seat_white};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn who_reloads_goes_on_and_the_other_sees_them_go_and_come() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&first_seat_white()).await?;
    let (ada, bo) = (&table.ada, &table.bo);
    table.play(&["F@h5", "C@a1"]).await?;
    ada.reloads().await?;
    ada.plays("h5-k8").await?;
    bo.sees_on("k8", "white falcon").await?;
    bo.opens("about:blank").await?;
    ada.reads_in(".far .note", "away").await?;
    ada.reads("Bo is away, and there is no clock.").await?;
    bo.opens(&table.path).await?;
    ada.sees_no(".far .note").await?;
    bo.plays("C@c1").await?;
    ada.has_the_turn().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_sees_every_move_and_can_make_none() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&first_seat_white()).await?;
    let cleo = evening.guest("Cleo", Device::Desk).await?;
    cleo.opens(&table.path).await?;
    cleo.reads("You are watching.").await?;
    table
        .ada
        .reads_in("[data-testid=people]", "1 is watching")
        .await?;
    table.play(&["F@h5", "C@a1"]).await?;
    cleo.sees_on("a1", "black cat").await?;
    cleo.sees_no("#typed-move").await?;
    cleo.sees_no(".in-hand[aria-disabled=false]").await?;
    cleo.clicks("h5").await?;
    cleo.clicks("k8").await?;
    cleo.drags("h5", "k5").await?;
    cleo.sees_no(".cell.chosen, .cell.prepared").await?;
    table.play(&["h5-k8"]).await?;
    cleo.sees_on("k8", "white falcon").await?;
    cleo.sees_pieces(2).await
}

#[tokio::test(flavor = "multi_thread")]
async fn house_that_comes_back_finds_the_game_as_it_was() -> Result<()> {
    let mut evening = Evening::begin().await?;
    let mut agreed = first_seat_white();
    agreed["time"] = json!({ "kind": "clock", "base_s": 600, "increment_s": 0 });
    let table = evening.two(&agreed).await?;
    let (ada, bo) = (&table.ada, &table.bo);
    table.play(&["F@h5"]).await?;
    bo.reads_in(".near .clock", "9:").await?;
    evening.house_closes().await?;
    for person in [ada, bo] {
        person.sees("[data-testid=connection] .lost").await?;
    }
    // The time without a house is nobody's.
    let left = "return document.querySelector('.near .clock').innerText";
    let before = bo.asks(left).await?;
    bo.until_later(Duration::from_secs(2)).await?;
    assert_eq!(bo.asks(left).await?, before);
    // Played while nobody hears it, and sent as soon as somebody does.
    bo.takes_from_hand("cat").await?;
    bo.clicks("a1").await?;
    bo.sees_on("a1", "black cat").await?;
    evening.house_opens().await?;
    ada.reads("Connected again.").await?;
    ada.plays("h5-k8").await?;
    ada.sees_on("a1", "black cat").await?;
    bo.plays("a1-c1").await
}
