//! What a first visit fetches at once: the parts of the client that its page needs, before the client itself can ask for them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::parts::Parts;

/// The only list of addresses in the client, where a line reads `path!("/d/:code") view=shown(Page::BagTable)`.
const ROUTES: &str = "src/app/mod.rs";

/// For the script of the page: patterns of paths and their part, and the programs of each part.
pub(super) fn table(parts: &Parts, address: impl Fn(&str) -> Option<String>) -> Result<Value> {
    let routes = routes(&super::text(ROUTES)?)?;
    let mut programs = BTreeMap::new();
    for (part, needs) in &parts.needs {
        let addresses = needs.iter().map(|name| {
            let found = address(&format!("{name}.wasm"));
            found.with_context(|| format!("there is no program `{name}`"))
        });
        programs.insert(part, addresses.collect::<Result<Vec<_>>>()?);
    }
    Ok(json!({ "routes": routes, "programs": programs }))
}

/// The parts that a visit may begin with: those that an address leads to.
pub(super) fn pages() -> Result<BTreeSet<String>> {
    let routes = routes(&super::text(ROUTES)?)?;
    Ok(routes.into_iter().map(|(_, part)| part).collect())
}

/// Patterns as scripts write them, and the part that draws what they lead to.
fn routes(source: &str) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for line in source.lines() {
        let Some((path, page)) = line
            .split_once("path!(\"")
            .and_then(|(_, rest)| rest.split_once("\")"))
        else {
            continue;
        };
        let part = page
            .split_once("Page::")
            .and_then(|(_, rest)| rest.split_once(')'));
        let (part, _) = part.with_context(|| format!("{ROUTES}: no part is said for {path}"))?;
        found.push((pattern(path), part_of(part)));
    }
    ensure!(!found.is_empty(), "{ROUTES} has no routes");
    Ok(found)
}

/// The page `BagTable` is drawn by the part `bag_table`.
fn part_of(page: &str) -> String {
    let mut part = String::new();
    for letter in page.chars() {
        if letter.is_uppercase() && !part.is_empty() {
            part.push('_');
        }
        part.extend(letter.to_lowercase());
    }
    part
}

/// `/d/:code` becomes `^/d/[^/]+/?$`.
fn pattern(path: &str) -> String {
    let step = |step: &str| match step.strip_prefix(':') {
        Some(_) => "/[^/]+".to_owned(),
        None => format!("/{step}"),
    };
    let steps = path.split('/').filter(|step| !step.is_empty());
    format!("^{}/?$", steps.map(step).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_read_from_the_client() -> Result<()> {
        let routes = routes(&super::super::text(ROUTES)?)?;
        let leads =
            |pattern: &str, part: &str| routes.contains(&(pattern.to_owned(), part.to_owned()));
        assert!(leads("^/?$", "front"));
        assert!(leads("^/d/[^/]+/screen/?$", "bag_screen"));
        assert!(leads("^/rules/[^/]+/?$", "rules_of"));
        assert!(leads("^/referee/?$", "referee"));
        Ok(())
    }

    #[test]
    fn route_without_a_part_is_told() {
        assert!(routes("<Route path=path!(\"/a\") view=A/>").is_err());
        assert!(routes("nothing").is_err());
    }

    #[test]
    fn every_part_comes_with_its_programs() -> Result<()> {
        let needs = BTreeMap::from([("door".to_owned(), vec!["split_door".to_owned()])]);
        let parts = Parts {
            needs,
            ..Parts::default()
        };
        let table = table(&parts, |name| Some(format!("/assets/{name}")))?;
        assert_eq!(
            table["programs"]["door"],
            json!(["/assets/split_door.wasm"])
        );
        assert!(super::table(&parts, |_| None).is_err());
        Ok(())
    }
}
