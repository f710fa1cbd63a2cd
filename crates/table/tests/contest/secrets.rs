//! What nobody may know: seeds, recordings, what went back unseen, who was asked for what in the dark.

use dschamal::{Game, Pulled};
use table::{DschamalEvent, Event, Input, Table, View};

use crate::bag::{Dice, reach};
use crate::night::{Night, agreed, hand, person, pieces};

/// The table as everybody may see it, those outside included, as it goes over the wire.
pub(crate) fn shown(table: &Table, people: &[&str], now: table::Millis) -> Vec<String> {
    let views = people
        .iter()
        .map(|who| table.view_for(Some(&person(who)), now));
    let outside = table.view_for(None, now);
    let text = |view: View| serde_json::to_string(&view).unwrap();
    views.chain([outside]).map(text).collect()
}

/// The words that only secrets have.
#[track_caller]
pub(crate) fn tells_no_secret(text: &str) {
    for word in [
        "seed",
        "tape",
        "recording",
        "luck",
        "things",
        "wish",
        "secret-",
    ] {
        assert!(!text.contains(word), "{word} in {text}");
    }
}

const PEOPLE: [&str; 3] = ["ada", "bob", "cleo"];

#[test]
fn d13_the_slower_piece_makes_no_difference_to_what_anybody_sees() {
    let seen = |slower: &[&str]| {
        let mut night = Night::reaching(&[]);
        night.finishes(vec![hand(0, &["cube-white"], 900), hand(1, slower, 1500)]);
        shown(&night.table, &PEOPLE, night.now)
    };
    let egg = seen(&["egg-white"]);
    for other in ["black-3", "camel", "ball-brown", "dome-yellow"] {
        assert_eq!(egg, seen(&[other]), "{other}");
    }
    assert!(!egg[0].contains("egg-white\"]}"));
}

#[test]
fn a_photo_before_the_vote_shows_no_pieces() {
    let seen = |first: &[&str], second: &[&str]| {
        let mut night = Night::reaching(&[]);
        let kinds = night.finishes(vec![hand(0, first, 900), hand(1, second, 905)]);
        assert_eq!(kinds, ["reached", "vote-opened"]);
        shown(&night.table, &PEOPLE, night.now)
    };
    assert_eq!(
        seen(&["cube-white"], &["egg-brown"]),
        seen(&["black-1"], &["camel"])
    );
}

#[test]
fn while_hands_are_in_the_bag_nobody_learns_anything() {
    let at = |chance| {
        let mut night = Night::duel(&[]);
        night.chance = chance;
        night.does("cleo", table::Command::Call { number: 1 });
        night.wait(2000);
        shown(&night.table, &PEOPLE, night.now)
    };
    assert_eq!(at(1), at(987_654_321), "the seed makes no difference");
}

#[test]
fn no_view_of_a_whole_game_tells_a_secret_and_the_lights_go_on_at_its_end() {
    let mut night = Night::begun(agreed(Game::Duel, 3, &[]), &PEOPLE);
    let mut dice = Dice::seeded(5);
    let mut reaches = 0;
    while night.table.is_playing() {
        night.chance = dice.number();
        if let Some(order) = night.table.reach() {
            let play = night.table.play().unwrap().dschamal().unwrap();
            let (_, finish) = reach(&order, play, &mut dice);
            night.input(&Input::Reached(finish)).unwrap();
            assert!(night.table.lights_on(order.number).is_none() || !night.table.is_playing());
            reaches = order.number;
        } else {
            night.wakes();
        }
        for text in shown(&night.table, &PEOPLE, night.now) {
            tells_no_secret(&text);
        }
        assert_eq!(
            night.table.game_record().is_some(),
            !night.table.is_playing()
        );
    }
    let light = night.table.lights_on(reaches).unwrap();
    let seed = night.log.iter().rev().find_map(|entry| match &entry.event {
        Event::Dschamal(DschamalEvent::Called { seed, .. }) => Some(*seed),
        _ => None,
    });
    assert_eq!(Some(light.seed), seed);
    assert!(light.finish.recording.starts_with("tape"));
}

#[test]
fn where_the_slower_piece_is_shown_it_is() {
    let mut night = Night::reaching(&[("common.slower_unseen", "false")]);
    night.finishes(vec![
        hand(0, &["cube-white"], 900),
        hand(1, &["egg-white"], 1500),
    ]);
    let photo = night.view("cleo").photo.unwrap();
    assert_eq!(
        photo.hands[1].pulled,
        Some(Pulled::Seen(pieces(&["egg-white"])))
    );
}
