//! `caravanserai gimel engine`: the engine as a program, for other programs.

use std::process::ExitCode;

use arena::Ugi;

use crate::exit;

pub(crate) fn run(ugi: &Ugi) -> ExitCode {
    match ugi.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => exit::failed(&format!("the commands cannot be read: {why}")),
    }
}
