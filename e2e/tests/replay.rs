//! A finished game, looked at again.

use anyhow::{Context, Result};
use e2e::{Evening, Person, short_game};
use serde_json::json;

const SLIDER: &str = ".scrubber input";

async fn is_at(person: &Person, moment: u32, pieces: u64) -> Result<()> {
    let script = "return document.querySelector(arguments[0])?.value === arguments[1]";
    let arguments = [json!(SLIDER), json!(moment.to_string())];
    let what = format!("the slider is at {moment}");
    person.until(&what, script, &arguments).await?;
    person.sees_pieces(pieces).await
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_game_is_found_walked_through_kept_and_shared() -> Result<()> {
    let evening = Evening::begin().await?.with_whole_browsers();
    let table = evening.two(&short_game()).await?;
    table.play(&["F@h5", "F@k8", "h5xk8"]).await?;
    let ada = &table.ada;
    ada.reads_in("[data-testid=verdict]", "Ada wins.").await?;

    ada.opens("/games").await?;
    ada.presses("Ada – Bo").await?;
    is_at(ada, 0, 0).await?;
    ada.presses("One forward").await?;
    is_at(ada, 1, 1).await?;
    ada.strikes(".").await?;
    is_at(ada, 2, 2).await?;
    ada.presses("To the end").await?;
    is_at(ada, 3, 1).await?;
    ada.strikes(",").await?;
    is_at(ada, 2, 2).await?;
    ada.slides_to(SLIDER, 0).await?;
    is_at(ada, 0, 0).await?;
    ada.presses("Play it through").await?;
    is_at(ada, 3, 1).await?;

    let folder = evening.folder().join("kept");
    std::fs::create_dir(&folder)?;
    ada.keeps_downloads_in(&folder).await?;
    ada.presses("Download the record").await?;
    let record = downloaded(&folder).await?;
    assert!(record.contains("h5xk8"), "{record}");
    assert!(record.contains("[White \"Ada\"]"), "{record}");

    ada.presses("Copy a link").await?;
    ada.reads("Copied.").await?;
    // The link is for everybody.
    let game = ada.path().await?;
    table.bo.opens(&game).await?;
    table.bo.reads("Ada wins.").await
}

async fn downloaded(folder: &std::path::Path) -> Result<String> {
    for _ in 0..1000 {
        let mut files = std::fs::read_dir(folder)?.filter_map(Result::ok);
        let whole = files.find(|file| file.file_name().to_string_lossy().ends_with(".gimel.txt"));
        if let Some(file) = whole {
            return Ok(std::fs::read_to_string(file.path())?);
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    None.context("nothing was downloaded")
}
