//! What leaves a table: everything people need and nobody's identity.

use table::{Command, View};

use crate::house::{House, SECRET, clock, person};

/// An evening in which everybody has done something.
fn lively() -> House {
    let mut house = House::playing(clock(60, 1));
    for who in ["cleo", "dan"] {
        house.joins(who);
        house.says(who, "hello");
    }
    let line = house.says("cleo", "boo");
    let reason = "private words".to_owned();
    house.does("bob", Command::Report { line, reason });
    house.does(
        "ada",
        Command::Mute {
            who: 2,
            muted: true,
        },
    );
    house.does("ada", Command::Kick { who: 3 });
    house.moves("ada", "B@a1");
    house.does("bob", Command::OfferDraw);
    house
}

fn everybody(house: &House) -> Vec<View> {
    let mut views = vec![house.table.view_for(None, house.now)];
    views.extend(["ada", "bob", "cleo", "dan", "eve"].map(|who| house.view(who)));
    views
}

#[test]
fn no_view_has_an_id_a_window_or_a_report() {
    for view in everybody(&lively()) {
        let text = serde_json::to_string(&view).unwrap();
        for secret in [SECRET, "window-", "private words"] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
}

#[test]
fn all_see_the_same_but_for_who_they_are() {
    let house = lively();
    let mut views = everybody(&house);
    let you = views[0].you.clone();
    for view in &mut views {
        // Whom the host has sent away is the host's to know.
        assert_eq!(view.sent_away.is_empty(), !view.you.host);
        view.sent_away.clear();
        view.you = you.clone();
    }
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn everybody_is_told_who_they_are() {
    let house = lively();
    for (who, handle, seat, host, muted) in [
        ("ada", Some(0), Some(0), true, false),
        ("bob", Some(1), Some(1), false, false),
        ("cleo", Some(2), None, false, true),
        ("dan", None, None, false, false),
        ("eve", None, None, false, false),
    ] {
        let you = house.view(who).you;
        assert_eq!(
            (you.handle, you.seat, you.host, you.muted),
            (handle, seat, host, muted),
            "{who}"
        );
    }
}

#[test]
fn views_survive_the_wire() {
    for view in everybody(&lively()) {
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
    }
}

#[test]
fn the_server_knows_whom_to_call() {
    let mut house = lively();
    assert_eq!(house.table.person_to_move(), Some(&person("bob")));
    assert_eq!(house.table.person_on(0), Some(&person("ada")));
    assert_eq!(house.table.people().count(), 3);
    house.does("bob", Command::Resign);
    assert_eq!(house.table.person_to_move(), None);
}
