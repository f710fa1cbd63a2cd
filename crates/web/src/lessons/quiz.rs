//! The lesson of Dschamál: three shapes to feel, then situations with a question, and a rule for every answer.

/// A question.
pub struct Question {
    /// The message that asks it.
    pub ask: &'static str,
    /// Pieces before the person, before Mia, and out of the bag, by name.
    pub wood: [&'static [&'static str]; 3],
    /// Who has just won against whom, where people are asked about.
    pub duel: Option<Duel>,
    /// The answers, by message or, for people, by name.
    pub answers: &'static [&'static str],
    /// Which is right.
    pub right: usize,
    /// The rules that say so.
    pub rules: &'static [&'static str],
}

/// Somebody has just won: two of [`AROUND`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// Who is master now.
    pub master: usize,
    /// Who lost.
    pub beaten: usize,
}

/// Everybody at the table, each to the left of the one before.
pub const AROUND: [&str; 5] = ["learn-you", "Mia", "Jo", "Sam", "Lea"];

const NOTHING: &[&str] = &[];
const NAMES: &[&str] = &["learn-you", "Jo", "Sam", "Lea"];

/// How many pieces are felt first.
pub const TO_FEEL: usize = 3;

/// The questions, in the order of the lesson.
pub const QUESTIONS: [Question; 8] = [
    Question {
        ask: "learn-own",
        wood: [&["bridge-blue"], &["egg-blue"], &["bridge-white"]],
        duel: None,
        answers: &["learn-i-win", "learn-mia-gets", "learn-nobody-wins"],
        right: 0,
        rules: &["D-16"],
    },
    Question {
        ask: "learn-strange",
        wood: [&["bridge-blue"], &["egg-blue"], &["cross-yellow"]],
        duel: None,
        answers: &["learn-i-win", "learn-mia-gets", "learn-nobody-wins"],
        right: 1,
        rules: &["D-20"],
    },
    Question {
        ask: "learn-camel",
        wood: [&["bridge-blue"], &["egg-blue"], &["camel"]],
        duel: None,
        answers: &["learn-camel-silent", "learn-camel-call", "learn-camel-back"],
        right: 1,
        rules: &["D-09", "D-18", "D-21"],
    },
    Question {
        ask: "learn-black",
        wood: [&["bridge-blue"], &["egg-blue"], &["black-8"]],
        duel: None,
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
        duel: None,
        answers: &["learn-take-egg", "learn-take-ball", "learn-take-victory"],
        right: 1,
        rules: &["D-26", "D-27", "D-45"],
    },
    Question {
        ask: "learn-order-first",
        wood: [NOTHING; 3],
        duel: Some(Duel {
            master: 1,
            beaten: 0,
        }),
        answers: NAMES,
        right: 1,
        rules: &["D-35"],
    },
    Question {
        ask: "learn-order-second",
        wood: [NOTHING; 3],
        duel: Some(Duel {
            master: 1,
            beaten: 2,
        }),
        answers: NAMES,
        right: 2,
        rules: &["D-36"],
    },
    Question {
        ask: "learn-order-third",
        wood: [NOTHING; 3],
        duel: Some(Duel {
            master: 3,
            beaten: 1,
        }),
        answers: NAMES,
        right: 3,
        rules: &["D-35", "D-38"],
    },
];

/// Everything there is to do: feeling is the first step, the end the last.
pub const STEPS: usize = QUESTIONS.len() + 2;

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
