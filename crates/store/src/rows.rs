//! Many rows in few statements.

use std::fmt::Write as _;

use sqlx::{AnyConnection, AssertSqlSafe};

/// A value of a row. The databases have no others.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    Number(i64),
    Text(&'a str),
    MaybeText(Option<&'a str>),
}

/// 256 rows of ten columns are far below what either database allows in a statement.
const MOST_ROWS: usize = 256;

/// Inserts all rows, each as long as `columns`.
///
/// In portions of 256, 128, 64 … rows, so that there are nine statements and the connection keeps them all prepared.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    table: &str,
    columns: &[&str],
    mut rows: &[Vec<Value<'_>>],
) -> Result<(), sqlx::Error> {
    while !rows.is_empty() {
        let (portion, rest) = rows.split_at(portion(rows.len()));
        let statement = statement(table, columns, portion.len());
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for value in portion.iter().flatten() {
            query = match *value {
                Value::Number(number) => query.bind(number),
                Value::Text(text) => query.bind(text),
                Value::MaybeText(text) => query.bind(text),
            };
        }
        query.execute(&mut *connection).await?;
        rows = rest;
    }
    Ok(())
}

fn portion(rows: usize) -> usize {
    // The highest power of two that fits.
    (1 << rows.ilog2()).min(MOST_ROWS)
}

fn statement(table: &str, columns: &[&str], rows: usize) -> String {
    let mut sql = format!("INSERT INTO {table} ({}) VALUES ", columns.join(", "));
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { "), (" });
        places(&mut sql, row * columns.len(), columns.len());
    }
    sql.push(')');
    sql
}

/// `$1, $2, $3`, counted from after `before`.
pub(crate) fn places(sql: &mut String, before: usize, count: usize) {
    for place in 1..=count {
        let comma = if place == 1 { "" } else { ", " };
        // Writing to a string cannot fail.
        let _ = write!(sql, "{comma}${}", before + place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statement_numbers_its_places() {
        assert_eq!(
            statement("t", &["a", "b"], 2),
            "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4)"
        );
    }

    #[test]
    fn portions_are_powers_of_two() {
        let portions = [1, 3, 8, 255, 256, 9999].map(portion);
        assert_eq!(portions, [1, 2, 8, 128, 256, 256]);
    }
}
