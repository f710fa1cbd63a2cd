//! A child who cannot read plays the Quartet: two places that fill, a picture for every step, and a voice on request.

use anyhow::Result;
use e2e::{Device, Evening};

/// Every picture of a step is large.
const LARGE: &str = "
    const all = [...document.querySelectorAll('[data-testid=step]')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect());
    return all.length > 0 && all.every(box => box.width >= 48 && box.height >= 48);";

const FILLED: &str = "
    return document.querySelectorAll('[data-testid=places] .filled').length === arguments[0]
        && document.querySelectorAll('[data-testid=places] > *').length === 2
        && document.querySelector('[data-testid=take-these]').disabled === (arguments[0] !== 2);";

//
#[tokio::test(flavor = "multi_thread")]
async fn two_places_fill_and_what_is_in_one_can_be_taken_back() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.listens_to_the_voice().await?;
    ada.opens("/dschamal/here?game=quartet&level=1&now").await?;
    ada.reads("You choose two pieces to start with.").await?;
    ada.sees("[data-step=choose-two]").await?;
    ada.until("pictures are large", LARGE, &[]).await?;
    ada.until("two empty places", FILLED, &[0.into()]).await?;
    ada.presses("Read aloud").await?;
    ada.hears("en: You choose two pieces to start with.")
        .await?;
    for (piece, filled) in [(0, 1), (1, 2)] {
        let tap = format!(
            "document.querySelectorAll('[data-testid=choices] button')[{piece}].click(); return true"
        );
        ada.asks(&tap).await?;
        ada.until("one more is filled", FILLED, &[filled.into()])
            .await?;
    }
    ada.presses_found_in("[data-testid=places]", "×").await?;
    ada.until("one is taken back", FILLED, &[1.into()]).await?;
    ada.answers("choose").await?;
    ada.sees_no("[data-step=choose-two]").await?;
    ada.until("pictures are large", LARGE, &[]).await?;
    ada.reloads().await?;
    ada.sees("[data-testid=aloud][aria-checked=true]").await
}
