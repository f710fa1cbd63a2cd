//! Reading docs/RULEBOOK.md: which IDs it defines, and which of them a test has to cite.

use std::collections::BTreeSet;

use crate::tree::read;

/// The sections of the rulebook that define IDs.
const RULES: std::ops::RangeInclusive<u32> = 1..=6;
const DISCREPANCIES: u32 = 8;
const GAPS: u32 = 9;
const SCENARIOS: u32 = 10;

/// What stands in the option column where there is nothing to choose.
const NO_OPTION: &str = "–";

/// The IDs of the rulebook.
#[derive(Default)]
pub(crate) struct Rulebook {
    /// Every ID, in the order of the text.
    pub(crate) defined: Vec<String>,
    /// Those that a test has to cite: all but the discrepancies that leave nothing to choose.
    pub(crate) to_cite: BTreeSet<String>,
}

impl Rulebook {
    pub(crate) fn of_the_house() -> Self {
        Self::parse(&read("docs/RULEBOOK.md"))
    }

    fn parse(text: &str) -> Self {
        let mut book = Self::default();
        let mut section = 0;
        for line in text.lines() {
            section = section_number(line).unwrap_or(section);
            let Some(id) = defined_in(line).filter(|id| belongs(id, section)) else {
                continue;
            };
            book.defined.push(id.to_owned());
            if section != DISCREPANCIES || has_option(line) {
                book.to_cite.insert(id.to_owned());
            }
        }
        book
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.defined.iter().any(|defined| defined == id)
    }
}

/// Whether a word has the form of an ID: `D-38`, `A-D-34`, `S-Z-01`, `X-G1`.
pub(crate) fn looks_like_id(word: &str) -> bool {
    let letter = |part: &str| part.len() == 1 && part.chars().all(|c| c.is_ascii_uppercase());
    let digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    let number = |part: &str| part.len() == 2 && digits(part);
    match word.split('-').collect::<Vec<_>>()[..] {
        ["X", last] if last.starts_with('G') => digits(&last[1..]),
        [series, last] => letter(series) && number(last),
        [series, part, last] => letter(series) && letter(part) && number(last),
        _ => false,
    }
}

/// `# 8. Discrepancies …` opens section 8.
fn section_number(line: &str) -> Option<u32> {
    let (number, _) = line.strip_prefix("# ")?.split_once('.')?;
    number.parse().ok()
}

/// The ID that stands first in a table row, or in bold at the start of a paragraph.
fn defined_in(line: &str) -> Option<&str> {
    let id = if let Some(row) = line.strip_prefix("| ") {
        row.split_once(" |")?.0
    } else {
        line.strip_prefix("**")?.split_once("**")?.0
    };
    looks_like_id(id).then_some(id)
}

/// Section 12 repeats IDs to give their evidence; an ID is defined where its series lives.
fn belongs(id: &str, section: u32) -> bool {
    match id.as_bytes()[0] {
        b'E' | b'F' | b'D' | b'T' | b'H' | b'Q' | b'G' => RULES.contains(&section),
        b'X' => section == DISCREPANCIES,
        b'A' => section == GAPS,
        b'S' => section == SCENARIOS,
        _ => false,
    }
}

fn has_option(row: &str) -> bool {
    let cells = row.trim().trim_end_matches('|');
    cells.rsplit('|').next().map(str::trim) != Some(NO_OPTION)
}

#[test]
fn rulebook_defines_each_id_once() {
    let book = Rulebook::of_the_house();
    let distinct: BTreeSet<_> = book.defined.iter().collect();
    assert_eq!(distinct.len(), book.defined.len(), "an ID is defined twice");
    for id in [
        "E-01", "F-04", "D-48", "T-27", "H-20", "Q-10", "G-22", "A-C-01", "A-G-19",
    ] {
        assert!(book.to_cite.contains(id), "{id} was not found");
    }
    for id in ["X-01", "X-G9", "S-D-01", "S-O-03", "S-G-01", "S-Z-32"] {
        assert!(book.to_cite.contains(id), "{id} was not found");
    }
    assert!(book.has("X-G1") && !book.to_cite.contains("X-G1"));
}

#[test]
fn small_rulebook_is_read() {
    let text = "# 2. Duel\n| ID | Rule |\n|---|---|\n| D-01 | One. |\n| X-01 | evidence |\nD-02 is spoken of.\n\
                # 8. Discrepancies\n| X-01 | D-01 | a | – |\n| X-G2 | D-01 | – | `gimel.draw` |\n\
                # 9. Gaps\n| A-D-01 | D-01 | – | – |\n\
                # 10. Scenarios\n**S-D-01** (D-01) — one\n| S-Z-01 | a | b | D-01 |\n\
                # 12. Evidence\n| X-03 | 1 |\n| S-T-09 | 2 |\n";
    let book = Rulebook::parse(text);
    assert_eq!(
        book.defined,
        ["D-01", "X-01", "X-G2", "A-D-01", "S-D-01", "S-Z-01"]
    );
    let to_cite: Vec<_> = book.to_cite.iter().collect();
    assert_eq!(to_cite, ["A-D-01", "D-01", "S-D-01", "S-Z-01", "X-G2"]);
}

#[test]
fn forms_of_ids() {
    for id in ["D-38", "A-D-34", "S-Z-01", "X-93", "X-G1"] {
        assert!(looks_like_id(id), "{id}");
    }
    for word in [
        "D-3", "D-381", "d-38", "DD-38", "A-D-3", "h5-k8", "X-G", "D", "", "A-D-34-x",
    ] {
        assert!(!looks_like_id(word), "{word}");
    }
}
