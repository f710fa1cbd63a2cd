//! Two phones: everything by finger.

use anyhow::Result;
use e2e::{Device, Evening, first_seat_white};

#[tokio::test(flavor = "multi_thread")]
async fn fingers_place_move_and_capture() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&first_seat_white()).await?;
    let (ada, bo) = (&table.ada, &table.bo);
    tokio::try_join!(ada.holds(Device::Phone), bo.holds(Device::Phone))?;
    ada.sees(".board.upright").await?;

    ada.taps_hand("falcon").await?;
    ada.taps("h5").await?;
    bo.sees_on("h5", "white falcon").await?;
    bo.taps_hand("cat").await?;
    bo.taps("n4").await?;
    ada.sees_on("n4", "black cat").await?;

    ada.taps("h5").await?;
    ada.taps("k5").await?;
    bo.sees_on("k5", "white falcon").await?;
    bo.taps_hand("beetle").await?;
    bo.taps("a1").await?;

    ada.sees_on("a1", "black beetle").await?;
    ada.slides("k5", "n4").await?;
    bo.sees_on("n4", "white falcon").await?;
    bo.reads_in(".far .bar", "3").await
}
