//! `cargo xtask fuzz`: throws random bytes at everything that reads text from outside, one target after the other.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::libfuzzer::Progress;
use crate::{set_up, shell, workspace};

/// Look for inputs that break the parsers and the rules
///
/// Example: cargo xtask fuzz gfen --seconds 20
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// One target; all of them unless told
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
}

/// The exit status for a command line that makes no sense.
const BAD_INPUT: u8 = 2;

/// How often a running target says where it is.
const PULSE: Duration = Duration::from_secs(5);

/// How one target ended.
struct Outcome {
    target: String,
    progress: Progress,
    survived: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let targets = match chosen(args.target.as_deref(), targets()?) {
        Ok(targets) => targets,
        Err(complaint) => {
            eprintln!("xtask: {complaint}");
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    set_up::fuzzer()?;
    for target in &targets {
        shell::must(&mut cargo_fuzz("build", target))?;
    }
    let outcomes = targets
        .into_iter()
        .map(|target| fuzz(target, args.seconds))
        .collect::<Result<Vec<_>>>()?;
    Ok(summary(&outcomes))
}

/// Every file in `fuzz/fuzz_targets` is a target.
fn targets() -> Result<Vec<String>> {
    let folder = workspace::root().join("fuzz/fuzz_targets");
    let entries =
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        let file = entry?.file_name().to_string_lossy().into_owned();
        names.extend(file.strip_suffix(".rs").map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

fn chosen(wanted: Option<&str>, all: Vec<String>) -> Result<Vec<String>, String> {
    let Some(name) = wanted else { return Ok(all) };
    if all.iter().any(|target| target == name) {
        return Ok(vec![name.to_owned()]);
    }
    let known = all.join(", ");
    Err(format!(
        "there is no fuzz target `{name}`; there are: {known}"
    ))
}

/// Through `rustup run`: the cargo that started us belongs to the stable toolchain and knows no `+nightly`.
fn cargo_fuzz(verb: &str, target: &str) -> Command {
    let mut command = shell::program_at_root("rustup");
    command.args(["run", "nightly", "cargo", "fuzz", verb, target]);
    command.env_remove("CARGO");
    command
}

fn fuzz(target: String, seconds: u64) -> Result<Outcome> {
    let corpus = format!("fuzz/corpus/{target}");
    fs::create_dir_all(workspace::root().join(&corpus))?;
    let mut command = cargo_fuzz("run", &target);
    // New finds go to the first folder; the seeds are only read.
    command.arg(corpus);
    let seeds = format!("fuzz/seeds/{target}");
    if workspace::root().join(&seeds).is_dir() {
        command.arg(seeds);
    }
    command.arg("--").arg(format!("-max_total_time={seconds}"));
    eprintln!("\n{target}: {seconds} s");
    shell::announce(&command);
    let mut progress = Progress::default();
    let survived = watch(&mut command, &target, &mut progress)?;
    if !survived {
        progress.tail().for_each(|line| eprintln!("    | {line}"));
    }
    Ok(Outcome {
        target,
        progress,
        survived,
    })
}

/// Runs the fuzzer to its end, with a sign of life every few seconds; says whether it survived.
fn watch(command: &mut Command, target: &str, progress: &mut Progress) -> Result<bool> {
    let began = Instant::now();
    let mut last_pulse = began;
    let mut child = command
        .stderr(Stdio::piped())
        .spawn()
        .context("rustup could not be started")?;
    if let Some(stderr) = child.stderr.take() {
        for line in BufReader::new(stderr).split(b'\n') {
            progress.read(&String::from_utf8_lossy(&line?));
            if last_pulse.elapsed() >= PULSE {
                last_pulse = Instant::now();
                pulse(target, began.elapsed(), progress);
            }
        }
    }
    Ok(child.wait()?.success())
}

fn pulse(target: &str, elapsed: Duration, progress: &Progress) {
    eprintln!(
        "    {target} {:>4} s  {:>10} runs  {:>8} /s  coverage {}  corpus {}",
        elapsed.as_secs(),
        progress.executions,
        progress.executions_per_second,
        progress.coverage,
        progress.corpus
    );
}

fn summary(outcomes: &[Outcome]) -> ExitCode {
    println!(
        "\n{:12} {:>12} {:>9} {:>8}  verdict",
        "target", "runs", "coverage", "corpus"
    );
    for Outcome {
        target,
        progress,
        survived,
    } in outcomes
    {
        let verdict = match (&progress.artifact, survived) {
            (_, true) => "survived".to_owned(),
            (Some(input), false) => format!("BROKEN by {input}"),
            (None, false) => "FAILED to run, see above".to_owned(),
        };
        let Progress {
            executions,
            coverage,
            corpus,
            ..
        } = progress;
        println!("{target:12} {executions:>12} {coverage:>9} {corpus:>8}  {verdict}");
    }
    if outcomes.iter().all(|outcome| outcome.survived) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_target_is_answered_with_the_known_ones() {
        let all = vec!["gfen".to_owned(), "moves".to_owned()];
        let error = chosen(Some("gfn"), all).expect_err("there is no such target");
        assert_eq!(
            error,
            "there is no fuzz target `gfn`; there are: gfen, moves"
        );
    }

    #[test]
    fn every_target_has_a_file() {
        assert!(!targets().expect("fuzz_targets can be read").is_empty());
    }
}
