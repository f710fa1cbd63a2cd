//! Every page of the house as pictures on sheets: `contact_sheet FOLDER [LANGUAGE…]`.

use std::path::PathBuf;

use anyhow::{Context, Result};

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().context("no folder given")?);
    let mut languages: Vec<String> = arguments.collect();
    if languages.is_empty() {
        languages = ["en", "de", "fr", "nl"].map(str::to_owned).to_vec();
    }
    for sheet in e2e::contact_sheets(&folder, &languages).await? {
        println!("{}", sheet.display());
    }
    Ok(())
}
