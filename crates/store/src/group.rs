//! Group commit: appends that wait at the same time share one transaction, and each is answered after the commit.
//!
//! A commit costs a write to the disk, whatever is in it. One task takes all that is waiting, so the busier the house,
//! the more appends share that cost.

use std::collections::HashMap;
use std::slice;

use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::database::{Database, within};
use crate::error::{AppendError, StoreError};
use crate::log::{COLUMNS, NewEvent, Numbered, values};
use crate::projection::Projection;
use crate::rows;
use crate::transaction::Transaction;

/// A group is bounded, so that its first member is not kept waiting.
const LARGEST_GROUP: usize = 256;

/// As many wait in the queue before those who append must wait to get in.
const QUEUE: usize = 1024;

/// Another node may take a number between our look and our write; looking again then tells us so.
const ATTEMPTS: usize = 3;

/// Events on their way to the log.
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) expected: u64,
    pub(crate) events: Vec<NewEvent>,
    pub(crate) projection: Projection,
    pub(crate) reply: oneshot::Sender<Answer>,
}

type Answer = Result<u64, AppendError>;

/// Starts the task that writes; it ends when the last sender is gone and everything is written.
pub(crate) fn start(database: Database) -> mpsc::Sender<Append> {
    let (sender, mut queue) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut group = Vec::new();
        while queue.recv_many(&mut group, LARGEST_GROUP).await > 0 {
            write(&database, std::mem::take(&mut group)).await;
        }
    });
    sender
}

async fn write(database: &Database, group: Vec<Append>) {
    match within(attempt(database, &group)).await {
        Ok(answers) => reply(group, answers),
        // One bad or unlucky append must not take the others with it.
        Err(error) if error.blames_a_row() => {
            for append in group {
                let answer = write_alone(database, &append).await;
                reply(vec![append], vec![answer]);
            }
        }
        Err(error) => {
            let error = AppendError::from(error);
            let answers = group.iter().map(|_| Err(error.clone())).collect();
            reply(group, answers);
        }
    }
}

async fn write_alone(database: &Database, append: &Append) -> Answer {
    let mut last = StoreError::Unavailable("other writers are too many".to_owned());
    for _ in 0..ATTEMPTS {
        match within(attempt(database, slice::from_ref(append))).await {
            Ok(mut answers) => return answers.pop().unwrap_or(Ok(append.expected)),
            Err(error) => last = error,
        }
        if !last.blames_a_row() {
            break;
        }
    }
    Err(last.into())
}

fn reply(group: Vec<Append>, answers: Vec<Answer>) {
    for (append, answer) in group.into_iter().zip(answers) {
        // Whoever has stopped waiting needs no answer.
        let _ = append.reply.send(answer);
    }
}

/// One transaction for all. An append that does not fit its log is answered so and leaves the others alone.
async fn attempt(database: &Database, group: &[Append]) -> Result<Vec<Answer>, StoreError> {
    let mut writing = Transaction::writing(database).await?;
    let mut heads = heads(&mut writing, group).await?;
    let mut rows = Vec::new();
    let answers: Vec<Answer> = group
        .iter()
        .map(|append| admit(append, &mut heads, &mut rows))
        .collect();
    let admitted = group
        .iter()
        .zip(&answers)
        .filter(|(_, answer)| answer.is_ok());
    let mut projected: Vec<&Append> = admitted
        .map(|(append, _)| append)
        .filter(|append| !append.projection.is_none())
        .collect();
    if rows.is_empty() && projected.is_empty() {
        writing.abandon().await?;
        return Ok(answers);
    }
    // In one order on every node, so that two groups never wait for each other in a circle.
    rows.sort_by_key(|(table, seq, _)| (*table, *seq));
    let rows: Vec<_> = rows.into_iter().map(values).collect();
    rows::insert(&mut writing, "events", COLUMNS, &rows).await?;
    // Of one table the later one last: the order of the sort is stable.
    projected.sort_by_key(|append| &append.table);
    for append in projected {
        append.projection.write(&mut writing, &append.table).await?;
    }
    writing.commit().await?;
    Ok(answers)
}

/// Numbers the events if the writer knows the end of the log.
fn admit<'a>(
    append: &'a Append,
    heads: &mut HashMap<String, i64>,
    rows: &mut Vec<Numbered<'a>>,
) -> Answer {
    let Some(head) = heads.get_mut(&append.table) else {
        return Err(AppendError::NoSuchTable(append.table.clone()));
    };
    if append.expected != head.unsigned_abs() {
        let actual = head.unsigned_abs();
        return Err(AppendError::Conflict { actual });
    }
    for event in &append.events {
        *head += 1;
        rows.push((&append.table, *head, event));
    }
    Ok(head.unsigned_abs())
}

/// The last number of each log in question; a table that does not exist has none.
async fn heads(
    connection: &mut AnyConnection,
    group: &[Append],
) -> Result<HashMap<String, i64>, sqlx::Error> {
    // Rounded up by naming the last one again, so that few statements have to be prepared.
    let places = group.len().next_power_of_two();
    let mut sql = String::from(
        "SELECT id, (SELECT MAX(seq) FROM events WHERE table_id = tables.id) FROM tables WHERE id IN (",
    );
    rows::places(&mut sql, 0, places);
    sql.push(')');
    let mut query = sqlx::query(AssertSqlSafe(sql));
    let last = group.last().into_iter().cycle();
    for append in group.iter().chain(last).take(places) {
        query = query.bind(&append.table);
    }
    let rows = query.fetch_all(connection).await?;
    rows.iter()
        .map(|row| {
            let head: Option<i64> = row.try_get(1)?;
            Ok((row.try_get(0)?, head.unwrap_or(0)))
        })
        .collect()
}
