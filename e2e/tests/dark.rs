//! Hands in the dark bag: a person among bots, by the keyboard alone.

use anyhow::Result;
use e2e::{Device, Evening, Person, duel_of_three};

const IN_THE_BAG: &str = "[data-testid=in-dark] .bag";
/// So often a hand gropes on before it gives up; a contest is over long before.
const GROPES: usize = 60;

/// Calls whenever it may be called, until the own hand is wanted: with three, that is the second contest at the latest.
async fn comes_to_the_bag(person: &Person) -> Result<()> {
    for _ in 0..2 {
        let either =
            "return [...document.querySelectorAll(arguments[0])].some(e => e.checkVisibility())";
        let what = format!("{IN_THE_BAG}, button.call");
        person
            .until(
                "a call or a hand is wanted",
                either,
                &[what.as_str().into()],
            )
            .await?;
        let script = format!("return document.querySelector('{IN_THE_BAG}') !== null");
        if person.asks(&script).await? == true {
            return Ok(());
        }
        person.presses("Dschamál!").await?;
        person.sees_no("button.call").await?;
    }
    person.sees(IN_THE_BAG).await
}

async fn state_of_the_hand(person: &Person) -> Result<String> {
    let script = format!("return document.querySelector('{IN_THE_BAG}')?.dataset.state ?? 'gone'");
    let state = person.asks(&script).await?;
    Ok(state.as_str().unwrap_or_default().to_owned())
}

/// Further in, close, feel, pull. Somebody may be quicker.
async fn reaches_in(person: &Person) -> Result<()> {
    const UP: &str = "\u{e013}";
    const ENTER: &str = "\u{e007}";
    for _ in 0..GROPES {
        match state_of_the_hand(person).await?.as_str() {
            "gone" | "out" => return Ok(()),
            "cupped" | "several" => person.strikes(ENTER).await?,
            "groping" => person.strikes(format!("{} ", UP.repeat(3))).await?,
            // Before the call and on the way in and out there is nothing to do.
            _ => person.strikes(UP).await?,
        }
    }
    Ok(())
}

// D-07, D-08, D-11: the call, both hands, who was first.
#[tokio::test(flavor = "multi_thread")]
async fn hand_among_bots_reaches_in_and_is_told_why() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    ada.sits_down_with_bots(&duel_of_three(), 1).await?;
    ada.reads("You choose a piece to start with.").await?;
    ada.presses("blue").await?;
    comes_to_the_bag(&ada).await?;
    reaches_in(&ada).await?;
    ada.sees_no(IN_THE_BAG).await?;
    ada.reads("Photo finish").await?;
    ada.sees("[data-testid=ruling]").await?;
    ada.presses("Why?").await?;
    ada.reads_in("details.why", "D-").await?;
    ada.meets_no_barrier().await
}
