//! Opening and closing the house: store, key, heartbeat, listener, graceful stop.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, Result};
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::Store;
use table::Millis;
use tokio::net::TcpListener;
use tokio::sync::Notify;

use crate::app::{App, Inner};
use crate::clock::now;
use crate::connections::{self, Entrance, Peer, Register};
use crate::limits::Limits;
use crate::pulse::Pulse;
use crate::router::router;
use crate::sockets::Sockets;
use crate::tables::Directory;
use crate::tls::{Certificate, Handshakes, TlsFiles};
use crate::watch;

/// How often the server writes down that it is there. An outage is known to this precision.
const HEARTBEAT: Duration = Duration::from_millis(500);
/// How many outages are remembered.
const OUTAGES: usize = 100;
/// How long requests that are under way are waited for when the house closes, and before that those who are here.
const PATIENCE: Duration = Duration::from_millis(2500);

/// How the house is opened.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub address: SocketAddr,
    /// A file name or `postgres://…`.
    pub store: String,
    /// The house speaks TLS by itself, and nothing else.
    pub tls: Option<TlsFiles>,
    /// Cookies only over HTTPS: behind a proxy that speaks it. With TLS by itself they are in any case.
    pub secure_cookies: bool,
    /// Requests come through a proxy, which names the address they come from in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// So many times the usual limits of requests, for load tests from one address.
    pub limits_times: u32,
    /// Where metrics are answered, and nothing else; without it they are for this machine only.
    pub metrics: Option<SocketAddr>,
    /// The most connections; never more than there may be files.
    pub connections: usize,
    /// The most connections from one household: an IPv4 address, or a /56 of IPv6. Behind a proxy all come from the proxy, and are not
    /// counted so.
    pub connections_from_one: usize,
    /// The address under which others on the network find the house, if there is one.
    pub way: Option<String>,
    /// Opened for a room: pages say when nobody else can come.
    pub room: bool,
    /// A table that nobody looks at and where no clock runs is put to sleep after so long.
    pub idle: Duration,
}

/// As `caravanserai serve` opens it.
impl Default for Settings {
    fn default() -> Settings {
        Settings {
            address: SocketAddr::from(([0, 0, 0, 0], 7777)),
            store: "caravanserai.db".to_owned(),
            tls: None,
            secure_cookies: false,
            behind_proxy: false,
            limits_times: 1,
            metrics: None,
            connections: usize::MAX,
            connections_from_one: connections::MOST_FROM_ONE,
            way: None,
            room: false,
            idle: Duration::from_secs(120),
        }
    }
}

/// An open house.
pub struct House {
    app: App,
    entrance: Entrance,
    metrics: Option<TcpListener>,
    certificate: Option<Certificate>,
}

impl House {
    /// Opens the store, wakes the tables at which a game is on, and listens.
    ///
    /// # Errors
    /// If the certificate cannot be used, the store cannot be opened or the address is taken.
    pub async fn open(settings: &Settings) -> Result<House> {
        let certificate = settings.tls.as_ref().map(Certificate::read).transpose()?;
        let store = Store::open(&settings.store).await?;
        let outages = outages(&store).await?;
        let tables = Directory::new(store.clone(), settings.idle, outages);
        let app = App(Arc::new(Inner {
            cookie_key: cookie_key(&store).await?,
            tables,
            store,
            limits: Limits::new(settings.limits_times),
            secure_cookies: settings.secure_cookies || certificate.is_some(),
            behind_proxy: settings.behind_proxy,
            way: protocol::Way {
                address: settings.way.clone(),
                room: settings.room,
            },
            sockets: Sockets::new(settings.limits_times),
            metrics: numbers(),
            metrics_elsewhere: settings.metrics.is_some(),
            pulse: Pulse::new(),
        }));
        let in_use = |address| move || format!("cannot listen on {address}; is it in use?");
        let entrance = Entrance::open(settings.address, register(settings))
            .with_context(in_use(settings.address))?;
        let metrics = match settings.metrics {
            None => None,
            Some(address) => {
                let listener = TcpListener::bind(address).await;
                Some(listener.with_context(in_use(address))?)
            }
        };
        let woken = app.tables.wake_unfinished().await?;
        tracing::info!(woken, "The house is open on {}", entrance.address()?);
        Ok(House {
            app,
            entrance,
            metrics,
            certificate,
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> Result<SocketAddr> {
        Ok(self.entrance.address()?)
    }

    /// Where metrics are answered, if they have an address of their own.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// What it shows if it speaks TLS by itself: to be read anew when the files have changed.
    #[must_use]
    pub fn certificate(&self) -> Option<Certificate> {
        self.certificate.clone()
    }

    /// Serves until `stop` is done; then tells everybody, and closes the store.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
        let app = self.app.clone();
        let beating = tokio::spawn(beat(app.clone()));
        let service = router(self.app).into_make_service_with_connect_info::<Peer>();
        let (closing, gone) = (app.clone(), Arc::new(Notify::new()));
        let told = Arc::clone(&gone);
        let stopped = async move {
            stop.await;
            tracing::info!("The house closes");
            closing.sockets.close(PATIENCE).await;
            closing.tables.close().await;
            told.notify_one();
        };
        let counting = self.metrics.map(|listener| {
            let service = watch::metrics_alone(app.clone());
            tokio::spawn(axum::serve(listener, service).into_future())
        });
        let served = match &self.certificate {
            None => axum::serve(self.entrance, service)
                .with_graceful_shutdown(stopped)
                .into_future(),
            Some(certificate) => {
                let listener = Handshakes::with(self.entrance, certificate.config()?);
                axum::serve(listener, service)
                    .with_graceful_shutdown(stopped)
                    .into_future()
            }
        };
        let patience = async move {
            gone.notified().await;
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::select! {
            served = served => served.context("the server stopped")?,
            // Requests that never end do not keep the house open.
            () = patience => {}
        }
        beating.abort();
        if let Some(counting) = counting {
            counting.abort();
        }
        alive(&app).await;
        app.store.close().await;
        Ok(())
    }
}

/// Room for as many connections as there may be files, unless fewer are wanted.
fn register(settings: &Settings) -> Register {
    let times = usize::try_from(settings.limits_times.max(1)).unwrap_or(1);
    let from_one = match settings.behind_proxy {
        true => usize::MAX,
        false => settings.connections_from_one.saturating_mul(times),
    };
    Register::new(
        connections::room().min(settings.connections.max(1)),
        from_one,
        connections::PATIENCE,
    )
}

/// Where numbers are counted: once for the process, whatever is opened in it.
fn numbers() -> PrometheusHandle {
    static NUMBERS: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Whoever embeds the house may count elsewhere; then there is nothing to show here.
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    NUMBERS.get_or_init(install).clone()
}

/// The key that signs cookies: made once, kept in the store.
async fn cookie_key(store: &Store) -> Result<Key> {
    let hex = match store.note("cookie-key").await? {
        Some(hex) => hex,
        None => {
            let fresh = format!("{}{}", crate::random::secret()?, crate::random::secret()?);
            store.set_note("cookie-key", &fresh).await?;
            fresh
        }
    };
    Key::try_from(hex.as_bytes()).context("the cookie key in the store is too short")
}

/// Writes down now and then that the server is there, and tidies up.
async fn beat(app: App) {
    let mut tick = tokio::time::interval(HEARTBEAT);
    let mut beats = 0_u32;
    loop {
        tick.tick().await;
        alive(&app).await;
        beats = beats.wrapping_add(1);
        if beats.is_multiple_of(1200) {
            app.limits.forget_the_quiet();
            // Expired sessions are refused anyway; removing them can wait.
            let _ = app.store.remove_expired_sessions(now().0).await;
        }
    }
}

async fn alive(app: &App) {
    match app.store.set_note("alive", &now().0.to_string()).await {
        Ok(()) => app.pulse.beats(),
        Err(error) => tracing::warn!(%error, "The heartbeat was not stored: {error}"),
    }
}

/// The times in which nobody was there, with the one that ends now.
async fn outages(store: &Store) -> Result<Vec<(Millis, Millis)>> {
    let mut outages: Vec<(Millis, Millis)> = match store.note("outages").await? {
        Some(text) => serde_json::from_str(&text).unwrap_or_default(),
        None => Vec::new(),
    };
    let last = store
        .note("alive")
        .await?
        .and_then(|text| text.parse().ok())
        .map(Millis);
    // Whoever starts was not there before: every gap is an outage, however short.
    let now = now();
    if let Some(last) = last.filter(|last| *last < now) {
        outages.push((last, now));
        let surplus = outages.len().saturating_sub(OUTAGES);
        outages.drain(..surplus);
        store
            .set_note("outages", &serde_json::to_string(&outages)?)
            .await?;
    }
    // Known from now on, even if the next beat never comes.
    store.set_note("alive", &now.0.to_string()).await?;
    Ok(outages)
}
