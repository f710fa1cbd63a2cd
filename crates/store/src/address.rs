//! Where a store lives: a file name, `sqlite:PATH` or `postgres://…`.

use std::fmt;
use std::path::PathBuf;

use crate::StoreError;

/// A store's address, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// One file; `most_pages` caps its size, so that a house can be kept from filling a disk.
    Sqlite {
        path: PathBuf,
        most_pages: Option<u32>,
    },
    Postgres(String),
}

impl Address {
    pub(crate) fn parse(text: &str) -> Result<Address, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Address::Postgres(text.to_owned()));
        }
        if let Some(rest) = text.strip_prefix("sqlite:") {
            return sqlite(rest.strip_prefix("//").unwrap_or(rest), text);
        }
        if text.is_empty() || text.contains("://") {
            return Err(wrong(text));
        }
        Ok(Address::Sqlite {
            path: text.into(),
            most_pages: None,
        })
    }
}

/// `PATH` or `PATH?max_pages=N`.
fn sqlite(rest: &str, text: &str) -> Result<Address, StoreError> {
    let (path, options) = rest.split_once('?').unwrap_or((rest, ""));
    // Each connection would have a memory of its own.
    if path.is_empty() || path == ":memory:" {
        return Err(wrong(text));
    }
    let most_pages = match options.split_once('=') {
        None if options.is_empty() => None,
        Some(("max_pages", number)) => Some(number.parse().map_err(|_| wrong(text))?),
        _ => return Err(wrong(text)),
    };
    let path = path.into();
    Ok(Address::Sqlite { path, most_pages })
}

fn wrong(text: &str) -> StoreError {
    StoreError::Address(without_password(text))
}

/// As people may see it in a message or a log.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite { path, .. } => write!(f, "{}", path.display()),
            Address::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    // Options may hold a password too, and the last @ ends the user's part.
    let rest = rest.split_once('?').map_or(rest, |(before, _)| before);
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, path: &str, pages: Option<u32>) {
        let address = Address::parse(text).expect("an address");
        let path = path.into();
        let most_pages = pages;
        assert_eq!(address, Address::Sqlite { path, most_pages });
    }

    #[test]
    fn files_are_sqlite() {
        check("house.db", "house.db", None);
        check("sqlite:house.db", "house.db", None);
        check("sqlite:///var/house.db", "/var/house.db", None);
        check("sqlite:house.db?max_pages=99", "house.db", Some(99));
    }

    #[test]
    fn nonsense_is_refused_with_what_was_expected() {
        for text in [
            "",
            "mysql://localhost/x",
            "sqlite:",
            "sqlite::memory:",
            "sqlite:a?b=c",
        ] {
            let error = Address::parse(text).expect_err(text).to_string();
            assert!(error.contains("postgres://"), "{error}");
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        for url in [
            "postgres://ada:s3c:r@t@host:5432/house",
            "postgres://ada@host:5432/house?password=s3cr@t",
        ] {
            let address = Address::parse(url).expect("an address");
            assert_eq!(address.to_string(), "postgres://ada@host:5432/house");
        }
    }
}
