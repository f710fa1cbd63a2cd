//! A process of this program, and what it uses.

use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

/// The kernel counts CPU time in hundredths of a second, on every Linux we meet.
const TICK_MS: f64 = 10.0;

/// A process, killed when it is not needed any more.
pub(crate) struct Process(Child);

impl Process {
    /// Starts this program with other arguments.
    pub(crate) fn start(args: &[&str]) -> Result<Process> {
        let mut command = Command::new(std::env::current_exe()?);
        let child = command.args(args).stdin(Stdio::null()).spawn();
        Ok(Process(child.context("the process does not start")?))
    }

    fn read(&self, file: &str) -> Result<String> {
        let path = format!("/proc/{}/{file}", self.0.id());
        std::fs::read_to_string(&path).with_context(|| path)
    }

    /// The memory it has, in kilobytes.
    pub(crate) fn rss_kb(&self) -> Result<f64> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        Ok(number.context("no VmRSS")?.parse()?)
    }

    /// The CPU time it has used, for itself and in the kernel.
    pub(crate) fn cpu_ms(&self) -> Result<f64> {
        let stat = self.read("stat")?;
        // The name, in parentheses, may have spaces.
        let rest = stat.rsplit(')').next().unwrap_or_default();
        let mut fields = rest.split_whitespace().skip(11);
        let mut ticks = || -> Result<f64> { Ok(fields.next().context("no times")?.parse()?) };
        Ok((ticks()? + ticks()?) * TICK_MS)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
