//! `caravanserai serve`: opens the house and prints the way to it.

use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Certificate, House, IpNet, Settings, TlsFiles, stop_within};

use crate::{exit, lan};

const EXAMPLE: &str = "Example:
  caravanserai serve
  caravanserai serve --lan
  caravanserai serve --listen 127.0.0.1:8080 --store postgres://caravan@localhost/caravanserai
  caravanserai serve --listen 0.0.0.0:443 --tls-cert chain.pem --tls-key key.pem

Everything is in the binary and the store. `caravanserai backup` copies it while the house is open, `restore` puts a copy
back; do not copy its file by other means, because the newest part of it lies beside it. `export` and `import` move a house.
docs/DEPLOY.md tells how a house is kept for years.
Set RUST_LOG=debug to see more.";

/// Told to close, the house is gone after so long, whatever it is doing.
const CLOSING_TIME: Duration = Duration::from_secs(9);

/// Open the house: a web page for everybody on your network
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// Where to listen; 0.0.0.0 is every network this machine is on
    #[arg(long, default_value = "0.0.0.0:7777")]
    listen: SocketAddr,
    /// For a room without a network of its own: listen everywhere, find this machine's addresses, and show them on the big screen
    #[arg(long)]
    lan: bool,
    /// A file, which is made if it is not there, or postgres://…
    #[arg(long, default_value = "caravanserai.db")]
    store: String,
    /// Speak HTTPS and nothing else: the certificate and those that vouch for it, as PEM; read anew on SIGHUP
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The certificate's private key, as PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Everybody comes over HTTPS, whether or not a proxy says so: cookies are for HTTPS only
    #[arg(long)]
    secure: bool,
    /// A proxy that is trusted, or a network of them: it names the address a request comes from in X-Forwarded-For, and says in
    /// X-Forwarded-Proto whether the browser speaks HTTPS
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',', value_parser = network)]
    trust_proxy: Vec<IpNet>,
    /// Trust proxies on this machine and in private networks; --trust-proxy is narrower
    #[arg(long)]
    behind_proxy: bool,
    /// Answer Prometheus here, under /metrics, and nowhere else; without it, only this machine itself is answered
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// The most connections; unless told, as many as there may be files
    #[arg(long, value_name = "NUMBER")]
    connections: Option<usize>,
    /// The most connections from one household: an IPv4 address, or a /56 of IPv6
    #[arg(long, value_name = "NUMBER", default_value_t = Settings::default().connections_from_one)]
    connections_from_one: usize,
    /// The name by which the house is asked for; it answers to no other. May be given several times
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// So many times the usual request limits, for load tests from one address
    #[arg(long, default_value_t = 1, hide = true)]
    limits_times: u32,
}

impl Args {
    fn tls(&self) -> Option<TlsFiles> {
        let (cert, key) = (self.tls_cert.clone()?, self.tls_key.clone()?);
        Some(TlsFiles { cert, key })
    }

    fn scheme(&self) -> &'static str {
        if self.tls_cert.is_some() {
            "https"
        } else {
            "http"
        }
    }
}

/// One address, or a network such as 10.0.0.0/8.
fn network(text: &str) -> Result<IpNet, String> {
    let one = text.parse::<IpAddr>().map(IpNet::from);
    one.or_else(|_| text.parse()).map_err(|_| {
        "expected an address such as 127.0.0.1, or a network such as 10.0.0.0/8".to_owned()
    })
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,server=info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => return exit::failed(&format!("cannot start: {error}")),
    };
    let served = runtime.block_on(serve(args));
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => exit::failed(&format!("{error:#}")),
    }
}

async fn serve(args: &Args) -> anyhow::Result<()> {
    let found = lan::addresses();
    let listen = if args.lan {
        SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), args.listen.port())
    } else {
        args.listen
    };
    let house = House::open(&Settings {
        address: listen,
        way: lan::way(args.scheme(), listen, &found),
        room: args.lan,
        store: args.store.clone(),
        tls: args.tls(),
        secure_cookies: args.secure,
        behind_proxy: args.behind_proxy,
        trusted: args.trust_proxy.clone(),
        hosts: args.hosts.clone(),
        limits_times: args.limits_times,
        metrics: args.metrics,
        connections: args.connections.unwrap_or(usize::MAX),
        connections_from_one: args.connections_from_one,
        ..Settings::default()
    })
    .await?;
    print_way(args, house.address()?, &found);
    tell_keeper(&house).await?;
    read_anew_on_hangup(house.certificate());
    house.serve(stop_within(CLOSING_TIME)?).await
}

/// SIGHUP is how services are told that their files have changed. Without a certificate it says so and goes on, except to a
/// house in a terminal: there it means that the terminal is gone, and so goes the house.
#[cfg(unix)]
fn read_anew_on_hangup(certificate: Option<Certificate>) {
    use tokio::signal::unix::{SignalKind, signal};
    if certificate.is_none() && std::io::stderr().is_terminal() {
        return;
    }
    let mut hangups = match signal(SignalKind::hangup()) {
        Ok(hangups) => hangups,
        Err(error) => return tracing::warn!(%error, "SIGHUP is not heard: {error}"),
    };
    tokio::spawn(async move {
        while hangups.recv().await.is_some() {
            match certificate.as_ref().map(Certificate::read_anew) {
                Some(Ok(())) => tracing::info!("The certificate was read anew"),
                Some(Err(error)) => {
                    tracing::error!("The certificate stays the one before: {error:#}");
                }
                None => tracing::info!("There is no certificate to read anew"),
            }
        }
    });
}

#[cfg(not(unix))]
fn read_anew_on_hangup(_: Option<Certificate>) {}

/// Where somebody sees it, the first token is told; where a log would keep it, how to get one.
async fn tell_keeper(house: &House) -> anyhow::Result<()> {
    if !std::io::stderr().is_terminal() {
        return Ok(());
    }
    if let Some(token) = house.first_keeper_token().await? {
        eprintln!("For you alone, at /keeper, told this once:  {token}");
    }
    Ok(())
}

/// The links for the others, with a QR code to point a phone at.
fn print_way(args: &Args, address: SocketAddr, found: &[IpAddr]) {
    let scheme = args.scheme();
    let link = lan::way(scheme, address, found);
    if let Some(link) = &link {
        if let Ok(code) = QrCode::new(link.as_bytes()) {
            let image = code.render::<Dense1x2>().quiet_zone(true).build();
            eprintln!("\n{image}");
        }
        eprintln!("The house is open:  {link}");
    }
    if args.lan {
        for other in found.iter().skip(1) {
            let link = lan::link(scheme, *other, address.port());
            eprintln!("              also:  {link}");
        }
        if link.is_none() {
            eprintln!("{}", lan::NO_NETWORK);
        }
    }
    let port = address.port();
    eprintln!("On this machine:    {scheme}://localhost:{port}");
    eprintln!("Ctrl-C closes it; nothing is lost.");
}
