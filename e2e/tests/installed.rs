//! The house as an app: what a browser needs to install it, and every page that needs nobody else without a network.

use anyhow::Result;
use e2e::{Device, Evening, Keys};
use serde_json::json;

/// Reads the manifest and looks at every picture it names; answers with what it promises and whether the pictures keep it.
const MANIFEST: &str = "
    const address = document.querySelector('link[rel=manifest]').href;
    const manifest = await (await fetch(address)).json();
    const icons = await Promise.all(manifest.icons.map(async icon => {
        const picture = new Image();
        picture.src = new URL(icon.src, address);
        await picture.decode();
        const size = `${picture.naturalWidth}x${picture.naturalHeight}`;
        return icon.sizes === 'any' || icon.sizes === size ? icon.sizes : `${icon.sizes} is ${size}`;
    }));
    return [manifest.name, manifest.start_url, manifest.scope, manifest.display, icons.join(' '),
        manifest.icons.filter(icon => icon.purpose === 'maskable').length];";

#[tokio::test(flavor = "multi_thread")]
async fn house_can_be_installed() -> Result<()> {
    let evening = Evening::begin().await?.with_whole_browsers();
    let ada = evening.stranger(Device::Phone).await?;
    ada.opens("/").await?;
    ada.has_the_pages_kept().await?;
    let script = format!("return (async () => {{ {MANIFEST} }})()");
    let promised = json!([
        "Caravanserai",
        "/",
        "/",
        "standalone",
        "any 192x192 512x512 512x512",
        1
    ]);
    assert_eq!(ada.asks(&script).await?, promised);
    assert_eq!(ada.cannot_install_because().await?, json!([[], []]));
    Ok(())
}

/// Pages that need nobody else, and something that shows that their program runs.
const PAGES: [(&str, &str); 18] = [
    ("/", ".doors"),
    ("/gimel", ".card-deeds"),
    ("/referee", ".chairs"),
    ("/referee/gimel", "[role=grid]"),
    ("/learn/gimel", "[role=grid]"),
    ("/learn/dschamal", "[data-testid=begin]"),
    ("/rules", "main a"),
    ("/rules/gimel", "main figure"),
    ("/rules/duel", "#editions"),
    ("/practice", "main button"),
    ("/practice/tower", "main button"),
    ("/gimel/here", "[role=grid]"),
    ("/gimel/bot", ".agree"),
    ("/dschamal/here", "main button"),
    ("/puzzles", "[role=grid]"),
    ("/analysis", "[role=grid]"),
    ("/settings", "[role=switch]"),
    ("/about", "main h2"),
];

// Each program and each thread is used once: what is kept is enough.
#[tokio::test(flavor = "multi_thread")]
async fn everything_for_one_opens_without_the_house() -> Result<()> {
    let mut evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.opens("/").await?;
    ada.has_the_pages_kept().await?;
    evening.house_closes().await?;
    for (path, sign) in PAGES {
        ada.opens(path).await?;
        ada.sees(sign).await?;
    }

    ada.opens("/learn/dschamal").await?;
    ada.presses("Put your hand in").await?;
    ada.sees(".bag canvas:focus").await?;
    ada.strikes(Keys::Up).await?;
    ada.sees(".bag[data-state=groping]").await?;
    ada.opens("/analysis").await?;
    ada.switches("Let the engine think").await?;
    ada.sees(".best-line:not([disabled])").await?;
    ada.opens("/gimel/bot?level=1").await?;
    ada.presses("You").await?; // who has White
    ada.presses("Begin").await?;
    ada.plays("F@h5").await?;
    ada.has_the_turn().await?;
    ada.opens("/dschamal/here?game=quartet&level=1&now").await?;
    ada.sees("[data-testid=chair-0]").await?;
    ada.speaks("fr", "Français").await?;
    ada.opens("/").await?;
    ada.reads("Deux jeux, un chameau.").await
}
