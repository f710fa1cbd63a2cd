//! Lessons done without a mouse and with a thumb, and a table on a television.

use std::time::Duration;

use anyhow::Result;
use e2e::{Device, Evening, Habit, Keys, Person, brisk, short_game};

/// Strikes a key so often.
async fn strikes_times(person: &Person, key: &Keys, times: usize) -> Result<()> {
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
    strikes_times(person, &across, right.unsigned_abs() as usize).await?;
    strikes_times(person, &along, up.unsigned_abs() as usize).await
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
        // Where it leads has a flag, and says so.
        let flag = format!("#sq-{to}.goal[aria-label$=goal] .flag");
        ada.sees(&flag).await?;
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

/// A wrong answer first, then what is right, question by question.
const ANSWERS: [&str; 8] = [
    "I win",
    "Mia wins and gets the piece",
    "I call it, then I put it on the table",
    "Mia wins and takes one of my pieces",
    "The ball: it is my third",
    "Jo",
    "Sam",
    "Lea",
];

#[tokio::test(flavor = "multi_thread")]
async fn lesson_of_dschamal_is_felt_answered_and_leads_to_the_bag() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.opens("/learn/dschamal").await?;
    ada.presses("Hand into the bag").await?;
    for felt in 0..3 {
        ada.reads_in("[data-testid=lesson]", &format!("{felt} of 3 felt"))
            .await?;
        ada.presses("ball").await?;
        // What it was is seen, whether it was right or not.
        ada.reads(" a ball.").await?;
        if felt < 2 {
            ada.presses("Next piece").await?;
        }
    }
    ada.reads("So it feels.").await?;
    ada.presses("Next").await?;

    ada.presses("Nobody: we try again").await?;
    ada.reads("Not so").await?;
    ada.reads_in(".rests-on", "D-16").await?;
    for (number, answer) in ANSWERS.into_iter().enumerate() {
        ada.reads(&format!("Step {} of 9", number + 2)).await?;
        ada.presses(answer).await?;
        ada.sees(".lesson-right").await?;
        if number == 6 {
            ada.reads_in(".lesson-table .master", "Mia").await?;
            ada.reads_in(".lesson-table .beaten", "Jo").await?;
            ada.meets_no_barrier().await?;
            // What was done is kept.
            ada.reloads().await?;
            ada.presses(answer).await?;
        }
        ada.presses("Next").await?;
    }
    ada.sees("[data-testid=lesson-end]").await?;
    ada.presses("Play against bots").await?;
    // The first game is on: a Duel, on this device.
    ada.reads("You choose a piece to start with.").await?;
    ada.sees("[data-testid=choices] button").await
}

#[tokio::test(flavor = "multi_thread")]
async fn television_shows_the_table_to_the_room() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    let path = ada.opens_a_table(&short_game()).await?;
    let screen = evening.stranger(Device::Desk).await?;
    screen.listens_to_the_voice().await?;
    screen.opens(&format!("{path}/screen")).await?;
    screen.sees(".screen .qr").await?;
    screen.reads_in(".screen-seats", "Ada").await?;
    screen.reads_in(".screen-seats", "free").await?;
    screen.meets_no_barrier().await?;

    screen.presses("Turn the voice on").await?;
    let bo = evening.guest("Bo", Device::Desk).await?;
    bo.opens(&path).await?;
    tokio::try_join!(ada.presses("I’m ready"), bo.presses("I’m ready"))?;
    screen.sees(".screen [role=grid]").await?;
    ada.plays("F@h5").await?;
    bo.plays("F@k8").await?;
    ada.has_the_turn().await?;
    ada.plays("h5xk8").await?;
    screen
        .hears("en: White’s falcon takes a falcon on k8")
        .await?;
    screen.meets_no_barrier().await
}

/// Plays on until somebody else has heard a ruling.
async fn plays_until_ruled(person: &Person, listener: &Person) -> Result<()> {
    let ruled = "return !!document.querySelector('[data-testid=ruling]')";
    while listener.asks(ruled).await? != true {
        match person.wanted().await?.as_str() {
            "" | "ready" | "out" | "pulling" => {
                person.until_later(Duration::from_millis(50)).await?;
            }
            wanted @ ("call" | "vote" | "choose") => person.answers(wanted).await?,
            _ => person.reaches_in(Habit::Keys(0), 1).await?,
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn television_says_the_call_and_the_ruling_in_its_language() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    let agreed = brisk("duel", 3, &serde_json::json!({}));
    let path = ada.sits_down_with_bots(&agreed, 1).await?;
    let screen = evening.stranger(Device::Desk).await?;
    screen.speaks("de", "Deutsch").await?;
    screen.listens_to_the_voice().await?;
    screen.opens(&format!("{path}/screen")).await?;
    screen.presses("Stimme einschalten").await?;
    screen.hears("de: Dieser Bildschirm spricht.").await?;
    screen.sees_no(".screen-join button").await?;
    plays_until_ruled(&ada, &screen).await?;
    screen.hears("de: Dschamál").await?;
    let ruling = "return document.querySelector('[data-testid=ruling]').innerText.trim()";
    let ruling = screen.asks(ruling).await?;
    let start = ruling.as_str().unwrap_or_default().chars().take(30);
    screen
        .hears(&format!("de: {}", start.collect::<String>()))
        .await
}

// An old link leads to the page of the game; what is looked for is found across the games.
#[tokio::test(flavor = "multi_thread")]
async fn rules_are_found_and_linked() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.opens("/rules#D-38").await?;
    ada.sees("#D-38.meant").await?;
    ada.sees("#editions").await?;
    ada.writes("Search the rules", "G-12").await?;
    ada.presses("G-12").await?;
    ada.sees("#G-12.meant").await
}
