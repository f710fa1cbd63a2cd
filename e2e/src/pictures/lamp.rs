//! The same contest once more when the game is over, from above, with the lights on.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::json;

use crate::Person;
use crate::film::Film;

/// Goes on to the next event until one was ruled like this.
const NEXT_UNTIL_RULED: &str = "
    if (document.querySelector('.story .ruling')?.innerText.trim() === arguments[0].trim()) return true;
    const lines = [...document.querySelectorAll('.events button')];
    const here = lines.findIndex(e => e.ariaCurrent === 'step');
    lines[here + 1]?.click();
    return false;";

/// So much of the reach is seen again: its end, from the moment where it gets exciting.
const SHOWN: Duration = Duration::from_millis(4_200);
/// How long the last picture stands.
const STANDS: Duration = Duration::from_millis(900);
/// How many steps of the slider are a second.
const STEPS_PER_SECOND: f64 = 30.0;

/// Finds the contest that was ruled like this in Mia's last game, and films it from above.
pub(super) async fn adds_the_replay(mia: &Person, ruling: &str, film: &mut Film) -> Result<()> {
    let last = "return fetch('/api/v1/games?player=me&game=dschamal&limit=1')
        .then(answer => answer.json()).then(page => page.games[0].id)";
    let id = mia.asks(last).await?;
    let id = id.as_str().context("the name of the game")?;
    mia.opens(&format!("/dschamal/games/{id}")).await?;
    mia.presses("What happened").await?;
    mia.until("the contest is found", NEXT_UNTIL_RULED, &[json!(ruling)])
        .await?;
    mia.presses("What happened").await?;
    mia.presses("Lights on").await?;
    mia.sees("[data-testid=lit] canvas").await?;
    let end = "return Number(document.querySelector('.film input').max)";
    let end = mia.asks(end).await?.as_f64().context("a length")?;
    let first = (end - SHOWN.as_secs_f64() * STEPS_PER_SECOND).max(0.0);
    mia.slides_to(".film input", first as u32).await?;
    let ((from, to), frames) = mia.filmed(runs_through(mia)).await?;
    film.add(&frames, from, to);
    Ok(())
}

/// From where it stands to the end, and a little longer.
async fn runs_through(mia: &Person) -> Result<(Instant, Instant)> {
    let from = Instant::now();
    mia.presses("Play").await?;
    let over =
        "const slider = document.querySelector('.film input'); return slider.value === slider.max";
    mia.until("the film is over", over, &[]).await?;
    tokio::time::sleep(STANDS).await;
    Ok((from, Instant::now()))
}
