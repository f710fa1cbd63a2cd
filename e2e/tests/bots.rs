//! Against the house, in the house.

use anyhow::Result;
use e2e::{Device, Evening, first_seat_white};

#[tokio::test(flavor = "multi_thread")]
async fn bot_answers_and_wins_when_somebody_gives_up() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    ada.sits_down_with_bots(&first_seat_white(), 1).await?;
    for _ in 0..2 {
        ada.has_the_turn().await?;
        let before = ada.counts_pieces().await?;
        let square = ada.empty_square().await?;
        ada.plays(&format!("B@{square}")).await?;
        // The bot has placed one too, or taken ours, and it is our turn again.
        ada.has_the_turn().await?;
        assert!(ada.counts_pieces().await? >= before);
    }
    ada.presses("Resign").await?;
    ada.presses("Yes, I resign").await?;
    ada.reads_in("[data-testid=verdict]", "Ada resigned.").await
}
