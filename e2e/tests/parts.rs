//! Pages are drawn by parts of the client that are loaded when they are wanted; whoever walks from one to another need not know.

use anyhow::Result;
use e2e::{Device, Evening, Person, first_seat_white};
use serde_json::json;

async fn is_at(person: &Person, path: &str) -> Result<()> {
    let what = format!("the page is {path}");
    let script = "return location.pathname === arguments[0]";
    person.until(&what, script, &[json!(path)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn table_is_found_by_the_address_of_either_game_and_left_for_the_front_door() -> Result<()> {
    let evening = Evening::begin().await?;
    let (ada, bo) = tokio::try_join!(
        evening.guest("Ada", Device::Desk),
        evening.guest("Bo", Device::Desk)
    )?;
    let duel = json!({ "game": { "dschamal": { "rules": { "game": "duel" }, "seats": 4 } } });
    // The house opens it at `/t/`.
    let code = ada.opens_a_table(&duel).await?.replace("/t/", "");
    ada.sees(".invitation").await?;
    is_at(&ada, &format!("/d/{code}")).await?;
    let link = ada
        .asks("return document.querySelector('.invitation input').value")
        .await?;
    bo.opens(link.as_str().unwrap_or_default()).await?;
    ada.reads_in(".seats", "Bo").await?;
    bo.presses("Who is here").await?;
    bo.presses("Leave the table").await?;
    is_at(&bo, "/").await?;
    let seats = "return !document.querySelector('.seats').innerText.includes('Bo')";
    ada.until("Bo's seat is empty", seats, &[]).await?;

    let gimel = bo.opens_a_table(&first_seat_white()).await?;
    ada.opens(&gimel.replace("/t/", "/d/")).await?;
    is_at(&ada, &gimel).await?;
    ada.reads_in(".seats", "Bo").await
}

#[tokio::test(flavor = "multi_thread")]
async fn ways_lead_from_part_to_part_and_back() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/").await?;
    for (door, path) in [
        ("Feel a shape", "/practice"),
        ("Two at one board", "/gimel/here"),
        ("Analysis board", "/analysis"),
    ] {
        ada.presses(door).await?;
        is_at(&ada, path).await?;
        ada.sees("main h2, main button").await?;
        ada.goes_back().await?;
        is_at(&ada, "/").await?;
        ada.sees(".doors").await?;
    }
    ada.presses("Feel a shape").await?;
    is_at(&ada, "/practice").await?;
    ada.presses("Front door").await?;
    is_at(&ada, "/").await?;
    // Within a program nothing is loaded anew.
    ada.sees(".doors").await?;
    ada.asks("window.same = true").await?;
    ada.presses("Settings").await?;
    is_at(&ada, "/settings").await?;
    ada.until(
        "the page was not loaded",
        "return window.same === true",
        &[],
    )
    .await
}
