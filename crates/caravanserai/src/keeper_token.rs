//! `caravanserai keeper-token`: the word by which whoever runs a house comes in at `/keeper`.

use std::process::ExitCode;

use store::Store;

use crate::exit;
use crate::export::not_opened;

const EXAMPLE: &str = "Example:
  caravanserai keeper-token --store caravanserai.db

Open /keeper in a browser and paste it there: reports, tables, people, and what to do about them. Keep it like a password;
the house has only its hash and cannot show it again. A new one ends the old one, and whoever came in with it is out.
The house may be open meanwhile.";

/// Make a new token for whoever runs the house, and print it
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// A SQLite file, sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL", default_value = "caravanserai.db")]
    store: String,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    exit::in_runtime(async {
        let store = match Store::open_existing(&args.store).await {
            Ok(store) => store,
            Err(error) => return not_opened(&error),
        };
        let token = server::new_keeper_token(&store).await;
        store.close().await;
        match token {
            Ok(token) => exit::print(&token),
            Err(error) => exit::failed(&format!("no token was made: {error:#}")),
        }
    })
}
