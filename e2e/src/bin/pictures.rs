//! The pictures and the film of the README: `pictures FOLDER [SCENE…]`.

use std::path::PathBuf;

use anyhow::{Context, Result};

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().context("no folder given")?);
    let scenes: Vec<String> = arguments.collect();
    e2e::pictures(&folder, &scenes).await
}
