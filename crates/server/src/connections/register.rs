//! Who is connected: at most so many in all and from one household. When it is full, those go who are not doing anything.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Waker;
use std::time::Duration;

use futures_util::task::AtomicWaker;
use ipnet::IpNet;
use tokio::time::Instant;

use super::{Patience, household};

/// The rank of who waits for an answer.
const WAITS: u8 = 3;
/// So many times its number of connections a household may have while all of them wait for an answer: a page asks for much at once.
const AT_ONCE: usize = 2;

/// What is known of one connection, by itself and by the register.
#[derive(Debug)]
pub(crate) struct Connection {
    number: u64,
    from: IpAddr,
    came: Instant,
    pub(super) patience: Patience,
    /// Has it said anything?
    heard: AtomicBool,
    /// Milliseconds after it came at which it last took something; 0 for never.
    told: AtomicU64,
    /// Has it said something since it was last told something?
    asks: AtomicBool,
    /// Open sockets of browsers on it.
    sockets: AtomicU32,
    ended: AtomicBool,
    waker: AtomicWaker,
}

impl Connection {
    fn new(number: u64, from: IpAddr, patience: Patience) -> Connection {
        Connection {
            number,
            from,
            patience,
            came: Instant::now(),
            heard: AtomicBool::new(false),
            told: AtomicU64::new(0),
            asks: AtomicBool::new(false),
            sockets: AtomicU32::new(0),
            ended: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        }
    }

    /// Something came from it.
    pub(super) fn hears(&self) {
        self.heard.store(true, Ordering::Relaxed);
        self.asks.store(true, Ordering::Relaxed);
    }

    /// It took something.
    pub(super) fn tells(&self) {
        let since = self.came.elapsed().as_millis();
        let since = u64::try_from(since).unwrap_or(u64::MAX).max(1);
        self.told.store(since, Ordering::Relaxed);
        self.asks.store(false, Ordering::Relaxed);
    }

    /// When it has been silent for too long.
    pub(super) fn overdue_at(&self) -> Instant {
        match self.told.load(Ordering::Relaxed) {
            0 if !self.heard.load(Ordering::Relaxed) => self.came + self.patience.first_byte,
            told => self.came + Duration::from_millis(told) + self.patience.idle,
        }
    }

    /// Wakes this task when it is ended.
    pub(super) fn wakes(&self, waker: &Waker) {
        self.waker.register(waker);
    }

    pub(super) fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Acquire)
    }

    fn end(&self) {
        self.ended.store(true, Ordering::Release);
        self.waker.wake();
    }

    /// A browser's socket opens on it: it stays until that is closed.
    pub(crate) fn socket_opens(&self) {
        self.sockets.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn socket_closes(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    /// Who goes first when there is no room: who never asked for anything, then who has only half asked in some time, then who waits
    /// for nothing, and last who waits for an answer; of those the one that came first. Who plays never goes.
    fn goes(&self) -> Option<(u8, u64)> {
        if self.sockets.load(Ordering::Relaxed) > 0 {
            return None;
        }
        let heard = self.heard.load(Ordering::Relaxed);
        let told = self.told.load(Ordering::Relaxed) > 0;
        let late = self.came.elapsed() >= self.patience.asked;
        let rank = match (heard, told) {
            (false, _) if late => 0,
            (true, false) if late => 1,
            (true, true) if !self.asks.load(Ordering::Relaxed) => 2,
            _ => WAITS,
        };
        Some((rank, self.number))
    }
}

/// All connections.
pub(crate) struct Register {
    open: Mutex<Open>,
    next: AtomicU64,
    most: usize,
    most_from_one: usize,
    patience: Patience,
    /// They bring many people each.
    proxies: Vec<IpNet>,
}

#[derive(Default)]
struct Open {
    households: HashMap<IpAddr, Vec<Arc<Connection>>>,
    count: usize,
}

impl Register {
    /// Room for so many, and so many of them from one household.
    pub(crate) fn new(most: usize, most_from_one: usize, patience: Patience) -> Register {
        Register {
            patience,
            proxies: Vec::new(),
            open: Mutex::default(),
            next: AtomicU64::new(0),
            most,
            // One household alone never fills the house.
            most_from_one: most_from_one.min((most / 2).max(1)),
        }
    }

    /// The same, where connections of these networks are counted in all only.
    pub(crate) fn and_proxies(self, proxies: Vec<IpNet>) -> Register {
        Register { proxies, ..self }
    }

    fn locked(&self) -> MutexGuard<'_, Open> {
        // The map is never left half-changed.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody comes; `None` if there is no room and nobody who could go.
    pub(crate) fn admit(&self, from: IpAddr) -> Option<Arc<Connection>> {
        let is_proxy = self
            .proxies
            .iter()
            .any(|it| it.contains(&from.to_canonical()));
        let from = household(from);
        let mut open = self.locked();
        let own = open.households.get(&from);
        let count = own.map_or(0, Vec::len);
        if count >= self.most_from_one && !is_proxy {
            let goes = own.into_iter().flatten().filter_map(first_to_go).min();
            let ((rank, _), _) = goes?;
            if rank < WAITS || count >= self.most_from_one.saturating_mul(AT_ONCE) {
                open.end(goes?);
            }
        }
        if open.count >= self.most {
            let all = open.households.values().flatten();
            let goes = all.filter_map(first_to_go).min();
            open.end(goes?);
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let new = Arc::new(Connection::new(number, from, self.patience));
        let own = open.households.entry(from).or_default();
        own.push(Arc::clone(&new));
        open.count += 1;
        metrics::gauge!("caravanserai_connections").set(open.count as f64);
        Some(new)
    }

    /// A connection is closed.
    pub(super) fn leaves(&self, connection: &Connection) {
        let mut open = self.locked();
        open.remove(connection.from, connection.number);
        metrics::gauge!("caravanserai_connections").set(open.count as f64);
    }

    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.locked().count
    }
}

type Goes = ((u8, u64), IpAddr);

fn first_to_go(connection: &Arc<Connection>) -> Option<Goes> {
    Some((connection.goes()?, connection.from))
}

impl Open {
    /// Its place is free at once; its own task notices soon.
    fn end(&mut self, ((_, number), from): Goes) {
        if let Some(gone) = self.remove(from, number) {
            gone.end();
            metrics::counter!("caravanserai_connections_ended_total").increment(1);
        }
    }

    fn remove(&mut self, from: IpAddr, number: u64) -> Option<Arc<Connection>> {
        let own = self.households.get_mut(&from)?;
        let index = own.iter().position(|it| it.number == number)?;
        let gone = own.swap_remove(index);
        if own.is_empty() {
            self.households.remove(&from);
        }
        self.count -= 1;
        Some(gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connections::PATIENCE;

    /// Who has not asked for anything by now never will.
    const IMPATIENT: Patience = Patience {
        asked: Duration::ZERO,
        ..PATIENCE
    };

    fn from(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn who_never_asked_goes_first_and_who_plays_never() {
        let register = Register::new(100, 3, IMPATIENT);
        let ada = from("192.0.2.1");
        let [plays, idle, silent] = [(); 3].map(|()| register.admit(ada).unwrap());
        plays.socket_opens();
        for known in [&plays, &idle] {
            known.hears();
            known.tells();
        }
        let asks = register.admit(ada).unwrap();
        assert!(silent.is_ended(), "it never asked for anything");
        asks.hears();
        let last = register.admit(ada).unwrap();
        assert!(asks.is_ended() && !idle.is_ended(), "it only half asked");
        last.socket_opens();
        let late = register.admit(ada).unwrap();
        assert!(idle.is_ended(), "it waits for nothing");
        late.socket_opens();
        assert!(register.admit(ada).is_none(), "all play");
        assert!(!plays.is_ended());
        assert!(register.admit(from("192.0.2.2")).is_some(), "others may");
    }

    #[test]
    fn much_may_be_asked_at_once() {
        let register = Register::new(100, 3, PATIENCE);
        let ada = from("192.0.2.1");
        let asks = || register.admit(ada).inspect(|it| it.hears()).unwrap();
        let first: Vec<_> = (0..6).map(|_| asks()).collect();
        assert!(first.iter().all(|it| !it.is_ended()));
        let last = asks();
        assert!(first[0].is_ended(), "who came first went first");
        assert!(!last.is_ended());
    }

    #[test]
    fn a_full_house_has_room_for_who_wants_something() {
        let register = Register::new(4, 100, PATIENCE);
        let silent: Vec<_> = (0..20)
            .map(|last| register.admit(from(&format!("192.0.2.{last}"))).unwrap())
            .collect();
        assert_eq!(register.count(), 4);
        assert_eq!(silent.iter().filter(|it| !it.is_ended()).count(), 4);
        for one in &silent {
            register.leaves(one);
        }
        assert_eq!(register.count(), 0, "nobody leaves twice");
    }

    #[test]
    fn one_household_cannot_fill_the_house() {
        let register = Register::new(10, 100, PATIENCE);
        for one in 0..9_u16 {
            let came = register.admit(from(&format!("2001:db8::{one:x}:0:0:1")));
            came.inspect(|it| it.socket_opens());
        }
        assert_eq!(register.count(), 5);
        assert!(register.admit(from("2001:db8:1::1")).is_some());
    }
}
