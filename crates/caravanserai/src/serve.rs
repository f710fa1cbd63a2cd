//! `caravanserai serve`: opens the house and prints the way to it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::ExitCode;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{House, Settings};

use crate::{exit, lan};

const EXAMPLE: &str = "Example:
  caravanserai serve
  caravanserai serve --lan
  caravanserai serve --listen 127.0.0.1:8080 --store postgres://caravan@localhost/caravanserai

Everything is in the binary and the store: to back up, copy the file; to move, use export and import.
Set RUST_LOG=debug to see more.";

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
    /// Send cookies over HTTPS only; for a house behind a proxy that speaks it
    #[arg(long)]
    secure: bool,
    /// Requests come through a proxy: limits count the address it names in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// So many times the usual request limits, for load tests from one address
    #[arg(long, default_value_t = 1, hide = true)]
    limits_times: u32,
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
    match runtime.block_on(serve(args)) {
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
        way: lan::way(listen, &found),
        room: args.lan,
        store: args.store.clone(),
        secure_cookies: args.secure,
        behind_proxy: args.behind_proxy,
        limits_times: args.limits_times,
        ..Settings::default()
    })
    .await?;
    print_way(house.address()?, &found, args.lan);
    house.serve(stopped()).await
}

/// Ctrl-C, or the system's wish.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut terminate) = terminate {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without signals the house stays open until it is killed; nothing is lost then either.
    let _ = interrupt.await;
}

/// The links for the others, with a QR code to point a phone at.
fn print_way(address: SocketAddr, found: &[IpAddr], room: bool) {
    let link = lan::way(address, found);
    if let Some(link) = &link {
        if let Ok(code) = QrCode::new(link.as_bytes()) {
            let image = code.render::<Dense1x2>().quiet_zone(true).build();
            eprintln!("\n{image}");
        }
        eprintln!("The house is open:  {link}");
    }
    if room {
        for other in found.iter().skip(1) {
            eprintln!("              also:  {}", lan::link(*other, address.port()));
        }
        if link.is_none() {
            eprintln!("{}", lan::NO_NETWORK);
        }
    }
    eprintln!("On this machine:    http://localhost:{}", address.port());
    eprintln!("Ctrl-C closes it; nothing is lost.");
}
