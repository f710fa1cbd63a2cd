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

/// Six people with a piece each, on a short phone.
async fn six_on_a_short_phone(person: &Person) -> Result<()> {
    person.opens("/referee").await?;
    person.presses("One more player").await?;
    person.presses("One more player").await?;
    for (place, (name, _)) in SIX.iter().enumerate() {
        let label = format!("Name of player {}", place + 1);
        person.writes(&label, name).await?;
    }
    person.presses("Begin").await?;
    person.turns_to(390, 664).await?;
    for (name, piece) in SIX {
        let question = format!("{name} takes a blue piece");
        person.reads_in("#now", &question).await?;
        nothing_is_out_of_sight(person, "#now .tile").await?;
        person.presses(piece).await?;
    }
    Ok(())
}

const SIX: [(&str, &str); 6] = [
    ("Mia", "blue ball"),
    ("Jo", "blue cube"),
    ("Sam", "blue disc"),
    ("Lea", "blue egg"),
    ("Kim", "blue dome"),
    ("Noor", "blue step"),
];

/// Everything like this is on the screen, wholly, where a finger can touch it; and there is something.
async fn nothing_is_out_of_sight(person: &Person, css: &str) -> Result<()> {
    let script = "
        const all = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility());
        return all.length > 0 && all.every(e => {
            const box = e.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
            return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth && e.contains(hit);
        });";
    let what = format!("{css} needs no scrolling");
    person.until(&what, script, &[css.into()]).await
}

/// One tap of a duel: the pair and everything that can be answered is in sight, and the page does not move.
async fn taps_in_sight(person: &Person, name: &str) -> Result<()> {
    let above = "
        const [pair, question] = ['.bout h2', '.box-ask'].map(css => document.querySelector(css).getBoundingClientRect());
        return pair.bottom <= question.top";
    person
        .until("the pair stands above the question", above, &[])
        .await?;
    nothing_is_out_of_sight(person, ".bout h2").await?;
    nothing_is_out_of_sight(person, "#now .person").await?;
    person.presses(name).await
}

#[tokio::test(flavor = "multi_thread")]
async fn duel_is_told_in_three_taps_without_scrolling() -> Result<()> {
    let evening = Evening::begin().await?;
    let mia = evening.stranger(Device::Phone).await?;
    six_on_a_short_phone(&mia).await?;

    mia.reads_in(".bout", "Duel 1: Mia — Jo").await?;
    taps_in_sight(&mia, "Mia").await?;
    nothing_is_out_of_sight(&mia, "#pad .tile").await?;
    taps_in_sight(&mia, "ball").await?;
    nothing_is_out_of_sight(&mia, "#colours .tile").await?;
    taps_in_sight(&mia, "white ball").await?;
    hears(&mia, "Mia wins and keeps it").await?;
    nothing_is_out_of_sight(&mia, ".box-answer .ruling").await?;

    mia.reads_in(".bout", "Duel 2: Mia — Sam").await?;
    taps_in_sight(&mia, "Sam").await?;
    nothing_is_out_of_sight(&mia, "#pad .tile").await?;
    taps_in_sight(&mia, "black").await?;
    nothing_is_out_of_sight(&mia, ".referee-deed .preview, .referee-deed .act").await?;
    nothing_is_out_of_sight(&mia, "#pad .tile").await?;
    taps_in_sight(&mia, "Done").await?;
    // What follows of it is told without scrolling, too.
    mia.reads_in("#now", "Mia picks one of Sam’s pieces")
        .await?;
    nothing_is_out_of_sight(&mia, "#now .tile").await?;
    mia.presses("blue disc").await?;

    mia.reads_in(".bout", "Duel 3: Mia — Lea").await?;
    taps_in_sight(&mia, "Lea").await?;
    taps_in_sight(&mia, "camel").await?;
    nothing_is_out_of_sight(&mia, "#now .person").await?;
    mia.presses("Yes, in time").await?;
    mia.reads_in("#now", "Lea picks one of Mia’s pieces")
        .await?;
    nothing_is_out_of_sight(&mia, "#now .tile").await
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_in_mid_entry_takes_back_just_that_tap() -> Result<()> {
    let evening = Evening::begin().await?;
    let mia = evening.stranger(Device::Phone).await?;
    six_on_a_short_phone(&mia).await?;
    tells(&mia, "Duel 1: Mia — Jo", &["Mia", "ball", "white ball"]).await?;
    tells(&mia, "Duel 2: Mia — Sam", &["Sam", "cube"]).await?;
    mia.sees("#colours").await?;
    mia.presses("Undo").await?;
    mia.sees_no("#colours").await?;
    mia.sees("#pad").await?;
    mia.reads_in("#now", "What did Sam bring out?").await?;
    mia.presses("Redo").await?;
    mia.sees("#colours").await?;
    mia.presses("Undo").await?;
    mia.sees("#pad").await?;
    mia.presses("Undo").await?;
    mia.sees_no("#pad").await?;
    // The first duel still stands; only now it is taken back.
    mia.reads_in(".bout", "Duel 2: Mia — Sam").await?;
    mia.presses("Undo").await?;
    mia.reads_in(".bout", "Duel 1: Mia — Jo").await
}
