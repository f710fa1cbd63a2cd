//! Tries the image as others will use it: loaded, opened, killed and opened again, with what it remembers in a volume.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::image::Image;
use crate::{set_up, shell};

/// A start takes a moment; what takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);
const NAME: &str = "caravanserai-check";

/// A container that is gone when this is.
struct Tried<'a> {
    image: &'a Image,
    address: SocketAddr,
}

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        let _ = shell::succeeds(self.podman().args(["rm", "--force", "--volumes", NAME]));
        let _ = shell::succeeds(self.podman().args(["volume", "rm", "--force", NAME]));
    }
}

pub(super) fn survives_a_kill(image: &Image) -> Result<()> {
    set_up::podman()?;
    let mut load = image.tool("podman");
    shell::must(load.arg("load").arg("--input").arg(&image.archive))?;
    // A port that is free now; nobody else is likely to take it at once.
    let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    let tried = Tried { image, address };
    tried.open()?;
    let guest = tried.ask("PUT", "", r#"{"name":"Ada"}"#)?;
    let cookie = cookie(&guest).with_context(|| format!("Ada was not let in: {guest}"))?;
    shell::must(tried.podman().args(["kill", "--signal", "KILL", NAME]))?;
    shell::must(tried.podman().args(["wait", NAME]))?;
    ensure!(
        tried.ask("GET", "", "").is_err(),
        "the house was not killed"
    );
    shell::must(tried.podman().args(["start", NAME]))?;
    tried.until_open()?;
    let known = tried.ask("GET", &cookie, "")?;
    ensure!(
        known.contains(r#""name":"Ada""#),
        "Ada is forgotten: {known}"
    );
    let own = ["exec", NAME, "/caravanserai", "ping"];
    shell::must(tried.podman().args(own).arg(address.to_string()))?;
    shell::must(tried.podman().args(["stop", NAME]))?;
    drop(tried);
    eprintln!("    killed, opened again, and Ada is known");
    Ok(())
}

impl Tried<'_> {
    /// With the older runtime, which also works beside control groups of the first kind, and with no more files than we may have.
    fn podman(&self) -> Command {
        let mut podman = self.image.tool("podman");
        podman.args(["--runtime", "runc"]);
        podman
    }

    fn open(&self) -> Result<()> {
        let mut run = self.podman();
        run.args(["run", "--detach", "--name", NAME, "--network", "host"]);
        run.args(["--read-only", "--cap-drop", "all"]);
        run.args([
            "--ulimit",
            "nofile=4096:4096",
            "--ulimit",
            "nproc=4096:4096",
        ]);
        run.args(["--volume", &format!("{NAME}:/data"), &self.image.name]);
        run.args(["serve", "--listen", &self.address.to_string()]);
        shell::must(&mut run)?;
        self.until_open()
    }

    fn until_open(&self) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let answer = ask(self.address, "GET /healthz", "", "");
            if answer.is_ok_and(|answer| answer.starts_with("HTTP/1.1 200")) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let said = self.podman().args(["logs", NAME]).output()?;
        let said = String::from_utf8_lossy(&said.stderr).into_owned();
        bail!("the house in the container does not answer; it says:\n{said}")
    }

    /// Asks the house who one is.
    fn ask(&self, method: &str, cookie: &str, body: &str) -> Result<String> {
        Ok(ask(
            self.address,
            &format!("{method} /api/v1/me"),
            cookie,
            body,
        )?)
    }
}

fn ask(house: SocketAddr, what: &str, cookie: &str, body: &str) -> std::io::Result<String> {
    let mut socket = TcpStream::connect_timeout(&house, PATIENCE)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    let length = body.len();
    let request = format!(
        "{what} HTTP/1.1\r\nhost: {house}\r\norigin: http://{house}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    socket.write_all(request.as_bytes())?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer)?;
    Ok(answer)
}

/// What the house wants to be shown again.
fn cookie(answer: &str) -> Option<String> {
    let lines = answer.lines().map(str::to_owned);
    let mut set = lines.filter(|line| line.to_lowercase().starts_with("set-cookie:"));
    let value = set.next()?.split_once(':')?.1.trim().to_owned();
    value.split(';').next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::cookie;

    #[test]
    fn cookie_is_read_from_an_answer() {
        let answer = "HTTP/1.1 200 OK\r\nset-cookie: caravanserai=abc; HttpOnly\r\n\r\n{}";
        assert_eq!(cookie(answer).as_deref(), Some("caravanserai=abc"));
        assert_eq!(cookie("HTTP/1.1 403 Forbidden\r\n\r\n"), None);
    }
}
