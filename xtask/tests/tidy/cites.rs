//! Reading cites: which tests say which rules they check.
//!
//! In Rust a cite is a line `Cites: D-38, A-D-34` in the doc comment of a test function; in a data file it is an
//! array `"cites": ["D-38"]` beside the case. Ranges are not understood: a search for an ID must find its test.

use serde_json::Value;

use crate::rulebook::looks_like_id;
use crate::tree::File;

/// An ID and where it is cited.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Cite {
    pub(crate) id: String,
    pub(crate) place: String,
}

/// Everything cited in some files, and every cite that cannot be understood.
#[derive(Default, Debug)]
pub(crate) struct Cites {
    pub(crate) found: Vec<Cite>,
    pub(crate) complaints: Vec<String>,
}

impl Cites {
    pub(crate) fn of(files: &[File]) -> Self {
        let mut cites = Self::default();
        for file in files {
            if file.path.ends_with(".rs") {
                cites.read_rust(&file.path, &file.text);
            } else if is_data(&file.path) {
                cites.read_data(&file.path, &file.text);
            }
        }
        cites
    }

    fn read_rust(&mut self, path: &str, text: &str) {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (index, line) in lines.iter().enumerate() {
            let Some(list) = line.strip_prefix("/// Cites:") else {
                continue;
            };
            let place = format!("{path}:{}", index + 1);
            if !documents_a_test(&lines[index + 1..]) {
                let complaint =
                    format!("{place}: a cite must stand in the doc comment of a #[test]");
                self.complaints.push(complaint);
                continue;
            }
            for id in list.split(',') {
                self.add(id.trim(), &place);
            }
        }
    }

    fn read_data(&mut self, path: &str, text: &str) {
        match serde_json::from_str(text) {
            Ok(value) => self.read_value(path, &value),
            Err(error) => self.complaints.push(format!("{path}: not JSON: {error}")),
        }
    }

    fn read_value(&mut self, path: &str, value: &Value) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.read_value(path, item)),
            Value::Object(fields) => {
                for (name, field) in fields {
                    if name == "cites" {
                        self.read_list(path, field);
                    } else {
                        self.read_value(path, field);
                    }
                }
            }
            _ => {}
        }
    }

    fn read_list(&mut self, path: &str, list: &Value) {
        let ids = list.as_array().map(|ids| ids.iter().map(Value::as_str));
        match ids.and_then(Iterator::collect::<Option<Vec<_>>>) {
            Some(ids) => ids.iter().for_each(|id| self.add(id, path)),
            None => self
                .complaints
                .push(format!("{path}: `cites` must be a list of IDs")),
        }
    }

    fn add(&mut self, id: &str, place: &str) {
        if looks_like_id(id) {
            let (id, place) = (id.to_owned(), place.to_owned());
            self.found.push(Cite { id, place });
        } else {
            self.complaints
                .push(format!("{place}: `{id}` is not an ID"));
        }
    }
}

/// `crates/dschamal/tests/….json` and `crates/dschamal/scenarios/….json`.
fn is_data(path: &str) -> bool {
    let folders: Vec<&str> = path.split('/').collect();
    path.ends_with(".json")
        && folders.len() > 3
        && folders[0] == "crates"
        && ["tests", "scenarios"].contains(&folders[2])
}

/// Whether comments and attributes, `#[test]` among them, lead from here to a function.
fn documents_a_test(following: &[&str]) -> bool {
    let mut marked = false;
    for line in following {
        match *line {
            "#[test]" => marked = true,
            line if line.starts_with("//") || line.starts_with("#[") => {}
            line => return marked && (line.starts_with("fn ") || line.contains(" fn ")),
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, ids: &[&str], complaints: usize) {
        let (path, text) = (path.to_owned(), text.to_owned());
        let cites = Cites::of(&[File { path, text }]);
        let found: Vec<_> = cites.found.iter().map(|cite| cite.id.as_str()).collect();
        assert_eq!(found, ids, "{cites:?}");
        assert_eq!(cites.complaints.len(), complaints, "{cites:?}");
    }

    #[test]
    fn doc_comment_of_a_test_cites() {
        check(
            "a.rs",
            "/// Cites: D-38, A-D-34\n#[test]\nfn a() {}\n",
            &["D-38", "A-D-34"],
            0,
        );
        check(
            "a.rs",
            "/// Cites: X-G9\n/// More.\n#[test]\n#[cfg(unix)]\nfn a() {}\n",
            &["X-G9"],
            0,
        );
        check(
            "a.rs",
            "    /// Cites: D-01\n    /// Cites: D-02\n    #[test]\n    fn a() {}\n",
            &["D-01", "D-02"],
            0,
        );
    }

    #[test]
    fn property_test_cites() {
        check(
            "a.rs",
            "proptest! {\n    /// Cites: T-01\n    #[test]\n    fn a(x in 0..9) {}\n}",
            &["T-01"],
            0,
        );
    }

    #[test]
    fn cite_without_a_test_is_told() {
        check("a.rs", "/// Cites: D-38\nfn a() {}\n", &[], 1);
        check("a.rs", "/// Cites: D-38\n// #[test]\nfn a() {}\n", &[], 1);
        check(
            "a.rs",
            "/// Cites: D-38\nstruct B;\n#[test]\nfn a() {}\n",
            &[],
            1,
        );
        check("a.rs", "/// Cites: D-38\n\n#[test]\nfn a() {}\n", &[], 1);
        check("a.rs", "/// Cites: D-38\n#[test]\n", &[], 1);
    }

    #[test]
    fn ranges_and_slips_are_told() {
        check("a.rs", "/// Cites: T-24…T-26\n#[test]\nfn a() {}\n", &[], 1);
        check(
            "a.rs",
            "/// Cites: D-01,\n#[test]\nfn a() {}\n",
            &["D-01"],
            1,
        );
    }

    #[test]
    fn data_files_cite() {
        let text = r#"{"cases": [{"cites": ["S-D-01", "D-16"]}, {"cites": ["D-17"]}]}"#;
        check(
            "crates/dschamal/tests/data/duel.json",
            text,
            &["S-D-01", "D-16", "D-17"],
            0,
        );
        check(
            "crates/dschamal/scenarios/duel.json",
            text,
            &["S-D-01", "D-16", "D-17"],
            0,
        );
        check("crates/dschamal/src/duel.json", text, &[], 0);
        check("docs/duel.json", text, &[], 0);
    }

    #[test]
    fn broken_data_files_are_told() {
        check("crates/gimel/tests/a.json", r#"{"cites": "D-01"}"#, &[], 1);
        check(
            "crates/gimel/tests/a.json",
            r#"{"cites": ["D-01", 2]}"#,
            &[],
            1,
        );
        check("crates/gimel/tests/a.json", "{", &[], 1);
    }
}
