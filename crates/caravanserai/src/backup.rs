//! `caravanserai backup`: a whole copy of a SQLite store, while the house plays on.

use std::path::PathBuf;
use std::process::ExitCode;

use store::{BackupError, Counts, Store, StoreError};

use crate::exit;

const EXAMPLE: &str = "Example:
  caravanserai backup --store /var/lib/caravanserai/caravanserai.db house-monday.db

The house may go on playing meanwhile: the copy is one moment of it, one file that only you may read, opened and
counted before it gets its name. It holds the hashes of passwords; keep it as you keep the store. `caravanserai restore`
puts it back. A PostgreSQL database is copied with pg_dump, or written down with `caravanserai export`.";

/// Copy a SQLite store to a new file, while the house is open
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// The store: a SQLite file or sqlite:PATH
    #[arg(long, value_name = "URL", default_value = "caravanserai.db")]
    store: String,
    /// The copy, a new file
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    exit::in_runtime(async {
        match Store::backup(&args.store, &args.file).await {
            Ok(counts) => {
                let copy = args.file.display();
                eprintln!("caravanserai: {copy} holds {}", in_words(&counts));
                ExitCode::SUCCESS
            }
            Err(error) => told(&error),
        }
    })
}

/// What a store holds, as far as people think of it.
pub(crate) fn in_words(counts: &Counts) -> String {
    let number = |name: &str| counts.0.get(name).copied().unwrap_or_default();
    format!(
        "{} people, {} tables, {} entries in their logs and {} finished games",
        number("people"),
        number("tables"),
        number("events"),
        number("games")
    )
}

/// A wrong name is bad input; a right one that did not work is a failure.
pub(crate) fn told(error: &BackupError) -> ExitCode {
    let wrong_name = match error {
        BackupError::NoFile(_)
        | BackupError::Exists(_)
        | BackupError::Missing(_)
        | BackupError::NotWhole { .. } => true,
        BackupError::Store(error) => matches!(
            error,
            StoreError::Address(_)
                | StoreError::Missing(_)
                | StoreError::Held(_)
                | StoreError::Newer { .. }
        ),
        BackupError::File { .. } => false,
    };
    if wrong_name {
        exit::bad_input(&error.to_string())
    } else {
        exit::failed(&error.to_string())
    }
}
