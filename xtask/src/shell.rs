//! Starting other programs: from the root of the repository, visibly, and with an error that names the command.

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::workspace;

/// The cargo that started us, so that every step uses one toolchain; the arguments as one would type them.
pub(crate) fn cargo(arguments: &str) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = program_at_root(program);
    command.args(arguments.split_whitespace());
    if std::env::var_os("CI").is_some() {
        // What is built once need not remember how, and the disk may be small.
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// Any other program, started from the root of the repository and without a keyboard: nothing may wait for an answer.
pub(crate) fn program_at_root(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(workspace::root()).stdin(Stdio::null());
    command
}

/// Shows the command, runs it, and fails unless it succeeds.
pub(crate) fn must(command: &mut Command) -> Result<()> {
    let line = announce(command);
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started"))?;
    check(&line, status)
}

/// Shows the command, runs it, and hands on its exit status as ours.
pub(crate) fn hand_over(command: &mut Command) -> Result<ExitCode> {
    let line = announce(command);
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started"))?;
    Ok(code(status.code()))
}

/// An exit status as ours.
pub(crate) fn code(status: Option<i32>) -> ExitCode {
    let code = status.and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

/// Whether the command can be started and succeeds; whatever it prints is swallowed.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// What the command prints on standard output, if it can be started and succeeds.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}

/// Prints the command line as one would type it, and returns it.
pub(crate) fn announce(command: &Command) -> String {
    let line = typed(command);
    eprintln!("    $ {line}");
    line
}

/// Turns an unsuccessful status into an error that names the command.
pub(crate) fn check(line: &str, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// `12.3 s`, or minutes and seconds from a minute on.
pub(crate) fn spoken(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

fn typed(command: &Command) -> String {
    let mut line = String::new();
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            let _ = write!(line, "{}={} ", name.display(), quoted(value));
        }
    }
    // The toolchain's full path says nothing to the person who wants to repeat the command.
    let program = std::path::Path::new(command.get_program());
    line += &quoted(program.file_name().unwrap_or(command.get_program()));
    for arg in command.get_args() {
        line.push(' ');
        line += &quoted(arg);
    }
    line
}

fn quoted(arg: &OsStr) -> String {
    let text = arg.to_string_lossy();
    if text.is_empty() || text.contains([' ', '"', '$', '*']) {
        format!("'{text}'")
    } else {
        text.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_is_shown_as_one_would_type_it() {
        let mut command = Command::new("/opt/toolchain/bin/cargo");
        command.env("RUSTDOCFLAGS", "-D warnings").arg("doc");
        assert_eq!(typed(&command), "RUSTDOCFLAGS='-D warnings' cargo doc");
    }

    #[test]
    fn long_times_are_spoken_in_minutes() {
        assert_eq!(spoken(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(spoken(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn failure_names_the_command() {
        let error = must(&mut Command::new("false")).expect_err("false never succeeds");
        assert!(error.to_string().contains("`false` failed"), "{error}");
    }
}
