//! The open sockets: how messages reach them and how they are hung up.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::ServerMessage;
use reach::Link;
use tokio::sync::{Notify, mpsc, watch};

/// How many messages may wait for a slow browser, and how many bytes of text.
const OUTBOX: usize = 128;
const MOST_WAITING: usize = 512 * 1024;
/// The most sockets from one address, fewer than it may have connections: there is always one for a page.
const MOST_FROM_ONE: u32 = 200;

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
    /// Bytes of text that wait.
    waiting: Arc<AtomicUsize>,
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
            waiting: Arc::default(),
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
        let more = text.len();
        let waits = self.waiting.fetch_add(more, Ordering::Relaxed);
        // One that is large alone is sent all the same.
        if waits > 0 && waits + more > MOST_WAITING {
            return self.hang_up(HangUp::TooSlow);
        }
        if let Err(mpsc::error::TrySendError::Full(_)) = self.parcels.try_send(Parcel::Text(text)) {
            self.hang_up(HangUp::TooSlow);
        }
    }

    /// A parcel waits no longer.
    pub(crate) fn taken(&self, parcel: &Parcel) {
        if let Parcel::Text(text) = parcel {
            self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
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
pub(crate) struct Sockets {
    open: Mutex<HashMap<u64, Known>>,
    next: AtomicU64,
    fewer: Notify,
    most_from_one: u32,
    from: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// A place for one socket of an address, free again when it is dropped.
pub(crate) struct Seat {
    from: IpAddr,
    taken: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.from);
            }
        }
    }
}

struct Known {
    session: Option<String>,
    line: Line,
}

impl Sockets {
    /// None yet; from one address so many times the usual number.
    pub(crate) fn new(times: u32) -> Sockets {
        Sockets {
            open: Mutex::default(),
            next: AtomicU64::new(0),
            fewer: Notify::new(),
            most_from_one: MOST_FROM_ONE.saturating_mul(times.max(1)),
            from: Arc::default(),
        }
    }

    /// A place for one more socket of this address, if there is one.
    pub(crate) fn seat(&self, from: IpAddr) -> Option<Seat> {
        let mut taken = self.from.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(from).or_default();
        if *count >= self.most_from_one {
            return None;
        }
        *count += 1;
        Some(Seat {
            from,
            taken: Arc::clone(&self.from),
        })
    }

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
        let sockets = Sockets::new(1);
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
        let sockets = Sockets::new(1);
        let _first = sockets.open(Some("a".to_owned()));
        let (number, ..) = sockets.open(Some("a".to_owned()));
        let _stranger = sockets.open(None);
        assert_eq!(sockets.people(), 2);
        sockets.closed(number);
        assert_eq!(sockets.people(), 2, "the other window is still open");
    }

    #[tokio::test]
    async fn what_waits_for_a_slow_browser_has_an_end_in_bytes_too() {
        let sockets = Sockets::new(1);
        let (_, line, mut outbox) = sockets.open(None);
        let large: Arc<str> = "x".repeat(MOST_WAITING).into();
        line.send(Arc::clone(&large));
        let parcel = outbox.parcels.recv().await.unwrap();
        line.taken(&parcel);
        line.send(large);
        assert_eq!(*outbox.end.0.borrow(), None, "one by one");
        line.send("a little more".into());
        assert_eq!(outbox.end.come().await, HangUp::TooSlow);
    }

    #[test]
    fn one_address_has_so_many_sockets() {
        let sockets = Sockets::new(1);
        let [ada, bob] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
        let mut seats: Vec<_> = (0..MOST_FROM_ONE).map(|_| sockets.seat(ada)).collect();
        assert!(seats.iter().all(Option::is_some));
        assert!(sockets.seat(ada).is_none() && sockets.seat(bob).is_some());
        seats.pop();
        assert!(sockets.seat(ada).is_some());
    }

    #[tokio::test]
    async fn an_ended_session_ends_its_sockets_only() {
        let sockets = Sockets::new(1);
        let (_, _, mut ended) = sockets.open(Some("a".to_owned()));
        let (_, _, other) = sockets.open(Some("b".to_owned()));
        sockets.end_session("a");
        assert_eq!(ended.end.come().await, HangUp::SessionEnded);
        assert_eq!(*other.end.0.borrow(), None);
    }
}
