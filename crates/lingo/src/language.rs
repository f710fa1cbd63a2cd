//! The languages of the house, how they name themselves, and how they count.

use serde::{Deserialize, Serialize};

/// A language.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::German,
        Language::French,
        Language::Dutch,
    ];

    /// Its tag, as browsers and folders have it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Dutch => "nl",
        }
    }

    /// What it calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Dutch => "Nederlands",
        }
    }

    /// The language of a tag, whatever country follows: `de-AT` is German.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Language> {
        let first = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|known| known.tag() == first)
    }

    /// The first of these tags that is spoken here; English otherwise.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let mut known = tags.into_iter().filter_map(Language::of_tag);
        known.next().unwrap_or_default()
    }

    /// Does so many take the singular? None of the four counts further than that with whole numbers below a million.
    #[must_use]
    pub const fn is_one(self, count: i64) -> bool {
        match self {
            Language::French => count == 0 || count == 1,
            Language::English | Language::German | Language::Dutch => count == 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_wishes_are_met_in_their_order() {
        assert_eq!(Language::preferred(["sv", "de-AT", "en"]), Language::German);
        assert_eq!(Language::preferred(["NL_be"]), Language::Dutch);
        assert_eq!(Language::preferred(["ja", ""]), Language::English);
    }

    #[test]
    fn nothing_is_singular_in_french() {
        assert!(Language::French.is_one(0) && !Language::German.is_one(0));
        assert!(Language::ALL.iter().all(|language| language.is_one(1)));
        assert!(!Language::ALL.iter().any(|language| language.is_one(2)));
    }
}
