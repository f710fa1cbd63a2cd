//! What travels as JSON, and how it looks.

use gimel::{Game, Options, Outcome, Position, Reason, Record, Side};
use serde_json::{from_value, json, to_value};

#[test]
fn options_are_a_map() {
    let options: Options = "target=none draw=off".parse().unwrap();
    let value = to_value(options).unwrap();
    assert_eq!(value["gimel.target"], "none");
    assert_eq!(value["gimel.draw_lead"], "5");
    assert_eq!(value.as_object().unwrap().len(), Options::keys().len());
    assert_eq!(from_value::<Options>(value).unwrap(), options);
    let loose =
        json!({"target": null, "gimel.draw": "off", "gimel.equal_turns": true, "draw_min": 40});
    assert_eq!(from_value::<Options>(loose).unwrap(), options);
    for bad in [
        json!({"target": 1.5}),
        json!({"speed": 1}),
        json!({"target": [1]}),
        json!([]),
    ] {
        assert!(from_value::<Options>(bad.clone()).is_err(), "{bad}");
    }
}

#[test]
fn positions_moves_and_games_are_text() {
    let mut game = Game::default();
    game.play("F@h5".parse().unwrap()).unwrap();
    let position = to_value(game.position()).unwrap();
    assert_eq!(position, "18/18/18/7F10/18/18/18/18 b 8,8,7 8,8,8 0,0 0,0");
    assert_eq!(&from_value::<Position>(position).unwrap(), game.position());
    assert_eq!(to_value(game.entries()).unwrap(), json!(["F@h5"]));
    let back: Game = from_value(to_value(&game).unwrap()).unwrap();
    assert_eq!(Record::from(&back), Record::from(&game));
    assert!(from_value::<Game>(json!("1. F@h5 h5-h6 *")).is_err());
}

#[test]
fn outcomes_name_the_winner() {
    let win = Outcome::win(Side::White, Reason::Target);
    assert_eq!(
        to_value(win).unwrap(),
        json!({"winner": "white", "reason": "target"})
    );
    let draw = Outcome::draw(Reason::DrawRule);
    assert_eq!(
        to_value(draw).unwrap(),
        json!({"winner": "draw", "reason": "draw-rule"})
    );
    for &reason in Reason::ALL {
        for outcome in [Outcome::win(Side::Black, reason), Outcome::draw(reason)] {
            assert_eq!(
                from_value::<Outcome>(to_value(outcome).unwrap()).unwrap(),
                outcome
            );
        }
    }
}
