//! Reading what libFuzzer says while it runs: how far it is, and whether something broke.

use std::collections::VecDeque;

/// As many lines as a panic message and its stack need.
const TAIL: usize = 60;

/// What is known about one running target.
#[derive(Default)]
pub(crate) struct Progress {
    pub(crate) executions: u64,
    pub(crate) executions_per_second: u64,
    pub(crate) coverage: u64,
    pub(crate) corpus: u64,
    /// The input that broke it, as libFuzzer names it.
    pub(crate) artifact: Option<String>,
    tail: VecDeque<String>,
}

impl Progress {
    /// Takes in one line of the fuzzer's output.
    pub(crate) fn read(&mut self, line: &str) {
        if self.tail.len() == TAIL {
            self.tail.pop_front();
        }
        self.tail.push_back(line.to_owned());
        if let Some((_, path)) = line.split_once("Test unit written to ") {
            self.artifact = Some(path.trim().to_owned());
        }
        if let Some(pulse) = line.strip_prefix('#') {
            self.pulse(pulse);
        }
    }

    /// The last lines, for the one who has to find out what broke.
    pub(crate) fn tail(&self) -> impl Iterator<Item = &String> {
        self.tail.iter()
    }

    /// `4096 pulse  cov: 11 ft: 12 corp: 3/3b lim: 40 exec/s: 2048 rss: 40Mb`, the `#` gone.
    fn pulse(&mut self, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        if let Some(count) = words.first().and_then(|word| number(word)) {
            self.executions = count;
        }
        for pair in words.windows(2) {
            let Some(value) = number(pair[1]) else {
                continue;
            };
            match pair[0] {
                "cov:" => self.coverage = value,
                "corp:" => self.corpus = value,
                "exec/s:" => self.executions_per_second = value,
                _ => {}
            }
        }
    }
}

/// The digits a word starts with: `3/3b` is 3.
fn number(word: &str) -> Option<u64> {
    let end = word
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(word.len());
    word[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pulse_is_read() {
        let mut progress = Progress::default();
        progress.read("#4096\tpulse  cov: 11 ft: 12 corp: 3/3b lim: 40 exec/s: 2048 rss: 40Mb");
        assert_eq!(progress.executions, 4096);
        assert_eq!(progress.coverage, 11);
        assert_eq!(progress.corpus, 3);
        assert_eq!(progress.executions_per_second, 2048);
        assert_eq!(progress.artifact, None);
    }

    #[test]
    fn broken_input_is_named() {
        let mut progress = Progress::default();
        progress.read("artifact_prefix='a/'; Test unit written to fuzz/artifacts/gfen/crash-1f\n");
        assert_eq!(
            progress.artifact.as_deref(),
            Some("fuzz/artifacts/gfen/crash-1f")
        );
    }

    #[test]
    fn stack_frames_are_no_pulse() {
        let mut progress = Progress::default();
        progress.read("    #7 0x55d0 in main");
        assert_eq!(progress.executions, 0);
    }
}
