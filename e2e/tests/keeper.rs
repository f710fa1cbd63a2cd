//! Whoever runs the house, at the keeper's desk: a report, somebody silenced, an address kept out, all of it by name.

use anyhow::Result;
use e2e::{Device, Evening, short_game};

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_desk_and_something_is_done_about_it() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&short_game()).await?;
    let (ada, bo) = (&table.ada, &table.bo);
    bo.writes("Say something", "Donkeys play better").await?;
    bo.presses("Say it").await?;
    ada.reads_in(".said", "Donkeys play better").await?;
    ada.presses("Report what Bo said").await?;
    ada.reads("Reported. Thank you.").await?;

    let keeper = evening.stranger(Device::Desk).await?;
    keeper.opens("/keeper").await?;
    keeper.writes("Token", "not the token").await?;
    keeper.presses("Come in").await?;
    keeper.reads("This is not the token of this house.").await?;
    keeper
        .writes("Token", &evening.keeper_token().await?)
        .await?;
    keeper.presses("Come in").await?;
    keeper.reads("Donkeys play better").await?;
    for device in [Device::Desk, Device::Phone] {
        keeper.holds(device).await?;
        keeper.meets_no_barrier().await?;
    }
    keeper.writes("Reason", "rude").await?;
    keeper.presses("Silence: Bo").await?;
    keeper.reads("Done, and written down.").await?;
    keeper.reads("may not speak").await?;
    bo.writes("Say something", "What?").await?;
    bo.presses("Say it").await?;
    bo.reads("Whoever runs this house has silenced you.")
        .await?;
    keeper.presses("Lift: Bo").await?;
    keeper
        .reads("Nothing: everybody may come in and speak.")
        .await
}
