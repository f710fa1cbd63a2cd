//! How a game of Dschamál is agreed on and begins: who plays, and who is first.

use dschamal::{Action, Game};
use serde_json::json;
use table::{
    Command, DschamalEvent, DschamalSettings, Event, FirstBy, GameSettings, Refusal, Settings,
};

use crate::night::{Night, agreed, pieces, ready};

fn why_not(settings: &Settings) -> String {
    settings.check().unwrap_err().to_string()
}

#[test]
fn settings_that_cannot_be_are_refused() {
    for (settings, word) in [
        (agreed(Game::Duel, 2, &[]), "D-01"),
        (agreed(Game::Quartet, 7, &[]), "Q-01"),
        (agreed(Game::Tower, 7, &[]), "T-01"),
        (agreed(Game::Duel, 4, &[("duel.sitout", "off")]), "sitout"),
        (
            agreed(Game::Quartet, 4, &[("duel.sit_out", "off")]),
            "quartet",
        ),
    ] {
        assert!(why_not(&settings).contains(word), "{}", why_not(&settings));
    }
    let mut slow = DschamalSettings::new(Game::Duel, 4);
    slow.choice_s = 1;
    assert!(slow.check().is_err());
    // A-C-07: two only as a house rule.
    assert_eq!(
        agreed(Game::Duel, 2, &[("duel.two_players", "true")]).check(),
        Ok(())
    );
}

#[test]
fn settings_are_written_as_the_rulebook_names_them() {
    let text = json!({"game": {"dschamal": {"rules": {"game": "duel", "edition": "zoch-en",
        "options": {"victory.target": 5}}, "seats": 6}}});
    let settings: Settings = serde_json::from_value(text).unwrap();
    let GameSettings::Dschamal(agreed) = &settings.game else {
        panic!("it is Dschamál");
    };
    assert_eq!(
        (agreed.seats, agreed.choice_s, agreed.touch.decoys),
        (6, 30, 100)
    );
    let rules = agreed.rules.for_players(6).unwrap();
    assert_eq!(rules.options().victory.target, 5);
    let again: Settings = serde_json::from_str(&serde_json::to_string(&settings).unwrap()).unwrap();
    assert_eq!(again, settings);
}

#[test]
fn three_of_five_begin_and_empty_seats_drop_out() {
    let mut night = Night::open(agreed(Game::Duel, 5, &[]));
    night.comes("bob");
    night.comes("cleo");
    night.does("ada", Command::Sit { seat: 0 });
    night.does("bob", Command::Sit { seat: 2 });
    assert_eq!(night.does("ada", ready()), ["readied"]);
    assert_eq!(
        night.does("bob", ready()),
        ["readied"],
        "two are too few (D-01)"
    );
    night.does("cleo", Command::Sit { seat: 4 });
    assert_eq!(night.does("cleo", ready()), ["readied", "begun"]);
    let view = night.view("ada");
    assert_eq!(view.seats, [0, 2, 4]);
    assert_eq!(view.view.open.len(), 3);
}

#[test]
fn bots_fill_the_table_and_then_it_begins() {
    let mut night = Night::open(agreed(Game::Quartet, 4, &[]));
    night.does("ada", Command::Sit { seat: 1 });
    night.does("ada", ready());
    let bot = |seat, level| Command::SeatBot { seat, level };
    assert_eq!(night.does("ada", bot(0, 5)), ["bot-sat"]);
    assert_eq!(
        night.does("ada", bot(2, 1)),
        ["bot-sat"],
        "a seat is open still"
    );
    night.refuses("ada", bot(3, 6), &Refusal::NoLevel);
    assert_eq!(night.does("ada", bot(3, 2)), ["bot-sat", "begun"]);
}

#[test]
fn person_among_bots_begins_whatever_the_lot() {
    for chance in 0..8 {
        let mut night = Night::open(agreed(Game::Duel, 4, &[]));
        night.does("ada", Command::Sit { seat: 2 });
        night.chance = chance;
        for seat in [0, 1, 3] {
            night.does("ada", Command::SeatBot { seat, level: 1 });
        }
        night.does("ada", ready());
        assert_eq!(first(&night), (2, FirstBy::Lot));
    }
}

#[test]
fn who_gets_up_no_longer_keeps_the_others_waiting() {
    let people = ["ada", "bob", "cleo", "dan"];
    let mut night = Night::seated(agreed(Game::Duel, 4, &[]), &people);
    for who in ["ada", "bob", "cleo"] {
        assert_eq!(night.does(who, ready()), ["readied"]);
    }
    assert_eq!(night.does("dan", Command::Rise), ["rose", "begun"]);
}

fn first(night: &Night) -> (usize, FirstBy) {
    let begun = night.log.iter().rev().find_map(|entry| match &entry.event {
        Event::Dschamal(DschamalEvent::Begun { first, by, .. }) => Some((*first, *by)),
        _ => None,
    });
    begun.unwrap()
}

/// The game begins after thumbs of these lengths were measured.
fn measured(game: Game, thumbs: &[(&str, u16)]) -> (usize, FirstBy) {
    let people = ["ada", "bob", "cleo"];
    let mut night = Night::seated(agreed(game, 3, &[]), &people);
    for (who, mm) in thumbs {
        night.does(who, Command::Thumb { mm: *mm });
    }
    night.chance = 3 * 7 + 1;
    for who in people {
        night.does(who, ready());
    }
    first(&night)
}

#[test]
fn d05_the_shortest_thumb_begins_h04_the_longest_sits_in_the_middle() {
    let thumbs = [("ada", 60), ("bob", 72), ("cleo", 55)];
    assert_eq!(measured(Game::Duel, &thumbs), (2, FirstBy::Thumbs));
    assert_eq!(measured(Game::Threesome, &thumbs), (1, FirstBy::Thumbs));
    assert_eq!(
        measured(Game::Quartet, &thumbs),
        (1, FirstBy::Lot),
        "A-Q-01"
    );
    assert_eq!(
        measured(Game::Duel, &thumbs[..1]),
        (1, FirstBy::Lot),
        "one alone is no comparison"
    );
}

#[test]
fn a_thumb_has_a_length_and_a_time() {
    let mut night = Night::seated(agreed(Game::Duel, 3, &[]), &["ada", "bob", "cleo"]);
    night.refuses("ada", Command::Thumb { mm: 4 }, &Refusal::NoThumb);
    night.does("ada", Command::Thumb { mm: 61 });
    let seats = night.table.view_for(None, night.now).seats;
    assert_eq!(seats[0].thumb, Some(61));
    for who in ["ada", "bob", "cleo"] {
        night.does(who, ready());
    }
    night.refuses("ada", Command::Thumb { mm: 62 }, &Refusal::Playing);
}

#[test]
fn d03_start_pieces_are_chosen_in_turn() {
    let mut night = Night::begun(agreed(Game::Duel, 3, &[]), &["ada", "bob", "cleo"]);
    let ball = Command::Choose {
        ply: 0,
        action: Action::Start(pieces(&["ball-blue"])),
    };
    night.refuses("bob", ball.clone(), &Refusal::NotYourTurn);
    assert!(night.view("bob").view.choices.is_empty());
    assert_eq!(night.view("ada").view.choices.len(), 12);
    night.does("ada", ball.clone());
    night.refuses("ada", ball, &Refusal::Stale);
    let taken = night.tries(
        "bob",
        Command::Choose {
            ply: 1,
            action: Action::Start(pieces(&["ball-blue"])),
        },
    );
    assert!(matches!(taken, Err(Refusal::Rules(text)) if text.contains("blue")));
}

#[test]
fn ac09_start_pieces_by_lot_need_nobody() {
    let options = [("common.start_pick", "random")];
    let mut night = Night::begun(agreed(Game::Duel, 3, &options), &["ada", "bob", "cleo"]);
    for chance in [5, 17, 30] {
        night.chance = chance;
        assert_eq!(night.wakes(), ["acted"]);
    }
    let view = night.view("ada");
    assert!(view.view.open.iter().all(|open| open.len() == 1));
}

#[test]
fn another_game_is_agreed_on_and_the_table_changes() {
    let mut night = Night::seated(agreed(Game::Duel, 5, &[]), &["ada", "bob", "cleo"]);
    let level = 5;
    night.does("ada", Command::SeatBot { seat: 3, level });
    let settings = Settings::gimel();
    night.does("ada", Command::Agree { settings });
    let view = night.table.view_for(None, night.now);
    assert_eq!(view.seats.len(), 2);
    night.refuses("cleo", ready(), &Refusal::NotSeated);
    let settings = agreed(Game::Threesome, 6, &[]);
    night.does("ada", Command::Agree { settings });
    night.does("cleo", Command::Sit { seat: 5 });
    for who in ["ada", "bob", "cleo"] {
        night.does(who, ready());
    }
    assert_eq!(night.view("ada").seats, [0, 1, 5]);
}
