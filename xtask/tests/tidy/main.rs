//! Tidy tests: the promises of the house that no compiler checks, read from the tree itself.
//!
//! Each test answers with every place that breaks its promise, not just the first.

mod architecture;
mod charters;
mod cites;
mod coverage;
mod dependencies;
mod direction;
mod leftovers;
mod licences;
mod manifests;
mod pictures;
mod policy;
mod purity;
mod purity_deps;
mod rule_ids;
mod rulebook;
mod told;
mod tree;
mod unused;
mod words;

/// Fails with a heading and one complaint a line, unless there is none.
#[track_caller]
fn assert_tidy(heading: &str, complaints: &[String]) {
    assert!(
        complaints.is_empty(),
        "{heading}\n  {}\n",
        complaints.join("\n  ")
    );
}
