//! Clocks of every kind, agreed on in the form and seen at the table.

use anyhow::Result;
use e2e::{Device, Evening};

// The clocks of G-20 and G-21.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_by_the_rules_by_days_and_for_each() -> Result<()> {
    let evening = Evening::begin().await?;
    let (ada, bo) = tokio::try_join!(
        evening.guest("Ada", Device::Desk),
        evening.guest("Bo", Device::Desk)
    )?;
    ada.opens("/new").await?;
    ada.presses("You").await?; // who has White
    ada.presses("By the rules").await?;
    ada.writes("Seconds a turn may take", "45").await?;
    ada.presses("Open the table").await?;
    ada.sees(".invitation").await?;
    bo.opens(&ada.path().await?).await?;
    tokio::try_join!(ada.presses("I’m ready"), bo.presses("I’m ready"))?;
    ada.plays("F@h5").await?;
    // The turn's time for who has it, the game's for the other.
    bo.reads_in(".near .clock", "0:").await?;
    bo.reads_in(".far .clock", "29:").await?;
    bo.plays("C@a1").await?;
    ada.presses("Resign").await?;
    ada.presses("Yes, I resign").await?;
    ada.reads("Ada resigned.").await?;

    // Between two games the host agrees on something else, and both say again that they are ready.
    ada.presses("What is agreed").await?;
    ada.presses("Agree on something else").await?;
    ada.presses("Days").await?;
    ada.writes("Days for each turn", "3").await?;
    ada.presses("Agree on this").await?;
    bo.presses("What is agreed").await?;
    bo.reads("3 days for each turn").await?;
    for person in [&ada, &bo] {
        person.presses("Another game, colours swapped").await?;
    }
    bo.plays("F@h5").await?;
    ada.reads_in(".near .clock", "2 d 23 h").await
}
