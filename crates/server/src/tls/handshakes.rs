//! A listener whose guests have shaken hands: all at the same time, so that a slow or silent one holds up nobody.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::task::JoinSet;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::server::TlsStream;
use tokio_rustls::{Accept, TlsAcceptor};

use crate::connections::{Entrance, Guarded, Peer};

/// A handshake is two messages each way; who takes longer is not there.
const PATIENCE: Duration = Duration::from_secs(10);

type Guest = (TlsStream<Guarded>, Peer);

/// Those of another listener, once they are safe to talk to.
pub(crate) struct Handshakes {
    listener: Entrance,
    acceptor: TlsAcceptor,
    begun: JoinSet<Option<Guest>>,
}

impl Handshakes {
    pub(crate) fn with(listener: Entrance, config: ServerConfig) -> Handshakes {
        Handshakes {
            listener,
            acceptor: TlsAcceptor::from(Arc::new(config)),
            begun: JoinSet::new(),
        }
    }
}

impl Listener for Handshakes {
    type Io = TlsStream<Guarded>;
    type Addr = Peer;

    async fn accept(&mut self) -> Guest {
        loop {
            tokio::select! {
                (socket, from) = self.listener.accept() => {
                    self.begun.spawn(shake(self.acceptor.accept(socket), from));
                }
                Some(ended) = self.begun.join_next() => {
                    if let Ok(Some(guest)) = ended {
                        return guest;
                    }
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<Peer> {
        self.listener.local_addr()
    }
}

async fn shake(hands: Accept<Guarded>, from: Peer) -> Option<Guest> {
    match tokio::time::timeout(PATIENCE, hands).await {
        Ok(Ok(stream)) => Some((stream, from)),
        // Scanners, browsers that do not trust the certificate, plain HTTP: worth a number, not a line each.
        failed => {
            metrics::counter!("caravanserai_handshakes_failed_total").increment(1);
            if let Ok(Err(error)) = failed {
                tracing::debug!(%error, "A handshake with {} failed: {error}", from.address);
            }
            None
        }
    }
}
