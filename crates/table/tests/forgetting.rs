//! Who is forgotten leaves no word behind, and nobody else's game changes.

use table::{Stored, Table, forgotten};

use crate::house::{House, person, untimed};

/// The log of the house once somebody is forgotten.
fn log_without(house: &House, who: &str) -> Vec<Stored> {
    let mut log = stored(house);
    for entry in forgotten(&stored(house), &person(who), "deleted player") {
        let index = entry.seq() as usize - 1;
        log[index] = entry;
    }
    log
}

fn stored(house: &House) -> Vec<Stored> {
    house.log.iter().cloned().map(Stored::from).collect()
}

fn evening() -> House {
    let mut house = House::playing(untimed());
    house.says("ada", "salam, bobby");
    house.says("bob", "greetings from the dunes");
    house
}

#[test]
fn name_and_words_are_gone_from_every_line() {
    let house = evening();
    for (who, words) in [("ada", "salam"), ("bob", "greetings")] {
        let log = log_without(&house, who);
        let text: String = log.iter().map(|entry| entry.write().unwrap()).collect();
        assert!(!text.contains(&format!("\"name\":\"{who}\"")), "{text}");
        assert!(!text.contains(words), "{text}");
        assert!(text.contains("deleted player"), "{text}");
    }
}

#[test]
fn seats_game_and_what_others_said_stay() {
    let house = evening();
    let table = Table::read(log_without(&house, "bob")).unwrap();
    let (before, after) = (
        house.view("ada"),
        table.view_for(Some(&person("ada")), house.now),
    );
    assert_eq!(after.game, before.game);
    assert_eq!(after.seq, before.seq);
    assert_eq!(after.you, before.you);
    assert_eq!(after.chat[0].text, "salam, bobby");
    assert_eq!(after.chat[1].text, "…");
    assert_eq!(table.seat_name(1).as_deref(), Some("deleted player"));
}

#[test]
fn a_stranger_has_nothing_to_be_forgotten() {
    assert_eq!(
        forgotten(&stored(&evening()), &person("eve"), "deleted player"),
        []
    );
}
