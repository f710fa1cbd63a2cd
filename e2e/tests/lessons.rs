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

/// The deeds of a hand, as the page calls them; what comes between them is left out.
const DEEDS: [&str; 7] = ["bump", "hold", "trace", "let-go", "another", "dip", "pull"];

/// Everything was asked for once, in this order.
fn all_deeds(asked: &[String]) -> bool {
    let mut rest = asked.iter();
    DEEDS
        .into_iter()
        .all(|deed| rest.any(|asked| asked == deed))
}

/// Pulls in the slow duel until it is won.
async fn wins_the_slow_duel(person: &Person, habit: Habit) -> Result<()> {
    person.reads("Now against Mia").await?;
    person.sees(".wins-now .wooden").await?;
    while !person
        .pulls_in_lesson(habit, false)
        .await?
        .contains("You win!")
    {
        person.presses("Once more").await?;
        person.sees_no("[data-testid=next]").await?;
    }
    person.presses("Next").await
}

/// Pulls until the camel came out and was called, or was not.
async fn pulls_the_camel(person: &Person, habit: Habit, calls: bool) -> Result<()> {
    let (wanted, calls_it) = if calls {
        ("Called in time!", true)
    } else {
        ("you said nothing", false)
    };
    while !person
        .pulls_in_lesson(habit, calls_it)
        .await?
        .contains(wanted)
    {
        person.presses("Once more").await?;
        person.sees_no("[data-testid=next]").await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn lesson_of_dschamal_is_done_by_keys_alone() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/learn/dschamal").await?;
    ada.sees(".goal-picture .goal-four .wooden").await?;
    ada.sees("[data-testid=begin]:focus").await?;
    ada.meets_no_barrier().await?;
    ada.strikes(Keys::Enter).await?;
    // Who presses keys is told which; whoever only listens hears it.
    ada.reads_in(
        "[data-testid=lesson-voice][role=status]",
        "Hold an arrow key down",
    )
    .await?;
    ada.sees(".bag[data-state=outside] canvas:focus").await?;
    let asked = ada.learns_the_hand(Habit::Keys(0)).await?;
    assert!(all_deeds(&asked), "{asked:?}");
    ada.reads_in(
        "[data-testid=lesson-voice][role=status]",
        "feel first, then pull",
    )
    .await?;
    ada.sees(".came-out .wooden").await?;
    goes_on(&ada).await?;

    // What was done is kept.
    ada.reads("Now against Mia").await?;
    ada.reloads().await?;
    wins_the_slow_duel(&ada, Habit::Keys(0)).await?;

    ada.reads_in("[data-testid=lesson-voice][role=status]", "press S")
        .await?;
    pulls_the_camel(&ada, Habit::Keys(0), false).await?;
    ada.presses("Once more").await?;
    ada.sees_no("[data-testid=next]").await?;
    pulls_the_camel(&ada, Habit::Keys(0), true).await?;
    goes_on(&ada).await?;

    ada.sees("[data-testid=lesson-end] .act:focus").await?;
    ada.meets_no_barrier().await?;
    ada.strikes(Keys::Enter).await?;
    // The first game is on: a Duel, on this device, for three victory pieces.
    ada.reads("You choose a piece to start with.").await?;
    ada.sees("[data-testid=choices] button").await
}

#[tokio::test(flavor = "multi_thread")]
async fn lesson_of_dschamal_is_done_with_a_thumb() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.opens("/learn/dschamal").await?;
    ada.presses("Put your hand in").await?;
    ada.reads_in("[data-testid=lesson]", "Drag your thumb")
        .await?;
    ada.sees(".bag[data-state=outside]").await?;
    ada.meets_no_barrier().await?;
    let asked = ada.learns_the_hand(Habit::Thumb).await?;
    assert!(all_deeds(&asked), "{asked:?}");
    ada.presses("Next").await?;
    wins_the_slow_duel(&ada, Habit::Thumb).await?;
    ada.reads_in("[data-testid=lesson]", "press “I’m the camel!”")
        .await?;
    pulls_the_camel(&ada, Habit::Thumb, true).await?;
    ada.presses("Next").await?;
    ada.sees("[data-testid=lesson-end]").await
}

#[tokio::test(flavor = "multi_thread")]
async fn lesson_of_dschamal_can_be_skipped_deed_by_deed_and_gone_back() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.opens("/learn/dschamal").await?;
    ada.presses("Put your hand in").await?;
    for said in [
        "Drag", "Hold it", "Hold it", "Hold it", "Find", "Hold it", "Hold it",
    ] {
        // What needs a piece in the hand asks for one first.
        ada.reads_in("[data-testid=lesson]", said).await?;
        ada.presses("Skip this").await?;
    }
    ada.reads("Now against Mia").await?;
    ada.presses("Back").await?;
    ada.reads_in("[data-testid=lesson]", "Drag").await?;
    ada.presses("Back").await?;
    ada.presses("I know this already").await?;
    ada.presses("Check yourself").await?;
    ada.presses("Nobody: we try again").await?;
    ada.reads("Not quite").await?;
    ada.reads_in(".rests-on", "D-16").await?;
    let answers = [
        "I win",
        "Mia wins and gets the piece",
        "I call it, then I put it on the table",
        "Mia wins and takes one of my pieces",
        "The ball: it is my third",
    ];
    for (number, answer) in answers.into_iter().enumerate() {
        ada.reads(&format!("Step {} of 5", number + 1)).await?;
        ada.presses(answer).await?;
        ada.sees(".lesson-right").await?;
        ada.presses(if number < 4 { "Next" } else { "To the end" })
            .await?;
    }
    ada.sees("[data-testid=lesson-end]").await
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
    let silent = evening.stranger(Device::Desk).await?;
    silent.listens_to_the_voice().await?;
    silent.opens(&format!("{path}/screen")).await?;
    silent.sees(".screen .qr").await?;
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
    // A screen whose voice nobody has turned on shows the same and says nothing.
    let taken = "return spoken.length === 0
        && [...document.querySelectorAll('[role=gridcell]')].filter(e => /falcon/.test(e.ariaLabel)).length === 1";
    silent.until("it keeps quiet", taken, &[]).await?;
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
