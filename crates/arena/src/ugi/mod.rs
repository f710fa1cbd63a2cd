//! The engine as a program that reads commands and answers in text: UGI, and `uci` too.

mod allot;
mod go;
mod session;
mod settings;
mod thinker;
mod voice;
mod watch;

use std::io::{self, BufRead, Write};

use clap::Args;

pub use session::serve;

/// Speaks UGI on standard input and output.
#[derive(Args)]
#[command(after_help = "Example:
  printf 'ugi\\nposition startpos moves F@h5\\ngo movetime 500\\n' | caravanserai gimel engine

Commands: ugi, uci, isready, uginewgame, setoption name N value V, position startpos|gfen G [moves …],
go [wtime|btime|winc|binc|movetime|depth|nodes N] [infinite] [ponder], stop, ponderhit, query gameover|p1turn|result|gfen, quit.
What cannot be done is answered with `info string error: …` and changes nothing.

Options: Hash (megabytes), Threads, MultiPV (lines to tell), Level (1 to 12, 0 for all it can), Contempt (hundredths of a point
that a draw is worth less than an even game; 0 to judge a position for both sides alike), EvalFile (own, none or a net's file),
Rules (such as target=30), Player (random, greedy or uct instead of the engine), Seed, Overhead (milliseconds kept in reserve).")]
pub struct Ugi {}

impl Ugi {
    /// Serves until `quit` or the end of the input.
    pub fn run(&self) -> io::Result<()> {
        let input: &mut dyn BufRead = &mut io::stdin().lock();
        let output: &mut (dyn Write + Send) = &mut io::stdout();
        serve(input, output)
    }
}
