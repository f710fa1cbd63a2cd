//! Whole games of Dschamál by hands in the dark: a Duel of people and bots, a Threesome, a Quartet.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use e2e::{Device, Evening, Habit, Person, brisk};
use serde_json::{Value, json};

/// A whole game takes its time; this is far more.
const LONG: Duration = Duration::from_secs(560);

/// The record of the last game, as the house keeps it, with its name.
async fn last_game(person: &Person) -> Result<(String, Value)> {
    let script = "return fetch('/api/v1/games?player=me&game=dschamal&limit=1')
        .then(answer => answer.json())
        .then(page => fetch('/api/v1/games/' + page.games[0].id))
        .then(answer => answer.json())";
    let game = person.asks(script).await?;
    let id = game["summary"]["id"].as_str().context("a name")?.to_owned();
    let record = game["record"].as_str().context("a record")?;
    Ok((id, serde_json::from_str(record)?))
}

/// Whether something was done that looks like this.
fn happened(record: &Value, so: impl Fn(&Value) -> bool) -> bool {
    record["actions"].as_array().into_iter().flatten().any(so)
}

fn pulled_black(action: &Value) -> bool {
    let pulls = action["contest"]["pulls"].as_object().into_iter().flatten();
    let mut pieces = pulls.filter_map(|(_, pieces)| pieces.as_array()).flatten();
    pieces.any(|piece| {
        piece
            .as_str()
            .is_some_and(|name| name.starts_with("black-"))
    })
}

/// Before a game somebody lays a thumb on the screen.
async fn measures_a_thumb(person: &Person, millimetres: u32) -> Result<()> {
    person.presses("Who has the shortest fingers?").await?;
    person.slides_to(".thumb input", millimetres).await?;
    person
        .presses(&format!("That is my thumb: {millimetres} mm"))
        .await
}

/// Tells whether an action is it.
type IsIt = fn(&Value) -> bool;

/// What has to be in a whole Duel, and how an action that is it looks.
const HAS: [(&str, IsIt); 4] = [
    ("a shout", |action| action["contest"]["shouts"].is_array()),
    ("a black piece", pulled_black),
    ("a take", |action| action["take"].is_string()),
    ("a consolation", |action| action["console"].is_array()),
];

// D-05, D-09, D-19, D-24, D-26, D-30, D-45: the shortest thumb begins; a shout, a black piece, a take, a consolation, a
// repeat, seven victory pieces.
//
// Ada always calls the camel and is nearly always wrong: the first time Bo, whom she meets first, calls it too, so it is
// repeated; then she loses all she has, and whoever beats her has to be consoled.
#[tokio::test(flavor = "multi_thread")]
async fn whole_duel_of_three_people_and_two_bots() -> Result<()> {
    let evening = Evening::begin_faster(3).await?;
    let (ada, bo, cleo) = tokio::try_join!(
        evening.guest("Ada", Device::Desk),
        evening.guest("Bo", Device::Desk),
        evening.guest("Cleo", Device::Phone)
    )?;
    // One of them listens; two of three machines have no sound to make.
    for person in [&bo, &cleo] {
        person.wishes("sound=false").await?;
    }
    let dear = json!({ "duel.false_shout_coloured": "drawn_plus_one" });
    let path = ada.opens_a_table(&brisk("duel", 5, &dear)).await?;
    bo.opens(&path).await?;
    ada.reads_in(".seats", "Bo").await?;
    cleo.opens(&path).await?;
    ada.reads_in(".seats", "Cleo").await?;
    ada.presses("Put a bot").await?;
    for seat in [3, 4] {
        ada.presses("Child").await?;
        let seat = format!("[data-testid=seat-{seat}]");
        ada.reads_in(&seat, "Child").await?;
    }
    measures_a_thumb(&ada, 40).await?;
    measures_a_thumb(&bo, 60).await?;
    for person in [&ada, &bo, &cleo] {
        person.presses("I’m ready").await?;
    }
    tokio::try_join!(
        ada.plays_dschamal(Habit::Keys(1), LONG),
        bo.plays_dschamal(Habit::Keys(2), LONG),
        cleo.plays_dschamal(Habit::Thumb, LONG)
    )?;
    let best = "return parseInt(document.querySelector('.standings .score').innerText)";
    let best = ada.asks(best).await?;
    ensure!(best.as_u64() >= Some(7), "the winner has {best}");

    let (id, record) = last_game(&ada).await?;
    for (what, is_it) in HAS {
        ensure!(happened(&record, is_it), "{what}");
    }
    // Seen again: every event is told.
    ada.opens(&format!("/games/{id}")).await?;
    ada.presses("What happened").await?;
    ada.reads_in(".events", "it is repeated").await?;
    ada.reads_in(".events", "for consolation").await
}

#[tokio::test(flavor = "multi_thread")]
async fn threesome_to_its_end() -> Result<()> {
    plays_with_bots("threesome", "victory pieces").await
}

#[tokio::test(flavor = "multi_thread")]
async fn quartet_to_its_end() -> Result<()> {
    plays_with_bots("quartet", "of a shape").await
}

/// One person and bots to the end, on this device, whose time is the device's own: an evening in a minute.
async fn plays_with_bots(game: &str, end: &str) -> Result<()> {
    let evening = Evening::begin().await?.with_coarse_screens();
    let ada = evening.stranger(Device::Desk).await?;
    ada.lives_faster(6).await?;
    ada.opens(&format!("/dschamal/here?game={game}&level=3&now"))
        .await?;
    ada.plays_dschamal(Habit::Keys(0), LONG).await?;
    ada.reads_in("[data-testid=end]", end).await?;
    sees_it_again(&ada).await
}

/// The whole game, and a reach of it with the lights on.
async fn sees_it_again(ada: &Person) -> Result<()> {
    ada.presses("See it again").await?;
    ada.sees(".scrubber").await?;
    ada.presses("What happened").await?;
    // A contest, whichever: its line says who met whom.
    ada.presses_found_in(".events", " — ").await?;
    ada.presses("Lights on").await?;
    ada.sees("[data-testid=lit] canvas").await?;
    ada.meets_no_barrier().await
}
