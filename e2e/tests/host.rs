//! Whoever opens a table keeps it in order: silence, reports, sending away, letting in again.

use anyhow::Result;
use e2e::{Device, Evening, first_seat_white};

#[tokio::test(flavor = "multi_thread")]
async fn host_silences_reports_and_sends_away() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&first_seat_white()).await?;
    let (ada, bo) = (&table.ada, &table.bo);
    let cleo = evening.guest("Cleo", Device::Desk).await?;
    cleo.opens(&table.path).await?;
    cleo.writes("Say something", "Boo!").await?;
    cleo.presses("Say it").await?;

    ada.reads_in(".said", "Boo!").await?;
    ada.presses("Report what Cleo said").await?;
    ada.reads("Reported. Thank you.").await?;
    ada.presses("Who is here").await?;
    ada.presses_at("Cleo", "Silence").await?;
    cleo.reads("The host has silenced you here.").await?;
    ada.presses_at("Cleo", "Let speak").await?;
    cleo.sees("[aria-label='Say something']").await?;

    ada.presses_at("Cleo", "Send away").await?;
    cleo.reads("The host has closed this table to you.").await?;
    ada.reads_in("[data-testid=people]", "nobody is watching")
        .await?;

    // A second knock does not help.
    cleo.reloads().await?;
    cleo.reads("The host has closed this table to you.").await?;

    // Who only listens can order nothing.
    bo.presses("Who is here").await?;
    bo.reads_in(".side", "Ada").await?;
    bo.sees_no(".side li button").await
}
