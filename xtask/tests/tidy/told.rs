//! Every rule of the rulebook that concerns players is told on some page of rules.

use crate::assert_tidy;
use crate::rulebook::Rulebook;
use crate::tree::read;

/// Where the pages say which rules they tell.
const PAGES: &str = "crates/web/src/rules/told.rs";

/// Series that a page tells rule by rule. What editions say differently (`X-`) stands in a table made from the presets; gaps (`A-`) are told
/// where a ruling rests on them, which a test of the pages checks; scenarios (`S-`) are tests.
const TOLD: [&str; 7] = ["E-", "F-", "D-", "T-", "H-", "Q-", "G-"];

#[test]
fn every_rule_of_players_is_told() {
    let pages = read(PAGES);
    let book = Rulebook::of_the_house();
    let concerns = |id: &&String| TOLD.iter().any(|series| id.starts_with(series));
    let untold = book.defined.iter().filter(concerns);
    let untold = untold.filter(|id| !pages.contains(&format!("\"{id}\"")));
    let told: Vec<String> = untold.cloned().collect();
    assert_tidy("rules that no page tells:", &told);
}
