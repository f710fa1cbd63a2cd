//! The wire audit: everything a browser receives while hands are in the bag, and nothing in it that it may not know.

use std::collections::BTreeSet;

use protocol::{ServerMessage, TouchFrame};
use table::{Phase, View};

use crate::hands::{Guest, Style, game, is_over, short_duel};
use crate::house::{Player, TestHouse};
use crate::window::{Received, Window};

/// Words that belong to the dark, as they are written in logs and orders.
const DARK: [&str; 7] = [
    "\"seed\"",
    "\"recording\"",
    "\"luck\"",
    "\"things\"",
    "\"wish\"",
    "\"weight\"",
    "\"bots\"",
];

/// All names of pieces in a text.
fn pieces(text: &str) -> BTreeSet<String> {
    let all = dschamal::Piece::all().map(|piece| piece.to_string());
    all.filter(|name| text.contains(&format!("\"{name}\"")))
        .collect()
}

/// While hands are in the bag, no text names a piece that was not on the table before.
fn check_texts(received: &[Received]) -> usize {
    let mut known: Option<BTreeSet<String>> = None;
    let mut contests = 0;
    for frame in received {
        let Received::Text(text) = frame else {
            continue;
        };
        for word in DARK {
            assert!(!text.contains(word), "{word} in {text}");
        }
        let message: ServerMessage = serde_json::from_str(text).unwrap();
        let ServerMessage::Table { view, .. } = message else {
            assert!(pieces(text).is_empty(), "{text}");
            continue;
        };
        let Some(game) = view.dschamal() else {
            continue;
        };
        let dark = matches!(game.phase, Phase::Called { .. } | Phase::Reaching { .. });
        match &known {
            Some(known) if dark => {
                let new: Vec<_> = pieces(text).difference(known).cloned().collect();
                assert!(new.is_empty(), "{new:?} in {text}");
            }
            _ => {
                contests += usize::from(dark);
                known = dark.then(|| pieces(text));
            }
        }
    }
    contests
}

/// Binary frames are touches of one's own hand and nothing else, to the last byte.
fn check_touches(received: &[Received], seat: Option<usize>) -> usize {
    let mut touches = 0;
    let mut hands: Option<(u32, Vec<usize>)> = None;
    for frame in received {
        match frame {
            Received::Text(text) => {
                if let Ok(ServerMessage::Table { view, .. }) = serde_json::from_str(text)
                    && let Some((number, own)) = reaching(&view)
                {
                    hands = Some((number, own));
                }
            }
            Received::Binary(bytes) => {
                let touch = TouchFrame::from_bytes(bytes).expect("a touch");
                assert!(reach::read_touch(&touch.touch).is_some());
                let (number, own) = hands.as_ref().expect("somebody was called");
                assert_eq!(touch.reach, *number);
                assert!(seat.is_some_and(|seat| own.contains(&seat)), "not its hand");
                touches += 1;
            }
        }
    }
    touches
}

fn reaching(view: &View) -> Option<(u32, Vec<usize>)> {
    match &view.dschamal()?.phase {
        Phase::Called { number, hands, .. } | Phase::Reaching { number, hands, .. } => {
            Some((*number, hands.clone()))
        }
        _ => None,
    }
}

/// Reads whatever there is.
async fn look_on(window: &mut Window) {
    let heard = tokio::time::timeout(std::time::Duration::from_millis(1), window.hears());
    // Nothing to hear is as good as anything.
    let _ = heard.await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_receives_nothing_that_it_may_not_know() {
    let house = TestHouse::open().await;
    // One guest among bots, and somebody who only watches.
    let (table, mut guests) = house
        .around_the_bag(short_duel(4), &[Style::Feels(3)], &[5, 5, 5])
        .await;
    let mut spectator = Player::at(house.stranger(), &table).await;
    let guest: &mut Guest = &mut guests[0];
    guest.player.window.keeps_everything();
    spectator.window.keeps_everything();
    let enough = |view: &View| game(view).contests.len() >= 3 || is_over(view);
    while !enough(guest.view()) {
        guest.lives().await;
        look_on(&mut spectator.window).await;
    }
    let own = guest.player.window.received();
    assert!(check_texts(own) >= 2);
    check_touches(own, Some(0));
    let seen = spectator.window.received();
    assert!(check_texts(seen) >= 2);
    assert_eq!(check_touches(seen, None), 0);
    let heaves = seen
        .iter()
        .filter(|frame| matches!(frame, Received::Text(text) if text.contains("\"heave\"")));
    assert!(heaves.count() > 10, "those who watch see the bag heave");
}
