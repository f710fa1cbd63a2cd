//! Kills a house at random moments while guests play, and looks whether anything was lost.

mod contest;
mod evening;
mod house;
mod tale;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, ensure};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

use house::KilledHouse;

pub use contest::{CutOff, cut_off};

/// How much is to be survived.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// So often the house is killed.
    pub kills: u32,
    /// So many games are played at the same time.
    pub games: u64,
    /// Everything that is drawn by lot is drawn from this.
    pub seed: u64,
}

/// What became of it.
#[derive(Debug, Default, Serialize)]
pub struct Survived {
    /// How often the house was killed.
    pub kills: u32,
    /// How many moves were acknowledged.
    pub acknowledged: u64,
    /// How many had to be sent again.
    pub sent_again: u64,
    /// Acknowledged moves that were not there any more.
    pub lost: u64,
    /// Moves that were there twice, or were never made.
    pub doubled: u64,
    /// The most a clock was wrong after a restart.
    pub worst_clock_ms: u64,
}

/// Plays and kills. `serve` makes the command that opens a house at an address with a store.
///
/// # Errors
/// If the house does not come back.
pub async fn survive(
    plan: Plan,
    folder: &Path,
    serve: impl Fn(SocketAddr, &Path) -> Command,
) -> Result<Survived> {
    let house = Arc::new(KilledHouse::new()?);
    let store = folder.join("house.db");
    let command = || serve(house.address, &store);
    house.start(command()).await?;
    let evenings: Vec<_> = (0..plan.games)
        .map(|number| tokio::spawn(evening::play(Arc::clone(&house), plan.seed ^ (number + 1))))
        .collect();
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    for _ in 0..plan.kills {
        tokio::time::sleep(Duration::from_millis(rng.random_range(50..900))).await;
        house.kill()?;
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..200))).await;
        house.start(command()).await?;
    }
    // A last look after the last restart.
    tokio::time::sleep(Duration::from_millis(500)).await;
    house.tell_to_end();
    let mut survived = Survived {
        kills: plan.kills,
        ..Survived::default()
    };
    for evening in evenings {
        let told = evening.await??;
        survived.acknowledged += told.acknowledged;
        survived.sent_again += told.sent_again;
        survived.lost += told.lost;
        survived.doubled += told.doubled;
        survived.worst_clock_ms = survived.worst_clock_ms.max(told.worst_clock_ms);
    }
    house.kill()?;
    ensure!(survived.acknowledged > 0, "nobody has played");
    Ok(survived)
}
