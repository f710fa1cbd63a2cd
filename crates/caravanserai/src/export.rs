//! `caravanserai export`: everything a store holds, as lines of JSON.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use store::{ExportError, Store, StoreError};
use tokio::io::{AsyncWrite, BufWriter};

use crate::exit;

const EXAMPLE: &str = "Example:
  caravanserai export --store house.db house.jsonl
  caravanserai export --store postgres://caravanserai@localhost/house - | gzip > house.jsonl.gz

The house may go on playing meanwhile: what is written is one moment of it. The file holds the
hashes of passwords; keep it as you keep the store.";

/// Write down everything a store holds, for a backup or a move
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// A SQLite file, sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL")]
    store: String,
    /// A new file; - writes to standard output
    #[arg(default_value = "-")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    exit::in_runtime(export(args))
}

async fn export(args: &Args) -> ExitCode {
    let store = match Store::open_existing(&args.store).await {
        Ok(store) => store,
        Err(error) => return not_opened(&error),
    };
    let exported = if args.file == Path::new("-") {
        write(&store, tokio::io::stdout()).await
    } else {
        let file = match new_file(&args.file) {
            Ok(file) => file,
            Err(error) => {
                let name = args.file.display();
                return exit::bad_input(&format!("cannot make {name}: {error}"));
            }
        };
        write(&store, tokio::fs::File::from_std(file)).await
    };
    store.close().await;
    match exported {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let name = args.file.display();
            exit::failed(&format!("the export to {name} is not complete: {error}"))
        }
    }
}

/// A wrong name is bad input; a store that cannot be opened although it is the right one has failed.
pub(crate) fn not_opened(error: &StoreError) -> ExitCode {
    match error {
        StoreError::Address(_) | StoreError::Missing(_) => exit::bad_input(&error.to_string()),
        other => exit::failed(&other.to_string()),
    }
}

/// Nobody else may read it, and no older export is overwritten.
fn new_file(path: &Path) -> std::io::Result<std::fs::File> {
    let mut options = std::fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn write(store: &Store, out: impl AsyncWrite + Unpin) -> Result<(), ExportError> {
    let total = store.counts().await?.total();
    let bar = ProgressBar::new(total).with_style(
        ProgressStyle::with_template("{bar:32} {human_pos} of {human_len} rows, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let counts = store
        .export(&mut BufWriter::new(out), |rows| bar.set_position(rows))
        .await?;
    bar.finish_and_clear();
    eprintln!("caravanserai: {} rows exported", counts.total());
    Ok(())
}
