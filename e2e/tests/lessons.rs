//! Rules that teach: a lesson done without a mouse, rules that are found and linked, a table on a television.

use anyhow::Result;
use e2e::{Device, Evening, Keys, Person, short_game};

/// Strikes a key so often.
async fn strikes_times(person: &Person, key: Keys, times: usize) -> Result<()> {
    for _ in 0..times {
        person.strikes(key.clone()).await?;
    }
    Ok(())
}

/// From the cursor's square to another, by arrows: so many to the right, and so many up if it is positive.
async fn walks(person: &Person, right: i32, up: i32) -> Result<()> {
    let (across, along) = (
        if right < 0 { Keys::Left } else { Keys::Right },
        if up < 0 { Keys::Down } else { Keys::Up },
    );
    strikes_times(person, across, right.unsigned_abs() as usize).await?;
    strikes_times(person, along, up.unsigned_abs() as usize).await
}

/// Goes to a square of the board, wherever the cursor is.
async fn goes_to(person: &Person, square: &str) -> Result<()> {
    let script =
        "const at = document.querySelector('.grid').getAttribute('aria-activedescendant').slice(3);
        return [at.charCodeAt(0) - 97, Number(at.slice(1))]";
    let at = person.asks(script).await?;
    let number = |index: usize| at[index].as_i64().unwrap_or_default() as i32;
    let bytes = square.as_bytes();
    let (file, rank) = (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'0'));
    walks(person, file - number(0), rank - number(1)).await
}

/// Picks up or puts down on a square.
async fn enters(person: &Person, square: &str) -> Result<()> {
    goes_to(person, square).await?;
    person.strikes(Keys::Enter).await
}

/// The step is done: the button that leads on has the keyboard.
async fn goes_on(person: &Person) -> Result<()> {
    person.sees("[data-testid=next]:focus").await?;
    person.strikes(Keys::Enter).await
}

#[tokio::test(flavor = "multi_thread")]
async fn lesson_of_gimel_is_done_by_keyboard_alone() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/learn/gimel").await?;
    ada.sees(".grid:focus").await?;
    ada.strikes("b").await?;
    enters(&ada, "h4").await?;
    goes_on(&ada).await?;

    let steps = [("h4", "i5"), ("h4", "j5"), ("h4", "k4"), ("h4", "k6")];
    for (number, (from, to)) in steps.into_iter().enumerate() {
        ada.reads(&format!("Step {} of 6", number + 2)).await?;
        ada.sees(".grid:focus").await?;
        enters(&ada, from).await?;
        enters(&ada, to).await?;
        goes_on(&ada).await?;
    }

    // What was done is kept, and a move that was not meant does no harm.
    ada.reloads().await?;
    ada.reads("Set a trap").await?;
    ada.sees(".grid:focus").await?;
    ada.strikes("c").await?;
    enters(&ada, "a1").await?;
    ada.reads("not this one").await?;
    ada.strikes("c").await?;
    enters(&ada, "j4").await?;
    goes_on(&ada).await?;
    ada.sees("[data-testid=lesson-end] a:focus").await?;
    ada.meets_no_barrier().await?;
    ada.strikes(Keys::Enter).await?;
    ada.sees("main .agree, main .board").await
}

#[tokio::test(flavor = "multi_thread")]
async fn lesson_of_dschamal_asks_and_explains() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.opens("/learn/dschamal").await?;
    ada.reads("Three pieces come into your hand").await?;
    ada.presses("Skip this").await?;
    ada.presses("Nobody: we try again").await?;
    ada.reads("Not so").await?;
    ada.reads_in(".rests-on", "D-16").await?;
    let answers = [
        "I win",
        "Mia wins and gets the piece",
        "I call it, then I put it on the table",
        "Mia wins and takes one of my pieces",
        "The ball: it is my third",
        "Jo",
        "Sam",
        "Lea",
    ];
    for answer in answers {
        ada.presses(answer).await?;
        ada.sees(".lesson-right").await?;
        ada.meets_no_barrier().await?;
        ada.presses("Next").await?;
    }
    ada.sees("[data-testid=lesson-end]").await?;
    ada.presses("Play against bots").await?;
    ada.until(
        "the games of the device are there",
        "return location.pathname === '/dschamal/here'",
        &[],
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_found_and_linked() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    // An old link leads to the game's own page.
    ada.opens("/rules#D-38").await?;
    ada.sees("#D-38.meant").await?;
    ada.reads_in("#editions", "sits out the next duel").await?;
    ada.meets_no_barrier().await?;
    ada.writes("Search the rules", "falcon flies").await?;
    ada.presses_found_in(".found-rules", "G-12").await?;
    ada.sees("#G-12.meant").await?;
    for page in ["tower", "threesome", "quartet"] {
        ada.opens(&format!("/rules/{page}")).await?;
        ada.sees(".rule-lines").await?;
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        ada.until("nothing is wider than the phone", wide, &[])
            .await?;
        ada.meets_no_barrier().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn television_shows_the_table_to_the_room() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    let path = ada.opens_a_table(&short_game()).await?;
    let screen = evening.stranger(Device::Desk).await?;
    screen.opens(&format!("{path}/screen")).await?;
    screen.sees(".screen .qr").await?;
    screen.reads_in(".screen-seats", "Ada").await?;
    screen.reads_in(".screen-seats", "free").await?;
    screen.meets_no_barrier().await
}
