//! `cargo xtask test`: every check of the house in order, each announced and timed, stopping at the first failure.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::builder::PossibleValuesParser;

use crate::shell::spoken;
use crate::steps::{QUICK_NEXTEST, Report, STEPS, Step};

/// Check everything: format, lints, tests, docs, the browser build, the fuzz bodies
///
/// Example: cargo xtask test --quick
///          cargo xtask test --only clippy
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Run this step alone, without the set-up before it
    #[arg(long, value_name = "STEP", value_parser = step_names())]
    only: Option<String>,
    /// Only what needs no browser and no database server
    #[arg(long, conflicts_with = "only")]
    quick: bool,
    /// List the steps and run nothing
    #[arg(long, conflicts_with = "only")]
    list: bool,
}

fn step_names() -> PossibleValuesParser {
    PossibleValuesParser::new(STEPS.iter().map(|step| step.name))
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if args.list {
        for step in STEPS {
            println!("{:9} {}", step.name, step.about);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let is_chosen = |step: &&Step| match args.only.as_deref() {
        Some(only) => only == step.name,
        None => !args.quick || step.quick,
    };
    let mut chosen: Vec<&Step> = STEPS.iter().filter(is_chosen).collect();
    if args.quick {
        chosen.push(&QUICK_NEXTEST);
    }
    Ok(run_all(&chosen))
}

fn run_all(chosen: &[&Step]) -> ExitCode {
    let began = Instant::now();
    let mut report = Report::default();
    for (index, step) in chosen.iter().enumerate() {
        eprintln!(
            "\n[{}/{}] {}: {}",
            index + 1,
            chosen.len(),
            step.name,
            step.about
        );
        let step_began = Instant::now();
        let outcome = (step.action)(&mut report);
        let took = spoken(step_began.elapsed());
        if let Err(error) = outcome {
            eprintln!("\nFAILED at step `{}` after {took}: {error:#}", step.name);
            eprintln!(
                "Rerun only this step: cargo xtask test --only {}",
                step.name
            );
            return ExitCode::FAILURE;
        }
        eprintln!("    {} passed in {took}", step.name);
    }
    close(chosen.len(), &report, &spoken(began.elapsed()));
    ExitCode::SUCCESS
}

/// The runner's own closing lines come last but one, unchanged: people and machines look for them at the end.
fn close(steps: usize, report: &Report, took: &str) {
    eprintln!();
    for line in &report.closing_lines {
        println!("{line}");
    }
    let noun = if steps == 1 { "step" } else { "steps" };
    println!("cargo xtask test: {steps} {noun} passed in {took}");
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn step_names_are_unique() {
        let names: BTreeSet<_> = STEPS.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), STEPS.len());
    }

    #[test]
    fn first_failure_stops_the_run() {
        let fails = Step {
            name: "fails",
            about: "",
            quick: true,
            action: |_| anyhow::bail!("on purpose"),
        };
        let never = Step {
            name: "never",
            about: "",
            quick: true,
            action: |_| panic!("ran after a failure"),
        };
        assert_eq!(run_all(&[&fails, &never]), ExitCode::FAILURE);
    }

    #[test]
    fn set_up_comes_first() {
        assert_eq!(STEPS[0].name, crate::steps::SET_UP);
    }
}
