//! A whole Duel of four at a real table: a hand in the bag, a ruling, the wall, and the film of the best contest.

use std::f64::consts::TAU;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use super::lamp;
use super::table::Table;
use crate::camera::{Frame, PHONE, SHARP_PHONE, keep};
use crate::film::Film;
use crate::{Evening, Person};

/// What Mia sees: a ruling to be read, or what her hand does.
const STATE: &str = "
    const seen = css => [...document.querySelectorAll(css)].some(e => e.checkVisibility());
    if (seen('[data-testid=go-on]')) return 'read';
    return document.querySelector('[data-testid=in-dark] .bag')?.dataset.state ?? '';";

/// How good a contest is to be looked at: won, both hands out, and something to be looked for.
const WORTH: &str = "
    const text = css => document.querySelector(css)?.innerText ?? '';
    const lines = [...document.querySelectorAll('[data-testid=photo] li')].map(e => e.innerText);
    return (text('[data-testid=ruling-title]').startsWith('You win') ? 10 : 0)
        + (lines.length > 1 && lines.every(line => line.includes(' s')) ? 6 : 0)
        + (text('[data-testid=ruling]').length < 130 ? 2 : 0);";

/// So good is good enough: the rest of the game is only played.
const ENOUGH: u64 = 16;
/// So many things to be felt for, the camel among them, make a picture.
const ON_THE_STRIP: u64 = 4;
/// How long a ruling is read.
const READING: Duration = Duration::from_millis(2_400);
/// What is seen before the call.
const BEFORE: Duration = Duration::from_millis(500);
/// How long a thumb gropes, and goes around what it has found.
const GROPES: Duration = Duration::from_millis(900);
const PRESSES: Duration = Duration::from_millis(480);
const AROUND: Duration = Duration::from_millis(2_300);
/// How far from the middle of the bag a thumb goes around, in pixels.
const ARM: f64 = 58.0;
/// Between two looks.
const BLINK: Duration = Duration::from_millis(60);
/// A game takes no longer.
const LONG: Duration = Duration::from_secs(1_200);

/// A contest as it was filmed.
struct Take {
    frames: Vec<Frame>,
    called: Instant,
    end: Instant,
    worth: u64,
    /// As everybody read it.
    ruling: String,
    /// As Mia read it, sharper than the film.
    picture: Vec<u8>,
}

/// What has been taken so far.
#[derive(Default)]
struct Album {
    bag: Option<Vec<u8>>,
    wall: Option<(u64, Vec<u8>)>,
    best: Option<Take>,
}

/// Plays the evening and lays down what was taken.
pub(super) async fn evening(evening: &Evening, folder: &Path) -> Result<()> {
    let table = Table::laid(evening).await?;
    let [jo, noor, sam] = &table.friends;
    let played = tokio::try_join!(
        mia_plays(&table),
        table.plays_along(jo),
        table.plays_along(noor),
        table.plays_along(sam)
    );
    let (album, ..) = played?;
    let (Some(bag), Some((_, wall)), Some(best)) = (album.bag, album.wall, album.best) else {
        bail!("the game was over before everything was taken; try again");
    };
    keep(&folder.join("bag.webp"), &bag)?;
    keep(&folder.join("screen.webp"), &wall)?;
    keep(&folder.join("ruling.webp"), &best.picture)?;
    let mut film = Film::default();
    film.add(&best.frames, best.called - BEFORE, best.end);
    lamp::adds_the_replay(&table.mia, &best.ruling, &mut film).await?;
    film.develop(&folder.join("duel.webp"))
}

async fn mia_plays(table: &Table) -> Result<Album> {
    let mia = &table.mia;
    let began = Instant::now();
    let mut album = Album::default();
    mia.poses(PHONE).await?;
    while began.elapsed() < LONG {
        let state = mia.asks(STATE).await?;
        match state.as_str().unwrap_or_default() {
            "read" => {
                looks_at_the_wall(table, &mut album).await?;
                mia.asks("document.querySelector('[data-testid=go-on]')?.click()")
                    .await?;
            }
            "" => match mia.wanted().await?.as_str() {
                "over" => return Ok(album),
                wanted @ ("call" | "vote" | "choose") => mia.answers(wanted).await?,
                _ => tokio::time::sleep(BLINK).await,
            },
            _ => fights(table, &mut album).await?,
        }
    }
    bail!("the game is not over after {LONG:?}")
}

async fn looks_at_the_wall(table: &Table, album: &mut Album) -> Result<()> {
    let wall = &table.wall;
    let worth = wall.worth().await?;
    let known = album.wall.as_ref().map_or(0, |(worth, _)| *worth);
    if worth > known {
        wall.0.until_later(Duration::from_millis(1_500)).await?;
        album.wall = Some((worth, wall.0.pictured(None).await?));
        eprintln!("    the wall: {worth}");
    }
    Ok(())
}

/// Mia's hand is wanted.
async fn fights(table: &Table, album: &mut Album) -> Result<()> {
    let mia = &table.mia;
    if album.best.as_ref().is_some_and(|best| best.worth >= ENOUGH) && album.bag.is_some() {
        return mia.reaches_by_keys(false, || true).await;
    }
    table.cue.mia_feels.set(true);
    let wanted = "return document.querySelectorAll('.in-dark .wanted-item').length";
    let wanted = mia.asks(wanted).await?.as_u64().unwrap_or_default();
    if wanted >= ON_THE_STRIP && album.bag.is_none() {
        mia.poses(SHARP_PHONE).await?;
        let found = finds(mia).await?;
        if found {
            album.bag = Some(mia.pictured(None).await?);
            eprintln!("    a hand in the bag");
        }
        pulls(table).await?;
        return mia.poses(PHONE).await;
    }
    let (reached, frames) = mia.filmed(reaches(table)).await?;
    table.cue.mia_feels.set(false);
    let Some((called, end)) = reached else {
        return Ok(());
    };
    let worth = mia.asks(WORTH).await?.as_u64().unwrap_or_default() + wanted.min(4);
    eprintln!(
        "    a contest: {worth}, {:.1} s",
        (end - called).as_secs_f32()
    );
    if album.best.as_ref().is_none_or(|best| best.worth < worth) {
        let ruling = table.wall.ruling().await?;
        mia.poses(SHARP_PHONE).await?;
        mia.until_later(Duration::from_millis(300)).await?;
        let picture = mia.pictured(None).await?;
        mia.poses(PHONE).await?;
        album.best = Some(Take {
            frames,
            called,
            end,
            worth,
            ruling,
            picture,
        });
    }
    Ok(())
}

/// From before the call until the ruling has been read: when it was called, and the end. Nothing if there was no ruling.
async fn reaches(table: &Table) -> Result<Option<(Instant, Instant)>> {
    let mia = &table.mia;
    while state(mia).await? == "outside" && !is_called(mia).await? {
        tokio::time::sleep(BLINK).await;
    }
    let called = Instant::now();
    finds(mia).await?;
    pulls(table).await?;
    if state(mia).await? != "read" {
        return Ok(None);
    }
    tokio::time::sleep(READING).await;
    Ok(Some((called, Instant::now())))
}

/// Reaches in, gropes, closes the hand on something and goes around it. Says whether there is one thing in the hand.
async fn finds(mia: &Person) -> Result<bool> {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(20) {
        match state(mia).await?.as_str() {
            "outside" if is_called(mia).await? => {
                mia.thumb_follows(|part| (10.0, 90.0 - 170.0 * part), GROPES / 2)
                    .await?;
            }
            "groping" => {
                mia.thumb_follows(sweep, GROPES).await?;
                mia.thumb_follows(|_| (30.0, 20.0), PRESSES).await?;
            }
            "several" => mia.presses("Shake off").await?,
            "cupped" => {
                mia.thumb_follows(around, AROUND).await?;
                return Ok(state(mia).await? == "cupped");
            }
            "read" | "" | "out" => return Ok(false),
            _ => {}
        }
        tokio::time::sleep(BLINK).await;
    }
    Ok(false)
}

/// Out with it, and the friend's hand too; then waits for what is said about it.
async fn pulls(table: &Table) -> Result<()> {
    let mia = &table.mia;
    table.cue.mia_feels.set(false);
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(20) {
        match state(mia).await?.as_str() {
            "cupped" | "several" => mia.taps_on(".hand-acts .pull").await?,
            "read" | "" => return Ok(()),
            _ => {}
        }
        tokio::time::sleep(BLINK).await;
    }
    Ok(())
}

async fn state(mia: &Person) -> Result<String> {
    let state = mia.asks(STATE).await?;
    Ok(state.as_str().unwrap_or_default().to_owned())
}

async fn is_called(mia: &Person) -> Result<bool> {
    let called = "return document.querySelector('.in-dark .status.called') !== null";
    Ok(mia.asks(called).await? == true)
}

/// To and fro over what lies there.
fn sweep(part: f64) -> (f64, f64) {
    (60.0 * (part * TAU).sin(), 30.0 - 90.0 * part)
}

/// Once around and a little further.
fn around(part: f64) -> (f64, f64) {
    let (sin, cos) = (part * 1.15 * TAU).sin_cos();
    (ARM * cos, -ARM * sin)
}
