//! An evening with the box, in German: five names, a whole Duel told by taps, most of it with the house closed.

use anyhow::Result;
use e2e::{Device, Evening, Keys, Person};

const PLAYERS: [(&str, &str); 5] = [
    ("Mia", "blaue Kugel"),
    ("Jo", "blauer Würfel"),
    ("Sam", "blaue Scheibe"),
    ("Lea", "blaues Ei"),
    ("Kim", "blaue Kuppel"),
];

async fn sits_down(person: &Person) -> Result<()> {
    person.speaks("de", "Deutsch").await?;
    person.opens("/referee").await?;
    person.presses("Noch jemand").await?;
    for (place, (name, _)) in PLAYERS.iter().enumerate() {
        let label = format!("Name an Platz {}", place + 1);
        person.writes(&label, name).await?;
    }
    person.meets_no_barrier().await?;
    person.presses("Beginnen").await?;
    for (name, piece) in PLAYERS {
        person
            .reads(&format!("{name} nimmt zu Beginn ein blaues Teil"))
            .await?;
        person.presses(piece).await?;
    }
    Ok(())
}

/// Presses these one after the other, once the contest is there.
async fn tells(person: &Person, contest: &str, taps: &[&str]) -> Result<()> {
    person.reads_in("#now", contest).await?;
    for tap in taps {
        person.presses(tap).await?;
    }
    Ok(())
}

async fn hears(person: &Person, ruling: &str) -> Result<()> {
    person.reads_in("[data-testid=ruling]", ruling).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_duel_is_refereed_by_taps_and_without_the_house() -> Result<()> {
    let mut evening = Evening::begin().await?;
    let mia = evening.stranger(Device::Phone).await?;
    sits_down(&mia).await?;
    mia.has_the_pages_kept().await?;

    tells(&mia, "Duell 1: Mia — Jo", &["Mia", "Kugel", "weiße Kugel"]).await?;
    hears(&mia, "Mia gewinnt und behält das Teil").await?;
    mia.presses("Warum?").await?;
    mia.reads_in(".why", "D-16").await?;
    mia.meets_no_barrier().await?;
    tells(
        &mia,
        "Duell 2: Mia — Sam",
        &["Mia", "Kugel", "braune Kugel"],
    )
    .await?;

    evening.house_closes().await?;
    tells(&mia, "Duell 3: Mia — Lea", &["Lea", "schwarz", "Fertig"]).await?;
    mia.reads("Mia sucht sich ein Teil von Lea aus").await?;
    mia.presses("Rückgängig").await?;
    // One ball is left: its colour follows.
    tells(&mia, "Duell 3: Mia — Lea", &["Mia", "Kugel", "Fertig"]).await?;
    mia.reads_in(".box-stands li", "4 von 7").await?;
    mia.reloads().await?;
    mia.reads_in(".box-stands li", "4 von 7").await?;

    tells(
        &mia,
        "Duell 4: Mia — Kim",
        &["Mia", "Kuppel", "weiße Kuppel"],
    )
    .await?;
    hears(&mia, "bekommt von Kim eines dieser Form").await?;
    // Mia has beaten everybody and sits out.
    tells(
        &mia,
        "Duell 5: Jo — Sam",
        &["Jo", "Würfel", "weißer Würfel"],
    )
    .await?;
    mia.presses("Rückgängig").await?;
    tells(
        &mia,
        "Duell 5: Jo — Sam",
        &["Jo", "Würfel", "gelber Würfel"],
    )
    .await?;
    tells(
        &mia,
        "Duell 6: Jo — Lea",
        &["Jo", "Würfel", "weißer Würfel"],
    )
    .await?;
    hears(&mia, "weißen Würfel").await?;

    // It was a brown cube in the fifth.
    mia.presses("Alles bisher").await?;
    mia.presses("Schritt 10 korrigieren").await?;
    mia.reads("Ihr erzählt Schritt 10 noch einmal").await?;
    tells(&mia, "Duell 5: Jo — Sam", &["Würfel", "brauner Würfel"]).await?;

    tells(&mia, "Duell 7: Jo — Kim", &["Jo", "Würfel", "Fertig"]).await?;
    hears(&mia, "gelben Würfel").await?;
    tells(
        &mia,
        "Duell 8: Jo — Mia",
        &["Mia", "Kuppel", "gelbe Kuppel"],
    )
    .await?;
    tells(&mia, "Duell 9: Mia — Sam", &["Mia", "Kuppel", "Fertig"]).await?;
    mia.reads("Mia hat gewonnen").await?;
    mia.reads_in(".box-stands li", "8 von 7").await?;
    mia.meets_no_barrier().await
}

#[tokio::test(flavor = "multi_thread")]
async fn correction_that_does_not_fit_is_shown_and_can_be_given_up() -> Result<()> {
    let evening = Evening::begin().await?;
    let mia = evening.stranger(Device::Desk).await?;
    sits_down(&mia).await?;
    tells(&mia, "Duell 1: Mia — Jo", &["Mia", "Kugel", "weiße Kugel"]).await?;
    tells(
        &mia,
        "Duell 2: Mia — Sam",
        &["Mia", "Kugel", "braune Kugel"],
    )
    .await?;
    mia.reads_in("#now", "Duell 3: Mia — Lea").await?;
    mia.presses("Alles bisher").await?;
    mia.presses("Schritt 6 korrigieren").await?;
    tells(
        &mia,
        "Duell 1: Mia — Jo",
        &["Jo", "Würfel", "weißer Würfel"],
    )
    .await?;
    mia.reads("Nach der Korrektur geht das nicht mehr").await?;
    mia.meets_no_barrier().await?;
    mia.presses("Lassen, wie es war").await?;
    mia.reads_in("#now", "Duell 3: Mia — Lea").await?;
    mia.sees_no("[role=alert] .row").await
}

/// The names in the order of the chairs.
const SEATED: &str =
    "return [...document.querySelectorAll('.chairs input')].map(e => e.value).join(' ')";

async fn sit_so(person: &Person, order: &str) -> Result<()> {
    let script = format!("{SEATED} === arguments[0]");
    person.until(order, &script, &[order.into()]).await
}

fn handle(place: usize) -> String {
    format!(".chairs [data-place='{place}'] .handle")
}

#[tokio::test(flavor = "multi_thread")]
async fn chairs_are_changed_with_mouse_finger_and_keys() -> Result<()> {
    let evening = Evening::begin().await?;
    let mia = evening.stranger(Device::Desk).await?;
    mia.opens("/referee").await?;
    for (place, name) in ["Mia", "Jo", "Sam", "Lea"].into_iter().enumerate() {
        mia.writes(&format!("Name of player {}", place + 1), name)
            .await?;
    }
    sit_so(&mia, "Mia Jo Sam Lea").await?;
    mia.drags_between(&handle(0), &handle(2)).await?;
    sit_so(&mia, "Jo Sam Mia Lea").await?;

    mia.holds(Device::Phone).await?;
    mia.slides_between(&handle(3), &handle(1)).await?;
    sit_so(&mia, "Jo Lea Sam Mia").await?;

    mia.tabs_to("Mia sits one place earlier").await?;
    mia.strikes(Keys::Enter).await?;
    sit_so(&mia, "Jo Lea Mia Sam").await
}
