//! After the lesson of Dschamál: situations with a question, and a rule for every answer.

/// A question.
pub struct Question {
    /// The message that asks it.
    pub ask: &'static str,
    /// Pieces before the person, before Mia, and out of the bag, by name.
    pub wood: [&'static [&'static str]; 3],
    /// The answers, by message.
    pub answers: &'static [&'static str],
    /// Which is right.
    pub right: usize,
    /// The rules that say so.
    pub rules: &'static [&'static str],
}

const NOTHING: &[&str] = &[];

/// The questions, in their order.
pub const QUESTIONS: [Question; 5] = [
    Question {
        ask: "learn-own",
        wood: [&["bridge-blue"], &["egg-blue"], &["bridge-white"]],
        answers: &["learn-i-win", "learn-mia-gets", "learn-nobody-wins"],
        right: 0,
        rules: &["D-16"],
    },
    Question {
        ask: "learn-strange",
        wood: [&["bridge-blue"], &["egg-blue"], &["cross-yellow"]],
        answers: &["learn-i-win", "learn-mia-gets", "learn-nobody-wins"],
        right: 1,
        rules: &["D-20"],
    },
    Question {
        ask: "learn-camel",
        wood: [&["bridge-blue"], &["egg-blue"], &["camel"]],
        answers: &["learn-camel-silent", "learn-camel-call", "learn-camel-back"],
        right: 1,
        rules: &["D-09", "D-18", "D-21"],
    },
    Question {
        ask: "learn-black",
        wood: [&["bridge-blue"], &["egg-blue"], &["black-8"]],
        answers: &["learn-i-win", "learn-nobody-wins", "learn-mia-wins"],
        right: 2,
        rules: &["D-19", "D-28"],
    },
    Question {
        ask: "learn-take",
        wood: [
            &["ball-blue", "ball-white"],
            &["ball-brown", "egg-blue"],
            NOTHING,
        ],
        answers: &["learn-take-egg", "learn-take-ball", "learn-take-victory"],
        right: 1,
        rules: &["D-26", "D-27", "D-45"],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::told::Tale;

    #[test]
    fn every_answer_rests_on_a_rule_that_is_told() {
        for question in &QUESTIONS {
            assert!(question.right < question.answers.len(), "{}", question.ask);
            for rule in question.rules {
                assert_eq!(Tale::of(rule), Some(Tale::Duel), "{rule}");
            }
        }
    }

    #[test]
    fn every_piece_exists() {
        for name in QUESTIONS
            .iter()
            .flat_map(|question| question.wood)
            .flatten()
        {
            assert!(name.parse::<dschamal::Piece>().is_ok(), "{name}");
        }
    }
}
