//! Hands in the dark bag: a person among bots, by the keyboard alone; a reload and a killed house with a hand in it.

use std::time::Duration;

use anyhow::Result;
use e2e::{Device, Evening, Habit, Person, duel_of_three};

const IN_THE_BAG: &str = "[data-testid=in-dark] .bag";

/// Calls and chooses until the own hand is wanted in the bag, and is called.
async fn comes_to_the_bag(person: &Person) -> Result<()> {
    loop {
        match person.wanted().await?.as_str() {
            "" | "ready" => person.until_later(Duration::from_millis(50)).await?,
            wanted @ ("call" | "vote" | "choose") => person.answers(wanted).await?,
            _ => return Ok(()),
        }
    }
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
    ada.reaches_in(Habit::Keys(0), 1).await?;
    ada.sees_no(IN_THE_BAG).await?;
    ada.sees("[data-testid=photo]").await?;
    ada.sees("[data-testid=ruling]").await?;
    ada.presses("Why?").await?;
    ada.reads_in("details.why", "D-").await?;
    ada.meets_no_barrier().await
}

#[tokio::test(flavor = "multi_thread")]
async fn screens_are_black_while_hands_are_in_the_bag_where_it_was_agreed() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    let mut agreed = duel_of_three();
    agreed["game"]["dschamal"]["eyes_closed"] = true.into();
    ada.sits_down_with_bots(&agreed, 1).await?;
    comes_to_the_bag(&ada).await?;
    ada.sees("[data-testid=eyes-closed]").await?;
    ada.reaches_in(Habit::Keys(0), 1).await?;
    ada.sees("[data-testid=photo]").await?;
    ada.sees_no("[data-testid=eyes-closed]").await
}

/// After the contest was broken off it is said, and fought again to a ruling.
async fn fights_again(person: &Person, says: &str) -> Result<()> {
    person.reads(says).await?;
    comes_to_the_bag(person).await?;
    person.reaches_in(Habit::Keys(0), 1).await?;
    person.sees("[data-testid=photo]").await
}

#[tokio::test(flavor = "multi_thread")]
async fn reload_with_the_hand_in_the_bag_is_told_and_the_contest_fought_again() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    ada.sits_down_with_bots(&duel_of_three(), 5).await?;
    comes_to_the_bag(&ada).await?;
    ada.sees(IN_THE_BAG).await?;
    // Away for longer than a hand may be silent.
    ada.opens("/healthz").await?;
    ada.until_later(Duration::from_millis(2600)).await?;
    ada.goes_back().await?;
    fights_again(&ada, "lost the connection").await
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_reload_with_the_hand_in_the_bag_leads_back_to_it() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    ada.sits_down_with_bots(&duel_of_three(), 5).await?;
    comes_to_the_bag(&ada).await?;
    ada.sees(IN_THE_BAG).await?;
    ada.reloads().await?;
    // The same contest if the page was quick, the same once more if it was not: either way her hand is wanted.
    comes_to_the_bag(&ada).await?;
    ada.reaches_in(Habit::Keys(0), 1).await?;
    ada.sees("[data-testid=photo]").await
}

#[tokio::test(flavor = "multi_thread")]
async fn house_killed_with_hands_in_the_bag_comes_back_and_says_so() -> Result<()> {
    let house = env!("CARGO_BIN_EXE_house");
    let mut evening = Evening::begin_apart(house).await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    ada.sits_down_with_bots(&duel_of_three(), 5).await?;
    comes_to_the_bag(&ada).await?;
    ada.sees(IN_THE_BAG).await?;
    evening.house_is_killed().await?;
    ada.sees("[data-testid=connection] .lost").await?;
    evening.house_opens_apart(house).await?;
    fights_again(&ada, "fought again").await
}
