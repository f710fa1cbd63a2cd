//! A house in a process of its own, so that a test can kill it in the middle of everything: `house ADDRESS STORE`.

use anyhow::{Context, Result};
use server::{House, Settings};

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |what: &str| arguments.next().with_context(|| format!("no {what} given"));
    let address = next("address")?.parse()?;
    let store = next("store")?;
    let house = House::open(&Settings {
        address,
        store,
        limits_times: 1000,
        ..Settings::default()
    })
    .await?;
    // Nobody stops it: it is killed.
    house.serve(std::future::pending()).await
}
