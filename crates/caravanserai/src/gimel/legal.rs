//! `caravanserai gimel legal`: positions in, moves out, line by line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;

use clap::Args;
use gimel::{Game, Options};

use super::position::{Terms, read_game};
use crate::exit;

#[derive(Args)]
#[command(after_help = "Example:
  echo 'startpos moves F@h5 B@a1' | caravanserai gimel legal -
  caravanserai gimel legal positions.txt --option cat_diagonal=true

Each line is `startpos` or a GFEN, perhaps followed by ` moves …`. The answer is a line of moves in alphabetical
order, empty if the game is over.")]
pub(crate) struct Legal {
    /// A file with one position a line, or - for standard input
    source: String,
    #[command(flatten)]
    terms: Terms,
}

/// Why listing stopped.
enum Stop {
    Input(String),
    Read(io::Error),
    Write(io::Error),
}

impl Legal {
    pub(crate) fn run(&self) -> ExitCode {
        let options = match self.terms.options() {
            Ok(options) => options,
            Err(message) => return exit::bad_input(&message),
        };
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let listed = if self.source == "-" {
            list(io::stdin().lock(), &mut out, options)
        } else {
            match File::open(&self.source) {
                Ok(file) => list(file, &mut out, options),
                Err(why) => {
                    let source = &self.source;
                    return exit::bad_input(&format!(
                        "{source} cannot be read ({why}); expected a file of positions, or -"
                    ));
                }
            }
        };
        match listed.and(out.flush().map_err(Stop::Write)) {
            Ok(()) => ExitCode::SUCCESS,
            Err(Stop::Input(message)) => {
                // The answers before the bad line stand.
                let _ = out.flush();
                exit::bad_input(&message)
            }
            Err(Stop::Write(why)) if why.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(Stop::Read(why)) => exit::failed(&format!("the positions cannot be read: {why}")),
            Err(Stop::Write(why)) => exit::failed(&format!("the moves cannot be written: {why}")),
        }
    }
}

fn list(source: impl Read, out: &mut impl Write, options: Options) -> Result<(), Stop> {
    let mut source = BufReader::with_capacity(1 << 16, source);
    let mut line = Vec::new();
    for number in 1.. {
        // Whoever asks one position at a time waits for the answer before asking the next.
        if source.buffer().is_empty() {
            out.flush().map_err(Stop::Write)?;
        }
        line.clear();
        if source.read_until(b'\n', &mut line).map_err(Stop::Read)? == 0 {
            break;
        }
        let game = str::from_utf8(&line)
            .map_err(|_| "the text is not UTF-8; expected startpos or a GFEN".to_owned())
            .and_then(|text| read_game(text, options))
            .map_err(|why| Stop::Input(format!("line {number}: {why}")))?;
        write_moves(&game, out).map_err(Stop::Write)?;
    }
    Ok(())
}

fn write_moves(game: &Game, out: &mut impl Write) -> io::Result<()> {
    for (n, mv) in game.moves().iter().enumerate() {
        if n > 0 {
            out.write_all(b" ")?;
        }
        write!(out, "{mv}")?;
    }
    out.write_all(b"\n")
}
