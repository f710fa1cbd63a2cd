//! Dependencies between our own crates point one way, and this table is the map.

use std::collections::{BTreeMap, BTreeSet};

use crate::assert_tidy;
use crate::tree::{Dependency, Kind, Member, members};

/// Each crate and those of ours that it may know, for whatever purpose (tests and build scripts included).
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("dschamal", &["shapes"]),
    ("gimel", &[]),
    ("gimel-engine", &["gimel"]),
    ("arena", &["gimel", "gimel-engine"]),
    ("stopwatch", &["gimel", "gimel-engine"]),
    ("lingo", &[]),
    ("shapes", &[]),
    ("bag", &["shapes"]),
    ("gestures", &["bag", "shapes"]),
    ("feelers", &["bag", "dschamal", "shapes"]),
    ("tower", &["shapes"]),
    ("golden", &["bag", "tower"]),
    ("fuzzing", &["dschamal", "gimel"]),
    ("table", &["dschamal", "gimel"]),
    ("reach", &["bag", "dschamal", "feelers", "shapes", "table"]),
    ("mason", &["dschamal", "table", "tower"]),
    (
        "host",
        &["bag", "dschamal", "gimel", "mason", "reach", "table"],
    ),
    ("protocol", &["reach", "table"]),
    ("store", &[]),
    (
        "server",
        &[
            "bag",
            "dschamal",
            "feelers",
            "gimel",
            "gimel-engine",
            "host",
            "lingo",
            "mason",
            "protocol",
            "reach",
            "shapes",
            "store",
            "table",
            "tower",
        ],
    ),
    (
        "web",
        &[
            "bag",
            "dschamal",
            "gestures",
            "gimel",
            "gimel-engine",
            "host",
            "lingo",
            "mason",
            "protocol",
            "reach",
            "shapes",
            "table",
            "tower",
        ],
    ),
    (
        "bench",
        &[
            "arena",
            "bag",
            "dschamal",
            "e2e",
            "feelers",
            "gestures",
            "gimel",
            "gimel-engine",
            "mason",
            "protocol",
            "reach",
            "server",
            "shapes",
            "stopwatch",
            "store",
            "table",
            "tower",
        ],
    ),
    (
        "caravanserai",
        &["arena", "bench", "dschamal", "gimel", "server", "store"],
    ),
    ("e2e", &["server"]),
    ("xtask", &["lingo"]),
];

#[test]
fn dependencies_point_one_way() {
    assert_tidy(
        "the dependency table disagrees:",
        &complaints(&members(), MAY_KNOW),
    );
}

#[test]
fn table_has_no_circle() {
    let map: BTreeMap<_, _> = MAY_KNOW.iter().copied().collect();
    // Peel off crates whose dependencies are all peeled off; what remains is a circle.
    let mut peeled = BTreeSet::new();
    while let Some(next) = map.iter().find(|(name, known)| {
        !peeled.contains(*name) && known.iter().all(|dep| peeled.contains(dep))
    }) {
        peeled.insert(*next.0);
    }
    assert_eq!(peeled.len(), map.len(), "the table may not run in a circle");
}

fn complaints(members: &[Member], table: &[(&str, &[&str])]) -> Vec<String> {
    let ours: BTreeSet<&str> = members.iter().map(|member| member.name.as_str()).collect();
    let map: BTreeMap<_, _> = table.iter().copied().collect();
    let mut complaints = Vec::new();
    for member in members {
        let name = &member.name;
        let Some(allowed) = map.get(name.as_str()) else {
            complaints.push(format!("{name} is not in the table"));
            continue;
        };
        // A crate's tests may know the crate itself with other features.
        let known = member.dependencies.iter().map(|known| &known.name);
        for known in known.filter(|known| *known != name) {
            if ours.contains(known.as_str()) && !allowed.contains(&known.as_str()) {
                complaints.push(format!("{name} may not know {known}"));
            }
        }
    }
    for (name, _) in table.iter().filter(|(name, _)| !ours.contains(name)) {
        complaints.push(format!("{name} is in the table and nowhere else"));
    }
    complaints
}

#[test]
fn forbidden_unlisted_and_vanished_are_told() {
    let member = |name: &str, dependencies: &[&str]| Member {
        name: name.to_owned(),
        path: String::new(),
        dependencies: dependencies
            .iter()
            .map(|name| Dependency {
                name: (*name).to_owned(),
                kind: Kind::Normal,
            })
            .collect(),
    };
    let members = [member("rules", &["serde", "server"]), member("server", &[])];
    let table: &[(&str, &[&str])] = &[("rules", &[]), ("gone", &[])];
    let told = complaints(&members, table);
    assert_eq!(
        told,
        [
            "rules may not know server",
            "server is not in the table",
            "gone is in the table and nowhere else"
        ]
    );
}
