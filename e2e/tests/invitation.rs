//! Two people, one link: the evening for which the house was built.

use anyhow::Result;
use e2e::{Device, Evening};

#[tokio::test(flavor = "multi_thread")]
async fn two_meet_by_a_link_play_talk_and_play_again_with_colours_swapped() -> Result<()> {
    let evening = Evening::begin().await?.with_whole_browsers();
    let (ada, bo) = tokio::try_join!(
        evening.stranger(Device::Desk),
        evening.stranger(Device::Desk)
    )?;
    ada.opens("/").await?;
    ada.presses("Open a table").await?;
    ada.writes("What shall we call you?", "Ada").await?;
    ada.presses("Come in").await?;
    ada.presses("You").await?; // who has White
    ada.presses("House rules").await?;
    ada.writes("Points that win", "6").await?;
    ada.presses("Open the table").await?;
    ada.sees(".invitation").await?;

    let link = ada
        .asks("return document.querySelector('.invitation input').value")
        .await?;
    bo.opens(link.as_str().unwrap_or_default()).await?;
    bo.reads("Ada has a seat for you.").await?;
    bo.writes("What shall we call you?", "Bo").await?;
    bo.presses("Come in").await?;
    tokio::try_join!(ada.presses("I’m ready"), bo.presses("I’m ready"))?;

    ada.sees("[role=grid]").await?;
    ada.writes("Say something", "Welcome to the inn").await?;
    ada.presses("Say it").await?;
    bo.reads_in(".said", "Welcome to the inn").await?;

    ada.plays("F@h5").await?;
    bo.plays("F@k8").await?;
    bo.waits_for("Ada").await?;
    ada.plays("h5xk8").await?;
    for person in [&ada, &bo] {
        person
            .reads_in("[data-testid=verdict]", "Ada wins.")
            .await?;
        person.presses("Another game, colours swapped").await?;
    }
    bo.plays("C@c3").await?;
    ada.sees_on("c3", "white cat").await?;
    ada.has_the_turn().await
}
