//! What the printed editions say differently about a game: one row for each question, one answer for each text.

use dschamal::{Edition, Game, OPTION_KEYS, OptionKey, Options};

use crate::words;

/// The question, and each edition's answer in the order of [`texts`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The option's key.
    pub key: &'static str,
    /// Each answer, and whether it is another than the recommended one.
    pub answers: Vec<(String, bool)>,
}

/// The texts that tell a game: the recommended reading first. One of them tells only the Duel.
#[must_use]
pub fn texts(game: Game) -> Vec<Edition> {
    let tells = |edition: &Edition| *edition != Edition::FrSummary || game == Game::Duel;
    Edition::ALL.into_iter().filter(tells).collect()
}

/// Where the texts of a game differ.
#[must_use]
pub fn rows(game: Game) -> Vec<Row> {
    let all: Vec<Options> = texts(game).into_iter().map(Edition::options).collect();
    OPTION_KEYS
        .iter()
        .filter(|option| belongs(option, game))
        .filter_map(|option| row(option, &all))
        .collect()
}

/// The Tower and the Threesome lean on the Duel, whose page tells what they share.
fn belongs(option: &OptionKey, game: Game) -> bool {
    let home = match option.key.split('.').next() {
        Some("tower") => Game::Tower,
        Some("three") => Game::Threesome,
        Some("quartet") => Game::Quartet,
        _ => Game::Duel,
    };
    home == game
}

fn row(option: &'static OptionKey, all: &[Options]) -> Option<Row> {
    let values: Vec<_> = all.iter().map(|options| option.value(options)).collect();
    let first = values.first()?;
    if values.iter().all(|value| value == first) {
        return None;
    }
    let answers = values
        .iter()
        .map(|value| (words::edition_answer(option.key, value), value != first));
    Some(Row {
        key: option.key,
        answers: answers.collect(),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn every_difference_is_put_in_words() {
        for game in Game::ALL {
            for row in rows(game) {
                for (answer, _) in &row.answers {
                    assert!(!answer.starts_with("answer-"), "{answer}");
                }
            }
        }
    }

    #[test]
    fn every_house_rule_is_put_in_words() {
        for option in OPTION_KEYS {
            let question = words::edition_question(option.key);
            assert!(!question.starts_with("question-"), "{question}");
            for choice in option.choices() {
                let answer = words::edition_answer(option.key, &Value::from(*choice));
                assert!(!answer.starts_with("answer-"), "{answer}");
            }
        }
    }

    /// Cites: X-43
    #[test]
    fn editions_stand_side_by_side() {
        let rows = rows(Game::Duel);
        let row = rows.iter().find(|row| row.key == "duel.sit_out");
        let other: Vec<bool> = row
            .expect("the texts differ")
            .answers
            .iter()
            .map(|(_, other)| *other)
            .collect();
        assert_eq!(other, [false, false, false, true, false, true]);
        assert_eq!(texts(Game::Tower).len(), 5);
    }
}
