//! The rules that rulings rest on, each in a sentence or two of our own.

use super::book::text_of;

words! {
    /// The list on the page of rules.
    rule_by_rule = "rule-by-rule";
}

/// Rule by rule, in the order of the rulebook.
pub const RULES_TOLD: [&str; 51] = [
    "F-02", "D-09", "D-12", "D-16", "D-17", "D-18", "D-19", "D-20", "D-21", "D-22", "D-23", "D-24",
    "D-25", "D-28", "D-40", "D-42", "D-43", "D-44", "T-06", "T-07", "T-08", "T-09", "T-10", "T-11",
    "T-12", "T-15", "T-20", "H-07", "H-08", "H-09", "H-10", "H-11", "H-12", "H-13", "H-14", "H-15",
    "H-16", "H-17", "Q-06", "Q-07", "Q-08", "Q-09", "A-C-05", "A-C-08", "A-D-01", "A-D-08",
    "A-H-02", "A-H-12", "A-Q-04", "A-T-02", "A-T-04",
];

/// A rule in a sentence or two; nothing for one that no ruling rests on.
#[must_use]
pub fn rule_line(id: &str) -> &'static str {
    text_of(&format!("rule-{}", id.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_that_a_ruling_cites_has_a_line() {
        for case in dschamal::Case::ALL {
            for rule in case.rules() {
                assert_ne!(rule_line(&rule.to_string()), "", "{rule}");
            }
        }
    }

    #[test]
    fn every_line_is_used_once() {
        for (index, id) in RULES_TOLD.iter().enumerate() {
            let cited = dschamal::Case::ALL
                .iter()
                .any(|case| case.rules().iter().any(|rule| rule.to_string() == *id));
            assert!(cited, "{id}");
            assert!(RULES_TOLD[..index].iter().all(|other| other != id), "{id}");
        }
    }
}
