//! Looking for a rule by its number or by words it has in it.

use super::told::{Tale, all};
use crate::words;

/// A rule that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Where it is told.
    pub tale: Tale,
    /// Its ID.
    pub id: &'static str,
}

/// The rules that have every word of the search; none for an empty one.
#[must_use]
pub fn find(sought: &str) -> Vec<Found> {
    let sought: Vec<String> = sought.split_whitespace().map(folded).collect();
    if sought.is_empty() {
        return Vec::new();
    }
    let has_all = |id: &str, title: &'static str| {
        let text = folded(&format!(
            "{id} {} {}",
            words::rules_heading(title),
            words::rule_line(id)
        ));
        sought.iter().all(|word| text.contains(word))
    };
    all()
        .filter(|(_, section, id)| has_all(id, section.title))
        .map(|(tale, _, id)| Found { tale, id })
        .collect()
}

/// Small letters without accents, so that `Dschamal` finds `Dschamál`.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    };
    text.chars()
        .flat_map(char::to_lowercase)
        .map(plain)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(sought: &str, first: &str) {
        let found = find(sought);
        assert!(found.iter().any(|found| found.id == first), "{found:?}");
    }

    #[test]
    fn rules_are_found_by_number_and_by_word() {
        check("d-38", "D-38");
        check("falcon", "G-12");
        check("DSCHAMAL", "D-07");
        check("black pieces back", "D-28");
        assert_eq!(find("  "), []);
        assert_eq!(find("submarine"), []);
        assert_eq!(find("falcon flies").len(), 1);
    }
}
