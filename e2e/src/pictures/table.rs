//! Four friends at one dark bag, and the wall on which everybody sees it.

use std::cell::Cell;
use std::time::Duration;

use anyhow::Result;
use serde_json::{Value, json};

use crate::camera::WALL;
use crate::{Device, Evening, Person};

/// Between two looks at a table where nothing is wanted.
const BLINK: Duration = Duration::from_millis(120);

/// A table of four.
pub(super) struct Table {
    /// Before the camera, on a phone.
    pub(super) mia: Person,
    pub(super) friends: [Person; 3],
    pub(super) wall: Wall,
    pub(super) cue: Cue,
}

/// Friends against whom Mia fights feel on until she pulls: so both hands are in the bag for as long as it is worth seeing.
#[derive(Default)]
pub(super) struct Cue {
    pub(super) mia_feels: Cell<bool>,
}

/// The big screen.
pub(super) struct Wall(pub(super) Person);

impl Table {
    /// Mia opens it, the others come by the link; all are ready, and the wall shows it.
    pub(super) async fn laid(evening: &Evening) -> Result<Table> {
        let mia = evening.guest("Mia", Device::Phone).await?;
        let friends = [
            evening.guest("Jo", Device::Desk).await?,
            evening.guest("Noor", Device::Desk).await?,
            evening.guest("Sam", Device::Desk).await?,
        ];
        let wall = evening.stranger(Device::Desk).await?;
        mia.wishes("theme=night sound=false vibration=false")
            .await?;
        let path = mia.opens_a_table(&agreed()).await?;
        for (friend, name) in friends.iter().zip(["Jo", "Noor", "Sam"]) {
            friend.opens(&path).await?;
            mia.reads_in(".seats", name).await?;
        }
        wall.wishes("theme=night").await?;
        wall.poses(WALL).await?;
        wall.opens(&format!("{path}/screen")).await?;
        for person in friends.iter().chain([&mia]) {
            person.presses("I’m ready").await?;
        }
        Ok(Table {
            mia,
            friends,
            wall: Wall(wall),
            cue: Cue::default(),
        })
    }

    /// Somebody plays by keys until the game is over.
    pub(super) async fn plays_along(&self, friend: &Person) -> Result<()> {
        loop {
            match friend.wanted().await?.as_str() {
                "over" => return Ok(()),
                "" | "ready" | "out" | "pulling" | "closing" => tokio::time::sleep(BLINK).await,
                wanted @ ("call" | "vote" | "choose") => friend.answers(wanted).await?,
                _ => {
                    let is_time = || !self.cue.mia_feels.get();
                    friend.reaches_by_keys(false, is_time).await?;
                }
            }
        }
    }
}

impl Wall {
    /// How much there is to be seen of a finish: both hands out, and wood before everybody.
    pub(super) async fn worth(&self) -> Result<u64> {
        let script = "
            const count = css => document.querySelectorAll(css).length;
            const told = document.querySelector('.screen-ruling')?.innerText ?? '';
            if (!told || told.length > 110 || !count('.photo-film')) return 0;
            return (count('.photo-film .line') > 1 ? 20 : 0) + Math.min(count('.screen-pieces .wooden'), 18);";
        Ok(self.0.asks(script).await?.as_u64().unwrap_or_default())
    }

    /// The last ruling, as everybody reads it.
    pub(super) async fn ruling(&self) -> Result<String> {
        let script = "return document.querySelector('.screen-ruling')?.innerText ?? ''";
        Ok(self
            .0
            .asks(script)
            .await?
            .as_str()
            .unwrap_or_default()
            .to_owned())
    }
}

/// Touched wood glows until it is let go, so that a picture shows the whole way around it.
fn agreed() -> Value {
    let rules = json!({ "game": "duel" });
    let dschamal = json!({ "rules": rules, "seats": 4, "brisk": true, "trail": "held" });
    json!({ "game": { "dschamal": dschamal } })
}
