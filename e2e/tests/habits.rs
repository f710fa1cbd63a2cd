//! Habits at a table: moves prepared ahead, moves confirmed, pieces dragged, turns taken back, draws offered.

use anyhow::Result;
use e2e::{Evening, first_seat_white};

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_dragged_prepared_and_confirmed() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&first_seat_white()).await?;
    let (ada, bo) = (&table.ada, &table.bo);

    bo.takes_from_hand("cat").await?;
    bo.clicks("n4").await?;
    bo.sees("#sq-n4.prepared").await?;
    ada.drags_from_hand("falcon", "h5").await?;
    bo.sees_on("h5", "white falcon").await?;
    ada.sees_on("n4", "black cat").await?;

    ada.drags("h5", "k5").await?;
    bo.sees_on("k5", "white falcon").await?;

    // The setting is read at the next visit to the table.
    bo.opens("/settings").await?;
    bo.switches("Confirm moves").await?;
    bo.opens(&table.path).await?;
    bo.has_the_turn().await?;
    bo.clicks("n4").await?;
    bo.clicks("n6").await?;
    bo.presses("Undo").await?;
    bo.sees_on("n4", "black cat").await?;
    bo.clicks("n4").await?;
    bo.clicks("n2").await?;
    bo.presses("Play n4-n2").await?;
    ada.sees_on("n2", "black cat").await
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_taken_back_and_draws_offered_with_a_tap() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&first_seat_white()).await?;
    let (ada, bo) = (&table.ada, &table.bo);
    table.play(&["F@h5", "C@a1"]).await?;
    bo.presses("Take back").await?;
    ada.presses("Allow").await?;
    bo.sees_on("a1", "empty").await?;
    bo.plays("C@b1").await?;
    ada.presses("Offer a draw").await?;
    bo.presses("No, play on").await?;
    ada.no_longer_reads("You offered a draw.").await?;
    ada.plays("h5-k8").await?;
    bo.presses("Offer a draw").await?;
    ada.presses("Accept").await?;
    for person in [ada, bo] {
        person.reads_in("[data-testid=verdict]", "A draw.").await?;
    }
    Ok(())
}
