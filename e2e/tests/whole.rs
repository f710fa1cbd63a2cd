//! Whole games of Dschamál by hands in the dark: a Duel of people and bots, a Threesome, a Quartet.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use e2e::{Device, Evening, Habit, Person};
use serde_json::{Value, json};

/// A whole game takes its time; this is far more.
const LONG: Duration = Duration::from_secs(560);

/// A game for so many, without long pauses.
fn brisk(game: &str, seats: u8, options: &Value) -> Value {
    let rules = json!({ "game": game, "options": options });
    json!({ "game": { "dschamal": { "rules": rules, "seats": seats, "brisk": true } } })
}

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

// D-09, D-19, D-26, D-45: a shout, a black piece, a take, seven victory pieces.
#[tokio::test(flavor = "multi_thread")]
async fn whole_duel_of_three_people_and_two_bots() -> Result<()> {
    let evening = Evening::begin().await?;
    let (ada, bo, cleo) = tokio::try_join!(
        evening.guest("Ada", Device::Desk),
        evening.guest("Bo", Device::Desk),
        evening.guest("Cleo", Device::Phone)
    )?;
    // Closer than a quarter of a second is equal here, so that a repeat is among so many contests.
    let close = json!({ "common.tie_window_ms": 250 });
    let path = ada.opens_a_table(&brisk("duel", 5, &close)).await?;
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
    for person in [&ada, &bo, &cleo] {
        person.presses("I’m ready").await?;
    }
    tokio::try_join!(
        ada.plays_dschamal(Habit::Keys(2), LONG),
        bo.plays_dschamal(Habit::Keys(3), LONG),
        cleo.plays_dschamal(Habit::Thumb, LONG)
    )?;
    let best = "return parseInt(document.querySelector('.standings .hush').innerText)";
    let best = ada.asks(best).await?;
    ensure!(best.as_u64() >= Some(7), "the winner has {best}");

    let (id, record) = last_game(&ada).await?;
    ensure!(
        happened(&record, |action| action["contest"]["shouts"].is_array()),
        "a shout"
    );
    ensure!(happened(&record, pulled_black), "a black piece");
    ensure!(
        happened(&record, |action| action["take"].is_string()),
        "a take"
    );
    // A consolation and a repeat nearly always come too, but by luck. Seen again: every event is told.
    ada.opens(&format!("/games/{id}")).await?;
    ada.presses("What happened").await?;
    ada.reads_in(".events", "takes").await
}

#[tokio::test(flavor = "multi_thread")]
async fn threesome_to_its_end() -> Result<()> {
    let options = json!({ "victory.target": 2, "common.draw_timeout_s": 3 });
    plays_with_bots("threesome", &options, "victory pieces").await
}

#[tokio::test(flavor = "multi_thread")]
async fn quartet_to_its_end() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    // On this device, whose time is the device's own: an evening in a minute or two.
    ada.lives_faster(5).await?;
    ada.opens("/dschamal/here?game=quartet&level=3&now").await?;
    ada.plays_dschamal(Habit::Keys(0), LONG).await?;
    ada.reads_in("[data-testid=end]", "of a shape").await?;
    sees_it_again(&ada).await
}

/// One person and two bots to the end.
async fn plays_with_bots(game: &str, options: &Value, end: &str) -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    ada.sits_down_with_bots(&brisk(game, 3, options), 1).await?;
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
