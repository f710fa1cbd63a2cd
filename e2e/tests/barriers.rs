//! Every page on both screens and in both lights: axe-core finds no serious barrier, and nothing is too small for a finger.

use anyhow::Result;
use e2e::{Device, Evening, Person, brisk, duel_of_three, short_game};
use serde_json::json;

async fn looks_everywhere(person: &Person) -> Result<()> {
    for device in [Device::Desk, Device::Phone] {
        person.holds(device).await?;
        person.meets_no_barrier().await?;
    }
    person.holds(Device::Desk).await
}

async fn looks_at(person: &Person, pages: &[(&str, &str)]) -> Result<()> {
    for (path, sign) in pages {
        person.opens(path).await?;
        person.sees(sign).await?;
        looks_everywhere(person).await?;
    }
    Ok(())
}

/// Every page that needs nobody else, and something that shows it is there.
const PAGES: [(&str, &str); 25] = [
    ("/", ".doors"),
    ("/dschamal", ".card-deeds"),
    ("/quartet", ".card-deeds"),
    ("/gimel", ".card-deeds"),
    ("/games", "main .hush"),
    ("/settings", "[role=switch]"),
    ("/about", "main h2"),
    ("/keeper", "main form"),
    ("/rules", "main a"),
    ("/rules/gimel", "main figure"),
    ("/rules/duel", "#editions"),
    ("/rules/tower", "#editions"),
    ("/rules/threesome", "#editions"),
    ("/rules/quartet", "#editions"),
    ("/learn/gimel", "[role=grid]"),
    ("/learn/dschamal", "main button"),
    ("/practice", "main button"),
    ("/practice/tower", "main button"),
    ("/dschamal/here", "main button"),
    ("/dschamal/games/here", "main"),
    ("/puzzles", "[role=grid]"),
    ("/gimel/here", "[role=grid]"),
    ("/gimel/bot", ".agree"),
    ("/referee/gimel", "[role=grid]"),
    ("/no/such/road", "main a"),
];

#[tokio::test(flavor = "multi_thread")]
async fn pages_for_one_have_no_barrier() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    looks_at(&ada, &PAGES).await
}

/// Opens everything that can be folded out.
const UNFOLD: &str = "document.querySelectorAll('details').forEach(it => it.open = true)";

/// Tells the referee the first thing that was not told yet.
const TELL: &str = "
    const now = css => document.querySelector(`#now ${css}:not(:disabled)`);
    (now('.act') ?? now('button:not([aria-pressed=true])'))?.click()";

#[tokio::test(flavor = "multi_thread")]
async fn evenings_with_the_box_have_no_barrier() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    for game in ["Duel", "Tower", "Threesome", "Quartet"] {
        ada.opens("/referee").await?;
        ada.sees(".chairs").await?;
        ada.presses(game).await?;
        ada.asks(UNFOLD).await?;
        looks_everywhere(&ada).await?;
        ada.holds(Device::Phone).await?;
        ada.presses("Begin").await?;
        for _ in 0..12 {
            ada.sees("#now").await?;
            ada.asks(TELL).await?;
            ada.meets_no_small_thing().await?;
        }
        ada.asks(UNFOLD).await?;
        looks_everywhere(&ada).await?;
        ada.asks("localStorage.clear()").await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_has_no_barrier() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/analysis#m=F@h5.F@k8.h5xk8&at=3").await?;
    ada.sees("[role=grid]").await?;
    ada.switches("Let the engine think").await?;
    ada.sees(".best-line:not([disabled])").await?;
    ada.asks(UNFOLD).await?;
    looks_everywhere(&ada).await?;
    ada.opens("/analysis?mistakes#m=F@h5.F@k8.h5xk8&at=3")
        .await?;
    ada.sees(".turnings").await?;
    looks_everywhere(&ada).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_from_the_invitation_to_the_record_have_no_barrier() -> Result<()> {
    let evening = Evening::begin().await?;
    let cleo = evening.guest("Cleo", Device::Desk).await?;
    let forms = [
        ("/new", ".agree"),
        ("/new?game=duel", ".agree"),
        ("/you", "#login"),
    ];
    looks_at(&cleo, &forms).await?;
    let path = cleo.opens_a_table(&short_game()).await?;
    cleo.sees(".invitation").await?;
    looks_everywhere(&cleo).await?;
    looks_at(&cleo, &[(&format!("{path}/screen"), ".screen .qr")]).await?;
    let path = cleo.opens_a_table(&duel_of_three()).await?;
    cleo.sees(".invitation").await?;
    looks_everywhere(&cleo).await?;
    looks_at(&cleo, &[(&format!("{path}/screen"), ".screen .qr")]).await?;

    let table = evening.two(&short_game()).await?;
    table.play(&["F@h5", "F@k8"]).await?;
    let ada = &table.ada;
    ada.presses("Who is here").await?;
    ada.presses("Offer a draw").await?;
    looks_everywhere(ada).await?;
    looks_at(
        &cleo,
        &[(&format!("{}/screen", table.path), ".screen .grid")],
    )
    .await?;
    table.play(&["h5xk8"]).await?;
    ada.sees("[data-testid=verdict]").await?;
    looks_everywhere(ada).await?;
    ada.opens("/games").await?;
    ada.presses("Ada – Bo").await?;
    ada.sees(".scrubber").await?;
    looks_everywhere(ada).await
}

#[tokio::test(flavor = "multi_thread")]
async fn table_at_the_bag_has_no_barrier() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    let path = ada
        .sits_down_with_bots(&brisk("duel", 3, &json!({})), 1)
        .await?;
    ada.sees("[data-testid=choices]").await?;
    looks_everywhere(&ada).await?;
    let screen = format!("{path}/screen");
    looks_at(&ada, &[(&screen, ".screen-table")]).await
}
