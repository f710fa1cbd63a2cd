//! `caravanserai restore`: a copy takes the store's place, after a look at both.

use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use store::{BackupError, Store, look_into};

use crate::backup::{in_words, told};
use crate::exit;

const EXAMPLE: &str = "Example:
  caravanserai restore --store caravanserai.db house-monday.db

Close the house first. It says what is in the copy and what is in the store, and asks; --yes answers. What was in the
store is not deleted: it is moved aside, to a file beside it. A copy that is cut off or damaged changes nothing.";

/// Put a copy that `caravanserai backup` made in the place of a store
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// The store: a SQLite file or sqlite:PATH
    #[arg(long, value_name = "URL", default_value = "caravanserai.db")]
    store: String,
    /// Do not ask
    #[arg(long)]
    yes: bool,
    /// The copy
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    exit::in_runtime(restore(args))
}

async fn restore(args: &Args) -> ExitCode {
    let copy = match look_into(&args.file).await {
        Ok(counts) => counts,
        Err(error) => return told(&error),
    };
    eprintln!("{} holds {}.", args.file.display(), in_words(&copy));
    let there = match Store::counts_in(&args.store).await {
        Ok(there) => there,
        // What is damaged is just what a copy is for; it is moved aside like anything else.
        Err(BackupError::NotWhole { reason, .. }) => {
            eprintln!("{} cannot be read: {reason}.", args.store);
            return go_on(args, true).await;
        }
        Err(error) => return told(&error),
    };
    match &there {
        None => eprintln!("{} is not there yet.", args.store),
        Some(counts) => eprintln!("{} holds {}.", args.store, in_words(counts)),
    }
    go_on(args, there.is_some()).await
}

async fn go_on(args: &Args, overwrites: bool) -> ExitCode {
    if overwrites && !args.yes && !agreed(&args.store) {
        return exit::bad_input("nothing was changed; --yes puts the copy in place without asking");
    }
    match Store::restore(Path::new(&args.file), &args.store).await {
        Ok(restored) => {
            if let Some(before) = restored.before {
                eprintln!("What was there before is in {}.", before.display());
            }
            let now = in_words(&restored.counts);
            eprintln!("caravanserai: {} holds {now}", args.store);
            ExitCode::SUCCESS
        }
        Err(error) => told(&error),
    }
}

/// Only a person at a terminal can be asked.
fn agreed(store: &str) -> bool {
    if !std::io::stdin().is_terminal() {
        return false;
    }
    eprint!("Put the copy in the place of {store}? Type yes: ");
    let _ = std::io::stderr().flush();
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer).is_ok() && answer.trim().eq_ignore_ascii_case("yes")
}
