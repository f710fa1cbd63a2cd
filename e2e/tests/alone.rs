//! Without the house: what was opened once goes on without a network.

use std::time::Duration;

use anyhow::Result;
use e2e::{Device, Evening, Habit};

#[tokio::test(flavor = "multi_thread")]
async fn bot_and_board_are_there_when_the_house_is_not() -> Result<()> {
    let mut evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/gimel/bot").await?;
    ada.has_the_pages_kept().await?;
    evening.house_closes().await?;

    ada.reloads().await?;
    ada.presses("You").await?; // who has White
    ada.presses("Begin").await?;
    ada.plays("F@h5").await?;
    ada.has_the_turn().await?;
    ada.reloads().await?;
    ada.sees_on("h5", "white falcon").await?;
    ada.plays("B@a1").await?;
    ada.has_the_turn().await?;

    ada.opens("/gimel/here").await?;
    for (square, kind) in [("c3", "falcon"), ("f6", "cat")] {
        // The near side of the board stays, whoever has the turn.
        let side = if kind == "falcon" { "near" } else { "far" };
        let css = format!(".{side} .in-hand[aria-label^={kind}]");
        ada.clicks_on(&css).await?;
        ada.clicks(square).await?;
        ada.sees_on(square, kind).await?;
    }
    ada.drags("c3", "f6").await?;
    ada.reads_in(".near .bar", "3").await
}

#[tokio::test(flavor = "multi_thread")]
async fn clock_on_one_device_goes_on_where_it_was_after_a_reload() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/gimel/here").await?;
    ada.presses("House rules").await?;
    ada.writes("Playing time in minutes", "7").await?;
    ada.presses("New game with these rules").await?;
    ada.reads_in(".near .clock", "7:00").await?;
    ada.writes("Type a move", "F@h5\u{e007}").await?;
    // So many seconds are not made up for by a page that loads slowly.
    let later = "return document.querySelector('.near .clock').innerText <= '6:52'";
    ada.until("some time has passed", later, &[]).await?;
    let left = "return document.querySelector('.near .clock').innerText";
    let before = ada.asks(left).await?;
    ada.reloads().await?;
    ada.sees_on("h5", "white falcon").await?;
    let after = ada.asks(left).await?;
    assert!(
        after.as_str() <= before.as_str(),
        "{before} before, {after} after"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn dschamal_is_played_against_bots_when_the_house_is_not_there() -> Result<()> {
    let mut evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    // The bots are this browser's own: they need not be waited for.
    ada.lives_faster(3).await?;
    ada.opens("/").await?;
    ada.has_the_pages_kept().await?;
    evening.house_closes().await?;

    ada.opens("/").await?;
    ada.presses("Dschamál").await?;
    ada.presses("Choose opponents").await?;
    ada.presses("Quartet").await?;
    ada.presses("Child").await?;
    ada.presses("More:").await?;
    ada.presses("House rules").await?;
    ada.switches("Short pauses").await?;
    ada.presses("Begin").await?;
    ada.sees("[data-testid=chair-0]").await?;
    let mut reaches = 0;
    // The second contest of one's own is fought after a reload.
    while reaches < 2 {
        match ada.wanted().await?.as_str() {
            "" | "ready" | "out" | "pulling" => ada.until_later(Duration::from_millis(50)).await?,
            wanted @ ("call" | "vote" | "choose") => ada.answers(wanted).await?,
            _ => {
                ada.reaches_in(Habit::Keys(0), 1).await?;
                ada.sees("[data-testid=photo]").await?;
                reaches += 1;
                ada.reloads().await?;
                ada.sees("[data-testid=chair-0]").await?;
            }
        }
    }
    // The next contest may lie over it already.
    let why = "return !!document.querySelector('details.why')?.textContent.includes('Q-')";
    ada.until("the ruling has its rule", why, &[]).await
}
