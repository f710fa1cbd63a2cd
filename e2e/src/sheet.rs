//! Contact sheets: every page at once, as somebody sees it who holds this device, in this light, in this language.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::{Device, Evening, PAGES, Person};

/// A sheet: its name, the screen, and how wide a page is on it.
const SCREENS: [(&str, Device, u32, u32, u32); 2] = [
    ("phone", Device::Phone, 390, 844, 195),
    ("desk", Device::Desk, 1440, 900, 360),
];
const LIGHTS: [&str; 2] = ["night", "day"];
/// A page is looked at when it has come to rest.
const REST: Duration = Duration::from_millis(350);
/// Pages beside each other.
const COLUMNS: u32 = 7;

/// Makes all sheets of these languages in a folder, and says where they lie.
///
/// # Errors
/// If a page does not come, or the folder cannot be written.
pub async fn contact_sheets(folder: &Path, languages: &[String]) -> Result<Vec<PathBuf>> {
    fs::create_dir_all(folder)?;
    let evening = Evening::begin().await?.with_whole_browsers();
    let mut sheets = Vec::new();
    for (screen, device, width, height, shown) in SCREENS {
        let visitor = evening.guest("Ada", device).await?;
        for language in languages {
            for light in LIGHTS {
                let wish = format!("theme={light} language={language} motion=still");
                visitor.wishes(&wish).await?;
                let name = format!("{screen}-{light}-{language}");
                let mut page = String::from(HEAD);
                for (number, (path, sign)) in PAGES.into_iter().enumerate() {
                    visitor.turns_to(width, height).await?;
                    visitor.opens(path).await?;
                    visitor.sees(sign).await?;
                    visitor.until_later(REST).await?;
                    let picture = format!("{name}-{number:02}.png");
                    fs::write(folder.join(&picture), visitor.looks().await?)?;
                    page += &format!(
                        "<figure><img src={picture:?} width={shown}><figcaption>{path}</figcaption></figure>"
                    );
                }
                let html = folder.join(format!("{name}.html"));
                fs::write(&html, page)?;
                let sheet = folder.join(format!("{name}.png"));
                fs::write(&sheet, whole(&visitor, &html, shown).await?)?;
                eprintln!("{}", sheet.display());
                sheets.push(sheet);
            }
        }
    }
    Ok(sheets)
}

const HEAD: &str = "<!doctype html><meta charset=utf-8><style>
    body { margin: 8px; background: #777; font: 11px sans-serif; display: flex; flex-wrap: wrap; gap: 8px }
    figure { margin: 0 } figcaption { color: #fff }</style>";

/// A page of pictures, however long it is.
async fn whole(visitor: &Person, html: &Path, shown: u32) -> Result<Vec<u8>> {
    let html = html.canonicalize()?;
    let width = COLUMNS * (shown + 8) + 16;
    visitor.turns_to(width, 800).await?;
    visitor.opens(&format!("file://{}", html.display())).await?;
    let loaded = "return [...document.images].every(it => it.complete && it.naturalWidth > 0)";
    visitor.until("all pictures are there", loaded, &[]).await?;
    let height = visitor
        .asks("return document.documentElement.scrollHeight")
        .await?;
    let height = height.as_u64().context("a page has a height")?;
    visitor.turns_to(width, u32::try_from(height)?).await?;
    visitor.looks().await
}
