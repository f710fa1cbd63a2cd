//! The Tower on a phone: pieces under a thumb, bots that build too, and what falls.

use std::time::Duration;

use anyhow::{Result, bail};
use e2e::{Device, Evening, Person, tower_of_three};

const UP: &str = "\u{e013}";
const DOWN: &str = "\u{e015}";
const RIGHT: &str = "\u{e014}";
const ENTER: &str = "\u{e007}";
/// Strokes of a key that lower a piece onto any tower, or carry it beside it: so many presses each, and time to follow.
const STROKES: usize = 4;
const PRESSES: usize = 30;
const STROKE: Duration = Duration::from_millis(600);

/// What is to be done now, as a person would see it.
const WHAT_NOW: &str = "
    const seen = css => [...document.querySelectorAll(css)].some(e => e.checkVisibility());
    const hand = document.querySelector('[data-testid=in-dark] .bag')?.dataset.state;
    if (seen('[data-testid=end]')) return 'over';
    if (document.querySelector('.in-yard .tower')?.dataset.stage === 'held') return 'build';
    if (hand === 'cupped' || hand === 'several') return 'pull';
    if (hand && hand !== 'out') return 'grope';
    if (seen('button.call')) return 'call';
    if (seen('[data-testid=choices] button')) return 'choose';
    return 'wait';";

/// How a person puts a piece down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Builds {
    /// Straight onto the tower.
    OnTop,
    /// Beside it, where it falls.
    Beside,
}

async fn builds(person: &Person, how: Builds) -> Result<()> {
    person.sees(".in-yard canvas").await?;
    let focus = "document.querySelector('.in-yard canvas').focus(); return true";
    person.asks(focus).await?;
    let way = match how {
        Builds::OnTop => DOWN,
        Builds::Beside => RIGHT,
    };
    for _ in 0..STROKES {
        person.strikes(way.repeat(PRESSES)).await?;
        person.until_later(STROKE).await?;
    }
    person.presses("Let go").await?;
    let loose = "return document.querySelector('.in-yard .tower')?.dataset.stage !== 'held'";
    person.until("the piece is let go", loose, &[]).await
}

async fn presses_if_there(person: &Person, css: &str) -> Result<()> {
    let script = format!("document.querySelector({css:?})?.click(); return true");
    person.asks(&script).await.map(drop)
}

/// Does the next thing; says what it was.
async fn goes_on(person: &Person, how: Builds) -> Result<String> {
    let now = person.asks(WHAT_NOW).await?;
    let now = now.as_str().unwrap_or_default().to_owned();
    match now.as_str() {
        "build" => builds(person, how).await?,
        "pull" => person.strikes(ENTER).await?,
        "grope" => person.strikes(format!("{} ", UP.repeat(3))).await?,
        // The device calls, and somebody's time to choose is over, when they will: then there is nothing to press.
        "call" => presses_if_there(person, "button.call").await?,
        "choose" => presses_if_there(person, "[data-testid=choices] button").await?,
        _ => {
            let change = format!("const now = (() => {{ {WHAT_NOW} }})(); return now !== 'wait'");
            person
                .until("something is to be done", &change, &[])
                .await?;
        }
    }
    Ok(now)
}

async fn counts(person: &Person, css: &str) -> Result<u64> {
    let script = format!("return document.querySelectorAll({css:?}).length");
    let found = person.asks(&script).await?;
    Ok(found.as_u64().unwrap_or_default())
}

// T-12, T-13, T-16: what is built beside the tower falls, goes back, and can be seen again.
#[tokio::test(flavor = "multi_thread")]
async fn a_piece_beside_the_tower_falls_and_can_be_seen_again() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Phone).await?;
    ada.sits_down_with_bots(&tower_of_three(), 1).await?;
    let fell = "a.quiet[href*='see=']";
    for _ in 0..400 {
        if counts(&ada, fell).await? > 0 {
            break;
        }
        let mine = counts(&ada, "[data-testid^=chair].you .tower-small").await?;
        let how = if mine > 0 {
            Builds::Beside
        } else {
            Builds::OnTop
        };
        if goes_on(&ada, how).await? == "over" {
            bail!("the game was over before anything fell");
        }
    }
    ada.reads("fell").await?;
    ada.meets_no_barrier().await?;
    // It opens beside the table; here one window is enough.
    let link = ada
        .asks("return document.querySelector(\"a[href*='see=']\").href")
        .await?;
    ada.opens(link.as_str().unwrap_or_default()).await?;
    ada.sees(".seeing .scrubber").await?;
    let shown = "return document.querySelector('.seeing input[type=range]')?.max > 20";
    ada.until("the film is there", shown, &[]).await?;
    ada.presses("As it was").await?;
    ada.meets_no_barrier().await
}
