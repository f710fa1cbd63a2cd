//! `cargo xtask sheets`: every page of the client as pictures, phone and desk, day and night, in every language.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use crate::{set_up, shell, web};

/// Make contact sheets of all pages
///
/// Example: cargo xtask sheets
///          cargo xtask sheets --folder target/sheets de fr
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Where the pictures go
    #[arg(long, default_value = "target/sheets")]
    folder: PathBuf,
    /// Languages; all unless told
    languages: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    set_up::browser()?;
    web::build(web::Purpose::Home)?;
    let mut command = shell::cargo("run --package e2e --bin contact_sheet --");
    command.arg(&args.folder).args(&args.languages);
    shell::hand_over(&mut command)
}
