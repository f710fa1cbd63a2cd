//! What every door shares: the store, the tables, the limits and the key that signs cookies.

use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use ipnet::IpNet;
use metrics_exporter_prometheus::PrometheusHandle;
use store::Store;

use crate::keeper::Keeping;
use crate::limits::Limits;
use crate::people::Throttle;
use crate::pulse::Pulse;
use crate::sockets::Sockets;
use crate::tables::Directory;

/// The house, cheap to clone.
#[derive(Clone)]
pub(crate) struct App(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) tables: Directory,
    pub(crate) limits: Limits,
    pub(crate) cookie_key: Key,
    /// Everybody comes over HTTPS, whatever a proxy says of it.
    pub(crate) secure_cookies: bool,
    /// Some address is trusted to say whom it speaks for.
    pub(crate) behind_proxy: bool,
    /// Proxies that are believed.
    pub(crate) trusted: Vec<IpNet>,
    /// The names by which the house is asked for; none if by any.
    pub(crate) hosts: Vec<String>,
    pub(crate) throttle: Throttle,
    pub(crate) keeping: Keeping,
    pub(crate) way: protocol::Way,
    pub(crate) sockets: Sockets,
    pub(crate) metrics: PrometheusHandle,
    /// Metrics have an address of their own, and are nowhere else.
    pub(crate) metrics_elsewhere: bool,
    pub(crate) pulse: Pulse,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// Cookies are signed with the key of the house.
impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.cookie_key.clone()
    }
}
