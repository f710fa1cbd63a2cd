//! What a store holds, table by table: the list that `export`, `import` and counting share.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use crate::database::within;
use crate::error::StoreError;
use crate::rows::Value;
use crate::store::Store;
use crate::transaction::Transaction;

/// A table of the database, as it travels between two of them.
pub(crate) struct Content {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [&'static str],
    numbers: &'static [&'static str],
    /// The order in which rows are written and read, so that the same content gives the same file.
    order: &'static str,
}

/// In the order in which they may be filled: what is referred to comes first.
pub(crate) const CONTENTS: &[Content] = &[
    Content {
        name: "notes",
        columns: &["key", "value"],
        numbers: &[],
        order: "key",
    },
    Content {
        name: "people",
        columns: &["id", "name", "kind", "created_at", "last_seen"],
        numbers: &["created_at", "last_seen"],
        order: "id",
    },
    Content {
        name: "accounts",
        columns: &["person_id", "login", "login_key", "password_hash"],
        numbers: &[],
        order: "person_id",
    },
    Content {
        name: "sessions",
        columns: &[
            "id",
            "person_id",
            "created_at",
            "last_seen",
            "expires_at",
            "user_agent",
        ],
        numbers: &["created_at", "last_seen", "expires_at"],
        order: "id",
    },
    Content {
        name: "recovery_codes",
        columns: &["person_id", "code_hash"],
        numbers: &[],
        order: "person_id, code_hash",
    },
    Content {
        name: "tables",
        columns: &[
            "id",
            "game",
            "public",
            "status",
            "seats",
            "created_at",
            "updated_at",
        ],
        numbers: &["public", "created_at", "updated_at"],
        order: "id",
    },
    Content {
        name: "table_people",
        columns: &["table_id", "person_id"],
        numbers: &[],
        order: "table_id, person_id",
    },
    Content {
        name: "events",
        columns: &["table_id", "seq", "at", "kind", "body"],
        numbers: &["seq", "at"],
        order: "table_id, seq",
    },
    Content {
        name: "games",
        columns: &[
            "id",
            "table_id",
            "game",
            "options",
            "result",
            "reason",
            "started_at",
            "ended_at",
            "record",
            "public",
        ],
        numbers: &["started_at", "ended_at", "public"],
        order: "id",
    },
    Content {
        name: "game_players",
        columns: &["game_id", "seat", "person_id", "name", "name_key", "won"],
        numbers: &["seat", "won"],
        order: "game_id, seat",
    },
    Content {
        name: "game_watchers",
        columns: &["game_id", "person_id"],
        numbers: &[],
        order: "game_id, person_id",
    },
    // Their numbers are given anew; only the order matters.
    Content {
        name: "reports",
        columns: &[
            "table_id",
            "by_person",
            "about_person",
            "text",
            "at",
            "settled",
        ],
        numbers: &["at", "settled"],
        order: "id",
    },
    Content {
        name: "bans",
        columns: &["kind", "value", "why", "at"],
        numbers: &["at"],
        order: "kind, value",
    },
    Content {
        name: "keeper_log",
        columns: &["deed", "about", "why", "at"],
        numbers: &["at"],
        order: "id",
    },
];

/// A value on its way from one database to another.
pub(crate) enum Cell {
    Number(i64),
    Text(Option<String>),
}

impl Cell {
    pub(crate) fn value(&self) -> Value<'_> {
        match self {
            Cell::Number(number) => Value::Number(*number),
            Cell::Text(text) => Value::MaybeText(text.as_deref()),
        }
    }
}

impl Content {
    pub(crate) fn select(&self) -> String {
        let Content {
            name,
            columns,
            order,
            ..
        } = self;
        format!("SELECT {} FROM {name} ORDER BY {order}", columns.join(", "))
    }

    fn is_number(&self, column: &str) -> bool {
        self.numbers.contains(&column)
    }

    pub(crate) fn row_to_json(&self, row: &AnyRow) -> Result<Map<String, Json>, sqlx::Error> {
        let mut object = Map::new();
        for (index, column) in self.columns.iter().enumerate() {
            let value = if self.is_number(column) {
                row.try_get::<i64, _>(index)?.into()
            } else {
                row.try_get::<Option<String>, _>(index)?.into()
            };
            object.insert((*column).to_owned(), value);
        }
        Ok(object)
    }

    pub(crate) fn row_from_json(&self, mut object: Map<String, Json>) -> Result<Vec<Cell>, String> {
        let mut row = Vec::with_capacity(self.columns.len());
        for column in self.columns {
            let value = object
                .remove(*column)
                .or_else(|| added_later(self.name, column));
            let value = value.ok_or_else(|| format!("{} without {column}", self.name))?;
            let wrong = || format!("{column} of {} is of the wrong kind", self.name);
            row.push(if self.is_number(column) {
                Cell::Number(value.as_i64().ok_or_else(wrong)?)
            } else {
                match value {
                    Json::Null => Cell::Text(None),
                    Json::String(text) => Cell::Text(Some(text)),
                    _ => return Err(wrong()),
                }
            });
        }
        match object.keys().next() {
            Some(unknown) => Err(format!("{} have no {unknown}", self.name)),
            None => Ok(row),
        }
    }
}

/// What stands in a column that older exports do not have.
fn added_later(content: &str, column: &str) -> Option<Json> {
    match (content, column) {
        ("games", "public") | ("reports", "settled") => Some(0.into()),
        _ => None,
    }
}

/// How many rows of each kind a store or a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts(pub BTreeMap<String, u64>);

impl Counts {
    /// All of them together.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    pub(crate) fn add(&mut self, name: &str, rows: usize) {
        *self.0.entry(name.to_owned()).or_default() += rows as u64;
    }
}

impl Store {
    /// Counts everything, as of one moment.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let mut reading = within(Transaction::snapshot(&self.database)).await?;
        let counts = counts(&mut reading).await?;
        within(reading.abandon()).await?;
        Ok(counts)
    }
}

/// Counts what a SQLite file has, which may be older than this program and lack a table or two.
pub(crate) async fn counts_of_those_there(
    connection: &mut AnyConnection,
) -> Result<Counts, sqlx::Error> {
    let query = sqlx::query("SELECT name FROM sqlite_schema WHERE type = 'table'");
    let rows = query.fetch_all(&mut *connection).await?;
    let there: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(0)).collect();
    let there = there?;
    let mut counts = Counts::default();
    for content in CONTENTS
        .iter()
        .filter(|it| there.iter().any(|name| name == it.name))
    {
        let sql = format!("SELECT COUNT(*) FROM {}", content.name);
        let counting = sqlx::query(AssertSqlSafe(sql));
        let rows: i64 = counting.fetch_one(&mut *connection).await?.try_get(0)?;
        counts
            .0
            .insert(content.name.to_owned(), rows.unsigned_abs());
    }
    Ok(counts)
}

pub(crate) async fn counts(connection: &mut AnyConnection) -> Result<Counts, StoreError> {
    let mut counts = Counts::default();
    for content in CONTENTS {
        let sql = format!("SELECT COUNT(*) FROM {}", content.name);
        let row = sqlx::query(AssertSqlSafe(sql))
            .fetch_one(&mut *connection)
            .await?;
        let rows: i64 = row.try_get(0)?;
        counts
            .0
            .insert(content.name.to_owned(), rows.unsigned_abs());
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A migration that adds a column must add it here, or it would be lost on the way.
    #[tokio::test]
    async fn contents_are_the_whole_database() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("house.db");
        let store = Store::open(&file.to_string_lossy()).await.expect("a store");
        let query = sqlx::query(
            "SELECT m.name || '.' || c.name FROM sqlite_schema m, pragma_table_info(m.name) c \
             WHERE m.type = 'table' AND m.name NOT LIKE '!_sqlx%' ESCAPE '!' ORDER BY 1",
        );
        let rows = query.fetch_all(&store.database.reader).await.expect("rows");
        let mut stored: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        // Given anew in each database.
        stored.retain(|column| !["reports.id", "keeper_log.id"].contains(&column.as_str()));
        let mut moved: Vec<String> = CONTENTS
            .iter()
            .flat_map(|content| {
                let columns = content.columns.iter();
                columns.map(|column| format!("{}.{column}", content.name))
            })
            .collect();
        moved.sort();
        assert_eq!(moved, stored);
    }
}
