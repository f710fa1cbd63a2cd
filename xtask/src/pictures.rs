//! `cargo xtask pictures`: the pictures and the film that README shows, taken anew in a real house.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use crate::{set_up, shell, web};

/// Take the pictures and the film of the README
///
/// Example: cargo xtask pictures
///          cargo xtask pictures gimel duel
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Where the pictures go
    #[arg(long, default_value = "docs/pictures")]
    folder: PathBuf,
    /// Scenes (door, referee, gimel, duel); all unless told
    scenes: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    set_up::browser()?;
    set_up::films()?;
    web::build(web::Purpose::Home)?;
    let mut command = shell::cargo("run --package e2e --bin pictures --");
    command.arg(&args.folder).args(&args.scenes);
    shell::hand_over(&mut command)
}
