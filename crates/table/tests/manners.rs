//! What is said and what the host can do about it: flood, mute, report, kick.

use table::{Command, Refusal};

use crate::house::{House, ready, untimed};

fn say(text: &str) -> Command {
    Command::Say {
        text: text.to_owned(),
    }
}

fn report(line: u64) -> Command {
    Command::Report {
        line,
        reason: "rude".to_owned(),
    }
}

#[test]
fn a_line_is_one_line_and_shows_something() {
    for (text, shown) in [
        ("  good \n\t luck  ", Some("good luck")),
        ("a\u{202e}b\u{7}c", Some("abc")),
        ("", None),
        ("\u{7}\u{202e}", None),
        ("\u{200b}\u{feff} \u{2060}", None),
        ("سلام\u{200c}ها", Some("سلام\u{200c}ها")),
        ("👩\u{200d}🚀", Some("👩\u{200d}🚀")),
    ] {
        let mut house = House::open(untimed());
        match shown {
            Some(shown) => {
                house.says("ada", text);
                assert_eq!(house.view("ada").chat[0].text, shown);
            }
            None => house.refuses("ada", say(text), &Refusal::NothingSaid),
        }
    }
    let mut house = House::open(untimed());
    house.says("ada", &"x".repeat(1_000));
    assert_eq!(house.view("ada").chat[0].text.len(), 300);
}

#[test]
fn five_lines_in_ten_seconds_are_enough() {
    let mut house = House::open(untimed());
    for n in 0..5 {
        house.says("ada", &format!("line {n}"));
    }
    house.refuses("ada", say("one more"), &Refusal::Flood);
    house.joins("bob");
    house.says("bob", "hello");
    house.wait(9_999);
    house.refuses("ada", say("one more"), &Refusal::Flood);
    house.wait(1);
    house.says("ada", "one more");
}

#[test]
fn the_same_line_twice_is_a_flood() {
    let mut house = House::open(untimed());
    house.says("ada", "hi");
    house.wait(2_000);
    house.refuses("ada", say(" hi "), &Refusal::Flood);
    house.says("ada", "ho");
    house.says("ada", "hi");
    house.wait(10_000);
    house.says("ada", "hi");
}

#[test]
fn coming_back_does_not_wash_a_flood_away() {
    let mut house = House::open(untimed());
    house.joins("bob");
    for n in 0..5 {
        house.says("bob", &format!("line {n}"));
    }
    house.does("bob", Command::Leave);
    house.joins("bob");
    house.refuses("bob", say("again"), &Refusal::Flood);
}

#[test]
fn the_last_hundred_lines_are_shown() {
    let mut house = House::open(untimed());
    for n in 0..130 {
        house.says("ada", &format!("line {n}"));
        house.wait(3_000);
    }
    let chat = house.view("ada").chat;
    assert_eq!((chat.len(), chat[0].text.as_str()), (100, "line 30"));
}

#[test]
fn the_silenced_do_not_speak_until_they_may_again() {
    let mut house = House::open(untimed());
    house.joins("bob");
    let mute = |muted| Command::Mute { who: 1, muted };
    house.refuses(
        "bob",
        Command::Mute {
            who: 0,
            muted: true,
        },
        &Refusal::NotHost,
    );
    house.refuses(
        "ada",
        Command::Mute {
            who: 9,
            muted: true,
        },
        &Refusal::Nobody,
    );
    assert_eq!(house.does("ada", mute(true)), ["muted"]);
    assert_eq!(house.does("ada", mute(true)), [""; 0]);
    assert!(house.view("bob").you.muted);
    house.refuses("bob", say("hello"), &Refusal::Muted);
    house.does("bob", Command::Leave);
    house.joins("bob");
    house.refuses("bob", say("hello"), &Refusal::Muted);
    house.does("ada", mute(false));
    house.says("bob", "hello");
}

#[test]
fn a_line_is_reported_once_by_each() {
    let mut house = House::open(untimed());
    house.joins("bob");
    let line = house.says("ada", "hello");
    house.refuses("bob", report(line + 1), &Refusal::NoLine);
    assert_eq!(house.does("bob", report(line)), ["reported"]);
    assert_eq!(house.does("bob", report(line)), [""; 0]);
    house.joins("cleo");
    assert_eq!(house.does("cleo", report(line)), ["reported"]);
}

#[test]
fn who_was_sent_away_stays_away() {
    let mut house = House::seated(untimed());
    let kick = |who| Command::Kick { who };
    house.refuses("bob", kick(0), &Refusal::NotHost);
    house.refuses("ada", kick(0), &Refusal::Nobody);
    house.refuses("ada", kick(5), &Refusal::Nobody);
    assert_eq!(house.does("ada", kick(1)), ["rose", "kicked"]);
    house.refuses("ada", kick(1), &Refusal::Nobody);
    for command in [
        Command::Join {
            name: "bob".to_owned(),
        },
        Command::Sit { seat: 1 },
        say("let me in"),
        Command::Leave,
        ready(),
    ] {
        house.refuses("bob", command, &Refusal::SentAway);
    }
    let view = house.view("bob");
    assert_eq!(view.you.handle, None);
    assert_eq!(view.people.len(), 1);
}

#[test]
fn who_left_can_be_kept_out() {
    let mut house = House::open(untimed());
    house.joins("bob");
    house.does("bob", Command::Leave);
    house.does("ada", Command::Kick { who: 1 });
    let back = Command::Join {
        name: "bob".to_owned(),
    };
    house.refuses("bob", back, &Refusal::SentAway);
}

#[test]
fn a_new_host_has_the_hosts_rights_and_the_old_one_none() {
    let mut house = House::open(untimed());
    house.joins("bob");
    house.does("ada", Command::Leave);
    house.joins("ada");
    house.refuses("ada", Command::Kick { who: 1 }, &Refusal::NotHost);
    house.does("bob", Command::Kick { who: 0 });
}
