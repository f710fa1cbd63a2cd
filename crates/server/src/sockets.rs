//! The open sockets: how messages reach them and how they are hung up.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::ServerMessage;
use reach::Link;
use tokio::sync::{Notify, mpsc, watch};

/// How many messages may wait for a slow browser.
const OUTBOX: usize = 128;

/// Why the server ends a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HangUp {
    /// It does not take its messages as fast as they come.
    TooSlow,
    /// It says too much.
    TooMuch,
    /// The session behind it was ended.
    SessionEnded,
    /// What it looked at has to be looked for again.
    LookAgain,
    /// The server stops.
    Closing,
}

/// Something for a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Parcel {
    /// A message.
    Text(Arc<str>),
    /// What a hand in the bag feels.
    Touch(Vec<u8>),
}

/// The way to one socket, cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    parcels: mpsc::Sender<Parcel>,
    hung_up: Arc<watch::Sender<Option<HangUp>>>,
    link: Arc<Mutex<Link>>,
}

/// The socket's own end of its line.
pub(crate) struct Outbox {
    /// What is to be sent.
    pub(crate) parcels: mpsc::Receiver<Parcel>,
    /// Whether it was hung up.
    pub(crate) end: End,
}

/// Tells a socket that it was hung up.
pub(crate) struct End(watch::Receiver<Option<HangUp>>);

impl Line {
    fn open() -> (Line, Outbox) {
        let (sender, parcels) = mpsc::channel(OUTBOX);
        let (hang_up, hung_up) = watch::channel(None);
        let line = Line {
            parcels: sender,
            hung_up: Arc::new(hang_up),
            link: Arc::default(),
        };
        (
            line,
            Outbox {
                parcels,
                end: End(hung_up),
            },
        )
    }

    /// Sends a text. A browser that cannot take it is hung up and connects again: it never misses
    /// something without noticing.
    pub(crate) fn send(&self, text: Arc<str>) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.parcels.try_send(Parcel::Text(text)) {
            self.hang_up(HangUp::TooSlow);
        }
    }

    /// Sends what a hand feels. One touch that a browser cannot take is made up for by the next one.
    pub(crate) fn feel(&self, touch: Vec<u8>) {
        let _ = self.parcels.try_send(Parcel::Touch(touch));
    }

    /// Sends a message to many, written down once.
    pub(crate) fn say_to_all(lines: &[&Line], message: &ServerMessage) {
        match serde_json::to_string(message) {
            Ok(text) => {
                let text: Arc<str> = text.into();
                lines.iter().for_each(|line| line.send(Arc::clone(&text)));
            }
            Err(error) => tracing::error!(%error, "A message could not be written: {error}"),
        }
    }

    /// Sends a message.
    pub(crate) fn say(&self, message: &ServerMessage) {
        Line::say_to_all(&[self], message);
    }

    /// The way to this browser and back, as measured so far.
    pub(crate) fn link(&self) -> Link {
        self.locked_link().clone()
    }

    /// Notes a round trip.
    pub(crate) fn measured(&self, round_trip: Duration) {
        self.locked_link()
            .measured(round_trip.as_secs_f32() * 1000.0);
    }

    fn locked_link(&self) -> MutexGuard<'_, Link> {
        // A measurement is never left half-made.
        self.link.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the socket; the first reason counts.
    pub(crate) fn hang_up(&self, why: HangUp) {
        self.hung_up.send_if_modified(|reason| {
            let first = reason.is_none();
            if first {
                *reason = Some(why);
            }
            first
        });
    }
}

impl End {
    /// Waits until the socket is hung up.
    pub(crate) async fn come(&mut self) -> HangUp {
        match self.0.wait_for(Option::is_some).await {
            Ok(reason) => (*reason).unwrap_or(HangUp::Closing),
            Err(_) => HangUp::Closing,
        }
    }
}

/// All open sockets.
#[derive(Default)]
pub(crate) struct Sockets {
    open: Mutex<HashMap<u64, Known>>,
    next: AtomicU64,
    fewer: Notify,
}

struct Known {
    session: Option<String>,
    line: Line,
}

impl Sockets {
    fn locked(&self) -> MutexGuard<'_, HashMap<u64, Known>> {
        // The map is never left half-changed.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A socket of this session opens; returns its number and both ends of its line.
    pub(crate) fn open(&self, session: Option<String>) -> (u64, Line, Outbox) {
        let (line, outbox) = Line::open();
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let known = Known {
            session,
            line: line.clone(),
        };
        self.locked().insert(number, known);
        metrics::gauge!("caravanserai_sockets").increment(1.0);
        (number, line, outbox)
    }

    /// A socket is closed.
    pub(crate) fn closed(&self, number: u64) {
        if self.locked().remove(&number).is_some() {
            metrics::gauge!("caravanserai_sockets").decrement(1.0);
        }
        self.fewer.notify_waiters();
    }

    /// How many people have a window open: those of one session are one.
    pub(crate) fn people(&self) -> usize {
        let open = self.locked();
        let known: HashSet<&str> = open
            .values()
            .filter_map(|it| it.session.as_deref())
            .collect();
        let strangers = open.values().filter(|it| it.session.is_none()).count();
        known.len() + strangers
    }

    /// Hangs up every socket of a session.
    pub(crate) fn end_session(&self, session: &str) {
        for known in self.locked().values() {
            if known.session.as_deref() == Some(session) {
                known.line.hang_up(HangUp::SessionEnded);
            }
        }
    }

    /// Hangs up everybody, and waits until all have heard it or `patience` is over.
    pub(crate) async fn close(&self, patience: Duration) {
        for known in self.locked().values() {
            known.line.hang_up(HangUp::Closing);
        }
        let all_gone = async {
            loop {
                let fewer = self.fewer.notified();
                if self.locked().is_empty() {
                    return;
                }
                fewer.await;
            }
        };
        // Who does not listen is not waited for.
        let _ = tokio::time::timeout(patience, all_gone).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_cannot_keep_up_is_hung_up_and_never_just_left_out() {
        let sockets = Sockets::default();
        let (_, line, mut outbox) = sockets.open(None);
        for _ in 0..OUTBOX {
            line.send("a view".into());
        }
        assert_eq!(*outbox.end.0.borrow(), None);
        line.send("one too many".into());
        line.hang_up(HangUp::Closing);
        assert_eq!(outbox.end.come().await, HangUp::TooSlow);
    }

    #[test]
    fn two_windows_of_one_session_are_one_person() {
        let sockets = Sockets::default();
        let _first = sockets.open(Some("a".to_owned()));
        let (number, ..) = sockets.open(Some("a".to_owned()));
        let _stranger = sockets.open(None);
        assert_eq!(sockets.people(), 2);
        sockets.closed(number);
        assert_eq!(sockets.people(), 2, "the other window is still open");
    }

    #[tokio::test]
    async fn an_ended_session_ends_its_sockets_only() {
        let sockets = Sockets::default();
        let (_, _, mut ended) = sockets.open(Some("a".to_owned()));
        let (_, _, other) = sockets.open(Some("b".to_owned()));
        sockets.end_session("a");
        assert_eq!(ended.end.come().await, HangUp::SessionEnded);
        assert_eq!(*other.end.0.borrow(), None);
    }
}
