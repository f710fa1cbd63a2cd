//! A connection with time limits: for the first byte, for silence, and for an answer that is not read.

use std::future::Future as _;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use super::LEAST_TAKEN;
use super::register::{Connection, Register};

/// A stream that ends by itself when nobody is at the other end.
pub(crate) struct Guarded {
    stream: TcpStream,
    connection: Arc<Connection>,
    register: Arc<Register>,
    /// Fires when it has been silent for too long; looked at again then, since it may have been told something in between.
    silence: Pin<Box<Sleep>>,
    /// An answer waits to be taken.
    unread: Option<Unread>,
}

struct Unread {
    until: Pin<Box<Sleep>>,
    taken: usize,
}

impl Guarded {
    pub(super) fn new(
        stream: TcpStream,
        connection: Arc<Connection>,
        register: Arc<Register>,
    ) -> Guarded {
        Guarded {
            silence: Box::pin(sleep_until(connection.overdue_at())),
            stream,
            connection,
            register,
            unread: None,
        }
    }

    #[cfg(test)]
    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    /// An error once its time is over.
    fn look(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        self.connection.wakes(cx.waker());
        if self.connection.is_ended() {
            return Err(io::ErrorKind::ConnectionAborted.into());
        }
        while self.silence.as_mut().poll(cx).is_ready() {
            let until = self.connection.overdue_at();
            if until <= Instant::now() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            self.silence.as_mut().reset(until);
        }
        Ok(())
    }

    /// Notes what became of an attempt to tell it so much.
    fn told(
        &mut self,
        cx: &mut Context<'_>,
        wanted: usize,
        done: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match done {
            Poll::Ready(Ok(taken)) => {
                self.connection.tells();
                let enough = self.unread.as_mut().is_none_or(|unread| {
                    unread.taken += taken;
                    unread.taken >= LEAST_TAKEN
                });
                if taken >= wanted || enough {
                    self.unread = None;
                }
                Poll::Ready(Ok(taken))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let patience = self.connection.patience.unread;
                let unread = self.unread.get_or_insert_with(|| Unread {
                    until: Box::pin(sleep(patience)),
                    taken: 0,
                });
                if unread.until.as_mut().poll(cx).is_ready() {
                    metrics::counter!("caravanserai_answers_unread_total").increment(1);
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
                Poll::Pending
            }
        }
    }
}

impl AsyncRead for Guarded {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if buf.filled().len() > before {
            self.connection.hears();
        }
        match read {
            Poll::Ready(done) => Poll::Ready(done),
            Poll::Pending => match self.look(cx) {
                Ok(()) => Poll::Pending,
                Err(error) => Poll::Ready(Err(error)),
            },
        }
    }
}

impl AsyncWrite for Guarded {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.told(cx, buf.len(), done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wanted = bufs.iter().map(|buf| buf.len()).sum();
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.told(cx, wanted, done)
    }

    /// So that answers are written from where they lie, and not copied together first.
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        self.register.leaves(&self.connection);
    }
}
