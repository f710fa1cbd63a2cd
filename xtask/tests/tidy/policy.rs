//! Reading deny.toml: what may be depended on, as cargo-deny and the tidy tests both understand it.

use toml::{Table, Value};

use crate::tree::read;

/// What deny.toml says, as far as it can be checked without a network.
pub(crate) struct Policy {
    /// Licences that are enough.
    pub(crate) licences: Vec<String>,
    /// Crates that are not let in, in any version.
    pub(crate) banned: Vec<String>,
    /// Versions of crates that may be there beside another one.
    pub(crate) skipped: Vec<Skip>,
}

/// One entry of `bans.skip`.
pub(crate) struct Skip {
    /// A name and a line of versions, such as `rand:0.8` or `syn:2`.
    pub(crate) krate: String,
    pub(crate) reason: String,
}

impl Policy {
    pub(crate) fn of_the_house() -> Self {
        Self::of(&read("deny.toml"))
    }

    #[track_caller]
    pub(crate) fn of(text: &str) -> Self {
        let policy: Table = text.parse().expect("deny.toml is TOML");
        let list = |section: &str, key: &str| {
            let list = policy.get(section).and_then(|section| section.get(key));
            let list = list.and_then(Value::as_array);
            list.unwrap_or_else(|| panic!("deny.toml: {section}.{key} must be a list"))
        };
        Self {
            licences: list("licenses", "allow").iter().map(name).collect(),
            banned: list("bans", "deny").iter().map(name).collect(),
            skipped: list("bans", "skip").iter().map(Skip::of).collect(),
        }
    }
}

impl Skip {
    fn of(entry: &Value) -> Self {
        let reason = entry.get("reason").and_then(Value::as_str);
        Self {
            krate: name(entry),
            reason: reason.unwrap_or_default().to_owned(),
        }
    }

    pub(crate) fn covers(&self, name: &str, version: &str) -> bool {
        self.krate.split_once(':') == Some((name, line(version)))
    }
}

/// A plain name, or the `crate` of an entry that says more.
#[track_caller]
fn name(entry: &Value) -> String {
    let name = entry.as_str();
    let name = name.or_else(|| entry.get("crate").and_then(Value::as_str));
    name.unwrap_or_else(|| panic!("deny.toml: `{entry:?}` names nothing"))
        .to_owned()
}

/// The versions that may stand in for this one: `0.2` for 0.2.17, `1` for 1.0.69.
fn line(version: &str) -> &str {
    let dots: Vec<usize> = version.match_indices('.').map(|(at, _)| at).collect();
    let parts = if version.starts_with("0.0.") {
        3
    } else if version.starts_with("0.") {
        2
    } else {
        1
    };
    dots.get(parts - 1).map_or(version, |end| &version[..*end])
}

#[test]
fn policies_are_read() {
    let policy = Policy::of(
        "licenses.allow = ['MIT']\n\
         bans.deny = ['a', { crate = 'b', reason = 'c' }]\n\
         bans.skip = [{ crate = 'd:0.2', reason = 'e' }, 'f:1']\n",
    );
    assert_eq!(policy.licences, ["MIT"]);
    assert_eq!(policy.banned, ["a", "b"]);
    let [d, f] = policy.skipped.as_slice() else {
        panic!("two entries");
    };
    assert_eq!((d.krate.as_str(), d.reason.as_str()), ("d:0.2", "e"));
    assert_eq!((f.krate.as_str(), f.reason.as_str()), ("f:1", ""));
}

#[test]
fn entry_covers_one_line_of_versions() {
    let skip = |krate: &str| Skip {
        krate: krate.to_owned(),
        reason: String::new(),
    };
    assert!(skip("a:0.2").covers("a", "0.2.17"));
    assert!(!skip("a:0.2").covers("a", "0.20.1"));
    assert!(!skip("a:0.2").covers("b", "0.2.17"));
    assert!(skip("a:1").covers("a", "1.0.69"));
    assert!(!skip("a:1").covers("a", "10.0.0"));
    assert!(skip("a:0.0.3").covers("a", "0.0.3"));
    assert!(!skip("a").covers("a", "1.0.0"));
}
