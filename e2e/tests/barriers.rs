//! Every page on both screens and in both lights: axe-core finds no serious barrier.

use anyhow::Result;
use e2e::{Device, Evening, Person, short_game};

async fn looks_everywhere(person: &Person) -> Result<()> {
    for device in [Device::Desk, Device::Phone] {
        person.holds(device).await?;
        person.meets_no_barrier().await?;
    }
    person.holds(Device::Desk).await
}

/// Every page that needs nobody else, and something that shows it is there.
const PAGES: [(&str, &str); 15] = [
    ("/", ".doors"),
    ("/play?bot=9", "main p"),
    ("/games", "main .hush"),
    ("/settings", "[role=switch]"),
    ("/about", "main h2"),
    ("/rules", "main a"),
    ("/rules/duel", "#editions"),
    ("/learn/gimel", "[role=grid]"),
    ("/learn/dschamal", "main button"),
    ("/referee", ".chairs"),
    ("/analysis", "[role=grid]"),
    ("/puzzles", "[role=grid]"),
    ("/gimel/here", "[role=grid]"),
    ("/gimel/bot", ".agree"),
    ("/no/such/road", "main a"),
];

#[tokio::test(flavor = "multi_thread")]
async fn pages_for_one_have_no_barrier() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    for (path, sign) in PAGES {
        ada.opens(path).await?;
        ada.sees(sign).await?;
        looks_everywhere(&ada).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_from_the_invitation_to_the_record_have_no_barrier() -> Result<()> {
    let evening = Evening::begin().await?;
    let cleo = evening.guest("Cleo", Device::Desk).await?;
    for (path, sign) in [("/new", ".agree"), ("/you", "#login")] {
        cleo.opens(path).await?;
        cleo.sees(sign).await?;
        looks_everywhere(&cleo).await?;
    }
    cleo.opens_a_table(&short_game()).await?;
    cleo.sees(".invitation").await?;
    looks_everywhere(&cleo).await?;

    let table = evening.two(&short_game()).await?;
    table.play(&["F@h5", "F@k8"]).await?;
    let ada = &table.ada;
    ada.presses("Who is here").await?;
    ada.presses("Offer a draw").await?;
    looks_everywhere(ada).await?;
    table.play(&["h5xk8"]).await?;
    ada.sees("[data-testid=verdict]").await?;
    looks_everywhere(ada).await?;
    ada.opens("/games").await?;
    ada.presses("Ada – Bo").await?;
    ada.sees(".scrubber").await?;
    looks_everywhere(ada).await
}
