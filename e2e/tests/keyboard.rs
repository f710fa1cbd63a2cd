//! Without a mouse: from the front door to a move.

use anyhow::Result;
use e2e::{Device, Evening, Keys};

#[tokio::test(flavor = "multi_thread")]
async fn keyboard_alone_leads_from_the_door_to_a_move() -> Result<()> {
    let evening = Evening::begin().await?.with_whole_browsers();
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/").await?;
    ada.tabs_to("Open a table").await?;
    ada.strikes(Keys::Enter).await?;
    ada.sees("#your-name:focus").await?;
    ada.strikes("Ada").await?;
    ada.strikes(Keys::Enter).await?;
    ada.tabs_to("You").await?; // who has White
    ada.strikes(Keys::Space).await?;
    ada.tabs_to("Open the table").await?;
    ada.strikes(Keys::Enter).await?;
    ada.sees(".invitation").await?;
    ada.tabs_to("Play against a bot instead").await?;
    ada.strikes(Keys::Enter).await?;
    ada.strikes(Keys::Tab).await?; // the easiest one
    ada.strikes(Keys::Enter).await?;
    ada.tabs_to("I’m ready").await?;
    ada.strikes(Keys::Enter).await?;
    ada.has_the_turn().await?;
    ada.tabs_to("Gimel board").await?;
    ada.strikes("f").await?;
    ada.strikes(Keys::Right).await?;
    ada.strikes(Keys::Enter).await?;
    ada.sees(".moves .move").await?;
    ada.reads_in(".moves", "F@").await
}
