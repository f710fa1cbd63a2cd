//! Eyes closed: what the page plays is enough to know a piece by.

use anyhow::Result;
use e2e::{Device, Evening};

const PIECES: usize = 2;

#[tokio::test(flavor = "multi_thread")]
async fn who_only_hears_follows_an_outline_and_names_the_piece() -> Result<()> {
    let evening = Evening::begin().await?.with_coarse_screens();
    let ada = evening.stranger(Device::Desk).await?;
    ada.listens().await?;
    // The finger goes as far between two tones as ever, and the tones come as thick.
    ada.lives_faster(2).await?;
    ada.opens("/practice").await?;
    ada.presses("In your hand").await?;
    for _ in 0..PIECES {
        ada.sees(".answers").await?;
        let name = ada.names_by_ear().await?;
        ada.presses(name).await?;
        ada.reads_in(".practice-bag", "Right: a").await?;
        ada.presses("Next piece").await?;
    }
    Ok(())
}
