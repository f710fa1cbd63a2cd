//! `caravanserai import`: fills an empty store with what `export` wrote.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use store::{Counts, ImportError, Store};
use tokio::io::{AsyncRead, BufReader};

use crate::exit;
use crate::export::not_opened;

const EXAMPLE: &str = "Example: from one file to PostgreSQL
  caravanserai export --store house.db house.jsonl
  caravanserai import --store postgres://caravanserai@localhost/house house.jsonl

The store must be empty. A file that is cut off or wrong leaves it empty.";

/// Fill an empty store with what `caravanserai export` wrote
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// A SQLite file, made when missing, sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL")]
    store: String,
    /// What was exported; - reads from standard input
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    exit::in_runtime(import(args))
}

async fn import(args: &Args) -> ExitCode {
    if args.file == Path::new("-") {
        return read_into(args, tokio::io::stdin()).await;
    }
    // Looked for first: a mistyped file makes no store.
    match tokio::fs::File::open(&args.file).await {
        Ok(file) => read_into(args, file).await,
        Err(error) => exit::bad_input(&format!("cannot read {}: {error}", args.file.display())),
    }
}

async fn read_into(args: &Args, lines: impl AsyncRead + Unpin) -> ExitCode {
    let store = match Store::open(&args.store).await {
        Ok(store) => store,
        Err(error) => return not_opened(&error),
    };
    let bar = ProgressBar::new_spinner().with_style(
        ProgressStyle::with_template("{spinner} {human_pos} rows, {per_sec}")
            .unwrap_or_else(|_| ProgressStyle::default_spinner()),
    );
    let imported = store
        .import(&mut BufReader::new(lines), |rows| bar.set_position(rows))
        .await;
    bar.finish_and_clear();
    store.close().await;
    told(args, imported)
}

fn told(args: &Args, imported: Result<Counts, ImportError>) -> ExitCode {
    let error = match imported {
        Ok(counts) => {
            eprintln!("caravanserai: {} rows imported", counts.total());
            return ExitCode::SUCCESS;
        }
        Err(error) => error,
    };
    let message = format!("nothing was imported from {}: {error}", args.file.display());
    match error {
        ImportError::Store(_) | ImportError::Read(_) => exit::failed(&message),
        _ => exit::bad_input(&message),
    }
}
