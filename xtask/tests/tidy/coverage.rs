//! Every rule, every open question with its answer and every worked example of the rulebook is cited by a test.

use std::collections::{BTreeMap, BTreeSet};

use crate::assert_tidy;
use crate::cites::{Cite, Cites};
use crate::rulebook::Rulebook;
use crate::tree::files;

#[test]
fn every_rule_is_cited_by_a_test() {
    let cites = Cites::of(&files());
    let missing = uncited(&Rulebook::of_the_house(), &cites.found);
    assert_tidy("no test cites these IDs of docs/RULEBOOK.md:", &missing);
}

#[test]
fn every_cite_is_understood() {
    let cites = Cites::of(&files());
    assert_tidy("cites that cannot be understood:", &cites.complaints);
}

#[test]
fn every_cite_names_a_rule() {
    let cites = Cites::of(&files());
    let unknown = unknown(&Rulebook::of_the_house(), &cites.found);
    assert_tidy(
        "cites of IDs that docs/RULEBOOK.md does not define:",
        &unknown,
    );
}

/// One line a series, such as `A-D (2): A-D-03, A-D-17`.
fn uncited(book: &Rulebook, cites: &[Cite]) -> Vec<String> {
    let cited: BTreeSet<&str> = cites.iter().map(|cite| cite.id.as_str()).collect();
    let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for id in book
        .to_cite
        .iter()
        .filter(|id| !cited.contains(id.as_str()))
    {
        let series = id.rsplit_once('-').map_or("", |(series, _)| series);
        groups.entry(series).or_default().push(id);
    }
    groups
        .iter()
        .map(|(series, ids)| format!("{series} ({}): {}", ids.len(), ids.join(", ")))
        .collect()
}

fn unknown(book: &Rulebook, cites: &[Cite]) -> Vec<String> {
    cites
        .iter()
        .filter(|cite| !book.has(&cite.id))
        .map(|cite| format!("{} at {}", cite.id, cite.place))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(ids: &[&str]) -> Rulebook {
        Rulebook {
            defined: ids.iter().map(ToString::to_string).collect(),
            to_cite: ids.iter().map(ToString::to_string).collect(),
        }
    }

    fn cite(id: &str) -> Cite {
        Cite {
            id: id.to_owned(),
            place: "a.rs:1".to_owned(),
        }
    }

    #[test]
    fn missing_ids_are_sorted_and_grouped() {
        let book = book(&["D-02", "D-01", "A-D-01", "D-03"]);
        let told = uncited(&book, &[cite("D-02")]);
        assert_eq!(told, ["A-D (1): A-D-01", "D (2): D-01, D-03"]);
    }

    #[test]
    fn cites_of_nothing_are_told() {
        let told = unknown(&book(&["D-01"]), &[cite("D-01"), cite("D-99")]);
        assert_eq!(told, ["D-99 at a.rs:1"]);
    }
}
