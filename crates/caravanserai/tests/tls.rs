//! `caravanserai serve` with a certificate: what it says of bad files, and SIGHUP, on the program itself.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore};

/// Nothing takes so long; what does is stuck.
const STUCK: Duration = Duration::from_secs(60);

/// A house of the program itself, killed when the test ends.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    command.arg("serve").args(args).current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command
}

fn written(folder: &Path) -> CertificateDer<'static> {
    let names = ["localhost".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    std::fs::write(folder.join("cert.pem"), made.cert.pem()).expect("a file");
    std::fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).expect("a file");
    made.cert.der().clone()
}

fn running(folder: &Path, tls: &[&str]) -> Running {
    // A port that is free now; nobody else is likely to take it at once.
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("an address");
    drop(free);
    let listen = address.to_string();
    let mut command = serve(folder, &["--listen", &listen]);
    let child = command.args(tls).stderr(Stdio::null()).spawn();
    let child = child.expect("the binary starts");
    let running = Running { child, address };
    until("it listens", || TcpStream::connect(address).is_ok());
    running
}

#[track_caller]
fn until(what: &str, is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < STUCK, "not in time: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

impl Running {
    fn shows(&self, certificate: &CertificateDer<'static>) -> bool {
        let mut roots = RootCertStore::empty();
        roots.add(certificate.clone()).expect("a certificate");
        let config = ClientConfig::builder_with_provider(ring::default_provider().into())
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from("localhost").expect("a name");
        let hands = ClientConnection::new(Arc::new(config), name);
        let mut hands = hands.expect("a handshake can begin");
        let mut socket = TcpStream::connect(self.address).expect("it listens");
        socket.set_read_timeout(Some(STUCK)).expect("a timeout");
        hands.complete_io(&mut socket).is_ok()
    }

    fn is_told(&self, signal: &str) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args([signal, &id]).status();
        assert!(told.expect("kill can be started").success());
    }
}

#[test]
fn certificate_is_read_anew_on_sighup() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = written(folder.path());
    let house = running(
        folder.path(),
        &["--tls-cert", "cert.pem", "--tls-key", "key.pem"],
    );
    assert!(house.shows(&old));
    let new = written(folder.path());
    house.is_told("-HUP");
    until("the new one is shown", || house.shows(&new));
    std::fs::write(folder.path().join("cert.pem"), "soon").expect("a file");
    house.is_told("-HUP");
    assert!(house.shows(&new), "a broken one is not");
}

#[test]
fn house_without_a_certificate_survives_sighup() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = running(folder.path(), &[]);
    let ping = || {
        let mut ping = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        ping.args(["ping", &house.address.to_string()]).output()
    };
    assert_eq!(ping().expect("the binary starts").stdout, b"open\n");
    house.is_told("-HUP");
    std::thread::sleep(Duration::from_millis(100));
    assert!(ping().expect("the binary starts").status.success());
    assert!(house.child.try_wait().expect("its state").is_none());
}

#[track_caller]
fn check(output: &Output, words: &str) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(stderr.contains(words), "says {stderr}");
}

#[test]
fn bad_files_are_told_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let go = |cert: &str, key: &str, words: &str| {
        let tls = ["--listen", "127.0.0.1:0", "--tls-cert", cert, "--tls-key"];
        let output = serve(folder, &tls).arg(key).output();
        let output = output.expect("the binary starts");
        check(&output, words);
        let lines = String::from_utf8_lossy(&output.stderr)
            .trim_end()
            .lines()
            .count();
        assert_eq!(lines, 1);
    };
    written(folder);
    std::fs::rename(folder.join("key.pem"), folder.join("old.pem")).expect("renamed");
    written(folder);
    go(
        "nowhere.pem",
        "key.pem",
        "nowhere.pem cannot be read: No such file",
    );
    go(
        "key.pem",
        "key.pem",
        "key.pem holds no certificate; expected PEM",
    );
    go("cert.pem", "cert.pem", "cert.pem holds no private key");
    go(
        "cert.pem",
        "old.pem",
        "old.pem is not the key of the certificate in cert.pem",
    );
    let half = serve(folder, &["--tls-cert", "cert.pem"]).output();
    check(&half.expect("the binary starts"), "--tls-key <FILE>");
}

#[test]
fn ping_says_when_nobody_is_there() {
    let output = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(["ping", "127.0.0.1:1"])
        .output();
    check(
        &output.expect("the binary starts"),
        "no house answers at 127.0.0.1:1",
    );
}
