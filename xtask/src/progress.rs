//! Long work shows itself: which step of how many, how much of it is built, how long it took and how long it may take.

use std::io::{BufReader, IsTerminal, Read};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};

use crate::shell::{self, spoken};
use crate::{dearest, hints};

/// Steps that follow each other, counted and timed.
pub(crate) struct Steps {
    began: Instant,
    of: usize,
    done: usize,
}

impl Steps {
    pub(crate) fn new(of: usize) -> Self {
        Self {
            began: Instant::now(),
            of,
            done: 0,
        }
    }

    /// Says what begins now.
    pub(crate) fn next(&mut self, what: &str) {
        self.done += 1;
        let gone = self.began.elapsed();
        if gone < Duration::from_secs(1) {
            eprintln!("[{}/{}] {what}", self.done, self.of);
        } else {
            eprintln!(
                "[{}/{}] {what} ({} so far)",
                self.done,
                self.of,
                spoken(gone)
            );
        }
    }
}

/// How much of the time is gone when each tenth of the units is built: small ones come first, the largest last.
/// Measured (`docs/BUILD.md`); it need not be exact.
pub(crate) type Pace = [f64; 11];

pub(crate) const CLIENT: Pace = [
    0.0, 0.02, 0.05, 0.09, 0.14, 0.2, 0.27, 0.35, 0.46, 0.58, 0.72,
];
pub(crate) const HOUSE: Pace = [
    0.0, 0.03, 0.07, 0.12, 0.18, 0.25, 0.34, 0.44, 0.56, 0.7, 0.85,
];

/// A line now and then, where nobody watches a bar.
const PLAIN_EVERY: Duration = Duration::from_secs(20);

/// Set, it has cargo write down how long each crate took (`target/cargo-timings`), and the dearest are told.
const TIMINGS: &str = "XTASK_TIMINGS";

/// Runs `cargo build` with its progress shown; what is complained about is printed as ever.
pub(crate) fn build(command: &mut Command, pace: &Pace) -> Result<()> {
    let timed = std::env::var_os(TIMINGS).is_some();
    if timed {
        command.arg("--timings");
    }
    let line = shell::announce(command);
    // Cargo draws its own bar, of which only the numbers are wanted.
    command.env("CARGO_TERM_PROGRESS_WHEN", "always");
    command.env("CARGO_TERM_PROGRESS_WIDTH", "120");
    if std::io::stderr().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = command
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{line}` could not be started"))?;
    let mut shown = Shown::new(pace);
    if let Some(stderr) = child.stderr.take() {
        each_line(stderr, |text| shown.tell(text));
    }
    let status = child.wait()?;
    shown.close();
    if status.success() {
        return match timed {
            true => dearest::tell(),
            false => Ok(()),
        };
    }
    let failed = shell::check(&line, status);
    match hints::of(&shown.said) {
        Some(hint) => failed.context(hint),
        None => failed,
    }
}

/// Cargo ends the lines of its bar with a return.
fn each_line(output: impl Read, mut tell: impl FnMut(&str)) {
    let mut line = Vec::new();
    for byte in BufReader::new(output).bytes().map_while(Result::ok) {
        if byte == b'\n' || byte == b'\r' {
            tell(&String::from_utf8_lossy(&line));
            line.clear();
        } else {
            line.push(byte);
        }
    }
    tell(&String::from_utf8_lossy(&line));
}

/// What is on the screen while cargo builds.
struct Shown<'a> {
    began: Instant,
    bar: ProgressBar,
    pace: &'a Pace,
    /// Of all units those that are done, when that was last heard of, and how long all will take by it.
    counted: Option<Counted>,
    /// What was there already when it began: nothing can be told from it.
    fresh: u64,
    said_at: Instant,
    /// What was complained about.
    said: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Counted {
    done: u64,
    of: u64,
    at: Duration,
}

/// Until then cargo only finds out what is there already.
const FINDING_OUT: Duration = Duration::from_secs(2);

impl<'a> Shown<'a> {
    fn new(pace: &'a Pace) -> Self {
        let style = ProgressStyle::with_template("    {bar:28} {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        Self {
            began: Instant::now(),
            bar: ProgressBar::new(1000).with_style(style),
            pace,
            counted: None,
            fresh: 0,
            said_at: Instant::now(),
            said: String::new(),
        }
    }

    fn tell(&mut self, line: &str) {
        let plain = console::strip_ansi_codes(line);
        let plain = plain.trim();
        match numbers(plain) {
            Some((done, of)) => self.count(done, of),
            None if is_step(plain) || plain.is_empty() => {}
            None => {
                self.said.push_str(plain);
                self.said.push('\n');
                self.bar.suspend(|| eprintln!("{line}"));
            }
        }
    }

    fn count(&mut self, done: u64, of: u64) {
        let at = self.began.elapsed();
        if at < FINDING_OUT {
            self.fresh = done;
        }
        if self
            .counted
            .is_none_or(|before| (before.done, before.of) != (done, of))
        {
            self.counted = Some(Counted { done, of, at });
        }
        self.draw(at);
    }

    fn draw(&mut self, gone: Duration) {
        let Some(Counted { done, of, at }) = self.counted else {
            return;
        };
        let share = share(self.pace, done, of);
        // From a fresh clone only: what is left of half a house can be anything.
        let from_nothing = self.fresh * 20 < of;
        let to_go = if from_nothing {
            to_go(at, gone, share)
        } else {
            String::new()
        };
        let message = format!("{done} of {of} crates, {}{to_go}", spoken(gone));
        self.bar.set_position((share * 1000.0) as u64);
        if !self.bar.is_hidden() {
            self.bar.set_message(message);
        } else if self.said_at.elapsed() >= PLAIN_EVERY {
            self.said_at = Instant::now();
            eprintln!("    {message}");
        }
    }

    fn close(&self) {
        self.bar.finish_and_clear();
        let took = self.began.elapsed();
        if let Some(Counted { of, .. }) = self.counted
            && took > FINDING_OUT
        {
            let built = of.saturating_sub(self.fresh);
            eprintln!("    {built} crates built in {}", spoken(took));
        }
    }
}

/// How much of the time is gone.
fn share(pace: &Pace, done: u64, of: u64) -> f64 {
    let tenths = done as f64 * 10.0 / of.max(1) as f64;
    let whole = (tenths as usize).min(9);
    let (from, to) = (pace[whole], pace[whole + 1]);
    from + (to - from) * (tenths - whole as f64)
}

/// Judged when something was last done; since then it has only gone on. Nothing is promised before there is something to judge by.
fn to_go(judged_at: Duration, gone: Duration, share: f64) -> String {
    if share < 0.04 || judged_at < Duration::from_secs(8) {
        return String::new();
    }
    let rest = judged_at.as_secs_f64() / share - gone.as_secs_f64();
    if rest < 15.0 {
        return ", nearly there".to_owned();
    }
    // Tens of seconds: nobody believes more.
    let rest = Duration::from_secs((rest / 10.0).round() as u64 * 10);
    format!(", about {} to go", spoken(rest))
}

/// `Building [====>     ] 123/456: serde, syn`.
fn numbers(plain: &str) -> Option<(u64, u64)> {
    let rest = plain.strip_prefix("Building [")?;
    let (_, rest) = rest.split_once("] ")?;
    let counts = rest.split(':').next()?;
    let (done, of) = counts.trim().split_once('/')?;
    Some((done.parse().ok()?, of.parse().ok()?))
}

/// What cargo says of each crate on its way.
fn is_step(plain: &str) -> bool {
    const STEPS: &[&str] = &[
        "Adding",
        "Blocking",
        "Building",
        "Compiling",
        "Downloaded",
        "Downloading",
        "Fetch",
        "Finished",
        "Fresh",
        "Locking",
        "Updating",
    ];
    STEPS.iter().any(|step| plain.starts_with(step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_the_line_that_cargo_draws() {
        let line = "Building [====>       ] 123/456: serde_core, syn(build.rs)";
        assert_eq!(numbers(line), Some((123, 456)));
        assert_eq!(numbers("Compiling serde v1.0.0"), None);
    }

    #[test]
    fn time_goes_by_the_pace() {
        assert!((share(&CLIENT, 0, 100)).abs() < 1e-9);
        assert!((share(&CLIENT, 100, 100) - CLIENT[10]).abs() < 1e-9);
        assert!((share(&CLIENT, 95, 100) - f64::midpoint(CLIENT[9], CLIENT[10])).abs() < 1e-9);
    }

    #[test]
    fn time_to_go_is_rounded_and_runs_down() {
        let seconds = Duration::from_secs;
        assert_eq!(
            to_go(seconds(60), seconds(60), 0.5),
            ", about 1 min 00 s to go"
        );
        assert_eq!(to_go(seconds(60), seconds(91), 0.5), ", about 30.0 s to go");
        assert_eq!(to_go(seconds(60), seconds(110), 0.5), ", nearly there");
        assert_eq!(to_go(seconds(3), seconds(3), 0.5), "");
    }
}
