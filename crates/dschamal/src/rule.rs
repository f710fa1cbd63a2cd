//! Rule IDs as the rulebook prints them (`D-38`, `A-H-02`), small and checked when compiled.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The ID of a rule in `docs/RULEBOOK.md`, or of an ambiguity (`A-…`) where no edition has a rule.
///
/// ```
/// use dschamal::{RuleId, rule};
/// assert_eq!(rule!("D-38").to_string(), "D-38");
/// assert_eq!("A-H-02".parse::<RuleId>(), Ok(rule!("A-H-02")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RuleId {
    series: u8,
    number: u8,
}

/// Every series of the rulebook that a ruling or a refusal may name.
const SERIES: [&str; 11] = [
    "E-", "F-", "D-", "T-", "H-", "Q-", "A-C-", "A-D-", "A-T-", "A-H-", "A-Q-",
];

/// That is not a rule ID.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rule ID such as D-38 or A-H-02")]
pub struct ParseRuleIdError(String);

impl RuleId {
    /// Reads an ID; `None` if it is not one. Use the [`rule!`](crate::rule) macro for literals.
    #[must_use]
    pub const fn parse(text: &str) -> Option<RuleId> {
        let bytes = text.as_bytes();
        let mut series = 0;
        while series < SERIES.len() {
            let prefix = SERIES[series].as_bytes();
            if bytes.len() == prefix.len() + 2 && starts_with(bytes, prefix) {
                let tens = bytes[prefix.len()];
                let ones = bytes[prefix.len() + 1];
                if tens.is_ascii_digit() && ones.is_ascii_digit() {
                    let number = (tens - b'0') * 10 + (ones - b'0');
                    return Some(RuleId {
                        series: series as u8,
                        number,
                    });
                }
            }
            series += 1;
        }
        None
    }
}

const fn starts_with(bytes: &[u8], prefix: &[u8]) -> bool {
    let mut i = 0;
    while i < prefix.len() {
        if bytes[i] != prefix[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// A rule ID from a literal, checked when the crate is compiled: `rule!("D-38")`.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const {
            match $crate::RuleId::parse($id) {
                Some(id) => id,
                None => panic!("not a rule ID"),
            }
        }
    };
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Padded like a word, so that lists of rules line up.
        f.pad(&format!(
            "{}{:02}",
            SERIES[usize::from(self.series)],
            self.number
        ))
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for RuleId {
    type Err = ParseRuleIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        RuleId::parse(text).ok_or_else(|| ParseRuleIdError(text.to_owned()))
    }
}

impl TryFrom<String> for RuleId {
    type Error = ParseRuleIdError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<RuleId> for String {
    fn from(id: RuleId) -> String {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_survive_the_round_trip() {
        for text in [
            "E-01", "F-04", "D-48", "T-27", "H-20", "Q-11", "A-C-11", "A-D-41",
        ] {
            assert_eq!(text.parse::<RuleId>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in [
            "", "D", "D-", "D-1", "D-001", "Z-01", "d-01", "D-1x", "A-Z-01", "D–38",
        ] {
            assert!(text.parse::<RuleId>().is_err(), "{text}");
        }
    }
}
