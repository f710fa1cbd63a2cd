//! Records evenings of Dschamál for the corpus: what a house of today stores.

use dschamal::{Edition, Game};
use table::{Command, Entry, Millis};

use crate::evenings::Evening;
use crate::night::{Night, hand};
use crate::shelf;

/// Does nothing unless `CORPUS` names a format: that is how a new one is recorded by hand.
#[test]
fn evenings_are_recorded() {
    let Ok(format) = std::env::var("CORPUS") else {
        return;
    };
    for (number, edition) in Edition::ALL.into_iter().enumerate() {
        for (kind, game) in Game::ALL.into_iter().enumerate() {
            let seeds = (1_000 + number as u64..).map(|seed| 4 * seed + kind as u64);
            let mut evenings = seeds.map(|seed| {
                let mut evening = Evening::of(seed, Some(edition));
                let end = evening.now + Millis::seconds(3_600);
                evening.pass(end, 1);
                evening
            });
            let whole = evenings.find(|evening| evening.table.finished().is_some());
            keep(&format, &format!("{game}-{edition}"), &whole.unwrap().log);
        }
    }
    keep(&format, "duel-watchers", &watchers().log);
}

fn keep(format: &str, name: &str, log: &[Entry]) {
    let log = log
        .iter()
        .map(|entry| serde_json::to_string(entry).unwrap());
    shelf::keep(format, name, &log.collect::<Vec<_>>());
}

/// What seldom happens of an evening: bets, an ear, somebody who is sent away and let in again.
fn watchers() -> Night {
    let mut night = Night::duel(&[]);
    night.comes("dan");
    night.does("ada", Command::Kick { who: 3 });
    night.does("ada", Command::LetIn { who: 3 });
    night.does("bob", Command::ByEar { on: true });
    let on = Some(0);
    night.does("cleo", Command::Bet { number: 1, on });
    night.everybody_has_read();
    night.does("cleo", Command::Call { number: 1 });
    night.wait(2_000);
    night.finishes(vec![
        hand(0, &["ball-white"], 900),
        hand(1, &["egg-brown"], 1_400),
    ]);
    night.everybody_has_read();
    night
}
