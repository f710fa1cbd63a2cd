//! Names at the table: readable, and nobody can pass for somebody else or for a bot.

use table::{Command, LONGEST_NAME, Refusal, Table, TableId};

use crate::house::{House, person, untimed};

#[track_caller]
fn called(house: &mut House, who: &str, name: &str, shown: &str) {
    let name = name.to_owned();
    house.does(who, Command::Join { name });
    let view = house.view(who);
    let handle = view.you.handle.unwrap();
    let own = view.people.iter().find(|person| person.who == handle);
    assert_eq!(own.unwrap().name, shown);
}

#[test]
fn a_name_that_looks_like_another_gets_a_number() {
    let mut house = House::open(untimed());
    for (n, (name, shown)) in [
        ("Ada", "Ada (2)"),
        ("ADA", "ADA (3)"),
        ("А-d-а", "А-d-а (4)"),
        ("Ａｄａ", "Ａｄａ (5)"),
        ("𝐀𝐝𝐚", "𝐀𝐝𝐚 (6)"),
        ("𝓐𝓭𝓪", "𝓐𝓭𝓪 (7)"),
        ("ⓐⓓⓐ", "ⓐⓓⓐ (8)"),
        ("Ada (2)", "Ada (2) (2)"),
        ("Adam", "Adam"),
        ("Lil", "Lil"),
        ("|i|", "|i| (2)"),
        ("🐫", "🐫"),
    ]
    .into_iter()
    .enumerate()
    {
        called(&mut house, &format!("guest {n}"), name, shown);
    }
}

#[test]
fn a_numbered_name_is_no_longer_than_any_other() {
    let mut house = House::open(untimed());
    let name = "x".repeat(LONGEST_NAME);
    for n in 0..12 {
        let who = format!("guest {n}");
        house.does(&who, Command::Join { name: name.clone() });
    }
    let names: Vec<String> = house
        .view("ada")
        .people
        .into_iter()
        .map(|p| p.name)
        .collect();
    for name in &names {
        assert!(name.chars().count() <= LONGEST_NAME, "{name}");
        assert_eq!(names.iter().filter(|other| *other == name).count(), 1);
    }
}

#[test]
fn nobody_passes_for_a_bot() {
    let mut house = House::open(untimed());
    called(&mut house, "eve", "bot level 3", "bot level 3 (2)");
    let moment = house.moment();
    let opened = Table::open(
        moment,
        TableId("oasis".to_owned()),
        person("eve"),
        "Bot, level 1",
        untimed(),
    );
    let table = Table::fold([&opened.unwrap()]).unwrap();
    let name = table.view_for(None, moment.now).people.remove(0).name;
    // With a 2 it would look like level 12.
    assert_eq!(name, "Bot, level 1 (3)");
}

#[test]
fn every_bot_is_known_by_its_name_and_no_person_is() {
    for level in table::BOT_LEVELS {
        let name = table::bot_name(level);
        assert_eq!(table::bot_level(&name), Some(level));
        let mut house = House::open(untimed());
        let number = if level == 1 { 3 } else { 2 };
        called(&mut house, "eve", &name, &format!("{name} ({number})"));
    }
    for name in ["Bot, level 0", "Bot, level 13", "Bot, level 3 (2)", "Ada"] {
        assert_eq!(table::bot_level(name), None, "{name}");
    }
}

#[test]
fn who_left_keeps_the_name() {
    let mut house = House::open(untimed());
    house.joins("bob");
    house.does("bob", Command::Leave);
    called(&mut house, "eve", "bob", "bob (2)");
    called(&mut house, "bob", "bob", "bob");
}

#[test]
fn one_can_be_renamed_and_what_was_said_keeps_its_name() {
    let mut house = House::open(untimed());
    house.says("ada", "hello");
    called(&mut house, "ada", "Lovelace", "Lovelace");
    assert_eq!(house.view("ada").chat[0].name, "ada");
    let again = Command::Join {
        name: "Lovelace".to_owned(),
    };
    assert_eq!(house.does("ada", again), [""; 0]);
}

#[test]
fn a_name_shows_something() {
    let mut house = House::open(untimed());
    for name in ["", " \n", "\u{200b}\u{202e}"] {
        let name = name.to_owned();
        house.refuses("eve", Command::Join { name }, &Refusal::NoName);
    }
}
