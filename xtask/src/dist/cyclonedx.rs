//! The list of all parts as CycloneDX writes it, for programs that look for known flaws.

use anyhow::Result;
use serde_json::{Value, json};

use super::parts::Part;

/// The list: no date and no serial number, so that the same parts make the same list.
pub(super) fn list(parts: &[Part]) -> Result<Vec<u8>> {
    let components: Vec<Value> = parts.iter().map(component).collect();
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "caravanserai",
                "name": "caravanserai",
                "version": env!("CARGO_PKG_VERSION"),
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
    });
    let mut text = serde_json::to_vec_pretty(&list)?;
    text.push(b'\n');
    Ok(text)
}

fn component(part: &Part) -> Value {
    let Part { name, version, .. } = part;
    let programs: Vec<&str> = part.within.iter().copied().collect();
    let mut component = json!({
        "type": "library",
        "bom-ref": format!("{name}@{version}"),
        "name": name,
        "properties": [{ "name": "caravanserai:within", "value": programs.join(" ") }],
    });
    if !version.is_empty() {
        component["version"] = json!(version);
    }
    if part.is_crate {
        component["purl"] = json!(format!("pkg:cargo/{name}@{}", version.replace('+', "%2B")));
    }
    if let Some(licence) = &part.licence {
        component["licenses"] = json!([{ "expression": licence }]);
    }
    if let Some(checksum) = &part.checksum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn part(name: &str, version: &str, checksum: Option<&str>) -> Part {
        Part {
            name: name.to_owned(),
            version: version.to_owned(),
            licence: Some("MIT".to_owned()),
            checksum: checksum.map(str::to_owned),
            is_crate: checksum.is_some(),
            within: BTreeSet::from(["client", "house"]),
            folder: None,
        }
    }

    #[test]
    fn list_names_every_part_with_what_is_known_of_it() {
        let parts = [part("a", "1.0.0+b", Some("abc")), part("font", "", None)];
        let list = list(&parts).expect("a list");
        let list: Value = serde_json::from_slice(&list).expect("JSON");
        assert_eq!(list["bomFormat"], "CycloneDX");
        let a = json!({
            "type": "library", "bom-ref": "a@1.0.0+b", "name": "a", "version": "1.0.0+b",
            "purl": "pkg:cargo/a@1.0.0%2Bb", "licenses": [{"expression": "MIT"}],
            "hashes": [{"alg": "SHA-256", "content": "abc"}],
            "properties": [{"name": "caravanserai:within", "value": "client house"}],
        });
        assert_eq!(list["components"][0], a);
        let font = &list["components"][1];
        assert!(font.get("version").is_none() && font.get("purl").is_none());
    }
}
