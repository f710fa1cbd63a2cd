//! What a build spent its time on: the dearest crates of the report that cargo writes with `--timings`.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;

/// So many are told.
const TOLD: usize = 20;

/// Tells the dearest crates of the last build with `--timings`.
pub(crate) fn tell() -> Result<()> {
    let report = crate::web::target_folder()?.join("cargo-timings/cargo-timing.html");
    let text = fs::read_to_string(&report)
        .with_context(|| format!("cargo has left no {}", report.display()))?;
    eprintln!("    The {TOLD} dearest crates, in seconds (a core each):");
    for (name, seconds) in dearest(&text)? {
        eprintln!("    {seconds:>7.1}  {name}");
    }
    Ok(())
}

/// Crates and how long they took, all that was built of them together: the longest first.
fn dearest(report: &str) -> Result<Vec<(String, f64)>> {
    let (_, units) = report
        .split_once("const UNIT_DATA = ")
        .context("the report has no units")?;
    // More follows behind the list.
    let units = serde_json::Deserializer::from_str(units)
        .into_iter::<Vec<Value>>()
        .next()
        .context("the report's units are missing")??;
    let mut crates: BTreeMap<&str, f64> = BTreeMap::new();
    for unit in &units {
        let (name, seconds) = (unit["name"].as_str(), unit["duration"].as_f64());
        let (name, seconds) = name.zip(seconds).context("a unit without a name or time")?;
        *crates.entry(name).or_default() += seconds;
    }
    let mut crates: Vec<(String, f64)> = crates
        .into_iter()
        .map(|(name, seconds)| (name.to_owned(), seconds))
        .collect();
    crates.sort_by(|a, b| b.1.total_cmp(&a.1));
    crates.truncate(TOLD);
    Ok(crates)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_built_of_a_crate_is_one() -> Result<()> {
        let report = r#"<script>
            const UNIT_DATA = [
              { "i": 0, "name": "ring", "target": " build script", "duration": 0.5 },
              { "i": 1, "name": "syn", "target": "", "duration": 4.0 },
              { "i": 2, "name": "ring", "target": "", "duration": 5.5 }
            ];
            const CONCURRENCY_DATA = [];"#;
        let told = [("ring".to_owned(), 6.0), ("syn".to_owned(), 4.0)];
        assert_eq!(dearest(report)?, told);
        assert!(dearest("nothing").is_err());
        Ok(())
    }
}
