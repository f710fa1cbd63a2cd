//! `caravanserai ping`: asks a house whether it is open, for whoever watches over it and has no tools beside this binary.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};

use crate::exit;

const EXAMPLE: &str = "Example:
  caravanserai ping
  caravanserai ping 127.0.0.1:8080

Exit code 0: the house is open, and its store answers. It speaks plain HTTP; a house that speaks TLS by itself is asked with
`curl https://…/healthz`.";

/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(3);
/// An answer is a few lines.
const MOST_BYTES: u64 = 16 * 1024;

/// Ask a house whether it is open
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// Where it listens
    #[arg(default_value = "127.0.0.1:7777")]
    address: SocketAddr,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    match ask(args.address) {
        Ok(()) => exit::print("open"),
        Err(error) => exit::failed(&format!("{error:#}")),
    }
}

fn ask(address: SocketAddr) -> Result<()> {
    let answer = get(address).with_context(|| format!("no house answers at {address}"))?;
    let status = answer.lines().next().unwrap_or_default();
    let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default().trim();
    let open = status.split(' ').nth(1) == Some("200");
    ensure!(
        open,
        "the house at {address} is not open; it says `{status}`, `{body}`"
    );
    Ok(())
}

fn get(address: SocketAddr) -> std::io::Result<String> {
    let mut socket = TcpStream::connect_timeout(&address, PATIENCE)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    socket.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    socket.take(MOST_BYTES).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
