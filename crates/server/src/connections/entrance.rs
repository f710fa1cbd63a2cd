//! Where connections come in: each is written into the register, or sent away when there is no room.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::net::{TcpListener, TcpSocket};

use super::{Connection, Guarded, Register, SEND_BUFFER};
use crate::tls::Handshakes;

/// Said to whom there is no room for, if they understand it.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nretry-after: 10\r\n\
    connection: close\r\ncontent-length: 49\r\n\r\nthe house is full just now; try again in a moment\n";

/// How many may wait to be let in.
const BACKLOG: u32 = 1024;

/// The house's listener.
pub(crate) struct Entrance {
    listener: TcpListener,
    register: Arc<Register>,
}

/// The other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    /// None for the house's own address.
    pub(crate) connection: Option<Arc<Connection>>,
}

impl Entrance {
    /// Listens.
    ///
    /// # Errors
    /// If the address is taken or the system does not let us.
    pub(crate) fn open(address: SocketAddr, register: Register) -> io::Result<Entrance> {
        let socket = match address {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        // Accepted sockets inherit it: what is not read does not fill the kernel.
        socket.set_send_buffer_size(SEND_BUFFER)?;
        socket.bind(address)?;
        Ok(Entrance {
            listener: socket.listen(BACKLOG)?,
            register: Arc::new(register),
        })
    }

    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Listener for Entrance {
    type Io = Guarded;
    type Addr = Peer;

    async fn accept(&mut self) -> (Guarded, Peer) {
        loop {
            let (socket, address) = Listener::accept(&mut self.listener).await;
            // Small messages leave at once: a touch must not wait until there is more to say.
            if let Err(error) = socket.set_nodelay(true) {
                tracing::warn!(%error, "A socket keeps small messages back: {error}");
            }
            let Some(connection) = self.register.admit(address.ip()) else {
                metrics::counter!("caravanserai_connections_refused_total").increment(1);
                // Whoever does not get it finds the connection closed.
                let _ = socket.try_write(FULL);
                continue;
            };
            let peer = Peer {
                address,
                connection: Some(Arc::clone(&connection)),
            };
            let guarded = Guarded::new(socket, connection, Arc::clone(&self.register));
            return (guarded, peer);
        }
    }

    fn local_addr(&self) -> io::Result<Peer> {
        Ok(Peer {
            address: self.listener.local_addr()?,
            connection: None,
        })
    }
}

impl Connected<IncomingStream<'_, Entrance>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Entrance>) -> Peer {
        stream.remote_addr().clone()
    }
}

impl Connected<IncomingStream<'_, Handshakes>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Handshakes>) -> Peer {
        stream.remote_addr().clone()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use anyhow::Result;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpStream;

    use super::*;
    use crate::connections::{PATIENCE, Patience};

    const SOON: Duration = Duration::from_millis(50);
    const NEVER: Duration = Duration::from_secs(1000);
    const PATIENT: Patience = Patience {
        asked: SOON,
        first_byte: NEVER,
        idle: NEVER,
        unread: NEVER,
    };

    async fn pair(patience: Patience) -> Result<(TcpStream, Guarded, Entrance)> {
        let register = Register::new(2, 1, patience);
        let mut entrance = Entrance::open(SocketAddr::from(([127, 0, 0, 1], 0)), register)?;
        let address = entrance.address()?;
        let (guest, (guarded, _)) = tokio::join!(TcpStream::connect(address), entrance.accept());
        Ok((guest?, guarded, entrance))
    }

    #[tokio::test]
    async fn small_messages_leave_every_accepted_socket_at_once() -> Result<()> {
        let (_guest, guarded, _entrance) = pair(PATIENCE).await?;
        assert!(guarded.stream().nodelay()?);
        Ok(())
    }

    #[tokio::test]
    async fn who_says_nothing_is_not_waited_for() -> Result<()> {
        let first_byte = SOON;
        let patience = Patience {
            first_byte,
            ..PATIENT
        };
        let (_guest, mut guarded, _entrance) = pair(patience).await?;
        let ended = guarded.read_u8().await.unwrap_err();
        assert_eq!(ended.kind(), io::ErrorKind::TimedOut);
        Ok(())
    }

    #[tokio::test]
    async fn who_never_ends_asking_is_not_waited_for() -> Result<()> {
        let patience = Patience {
            first_byte: SOON,
            idle: SOON,
            ..PATIENT
        };
        let (mut guest, mut guarded, _entrance) = pair(patience).await?;
        guest.write_all(b"GET /").await?;
        for byte in b"GET /" {
            assert_eq!(guarded.read_u8().await?, *byte);
        }
        let ended = guarded.read_u8().await.unwrap_err();
        assert_eq!(ended.kind(), io::ErrorKind::TimedOut);
        Ok(())
    }

    #[tokio::test]
    async fn an_answer_that_nobody_reads_is_dropped() -> Result<()> {
        let patience = Patience {
            unread: SOON,
            ..PATIENT
        };
        let (_guest, mut guarded, _entrance) = pair(patience).await?;
        let answer = vec![0; 64 * 1024 * 1024];
        let ended = guarded.write_all(&answer).await.unwrap_err();
        assert_eq!(ended.kind(), io::ErrorKind::TimedOut);
        Ok(())
    }

    #[tokio::test]
    async fn who_has_to_go_is_woken() -> Result<()> {
        let patience = Patience {
            asked: Duration::ZERO,
            ..PATIENT
        };
        let (_guest, mut guarded, mut entrance) = pair(patience).await?;
        let address = entrance.address()?;
        let (_, _, ended) = tokio::join!(
            TcpStream::connect(address),
            entrance.accept(),
            guarded.read_u8()
        );
        assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::ConnectionAborted);
        Ok(())
    }
}
