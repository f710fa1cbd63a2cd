//! An evening with the box: five names, a whole Duel told by taps, most of it with the house closed.

use anyhow::Result;
use e2e::{Device, Evening, Person};

const PLAYERS: [(&str, &str); 5] = [
    ("Mia", "blue ball"),
    ("Jo", "blue cube"),
    ("Sam", "blue disc"),
    ("Lea", "blue egg"),
    ("Kim", "blue dome"),
];

async fn sits_down(person: &Person) -> Result<()> {
    person.opens("/referee").await?;
    person.presses("One more player").await?;
    for (place, (name, _)) in PLAYERS.iter().enumerate() {
        let label = format!("Name of player {}", place + 1);
        person.writes(&label, name).await?;
    }
    person.meets_no_barrier().await?;
    person.presses("Begin").await?;
    for (name, piece) in PLAYERS {
        person.reads(&format!("{name} takes a blue piece")).await?;
        person.presses(piece).await?;
    }
    Ok(())
}

/// Presses these one after the other, once the contest is there.
async fn tells(person: &Person, contest: &str, taps: &[&str]) -> Result<()> {
    person.reads_in("#now", contest).await?;
    for tap in taps {
        person.presses(tap).await?;
    }
    Ok(())
}

async fn hears(person: &Person, ruling: &str) -> Result<()> {
    person.reads_in("[data-testid=ruling]", ruling).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_duel_is_refereed_by_taps_and_without_the_house() -> Result<()> {
    let mut evening = Evening::begin().await?;
    let mia = evening.stranger(Device::Phone).await?;
    sits_down(&mia).await?;
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    mia.until("the pages are kept for later", kept, &[]).await?;

    tells(&mia, "Duel 1: Mia — Jo", &["Mia", "ball", "white ball"]).await?;
    hears(&mia, "Mia wins and keeps it").await?;
    mia.presses("Why?").await?;
    mia.reads_in(".why", "D-16").await?;
    mia.meets_no_barrier().await?;
    tells(&mia, "Duel 2: Mia — Sam", &["Mia", "ball", "brown ball"]).await?;

    evening.house_closes().await?;
    tells(&mia, "Duel 3: Mia — Lea", &["Lea", "black", "Done"]).await?;
    mia.reads("Mia picks one of Lea’s pieces").await?;
    mia.presses("Undo").await?;
    // One ball is left: its colour follows.
    tells(&mia, "Duel 3: Mia — Lea", &["Mia", "ball", "Done"]).await?;
    mia.reads_in(".box-stands li", "4 of 7").await?;
    mia.reloads().await?;
    mia.reads_in(".box-stands li", "4 of 7").await?;

    tells(&mia, "Duel 4: Mia — Kim", &["Mia", "dome", "white dome"]).await?;
    hears(&mia, "gets one of that shape from Kim").await?;
    // Mia has beaten everybody and sits out.
    tells(&mia, "Duel 5: Jo — Sam", &["Jo", "cube", "white cube"]).await?;
    mia.presses("Undo").await?;
    tells(&mia, "Duel 5: Jo — Sam", &["Jo", "cube", "yellow cube"]).await?;
    tells(&mia, "Duel 6: Jo — Lea", &["Jo", "cube", "white cube"]).await?;
    hears(&mia, "white cube").await?;

    // It was a brown cube in the fifth.
    mia.presses("Everything so far").await?;
    mia.presses("Correct step 10").await?;
    mia.reads("You are telling step 10 again").await?;
    tells(&mia, "Duel 5: Jo — Sam", &["cube", "brown cube"]).await?;

    tells(&mia, "Duel 7: Jo — Kim", &["Jo", "cube", "Done"]).await?;
    hears(&mia, "yellow cube").await?;
    tells(&mia, "Duel 8: Jo — Mia", &["Mia", "dome", "yellow dome"]).await?;
    tells(&mia, "Duel 9: Mia — Sam", &["Mia", "dome", "Done"]).await?;
    mia.reads("Mia has won").await?;
    mia.reads_in(".box-stands li", "8 of 7").await?;
    mia.meets_no_barrier().await
}

#[tokio::test(flavor = "multi_thread")]
async fn correction_that_does_not_fit_is_shown_and_can_be_given_up() -> Result<()> {
    let evening = Evening::begin().await?;
    let mia = evening.stranger(Device::Desk).await?;
    sits_down(&mia).await?;
    tells(&mia, "Duel 1: Mia — Jo", &["Mia", "ball", "white ball"]).await?;
    tells(&mia, "Duel 2: Mia — Sam", &["Mia", "ball", "brown ball"]).await?;
    mia.reads_in("#now", "Duel 3: Mia — Lea").await?;
    mia.presses("Everything so far").await?;
    mia.presses("Correct step 6").await?;
    tells(&mia, "Duel 1: Mia — Jo", &["Jo", "cube", "white cube"]).await?;
    mia.reads("After the correction this cannot be any more")
        .await?;
    mia.meets_no_barrier().await?;
    mia.presses("Leave it as it was").await?;
    mia.reads_in("#now", "Duel 3: Mia — Lea").await?;
    mia.sees_no("[role=alert] .row").await
}
