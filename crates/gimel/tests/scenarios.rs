//! `data/scenarios.json`: a start, some entries, and what must be true then.

use std::collections::BTreeMap;

use gimel::{Entry, Game, Options, Position, Square};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    name: String,
    cites: Vec<String>,
    #[serde(default)]
    options: String,
    start: Option<Position>,
    #[serde(default)]
    moves: String,
    gfen: Option<String>,
    outcome: Option<String>,
    /// How many legal moves there are.
    count: Option<usize>,
    #[serde(default)]
    targets: BTreeMap<Square, String>,
    #[serde(default)]
    allowed: Vec<Entry>,
    /// What may not be done, and a part of what is said about it.
    #[serde(default)]
    refused: Vec<(String, String)>,
}

#[test]
fn every_scenario_comes_out_as_written() {
    let scenarios: Vec<Scenario> =
        serde_json::from_str(include_str!("data/scenarios.json")).unwrap();
    for scenario in scenarios {
        assert!(
            !scenario.cites.is_empty(),
            "{}: cites nothing",
            scenario.name
        );
        scenario.check();
    }
}

impl Scenario {
    fn check(&self) {
        let name = &self.name;
        let game = self.played();
        if let Some(gfen) = &self.gfen {
            assert_eq!(&game.position().to_string(), gfen, "{name}");
        }
        if let Some(expected) = &self.outcome {
            let outcome = game
                .outcome()
                .map_or("none".to_owned(), |outcome| outcome.to_string());
            assert_eq!(&outcome, expected, "{name}");
        }
        if let Some(count) = self.count {
            assert_eq!(game.moves().len(), count, "{name}");
        }
        for (from, expected) in &self.targets {
            let targets: Vec<_> = game
                .targets(*from)
                .into_iter()
                .map(|to| to.to_string())
                .collect();
            assert_eq!(&targets.join(" "), expected, "{name}: from {from}");
        }
        for &entry in &self.allowed {
            if let Entry::Move(mv) = entry {
                assert!(game.moves().contains(&mv), "{name}: {mv} is not listed");
            }
            assert!(
                game.clone().apply(entry).is_ok(),
                "{name}: {entry} is refused"
            );
        }
        for (entry, said) in &self.refused {
            self.check_refused(&game, entry, said);
        }
    }

    fn played(&self) -> Game {
        let name = &self.name;
        let options: Options = self.options.parse().unwrap();
        let start = self
            .start
            .clone()
            .unwrap_or_else(|| Position::start(options.pieces_each));
        let mut game =
            Game::from_position(options, start).unwrap_or_else(|why| panic!("{name}: {why}"));
        for entry in self.moves.split_whitespace() {
            let entry: Entry = entry.parse().unwrap();
            game.apply(entry)
                .unwrap_or_else(|why| panic!("{name}: {entry}: {why}"));
        }
        game
    }

    fn check_refused(&self, game: &Game, entry: &str, said: &str) {
        let name = &self.name;
        let mut after = game.clone();
        let answer = match entry.parse::<Entry>() {
            Ok(entry) => after.apply(entry).map_err(|why| why.to_string()),
            Err(why) => Err(why.to_string()),
        };
        let why = answer.expect_err(&format!("{name}: {entry} is allowed"));
        assert!(
            why.contains(said),
            "{name}: {entry}: says `{why}`, expected `{said}`"
        );
        assert_eq!(
            after.position(),
            game.position(),
            "{name}: refused, and yet {entry} changed it"
        );
        assert_eq!(after.entries(), game.entries(), "{name}");
    }
}
