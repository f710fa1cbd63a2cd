//! What a stranger sees in the bag: what counts now, who is out and how long is left, and a ruling that waits to be read.

use std::time::Duration;

use anyhow::{Result, bail};
use e2e::{Device, Evening, Habit, Person};

/// The shapes before those whose pieces count, and those on the strip, both as words.
const BEFORE_THEM: &str = "
    const css = arguments[0];
    const shapes = [...document.querySelectorAll(css + ' .open-pieces svg')]
        .map(e => e.getAttribute('aria-label').split(' ').slice(1).join('-'));
    const strip = [...document.querySelectorAll('.in-dark .wanted-item')].map(e => e.dataset.form);
    const plain = all => [...new Set(all)].sort().join(' ');
    return plain(shapes) + (arguments[1] ? ' | camel' : ' | ') === plain(strip.filter(e => e !== 'camel')) + ' | ' + strip.filter(e => e === 'camel').join('');";

/// Every picture on the strip is large enough to be told from five others.
const LARGE: &str = "
    const all = [...document.querySelectorAll('.in-dark .wanted-item svg')].map(e => e.getBoundingClientRect());
    return all.length > 0 && all.every(box => box.width >= 40 && box.height >= 40);";

/// Nothing that is pressed or read lies over or outside of something else.
const APART: &str = "
    const parts = ['.dark-head', '.in-dark canvas', '.bag .felt', '.hand-acts', '.camel-call']
        .map(css => document.querySelector(css)).filter(e => e && e.checkVisibility())
        .map(e => e.getBoundingClientRect());
    const inside = box => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    return parts.length >= 3 && parts.every(inside)
        && parts.every((a, i) => parts.every((b, j) => i >= j || apart(a, b)));";

/// A ruling on its sheet, and beside it what is to be chosen: the table's own choices, as it would draw them.
const CHOICES_FREE: &str = "
    const sheet = document.querySelector('.story.reading'), foot = document.querySelector('.table-main > .foot');
    if (!sheet) return false;
    if (!document.querySelector('.choices')) {
        const pick = '<button class=\"quiet pick\"><svg class=wooden></svg><span>blue ball</span></button>';
        foot.insertAdjacentHTML('beforeend', '<div class=\"deed put\"><div class=choices>' + pick.repeat(5) + '</div></div>');
    }
    const [a, b] = [sheet, document.querySelector('.choices')].map(e => e.getBoundingClientRect());
    const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    return apart && b.left >= 0 && b.right <= innerWidth && b.top >= 0 && b.bottom <= innerHeight + 1;";

/// A ruling is to be read; from then on no time passes on this device, as long as a test looks at it.
const STANDS_STILL: &str = "
    if (!document.querySelector('[data-testid=go-on]')) return false;
    const now = performance.now();
    window.goesOn ??= performance.now;
    performance.now = () => now;
    return true;";
const GOES_ON: &str = "document.querySelector('.deed.put')?.remove(); performance.now = goesOn;";

/// What a person touches from one contest of their own to the next, without what they choose by the rules.
const COUNTS_TOUCHES: &str = "
    addEventListener('click', event => { if (!event.target.closest('.choices')) touches++; }, true);";

/// Plays on until the own hand is wanted in the bag.
async fn comes_to_the_bag(person: &Person) -> Result<()> {
    for _ in 0..4_000 {
        match person.wanted().await?.as_str() {
            wanted @ ("call" | "vote" | "choose") => person.answers(wanted).await?,
            "build" => person.builds(e2e::Builds::OnTop).await?,
            "outside" | "groping" => return Ok(()),
            "over" => bail!("over before the hand was wanted"),
            _ => person.until_later(Duration::from_millis(40)).await?,
        }
    }
    bail!("the hand was never wanted")
}

async fn at_the_bag_of(evening: &Evening, game: &str) -> Result<Person> {
    let ada = evening.stranger(Device::Desk).await?;
    ada.lives_faster(3).await?;
    ada.opens(&format!("/dschamal/here?game={game}&level=1&now"))
        .await?;
    comes_to_the_bag(&ada).await?;
    Ok(ada)
}

// D-08, D-09: shapes of either duellist, and the camel.
#[tokio::test(flavor = "multi_thread")]
async fn strip_of_a_duel_shows_what_lies_before_both_and_the_camel() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = at_the_bag_of(&evening, "duel").await?;
    let arguments = [".chair.fights".into(), true.into()];
    ada.until("the strip says so", BEFORE_THEM, &arguments)
        .await?;
    ada.until("pictures are large", LARGE, &[]).await?;
    // A lying phone: buttons beside the bag, nothing behind anything.
    ada.turns_to(844, 390).await?;
    ada.until("everything has its place", APART, &[]).await?;
    ada.turns_to(390, 664).await?;
    ada.until("everything has its place", APART, &[]).await?;
    ada.until("pictures are large", LARGE, &[]).await
}

// H-07, Q-06, T-06: three who fight; one's own; everything a tower lacks.
#[tokio::test(flavor = "multi_thread")]
async fn strip_follows_the_game() -> Result<()> {
    let evening = Evening::begin().await?;
    let trio = at_the_bag_of(&evening, "threesome").await?;
    let arguments = [".chair.fights".into(), true.into()];
    trio.until("shapes of the three", BEFORE_THEM, &arguments)
        .await?;
    let child = at_the_bag_of(&evening, "quartet").await?;
    let arguments = [".chair.you".into(), false.into()];
    child
        .until("one's own shapes", BEFORE_THEM, &arguments)
        .await?;
    let builder = at_the_bag_of(&evening, "tower").await?;
    let all = "const all = [...document.querySelectorAll('.in-dark .wanted-item')].map(e => e.dataset.form);
        return all.includes('black') && all.includes('camel') && all.includes('cube') && !all.includes('egg');";
    builder.until("what a tower lacks", all, &[]).await
}

// D-07: what bots do among themselves asks for nothing, and one touch lets all of it be over.
#[tokio::test(flavor = "multi_thread")]
async fn two_touches_lead_from_one_own_contest_to_the_next() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = at_the_bag_of(&evening, "duel").await?;
    ada.asks(COUNTS_TOUCHES).await?;
    for _ in 0..2 {
        ada.asks("window.touches = 0").await?;
        ada.reaches_in(Habit::Keys(0), 1).await?;
        ada.sees_no(".in-dark").await?;
        let skips = "document.querySelector('[data-testid=skip]')?.click()";
        while !matches!(ada.wanted().await?.as_str(), "outside" | "groping" | "over") {
            if ada.wanted().await? == "choose" {
                ada.answers("choose").await?;
            }
            ada.asks(skips).await?;
            ada.until_later(Duration::from_millis(60)).await?;
        }
        let touches = ada.asks("return touches").await?;
        assert!(touches.as_u64().is_some_and(|all| all <= 2), "{touches}");
    }
    Ok(())
}

// T-07: the ruling is read before anything is built, and who builds for the first time is told how.
#[tokio::test(flavor = "multi_thread")]
async fn first_piece_of_a_tower_says_how_it_is_moved() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = at_the_bag_of(&evening, "tower").await?;
    while ada.wanted().await? != "build" {
        let over = "const sheet = document.querySelector('.story.reading');
            if (!sheet || !document.querySelector('.in-yard')) return true;
            const box = sheet.getBoundingClientRect();
            return sheet.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 20));";
        assert_eq!(ada.asks(over).await?, true, "the sheet lies over the yard");
        match ada.wanted().await?.as_str() {
            wanted @ ("call" | "vote" | "choose") => ada.answers(wanted).await?,
            "outside" | "groping" | "cupped" | "several" => {
                ada.reaches_in(Habit::Keys(0), 1).await?;
            }
            _ => ada.until_later(Duration::from_millis(60)).await?,
        }
    }
    ada.reads_in(".in-yard [data-testid=coach]", "the piece")
        .await?;
    ada.turns_to(844, 390).await?;
    let inside =
        "const box = document.querySelector('.in-yard .hold-acts').getBoundingClientRect();
        const wood = document.querySelector('.in-yard .tower').getBoundingClientRect();
        return box.bottom <= innerHeight + 1 && wood.bottom <= box.top + 1 && wood.height > 150";
    ada.until("the buttons lie below the wood", inside, &[])
        .await
}

// Q-05, A-C-12: one is out, the other has ten seconds; then a ruling that waits.
#[tokio::test(flavor = "multi_thread")]
async fn countdown_runs_and_the_ruling_waits_to_be_touched() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = at_the_bag_of(&evening, "quartet").await?;
    ada.reaches_in(Habit::Keys(0), 1).await?;
    let counts = "return /\\d/.test(document.querySelector('[data-testid=countdown]')?.textContent ?? '') || !!document.querySelector('[data-testid=go-on]')";
    ada.until("it is counted down, or both are out", counts, &[])
        .await?;
    ada.until("a ruling to be read", STANDS_STILL, &[]).await?;
    ada.sees("[data-testid=ruling-title]").await?;
    for (wide, high) in [(844, 390), (390, 664), (390, 844)] {
        ada.turns_to(wide, high).await?;
        ada.until("what is chosen lies beside it", CHOICES_FREE, &[])
            .await?;
    }
    ada.asks(GOES_ON).await?;
    ada.asks("document.querySelector('[data-testid=go-on]').click()")
        .await?;
    ada.sees_no("[data-testid=go-on]").await
}

// the call is in the player's language.
#[tokio::test(flavor = "multi_thread")]
async fn camel_is_called_in_four_languages() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.lives_faster(3).await?;
    for (tag, call) in [
        ("en", "I’m the camel!"),
        ("de", "Ich bin das Kamel!"),
        ("fr", "Le chameau, c’est moi"),
        ("nl", "Ik ben de kameel!"),
    ] {
        ada.prefers_language(tag).await?;
        ada.opens("/dschamal/here?game=duel&level=1&now").await?;
        comes_to_the_bag(&ada).await?;
        ada.reads_in(".shout", call).await?;
        ada.strikes("s").await?;
        ada.sees(".shout[aria-pressed=true]").await?;
        // Out of the bag, so that the next language begins at the table.
        ada.reaches_in(Habit::Keys(0), 1).await?;
    }
    Ok(())
}
