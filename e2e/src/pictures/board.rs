//! A game of Gimel between two friends, by night, in its middle: White looks where a falcon may go.

use std::path::Path;

use anyhow::Result;
use serde_json::{Value, json};

use super::REST;
use crate::camera::LOW_DESK;
use crate::{Device, Evening};

/// How the game went so far.
const TURNS: &str =
    "B@e6 B@l7 B@c7 F@n2 F@g6 B@f4 C@l3 n2-q5 B@d7 F@p5 B@d3 F@m2 B@d6 B@i5 C@c6 p5-m6 l3-l1 C@p6
    d3-c2 F@p7 C@o6 m6-p3 o6xq5 p3-m4 q5xp7 m4xl1 c2-d2 m2-p3 g6-d5 B@k7 d7-c8 p3-m3 F@e7 k7-j6";
/// Whose ways are looked at.
const LOOKS_AT: &str = "e7";

/// Takes the picture.
pub(super) async fn game(evening: &Evening, folder: &Path) -> Result<()> {
    let (noor, sam) = tokio::try_join!(
        evening.guest("Noor", Device::Desk),
        evening.guest("Sam", Device::Desk)
    )?;
    noor.wishes("theme=night motion=still sound=false").await?;
    noor.poses(LOW_DESK).await?;
    let path = noor.opens_a_table(&agreed()).await?;
    sam.opens(&path).await?;
    tokio::try_join!(noor.presses("I’m ready"), sam.presses("I’m ready"))?;
    tokio::try_join!(noor.sees("[role=grid]"), sam.sees("[role=grid]"))?;
    for (number, turn) in TURNS.split_whitespace().enumerate() {
        let player = if number % 2 == 0 { &noor } else { &sam };
        player.plays(turn).await?;
    }
    for (person, says) in [(&sam, "Mind your cat."), (&noor, "Mind your falcons!")] {
        person.writes("Say something", says).await?;
        person.presses("Say it").await?;
        noor.reads_in(".said", says).await?;
    }
    noor.has_the_turn().await?;
    noor.clicks(LOOKS_AT).await?;
    noor.until_later(REST).await?;
    noor.is_pictured_in(&folder.join("gimel.webp"), None).await
}

fn agreed() -> Value {
    let clock = json!({ "kind": "clock", "base_s": 600, "increment_s": 10 });
    json!({ "game": { "gimel": {} }, "colours": "first-seat", "time": clock })
}
