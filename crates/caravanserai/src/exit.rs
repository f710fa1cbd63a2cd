//! How a command ends: 0 done, 1 failed, 2 bad input; results on stdout, messages on stderr.

use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;

/// Bad input: one clear sentence, nothing changed.
pub(crate) fn bad_input(message: &str) -> ExitCode {
    eprintln!("caravanserai: {message}");
    ExitCode::from(2)
}

/// It should have worked and did not.
pub(crate) fn failed(message: &str) -> ExitCode {
    eprintln!("caravanserai: {message}");
    ExitCode::from(1)
}

/// Runs a command that waits for a database or a network.
pub(crate) fn in_runtime(command: impl Future<Output = ExitCode>) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime,
        Err(error) => return failed(&format!("cannot start: {error}")),
    };
    let code = runtime.block_on(command);
    // A keyboard that is still being waited for must not hold up the end.
    runtime.shutdown_background();
    code
}

/// Prints a result as one JSON object on a line.
pub(crate) fn print_json(result: &impl Serialize) -> ExitCode {
    match serde_json::to_string(result) {
        Ok(text) => print(&text),
        Err(error) => failed(&format!("the result cannot be written as JSON: {error}")),
    }
}

/// Prints a result. A reader that has gone away is no failure of ours; a full disk is.
pub(crate) fn print(text: &str) -> ExitCode {
    match writeln!(std::io::stdout().lock(), "{text}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => failed(&format!("the result cannot be written: {error}")),
    }
}
