//! The house's own list of words: they are covered up in what is said, and no name has them.

use table::look;

/// What stands where a word was.
const COVER: &str = "…";

/// Words as they look at a glance, so that neither capitals nor look-alike letters get past.
#[derive(Clone, Debug, Default)]
pub(super) struct WordList {
    looks: Vec<String>,
}

impl WordList {
    /// One word a line; what has no letter is none.
    pub(super) fn new<'a>(words: impl Iterator<Item = &'a str>) -> WordList {
        let looks = words.map(look).filter(|word| !word.is_empty());
        WordList {
            looks: looks.collect(),
        }
    }

    fn has(&self, word: &str) -> bool {
        let word = look(word);
        !word.is_empty() && self.looks.contains(&word)
    }

    /// A line with the words of the list covered.
    pub(super) fn covered(&self, line: &str) -> String {
        if self.looks.is_empty() {
            return line.to_owned();
        }
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’' | '|' | '$' | '@');
        let mut covered = String::with_capacity(line.len());
        let mut rest = line;
        while let Some(start) = rest.find(is_part) {
            covered.push_str(&rest[..start]);
            rest = &rest[start..];
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            covered.push_str(if self.has(word) { COVER } else { word });
            rest = after;
        }
        covered.push_str(rest);
        covered
    }

    /// Does a name have one of them, or is it one, spaced out?
    pub(super) fn offends(&self, name: &str) -> bool {
        self.has(name)
            || name
                .split(|c: char| !c.is_alphanumeric())
                .any(|word| self.has(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listed_words_are_covered_and_others_that_contain_them_are_not() {
        let list = WordList::new(["Donkey", "fig leaf", "", "!!"].into_iter());
        assert_eq!(list.covered("You donkey!"), "You …!");
        assert_eq!(list.covered("DONKEY, D0nkey, donkеy"), "…, …, …");
        assert_eq!(list.covered("donkeys and monkeys"), "donkeys and monkeys");
        assert_eq!(list.covered(" ünïcode — “fine” "), " ünïcode — “fine” ");
        assert_eq!(WordList::default().covered("donkey"), "donkey");
    }

    #[test]
    fn no_name_has_one() {
        let list = WordList::new(["donkey"].into_iter());
        for name in ["donkey", "The Donkey", "d o n k e y", "DONKEY_7 donkey"] {
            assert!(list.offends(name), "{name}");
        }
        for name in ["Donkeyman", "Ada", ""] {
            assert!(!list.offends(name), "{name}");
        }
    }
}
