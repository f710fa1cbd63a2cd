//! A remark in a record.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A remark: some text without a closing brace, which would end it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Comment(String);

impl Comment {
    /// A remark, unless the text is empty or holds a closing brace.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty() && !text.contains('}')).then(|| Self(text.to_owned()))
    }

    /// What it says.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// This remark and another after it.
    pub(super) fn join(earlier: Option<Self>, later: Option<Self>) -> Option<Self> {
        match (earlier, later) {
            (Some(a), Some(b)) => Some(Self(format!("{} {}", a.0, b.0))),
            (a, b) => a.or(b),
        }
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Comment {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        Self::new(&text).ok_or("a comment is some text without a closing brace")
    }
}

impl From<Comment> for String {
    fn from(comment: Comment) -> Self {
        comment.0
    }
}
