//! `dschamal replay`: plays a scenario and answers how it stands, as JSON.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use dschamal::Scenario;

use crate::exit;

const EXAMPLE: &str = r#"Example:
  echo '{"game": "duel", "players": 3, "set_up": {"open": {"0": ["ball-blue"]}},
         "actions": [{"contest": {"order": [0, 1], "pulls": {"0": ["ball-white"]}}}]}' \
    | caravanserai dschamal replay -

The answer is one JSON object. An action that the rules do not allow is answered with
{"error": …, "rule": …, "action": …} and exit code 2."#;

/// Play a scenario and tell how it stands, with every ruling
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// The scenario, a JSON file; - reads from standard input
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let text = match read(&args.file) {
        Ok(text) => text,
        Err(error) => {
            return exit::bad_input(&format!("cannot read {}: {error}", args.file.display()));
        }
    };
    match Scenario::from_json(&text).and_then(|scenario| scenario.replay()) {
        Ok(answer) => exit::print_json(&answer),
        Err(error) => {
            let printed = exit::print_json(&error.to_json());
            if printed == ExitCode::SUCCESS {
                exit::bad_input(&error.to_string())
            } else {
                printed
            }
        }
    }
}

fn read(file: &Path) -> std::io::Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(file)
}
