//! A listener whose guests have shaken hands: all at the same time, so that a slow or silent one holds up nobody.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::server::TlsStream;
use tokio_rustls::{Accept, TlsAcceptor};

/// A handshake is two messages each way; who takes longer is not there.
const PATIENCE: Duration = Duration::from_secs(10);

type Guest = (TlsStream<TcpStream>, SocketAddr);

/// Those of another listener, once they are safe to talk to.
pub(crate) struct Handshakes<L> {
    listener: L,
    acceptor: TlsAcceptor,
    begun: JoinSet<Option<Guest>>,
}

impl<L> Handshakes<L> {
    pub(crate) fn with(listener: L, config: ServerConfig) -> Handshakes<L> {
        Handshakes {
            listener,
            acceptor: TlsAcceptor::from(Arc::new(config)),
            begun: JoinSet::new(),
        }
    }
}

impl<L: Listener<Io = TcpStream, Addr = SocketAddr>> Listener for Handshakes<L> {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

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

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

async fn shake(hands: Accept<TcpStream>, from: SocketAddr) -> Option<Guest> {
    match tokio::time::timeout(PATIENCE, hands).await {
        Ok(Ok(stream)) => Some((stream, from)),
        // Scanners, browsers that do not trust the certificate, plain HTTP: worth a number, not a line each.
        failed => {
            metrics::counter!("caravanserai_handshakes_failed_total").increment(1);
            if let Ok(Err(error)) = failed {
                tracing::debug!(%error, "A handshake with {from} failed: {error}");
            }
            None
        }
    }
}
