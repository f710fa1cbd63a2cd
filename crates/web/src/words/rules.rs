//! Words of the pages of rules: every rule in a sentence, what the editions ask and answer.

use dschamal::OPTION_KEYS;
use serde_json::Value as Json;

use super::book::{say, text};
use crate::rules::told::Tale;

words! {
    /// The field that looks for a rule.
    rules_search = "rules-search";
    /// What may be written there.
    rules_search_hint = "rules-search-hint";
    /// Nothing was found.
    rules_nothing = "rules-nothing";
    /// The table of editions.
    rules_editions = "rules-editions";
    /// What it is for.
    rules_editions_lead = "rules-editions-lead";
    /// To the lesson.
    rules_learn = "rules-learn";
    /// What the question mark opens.
    help = "help";
    /// To the short version of the Duel.
    dschamal_title = "dschamal-title";
    /// Above a game in five lines.
    brief_title = "brief-title";
    /// Above everything that is told of a game, and the way there.
    rules_full = "rules-full";
}

/// A rule in a sentence or two.
#[must_use]
pub fn rule_line(id: &str) -> String {
    say(&format!("rule-{id}"), &[])
}

/// A heading of the pages of rules, by its message.
#[must_use]
pub fn rules_heading(key: &'static str) -> &'static str {
    text(key)
}

/// What a page of rules is called.
#[must_use]
pub fn rules_of(tale: Tale) -> &'static str {
    match tale {
        Tale::Common => text("rules-all"),
        Tale::Gimel => text("rules-of-gimel"),
        Tale::Duel => text("rules-of-duel"),
        Tale::Tower => text("rules-of-tower"),
        Tale::Threesome => text("rules-of-threesome"),
        Tale::Quartet => text("rules-of-quartet"),
    }
}

/// A game in a sentence.
#[must_use]
pub fn rules_short(tale: Tale) -> &'static str {
    match tale {
        Tale::Common => text("rules-lead"),
        Tale::Gimel => text("rules-short-gimel"),
        Tale::Duel => text("rules-short-duel"),
        Tale::Tower => text("rules-short-tower"),
        Tale::Threesome => text("rules-short-threesome"),
        Tale::Quartet => text("rules-short-quartet"),
    }
}

/// What the editions are asked: the option in words.
#[must_use]
pub fn edition_question(key: &str) -> String {
    say(&format!("question-{}", dashed(key)), &[])
}

/// What an edition answers.
#[must_use]
pub fn edition_answer(key: &str, value: &Json) -> String {
    let word = match value {
        Json::String(word) => word.clone(),
        Json::Null => return text("no-number").to_owned(),
        other => other.to_string(),
    };
    // Numbers, and what players shout, stand for themselves.
    let known = OPTION_KEYS
        .iter()
        .any(|known| known.key == key && known.choices().contains(&word.as_str()));
    if !known {
        return word;
    }
    say(&format!("answer-{}-{}", dashed(key), dashed(&word)), &[])
}

fn dashed(key: &str) -> String {
    key.replace(['.', '_'], "-")
}

/// Under a picture, by its message.
#[must_use]
pub fn rules_caption(key: &'static str) -> &'static str {
    text(key)
}
