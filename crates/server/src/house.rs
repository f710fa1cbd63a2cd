//! Opening and closing the house: store, key, heartbeat, listener, graceful stop.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, Result};
use axum_extra::extract::cookie::Key;
use ipnet::IpNet;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::{Hold, Store, StoreError};
use table::Millis;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::app::{App, Inner};
use crate::clock::{self, Machine, now};
use crate::connections::{self, Entrance, Peer, Register};
use crate::keeper::Keeping;
use crate::limits::Limits;
use crate::people::Throttle;
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
    /// Requests come through a proxy on this machine or in its own networks: all of those are trusted.
    pub behind_proxy: bool,
    /// Proxies that are trusted: they name the address a request comes from in `X-Forwarded-For`, and say in `X-Forwarded-Proto`
    /// whether the browser speaks HTTPS.
    pub trusted: Vec<IpNet>,
    /// The names by which the house is asked for; it answers to no other. None: it answers to any.
    pub hosts: Vec<String>,
    /// So many times the usual limits of requests, for load tests from one address.
    pub limits_times: u32,
    /// Where metrics are answered, and nothing else; without it they are for this machine only.
    pub metrics: Option<SocketAddr>,
    /// The most connections; never more than there may be files.
    pub connections: usize,
    /// The most connections from one household: an IPv4 address, or a /56 of IPv6. Behind a proxy all come from the proxy, and are not
    /// counted so.
    pub connections_from_one: usize,
    /// So many times faster than the machine's its clock runs, for tests of whole evenings. The first house of a process decides.
    pub clock_times: u32,
    /// The address under which others on the network find the house, if there is one.
    pub way: Option<String>,
    /// Opened for a room: pages say when nobody else can come.
    pub room: bool,
    /// A table that nobody looks at and where no clock runs is put to sleep after so long.
    pub idle: Duration,
    /// Whose clocks it goes by.
    pub machine: Machine,
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
            trusted: Vec::new(),
            hosts: Vec::new(),
            limits_times: 1,
            metrics: None,
            connections: usize::MAX,
            connections_from_one: connections::MOST_FROM_ONE,
            clock_times: 1,
            way: None,
            room: false,
            idle: Duration::from_secs(120),
            machine: Machine::default(),
        }
    }
}

/// An open house.
pub struct House {
    app: App,
    entrance: Entrance,
    metrics: Option<TcpListener>,
    certificate: Option<Certificate>,
    hold: Hold,
    woken: JoinHandle<()>,
}

impl House {
    /// Opens the store, wakes the tables at which a game is on, and listens.
    ///
    /// # Errors
    /// If the certificate cannot be used, the store cannot be opened or the address is taken.
    pub async fn open(settings: &Settings) -> Result<House> {
        let certificate = settings.tls.as_ref().map(Certificate::read).transpose()?;
        let store = Store::open(&settings.store).await?;
        // Before anything is written: whoever has it goes on undisturbed.
        let hold = store.hold().await?;
        let last = last_alive(&store).await?;
        clock::start(settings.machine, settings.clock_times, last);
        let outages = outages(&store, last).await?;
        let trusted = trusted(settings);
        let tables = Directory::new(store.clone(), settings.idle, outages);
        let app = App(Arc::new(Inner {
            cookie_key: cookie_key(&store).await?,
            tables,
            limits: Limits::new(settings.limits_times),
            secure_cookies: settings.secure_cookies || certificate.is_some(),
            behind_proxy: !trusted.is_empty(),
            trusted,
            hosts: settings.hosts.clone(),
            throttle: Throttle::new(settings.limits_times),
            keeping: Keeping::open(&store).await?,
            way: protocol::Way {
                address: settings.way.clone(),
                room: settings.room,
            },
            sockets: Sockets::new(settings.limits_times),
            metrics: numbers(),
            metrics_elsewhere: settings.metrics.is_some(),
            pulse: Pulse::new(),
            store,
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
        for table in app.keeping.closed_tables() {
            app.tables.shut(&table).await;
        }
        tracing::info!("The house is open on {}", entrance.address()?);
        let waking = app.tables.clone();
        let woken = tokio::spawn(async move {
            let woken = waking.wake_unfinished().await;
            tracing::info!(woken, "Tables at which a game is on are awake");
        });
        Ok(House {
            app,
            entrance,
            metrics,
            certificate,
            hold,
            woken,
        })
    }

    /// Waits until every table at which a game is on is awake. Guests need not: a table they ask for is woken for them.
    pub async fn is_awake(&mut self) {
        // A task that panicked has told why.
        let _ = (&mut self.woken).await;
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

    /// The token for `/keeper`, if this house has never had one. It is told once, to whoever opens the house by hand.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub async fn first_keeper_token(&self) -> Result<Option<String>> {
        self.app.keeping.first_token(&self.app.store).await
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
        let lost = Arc::new(Notify::new());
        let beating = tokio::spawn(beat(app.clone(), self.hold, Arc::clone(&lost)));
        let waking = self.woken.abort_handle();
        let service = router(self.app).into_make_service_with_connect_info::<Peer>();
        let (closing, gone) = (app.clone(), Arc::new(Notify::new()));
        let told = Arc::clone(&gone);
        let stopped = async move {
            tokio::select! {
                () = stop => tracing::info!("The house closes"),
                () = lost.notified() => tracing::error!("Another house has the store now; this one closes"),
            }
            waking.abort();
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
        // The store is given back with the task that kept it.
        let _ = beating.await;
        alive(&app).await;
        app.store.close().await;
        Ok(())
    }
}

/// Networks that are nobody else's: this machine, and those that a router gives out.
const NEAR: [&str; 7] = [
    "127.0.0.0/8",
    "::1/128",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "fc00::/7",
    "fe80::/10",
];

/// Who is believed about whom it speaks for.
fn trusted(settings: &Settings) -> Vec<IpNet> {
    let near = NEAR.iter().filter_map(|text| text.parse().ok());
    let near = near.filter(|_| settings.behind_proxy);
    settings.trusted.iter().copied().chain(near).collect()
}

/// Room for as many connections as there may be files, unless fewer are wanted. Trusted proxies bring many people each.
fn register(settings: &Settings) -> Register {
    let times = usize::try_from(settings.limits_times.max(1)).unwrap_or(1);
    Register::new(
        connections::room().min(settings.connections.max(1)),
        settings.connections_from_one.saturating_mul(times),
        connections::PATIENCE,
    )
    .and_proxies(trusted(settings))
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
async fn beat(app: App, mut hold: Hold, lost: Arc<Notify>) {
    let mut tick = tokio::time::interval(HEARTBEAT);
    let mut beats = 0_u32;
    loop {
        tick.tick().await;
        alive(&app).await;
        beats = beats.wrapping_add(1);
        // A store that is away was told so by the heartbeat.
        if let Err(StoreError::Held(_)) = hold.keep().await {
            lost.notify_one();
        }
        if beats.is_multiple_of(1200) {
            app.limits.forget_the_quiet();
            app.throttle.forget_the_quiet();
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

/// When a house last wrote down that it is there.
async fn last_alive(store: &Store) -> Result<Option<Millis>> {
    let text = store.note("alive").await?;
    Ok(text.and_then(|text| text.parse().ok()).map(Millis))
}

/// The times in which nobody was there, with the one that ends now.
async fn outages(store: &Store, last: Option<Millis>) -> Result<Vec<(Millis, Millis)>> {
    let mut outages: Vec<(Millis, Millis)> = match store.note("outages").await? {
        Some(text) => serde_json::from_str(&text).unwrap_or_default(),
        None => Vec::new(),
    };
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
