//! Kills a house while hands are in the bag: the contest is fought again, and it is said so.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use dschamal::Game;
use protocol::{ClientMessage, ServerMessage};
use table::{BrokenBy, DschamalView, GameSettings, Phase, Settings, TableId};

use super::house::KilledHouse;
use crate::guest::{Guest, Socket};

/// A contest of bots that takes longer is stuck.
const PATIENCE: Duration = Duration::from_secs(120);

/// What became of a contest that was cut off.
#[derive(Debug)]
pub struct CutOff {
    /// The reach that was under way when the house was killed.
    pub number: u32,
    /// The reach that the table said to be broken off afterwards.
    pub broken: u32,
    /// Did it say that a restart was why?
    pub by_restart: bool,
    /// The next reach that came to its finish.
    pub finished: u32,
}

/// A guest among bots; the house is killed in the middle of a contest and started again.
///
/// # Errors
/// If the house or the contest does not come back.
pub async fn cut_off(
    folder: &Path,
    serve: impl Fn(SocketAddr, &Path) -> Command,
) -> Result<CutOff> {
    let house = KilledHouse::new()?;
    let store = folder.join("house.db");
    house.start(serve(house.address, &store)).await?;
    let guest = Guest::arrive(&house.http, house.address, "Ada").await?;
    let table = guest.open_table_with_bots(settings(), 3).await?;
    let mut window = Window::open(&guest, &table).await?;
    let number = window
        .sees(|game| match game.phase {
            Phase::Called { number, .. } | Phase::Reaching { number, .. } => Some(number),
            _ => None,
        })
        .await?;
    // From the call to when hands have been in the bag for a moment.
    tokio::time::sleep(Duration::from_millis(1000)).await;
    house.kill()?;
    house.start(serve(house.address, &store)).await?;
    let mut window = Window::open(&guest, &table).await?;
    let broken = window.sees(|game| game.broken.clone()).await?;
    let finished = window
        .sees(|game| game.photo.as_ref().map(|photo| photo.number))
        .await?;
    house.kill()?;
    Ok(CutOff {
        number,
        broken: broken.number,
        by_restart: broken.why == BrokenBy::Restart,
        finished,
    })
}

fn settings() -> Settings {
    let mut settings = Settings::dschamal(Game::Duel, 3);
    if let GameSettings::Dschamal(agreed) = &mut settings.game {
        let options = &mut agreed.rules.options;
        options.insert("common.start_pick".to_owned(), "random".into());
    }
    settings
}

struct Window(Socket);

impl Window {
    async fn open(guest: &Guest, table: &TableId) -> Result<Window> {
        let mut socket = guest.socket("window").await?;
        let table = table.clone();
        socket.say(&ClientMessage::Watch { table }).await?;
        Ok(Window(socket))
    }

    /// Looks until the game shows something.
    async fn sees<T>(&mut self, wanted: impl Fn(&DschamalView) -> Option<T>) -> Result<T> {
        let looking = async {
            loop {
                // Whose own hand is in the bag hears no text for as long as the contest takes.
                let text = self.0.hear_text().await?;
                if let ServerMessage::Table { view, .. } = serde_json::from_str(&text)? {
                    let game = view.dschamal().context("a game of Dschamál")?;
                    if let Some(found) = wanted(game) {
                        return anyhow::Ok(found);
                    }
                }
            }
        };
        let seen = tokio::time::timeout(PATIENCE, looking).await;
        seen.context("nothing of the kind was seen")?
    }
}
