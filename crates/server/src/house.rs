//! Opening and closing the house: store, key, heartbeat, listener, graceful stop.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, Result};
use axum::serve::{ListenerExt as _, TapIo};
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::Store;
use table::Millis;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use crate::app::{App, Inner};
use crate::clock::now;
use crate::limits::Limits;
use crate::router::router;
use crate::sockets::Sockets;
use crate::tables::Directory;
use crate::tls::{Certificate, Handshakes, TlsFiles};

/// How often the server writes down that it is there. An outage is known to this precision.
const HEARTBEAT: Duration = Duration::from_millis(500);
/// How many outages are remembered.
const OUTAGES: usize = 100;
/// How long those who are here are waited for when the house closes.
const PATIENCE: Duration = Duration::from_secs(5);

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
    /// So many times faster than the machine's its clock runs, for tests of whole evenings. The first house of a process decides.
    pub clock_times: u32,
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
            clock_times: 1,
            way: None,
            room: false,
            idle: Duration::from_secs(120),
        }
    }
}

/// An open house.
pub struct House {
    app: App,
    listener: TcpListener,
    certificate: Option<Certificate>,
}

impl House {
    /// Opens the store, wakes the tables at which a game is on, and listens.
    ///
    /// # Errors
    /// If the certificate cannot be used, the store cannot be opened or the address is taken.
    pub async fn open(settings: &Settings) -> Result<House> {
        crate::clock::runs_faster(settings.clock_times);
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
            sockets: Sockets::default(),
            metrics: numbers(),
        }));
        let listener = TcpListener::bind(settings.address)
            .await
            .with_context(|| format!("cannot listen on {}; is it in use?", settings.address))?;
        let woken = app.tables.wake_unfinished().await?;
        tracing::info!(woken, "The house is open on {}", listener.local_addr()?);
        Ok(House {
            app,
            listener,
            certificate,
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> Result<SocketAddr> {
        Ok(self.listener.local_addr()?)
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
        let service = router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let (closing, gone) = (app.clone(), Arc::new(Notify::new()));
        let told = Arc::clone(&gone);
        let stopped = async move {
            stop.await;
            tracing::info!("The house closes");
            closing.sockets.close(PATIENCE).await;
            closing.tables.close().await;
            told.notify_one();
        };
        let listener = at_once(self.listener);
        let served = match &self.certificate {
            None => axum::serve(listener, service)
                .with_graceful_shutdown(stopped)
                .into_future(),
            Some(certificate) => {
                // Axum knows where a guest of its own listeners comes from, tapped ones among them.
                let listener = Handshakes::with(listener, certificate.config()?).tap_io(|_| {});
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
        alive(&app.store).await;
        app.store.close().await;
        Ok(())
    }
}

/// Small messages leave at once: a touch must not wait until there is more to say.
fn at_once(listener: TcpListener) -> TapIo<TcpListener, fn(&mut TcpStream)> {
    listener.tap_io(|socket| {
        if let Err(error) = socket.set_nodelay(true) {
            tracing::warn!(%error, "A socket keeps small messages back: {error}");
        }
    })
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
        alive(&app.store).await;
        beats = beats.wrapping_add(1);
        if beats.is_multiple_of(1200) {
            app.limits.forget_the_quiet();
            // Expired sessions are refused anyway; removing them can wait.
            let _ = app.store.remove_expired_sessions(now().0).await;
        }
    }
}

async fn alive(store: &Store) {
    if let Err(error) = store.set_note("alive", &now().0.to_string()).await {
        tracing::warn!(%error, "The heartbeat was not stored: {error}");
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

#[cfg(test)]
mod tests {
    use axum::serve::Listener as _;

    use super::*;

    #[tokio::test]
    async fn small_messages_leave_every_accepted_socket_at_once() -> Result<()> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let mut listener = at_once(listener);
        let (_guest, (socket, _)) = tokio::join!(TcpStream::connect(address), listener.accept());
        assert!(socket.nodelay()?);
        Ok(())
    }
}
