//! Four languages: every page speaks each of them, whole, and nothing runs over the edge of a phone.

use anyhow::Result;
use e2e::{Device, Evening, PAGES};

/// A language, what it calls itself, and how its front door greets.
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "English", "Two games, one camel."),
    ("de", "Deutsch", "Zwei Spiele, ein Kamel."),
    ("fr", "Français", "Deux jeux, un chameau."),
    ("nl", "Nederlands", "Twee spellen, één kameel."),
];

/// What is read or spoken and looks like the key of a message: the message is missing.
const KEYS: &str = r"
    const key = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
    const said = [...document.querySelectorAll('body *')].flatMap(e => [
        e.getAttribute('aria-label'), e.getAttribute('placeholder'), e.getAttribute('title'),
        ...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data)]);
    // What a code of a table looks like is no key.
    return said.filter(text => text && key.test(text.trim()) && !text.startsWith('abcd-')).join(', ');";

/// How far the page runs over the edge, and what does.
const OVER: &str = "
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return '';
    const wide = [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > room + 1);
    return `${document.documentElement.scrollWidth} px: ` + wide.map(e => e.outerHTML.slice(0, 80)).join(' | ');";

#[tokio::test(flavor = "multi_thread")]
async fn every_page_speaks_every_language_fits_every_screen_and_complains_of_nothing() -> Result<()>
{
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Phone).await?;
    ada.notes_complaints().await?;
    let mut faults = Vec::new();
    for (language, own_name, greeting) in LANGUAGES {
        ada.speaks(language, own_name).await?;
        for (path, sign) in PAGES {
            ada.opens(path).await?;
            ada.sees(sign).await?;
            ada.sees_no("#waiting").await?;
            for device in [Device::Phone, Device::Desk] {
                ada.holds(device).await?;
                for (what, script) in [("unsaid", KEYS), ("too wide", OVER)] {
                    let found = ada.asks(script).await?;
                    let found = found.as_str().unwrap_or("no answer").to_owned();
                    if !found.is_empty() {
                        faults.push(format!("{language} {path} {device:?} {what}: {found}"));
                    }
                }
            }
            ada.holds(Device::Phone).await?;
        }
        ada.opens("/").await?;
        ada.reads(greeting).await?;
    }
    let complaints = ada.complaints().await?;
    faults.extend(complaints.lines().map(str::to_owned));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// German has the longest words.
#[tokio::test(flavor = "multi_thread")]
async fn letters_twice_as_large_run_over_no_edge() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Phone).await?;
    ada.speaks("de", "Deutsch").await?;
    ada.needs_large_letters().await?;
    let mut faults = Vec::new();
    for (path, sign) in PAGES {
        ada.opens(path).await?;
        ada.sees(sign).await?;
        let size = ada
            .asks("return getComputedStyle(document.querySelector('main')).fontSize")
            .await?;
        assert_eq!(size, "34px", "{path} has letters of its own size");
        let found = ada.asks(OVER).await?;
        if found != "" {
            faults.push(format!("{path}: {found}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn language_of_the_browser_is_spoken_until_another_is_picked() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.prefers_language("fr-CH").await?;
    ada.opens("/").await?;
    ada.reads("Deux jeux, un chameau.").await?;
    ada.speaks("nl", "Nederlands").await?;
    ada.opens("/").await?;
    ada.reads("Twee spellen, één kameel.").await?;
    ada.reloads().await?;
    ada.reads("Twee spellen, één kameel.").await
}
