//! Why an action was not allowed.

use crate::RuleId;

/// The rules do not allow it. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why} ({rule})")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// One sentence for a person.
    pub why: String,
}

impl Refusal {
    pub(crate) fn new(rule: RuleId, why: impl Into<String>) -> Refusal {
        Refusal {
            rule,
            why: why.into(),
        }
    }
}
