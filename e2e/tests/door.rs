//! The front door: one tap to a game, a link for friends at once, every address good.

use anyhow::Result;
use e2e::{Device, Evening, Person};
use serde_json::json;

/// A stranger whose taps are counted from the link on.
async fn arrives(evening: &Evening, device: Device) -> Result<Person> {
    let ada = evening.stranger(device).await?;
    ada.counts_taps().await?;
    ada.opens("/").await?;
    ada.sees(".cards").await?;
    Ok(ada)
}

#[tokio::test(flavor = "multi_thread")]
async fn first_move_of_gimel_is_two_taps_away() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = arrives(&evening, Device::Phone).await?;
    ada.presses("Play").await?;
    ada.sees("[role=grid]").await?;
    let square = ada.empty_square().await?;
    ada.clicks(&square).await?;
    ada.sees(".moves .move").await?;
    assert_eq!(ada.taps_so_far().await?, 2);
    // Whoever goes away finds the game at the door.
    ada.opens("/").await?;
    ada.reads_in(".going-on", "Gimel against Caravan child")
        .await?;
    ada.clicks_on(".going-on a").await?;
    ada.sees_pieces(1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn link_for_friends_is_copied_with_two_taps_and_the_name_follows() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = arrives(&evening, Device::Phone).await?;
    ada.presses("With friends").await?;
    ada.sees(".invitation .scan svg").await?;
    ada.presses("Copy a link").await?;
    ada.reads("Copied.").await?;
    assert_eq!(ada.taps_so_far().await?, 2);
    let link = ada
        .asks("return document.querySelector('.invitation input').value")
        .await?;
    ada.writes("What shall your friends call you?", "Ada\u{e007}")
        .await?;
    ada.reads_in(".seats", "Ada").await?;
    ada.sees_no("#name-for-now").await?;

    let bo = evening.guest("Bo", Device::Desk).await?;
    bo.opens(link.as_str().unwrap_or_default()).await?;
    bo.reads_in(".seats", "Ada").await?;
    ada.reads_in(".seats", "Bo").await
}

#[tokio::test(flavor = "multi_thread")]
async fn hand_is_in_the_bag_after_three_taps() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = arrives(&evening, Device::Phone).await?;
    ada.presses("Feel your way in").await?;
    ada.sees("[data-testid=chair-0]").await?;
    loop {
        match ada.wanted().await?.as_str() {
            "choose" => ada.clicks_on("[data-testid=choices] button").await?,
            "call" => ada.clicks_on("button.call").await?,
            "" => {}
            _ => break,
        }
    }
    ada.sees("[data-testid=in-dark] .bag").await?;
    let taps = ada.taps_so_far().await?;
    assert!(taps <= 3, "{taps} taps");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_is_found_at_the_door_and_bots_come_to_who_stays_alone() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.guest("Ada", Device::Desk).await?;
    // Waiting is this browser's own.
    ada.lives_faster(4).await?;
    ada.opens("/play").await?;
    ada.reads("Nobody has come yet.").await?;

    let bo = evening.guest("Bo", Device::Phone).await?;
    bo.opens("/").await?;
    bo.reads("Ada is waiting for somebody to play with").await?;
    ada.presses("Play with bots meanwhile").await?;
    ada.sees("[role=grid]").await?;
    bo.no_longer_reads("Ada is waiting").await
}

/// Each address, what its heading says, and what one can do there.
const GAMES: [(&str, &str, &str); 6] = [
    ("/dschamal", "Dschamál", "Feel your way in"),
    ("/duel", "Duel", "Play"),
    ("/tower", "Tower", "Play"),
    ("/threesome", "Threesome", "Play"),
    ("/quartet", "Quartet", "Play"),
    ("/gimel", "Gimel", "Play"),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_its_own_address() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    for (path, name, deed) in GAMES {
        ada.opens(path).await?;
        ada.reads_in(".header h1", name).await?;
        let title = "return document.title.startsWith(arguments[0])";
        ada.until("the title names the game", title, &[json!(name)])
            .await?;
        ada.reads_in(".card-deeds", deed).await?;
        ada.reads_in(".card-deeds", "With friends").await?;
    }
    ada.opens("/tower").await?;
    ada.presses("Play").await?;
    ada.sees("[data-testid=chair-0]").await?;
    ada.goes_back().await?;
    ada.reads_in(".header h1", "Tower").await?;
    // A game that goes on is not lost by asking for another.
    ada.opens("/quartet").await?;
    ada.presses("Play").await?;
    ada.reads("A game against bots is still on: Tower.").await?;
    ada.presses("Begin a new game instead: Quartet").await?;
    ada.sees("[data-testid=chair-0]").await?;
    ada.opens("/").await?;
    ada.reads_in(".going-on", "Quartet").await
}

#[tokio::test(flavor = "multi_thread")]
async fn begin_is_seen_without_scrolling_on_a_short_phone() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Phone).await?;
    ada.turns_to(390, 664).await?;
    for (path, css) in [("/dschamal/here", "main .act"), ("/", ".cards .act")] {
        ada.opens(path).await?;
        ada.sees(css).await?;
        let inside = "const it = document.querySelector(arguments[0]).getBoundingClientRect();
            return it.top >= 0 && it.bottom <= innerHeight";
        ada.until("it is on the screen", inside, &[json!(css)])
            .await?;
    }
    ada.opens("/dschamal/here").await?;
    ada.presses("More:").await?;
    ada.presses("House rules").await?;
    ada.no_longer_reads("null").await
}
