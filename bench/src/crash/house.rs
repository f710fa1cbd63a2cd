//! A house in a process of its own that is killed and started again, and when it was there.

use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A start that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

pub(super) struct KilledHouse {
    pub(super) address: SocketAddr,
    pub(super) http: reqwest::Client,
    ended: AtomicBool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    child: Option<Child>,
    /// From when to when nobody was there; the last one may go on.
    outages: Vec<(Instant, Option<Instant>)>,
}

impl KilledHouse {
    pub(super) fn new() -> Result<KilledHouse> {
        // A port that is free now; nobody else is likely to take it at once.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        Ok(KilledHouse {
            address,
            http: reqwest::Client::builder()
                .timeout(Duration::from_secs(10))
                .pool_max_idle_per_host(0)
                .build()?,
            ended: AtomicBool::new(false),
            state: Mutex::default(),
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts it and waits until it answers.
    pub(super) async fn start(&self, mut command: Command) -> Result<()> {
        let command = command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.spawn().context("the house does not start")?;
        self.state().child = Some(child);
        let started = Instant::now();
        let health = format!("http://{}/healthz", self.address);
        while started.elapsed() < PATIENCE {
            let answer = self.http.get(&health).send().await;
            if answer.is_ok_and(|answer| answer.status().is_success()) {
                if let Some((_, until)) = self.state().outages.last_mut() {
                    *until = Some(Instant::now());
                }
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        bail!("the house does not answer")
    }

    /// As `kill -9` does.
    pub(super) fn kill(&self) -> Result<()> {
        let mut state = self.state();
        if let Some(mut child) = state.child.take() {
            state.outages.push((Instant::now(), None));
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// How often and how long nobody was there between two instants.
    pub(super) fn outages(&self, from: Instant, to: Instant) -> (u32, Duration) {
        let state = self.state();
        let within = state.outages.iter().filter_map(|&(since, until)| {
            let since = since.max(from);
            let until = until.unwrap_or(to).min(to);
            (since < until).then(|| until - since)
        });
        within.fold((0, Duration::ZERO), |(count, sum), outage| {
            (count + 1, sum + outage)
        })
    }

    pub(super) fn tell_to_end(&self) {
        self.ended.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }
}

impl Drop for KilledHouse {
    fn drop(&mut self) {
        // A test that fails leaves no process behind.
        let _ = self.kill();
    }
}
