//! Position text: what can be read, what can be, and every reason why not.

use gimel::{Position, PositionError, Setup};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    gfen: String,
    /// Every reason, in order; none if the position is possible.
    says: Vec<String>,
}

#[test]
fn every_set_up_is_judged_as_written() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("data/set-ups.json")).unwrap();
    for Case { gfen, says } in cases {
        let reasons = match gfen.parse::<Position>() {
            Ok(position) => {
                assert_eq!(position.to_string(), gfen);
                Vec::new()
            }
            Err(PositionError::Gfen(why)) => vec![why.to_string()],
            Err(PositionError::Setup(why)) => why.0.iter().map(ToString::to_string).collect(),
        };
        assert_eq!(reasons.len(), says.len(), "{gfen}: {reasons:?}");
        for (reason, part) in reasons.iter().zip(&says) {
            assert!(
                reason.contains(part),
                "{gfen}: says `{reason}`, expected `{part}`"
            );
        }
    }
}

#[test]
fn an_impossible_set_up_can_still_be_written_down() {
    let gfen = "F17/18/18/18/18/18/18/17f b 99,0,1 8,8,8 7,0 3,2";
    assert_eq!(gfen.parse::<Setup>().unwrap().to_string(), gfen);
}
