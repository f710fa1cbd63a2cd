//! A house that speaks TLS by itself: pages, sockets over both kinds of HTTP, certificates that change while it is open.

use std::path::Path;
use std::time::Duration;

use futures_util::StreamExt as _;
use h2::ext::Protocol;
use server::TlsFiles;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::house::TestHouse;

/// What a browser would trust, and the files of a house.
struct Paper {
    folder: TempDir,
    trusted: CertificateDer<'static>,
}

/// A house of TLS.
struct SafeHouse {
    house: TestHouse,
    paper: Paper,
}

impl Paper {
    fn new() -> Paper {
        let folder = tempfile::tempdir().unwrap();
        let trusted = written(folder.path());
        Paper { folder, trusted }
    }

    fn files(&self) -> TlsFiles {
        TlsFiles {
            cert: self.folder.path().join("cert.pem"),
            key: self.folder.path().join("key.pem"),
        }
    }
}

/// A new certificate for this machine, with its key.
fn written(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(folder.join("cert.pem"), made.cert.pem()).unwrap();
    std::fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    made.cert.der().clone()
}

impl SafeHouse {
    async fn open() -> SafeHouse {
        let paper = Paper::new();
        let files = paper.files();
        let house = TestHouse::open_with(|settings| settings.tls = Some(files)).await;
        SafeHouse { house, paper }
    }

    /// Shakes hands, trusting one certificate and speaking one kind of HTTP.
    async fn stream(
        &self,
        trusted: &CertificateDer<'static>,
        spoken: &[u8],
    ) -> std::io::Result<TlsStream<TcpStream>> {
        let mut roots = RootCertStore::empty();
        roots.add(trusted.clone()).unwrap();
        let config = ClientConfig::builder_with_provider(ring::default_provider().into())
            .with_safe_default_protocol_versions()
            .unwrap();
        let mut config = config.with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![spoken.to_vec()];
        let connector = TlsConnector::from(std::sync::Arc::new(config));
        let tcp = TcpStream::connect(self.house.address).await?;
        let name = ServerName::try_from("localhost").unwrap();
        let stream = connector.connect(name, tcp).await?;
        assert_eq!(stream.get_ref().1.alpn_protocol(), Some(spoken));
        Ok(stream)
    }

    async fn trusts(&self, certificate: &CertificateDer<'static>) -> bool {
        self.stream(certificate, b"http/1.1").await.is_ok()
    }

    /// What it answers to a request over HTTP/1.1.
    async fn says(&self, request: &str) -> String {
        let stream = self.stream(&self.paper.trusted, b"http/1.1").await;
        let mut stream = stream.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }
}

#[tokio::test]
async fn pages_and_cookies_are_for_https_only() {
    let safe = SafeHouse::open().await;
    let health = safe.says("GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    assert!(health.await.starts_with("HTTP/1.1 200"));
    let name = r#"{"name":"Ada"}"#;
    let asked = format!(
        "PUT /api/v1/me HTTP/1.1\r\nhost: localhost\r\norigin: https://localhost\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{name}",
        name.len()
    );
    let called = safe.says(&asked).await.to_lowercase();
    assert!(called.starts_with("http/1.1 200"), "{called}");
    let cookie = called.lines().find(|line| line.starts_with("set-cookie"));
    assert!(cookie.is_some_and(|it| it.contains("; secure")), "{called}");
}

#[tokio::test]
async fn a_socket_is_opened_over_http_1() {
    let safe = SafeHouse::open().await;
    let stream = safe.stream(&safe.paper.trusted, b"http/1.1").await.unwrap();
    let mut request = "wss://localhost/ws".into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("origin", "https://localhost".parse().unwrap());
    headers.insert(
        "sec-websocket-protocol",
        protocol::SUBPROTOCOL.parse().unwrap(),
    );
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .unwrap();
    assert!(socket.next().await.unwrap().unwrap().is_ping());
}

#[tokio::test]
async fn a_socket_is_opened_over_http_2() {
    let safe = SafeHouse::open().await;
    let stream = safe.stream(&safe.paper.trusted, b"h2").await.unwrap();
    let (client, connection) = h2::client::handshake(stream).await.unwrap();
    tokio::spawn(connection);
    let mut client = client.ready().await.unwrap();
    while !client.is_extended_connect_protocol_enabled() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let request = |origin: &str| {
        let request = axum::http::Request::builder()
            .method("CONNECT")
            .uri("https://localhost/ws")
            .extension(Protocol::from_static("websocket"))
            .header("origin", origin)
            .header("sec-websocket-version", "13")
            .header("sec-websocket-protocol", protocol::SUBPROTOCOL);
        request.body(()).unwrap()
    };
    let (foreign, _) = client
        .send_request(request("https://evil.example"), true)
        .unwrap();
    assert_eq!(foreign.await.unwrap().status(), 403);

    let (answer, _keep) = client
        .send_request(request("https://localhost"), false)
        .unwrap();
    let answer = answer.await.unwrap();
    assert_eq!(answer.status(), 200);
    assert_eq!(
        answer.headers()["sec-websocket-protocol"],
        protocol::SUBPROTOCOL
    );
    let first = answer.into_body().data().await.unwrap().unwrap();
    assert_eq!(first[0], 0x89, "the first frame is a ping");
}

#[tokio::test]
async fn who_is_silent_while_shaking_hands_holds_up_nobody() {
    let safe = SafeHouse::open().await;
    let mut silent = Vec::new();
    for _ in 0..50 {
        silent.push(TcpStream::connect(safe.house.address).await.unwrap());
    }
    let mut half = TcpStream::connect(safe.house.address).await.unwrap();
    half.write_all(&[0x16, 0x03, 0x01]).await.unwrap();
    let mut plain = TcpStream::connect(safe.house.address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\n\r\n").await.unwrap();
    assert!(safe.trusts(&safe.paper.trusted).await);
    safe.house.close().await;
}

#[tokio::test]
async fn a_new_certificate_is_shown_and_a_broken_one_is_not() {
    let safe = SafeHouse::open().await;
    let certificate = safe.house.certificate.as_ref().unwrap();
    let folder = safe.paper.folder.path();
    let old = safe.paper.trusted.clone();

    let new = written(folder);
    assert!(safe.trusts(&old).await, "until it is told");
    certificate.read_anew().unwrap();
    assert!(safe.trusts(&new).await && !safe.trusts(&old).await);

    let refused = |words: &str| {
        let error = certificate.read_anew().unwrap_err();
        assert!(format!("{error:#}").contains(words), "{error:#}");
    };
    let key = std::fs::read(folder.join("key.pem")).unwrap();
    written(folder);
    std::fs::write(folder.join("key.pem"), key).unwrap();
    refused("key.pem is not the key of the certificate in");
    std::fs::write(folder.join("cert.pem"), "soon").unwrap();
    refused("cert.pem holds no certificate; expected PEM");
    std::fs::remove_file(folder.join("cert.pem")).unwrap();
    refused("cert.pem cannot be read");
    assert!(safe.trusts(&new).await);
}
