//! The pictures and the film of the README, taken in a real house: a front door, a game of Gimel, a referee, an evening with the bag.

mod board;
mod duel;
mod lamp;
mod table;

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::camera::{DESK, SMALL_PHONE};
use crate::{Device, Evening, Person};

/// A page is looked at when it has come to rest.
const REST: Duration = Duration::from_millis(900);

/// What can be taken, each by itself.
const SCENES: [&str; 4] = ["door", "referee", "gimel", "duel"];

/// Takes these scenes, or all, and lays the pictures into a folder.
///
/// # Errors
/// If a page does not come, or the folder cannot be written.
pub async fn pictures(folder: &Path, scenes: &[String]) -> Result<()> {
    for scene in scenes {
        ensure!(
            SCENES.contains(&scene.as_str()),
            "{scene} is none of {SCENES:?}"
        );
    }
    fs::create_dir_all(folder)?;
    let evening = Evening::begin().await?.with_whole_browsers();
    let wanted = |scene| scenes.is_empty() || scenes.iter().any(|it| it == scene);
    if wanted("door") {
        front_door(&evening, folder).await?;
    }
    if wanted("referee") {
        referee(&evening, folder).await?;
    }
    if wanted("gimel") {
        board::game(&evening, folder).await?;
    }
    if wanted("duel") {
        duel::evening(&evening, folder).await?;
    }
    Ok(())
}

/// By day, down to the last door that is seen whole.
async fn front_door(evening: &Evening, folder: &Path) -> Result<()> {
    let guest = evening.guest("Mia", Device::Desk).await?;
    guest.wishes("theme=day motion=still").await?;
    guest.poses(DESK).await?;
    guest.opens("/").await?;
    guest.sees(".doors.three").await?;
    guest.until_later(REST).await?;
    let end = "return Math.round(document.querySelector('.doors.three').getBoundingClientRect().bottom) + 14";
    let end = guest.asks(end).await?.as_u64().context("a height")?;
    let path = folder.join("door.webp");
    guest.is_pictured_in(&path, Some(u32::try_from(end)?)).await
}

/// Who sits at the table with the box, and what each begins with.
const AT_THE_BOX: [(&str, &str); 4] = [
    ("Mia", "blue ball"),
    ("Jo", "blue cube"),
    ("Noor", "blue bridge"),
    ("Bo", "blue egg"),
];

/// What is told of each duel.
const TOLD: [(&str, &[&str]); 3] = [
    ("Duel 1: Mia — Jo", &["Mia", "ball", "white ball"]),
    ("Duel 2: Mia — Noor", &["Mia", "bridge", "brown bridge"]),
    ("Duel 3: Mia — Bo", &["Bo"]),
];

/// By day, in the middle of a duel: the last ruling, and what is asked now.
async fn referee(evening: &Evening, folder: &Path) -> Result<()> {
    let host = evening.stranger(Device::Phone).await?;
    host.wishes("theme=day motion=still").await?;
    host.poses(SMALL_PHONE).await?;
    host.opens("/referee").await?;
    for (place, (name, _)) in AT_THE_BOX.iter().enumerate() {
        let label = format!("Name of player {}", place + 1);
        host.writes(&label, name).await?;
    }
    host.presses("Begin").await?;
    for (name, piece) in AT_THE_BOX {
        host.reads_in("#now", &format!("{name} takes a blue piece"))
            .await?;
        host.presses(piece).await?;
    }
    for (contest, taps) in TOLD {
        host.reads_in(".bout", contest).await?;
        for tap in taps {
            host.presses(tap).await?;
        }
    }
    rests(&host).await?;
    host.is_pictured_in(&folder.join("referee.webp"), None)
        .await
}

/// Nothing has the keyboard, and nothing moves any more.
async fn rests(person: &Person) -> Result<()> {
    person.asks("document.activeElement?.blur()").await?;
    person.until_later(REST).await
}
