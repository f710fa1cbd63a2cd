//! An engine of any make behind a pipe: started, spoken to, and never waited for too long.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use thiserror::Error;

/// How long a program may take to introduce itself or get ready.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program that speaks UGI.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    name: String,
}

/// Why a program is of no use.
#[derive(Debug, Error)]
pub(crate) enum ProgramError {
    #[error("`{0}` cannot be started: {1}; expected a program that speaks UGI")]
    Start(String, std::io::Error),
    #[error("{0} is gone")]
    Gone(String),
    #[error("{0} did not answer `{1}` in time")]
    Silent(String, String),
}

impl Program {
    /// Starts a program and waits for its introduction.
    pub(crate) fn start(command: &[String], options: &[String]) -> Result<Self, ProgramError> {
        let name = command.join(" ");
        let failed = |why| ProgramError::Start(name.clone(), why);
        let (first, rest) = command
            .split_first()
            .ok_or_else(|| failed(std::io::ErrorKind::NotFound.into()))?;
        let mut child = Command::new(first)
            .args(rest)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(failed)?;
        let gone = || ProgramError::Gone(name.clone());
        let input = child.stdin.take().ok_or_else(gone)?;
        let output = child.stdout.take().ok_or_else(gone)?;
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Self {
            child,
            input,
            lines,
            name,
        };
        program.say("ugi")?;
        program.wait_for("ugiok", PATIENCE)?;
        for option in options {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            program.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(program)
    }

    /// Before a game: forgets the last one.
    pub(crate) fn new_game(&mut self) -> Result<(), ProgramError> {
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait_for("readyok", PATIENCE).map(drop)
    }

    /// Its move, and how long it took; nothing if it took longer than `most`.
    pub(crate) fn think(
        &mut self,
        position: &str,
        go: &str,
        most: Duration,
    ) -> Result<(String, Duration), ProgramError> {
        self.say(position)?;
        let began = Instant::now();
        self.say(go)?;
        let answer = self.wait_for("bestmove", most)?;
        let mv = answer.split_whitespace().nth(1).unwrap_or("none");
        Ok((mv.to_owned(), began.elapsed()))
    }

    fn say(&mut self, line: &str) -> Result<(), ProgramError> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| ProgramError::Gone(self.name.clone()))
    }

    fn wait_for(&self, word: &str, most: Duration) -> Result<String, ProgramError> {
        let until = Instant::now() + most;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => {
                    return Err(ProgramError::Silent(self.name.clone(), word.to_owned()));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(ProgramError::Gone(self.name.clone()));
                }
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
