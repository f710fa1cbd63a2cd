//! The Tower on a phone: pieces under a thumb, bots that build too, what falls, and the points in the end.

use std::time::Duration;

use anyhow::{Context, Result};
use e2e::{Builds, Device, Evening, Habit, Person, brisk};
use serde_json::{Value, json};

/// A whole game takes its time; this is far more.
const LONG: Duration = Duration::from_secs(560);

/// Where what fell can be seen again.
const FELL: &str =
    "return document.querySelector(\"a.quiet[href*='see=']\")?.getAttribute('href') ?? null";

async fn counts(person: &Person, css: &str) -> Result<u64> {
    let script = format!("return document.querySelectorAll({css:?}).length");
    let found = person.asks(&script).await?;
    found.as_u64().context("a number")
}

/// Builds beside whatever stands already, until something has fallen, however many games that takes.
async fn lets_fall(person: &Person) -> Result<String> {
    loop {
        if let Some(link) = person.asks(FELL).await?.as_str() {
            return Ok(link.to_owned());
        }
        match person.wanted().await?.as_str() {
            "over" => person.presses("Another game").await?,
            "" | "ready" | "out" | "pulling" => {
                person.until_later(Duration::from_millis(50)).await?;
            }
            wanted @ ("call" | "vote" | "choose") => person.answers(wanted).await?,
            "build" if counts(person, "[data-testid^=chair].you .tower-small").await? > 0 => {
                person.builds(Builds::Beside).await?;
            }
            "build" => person.builds(Builds::OnTop).await?,
            _ => person.reaches_in(Habit::Keys(0), 1).await?,
        }
    }
}

// T-12, T-13, T-16: what is built beside the tower falls, goes back, and can be seen again.
#[tokio::test(flavor = "multi_thread")]
async fn a_piece_beside_the_tower_falls_and_can_be_seen_again() -> Result<()> {
    let evening = Evening::begin().await?.with_coarse_screens();
    let ada = evening.guest("Ada", Device::Phone).await?;
    let short = json!({ "tower.stand_seconds": 1 });
    ada.sits_down_with_bots(&brisk("tower", 3, &short), 1)
        .await?;
    let link = lets_fall(&ada).await?;
    // It opens beside the table; here one window is enough.
    ada.opens(&link).await?;
    ada.sees(".seeing .scrubber").await?;
    let shown = "return document.querySelector('.seeing input[type=range]')?.max > 20";
    ada.until("the film is there", shown, &[]).await?;
    ada.presses("As it was").await?;
    ada.meets_no_barrier().await
}

// T-21 to T-27: somebody's tower has seven pieces, and every point is explained.
#[tokio::test(flavor = "multi_thread")]
async fn whole_tower_of_three_until_the_points_are_explained() -> Result<()> {
    let evening = Evening::begin().await?.with_coarse_screens();
    let ada = evening.stranger(Device::Phone).await?;
    // On this device, whose time is the device's own: an evening in a minute or two. Bots build better than these keys do.
    ada.lives_faster(6).await?;
    ada.opens("/dschamal/here?game=tower&level=5").await?;
    ada.presses("More:").await?;
    ada.presses("3").await?;
    ada.presses("Begin").await?;
    ada.plays_dschamal(Habit::NowAndThen, LONG).await?;
    assert_eq!(counts(&ada, ".standings > li").await?, 3);
    ada.reads_in(".points", "pieces in the tower").await?;
    let seven = "return [...document.querySelectorAll('.tally')].some(e => e.innerText === '7/7')";
    assert_eq!(ada.asks(seven).await?, Value::Bool(true));
    ada.meets_no_barrier().await
}
