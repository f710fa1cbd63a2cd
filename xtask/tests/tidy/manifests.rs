//! Versions, lints and dependencies are said once, in the workspace's manifest; every crate inherits them.

use toml::{Table, Value};

use crate::assert_tidy;
use crate::tree::{members, read};

const INHERITED: &[&str] = &["version", "edition", "rust-version", "license", "publish"];

const DEPENDENCY_TABLES: &[&str] = &["dependencies", "dev-dependencies", "build-dependencies"];

#[test]
fn every_crate_inherits_from_the_workspace() {
    let mut told = Vec::new();
    for member in members() {
        let path = format!("{}/Cargo.toml", member.path);
        for complaint in complaints(&read(&path)) {
            told.push(format!("{path}: {complaint}"));
        }
    }
    assert_tidy("manifests that go their own way:", &told);
}

fn complaints(manifest: &str) -> Vec<String> {
    let manifest: Table = manifest
        .parse()
        .expect("a manifest that cargo has read is TOML");
    let mut told = Vec::new();
    let package = table(&manifest, "package");
    for key in INHERITED {
        if !package.get(*key).is_some_and(from_workspace) {
            told.push(format!("package.{key} must be inherited"));
        }
    }
    if !package.contains_key("description") {
        told.push("package.description is missing".to_owned());
    }
    if !manifest.get("lints").is_some_and(from_workspace) {
        told.push("lints must be inherited".to_owned());
    }
    dependencies(&manifest, &mut told);
    for target in table(&manifest, "target")
        .values()
        .filter_map(Value::as_table)
    {
        dependencies(target, &mut told);
    }
    told
}

fn dependencies(owner: &Table, told: &mut Vec<String>) {
    for kind in DEPENDENCY_TABLES {
        for (name, value) in &table(owner, kind) {
            if !from_workspace(value) {
                told.push(format!("{kind}.{name} must be `workspace = true`"));
            }
        }
    }
}

fn table(owner: &Table, key: &str) -> Table {
    let found = owner.get(key).and_then(Value::as_table);
    found.cloned().unwrap_or_default()
}

fn from_workspace(value: &Value) -> bool {
    value.get("workspace").and_then(Value::as_bool) == Some(true)
}

#[test]
fn own_ways_are_told() {
    let manifest = "package = { name = 'a', version = '1', edition.workspace = true, rust-version.workspace = true, \
                    license.workspace = true, publish.workspace = true, description = 'b' }\n\
                    dependencies = { c.workspace = true, d = '1' }\n\
                    [target.'cfg(unix)'.dev-dependencies]\n\
                    e = { version = '1' }\n";
    assert_eq!(
        complaints(manifest),
        [
            "package.version must be inherited",
            "lints must be inherited",
            "dependencies.d must be `workspace = true`",
            "dev-dependencies.e must be `workspace = true`"
        ]
    );
}
