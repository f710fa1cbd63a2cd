//! How much one address or one person may ask for at once.

use std::net::IpAddr;
use std::num::NonZeroU32;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use table::Command;

use crate::App;
use crate::caller::Caller;
use crate::problem::ApiError;

/// The buckets. Generous for people, tight for programs that guess.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    secrets: DefaultKeyedRateLimiter<IpAddr>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    sockets: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    looks: DefaultKeyedRateLimiter<IpAddr>,
    pages: DefaultKeyedRateLimiter<IpAddr>,
    watches: DefaultKeyedRateLimiter<IpAddr>,
    doings: DefaultKeyedRateLimiter<String>,
    /// What a person may leave in the log in the long run.
    evenings: DefaultKeyedRateLimiter<String>,
    hands: DefaultKeyedRateLimiter<String>,
    messages: Quota,
    frames: Quota,
}

/// What somebody wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Log in or register.
    Secret,
    /// Be somebody new.
    Newcomer,
    /// Open a socket.
    Socket,
    /// Open a table.
    Table,
    /// Look for a table by its code, whether or not it exists: who tries many is slowed down and
    /// learns nothing.
    Look,
    /// Load a page or a file of the client.
    Page,
    /// Ask how the house is.
    Watch,
}

/// New settings are as long as many moves.
const SETTINGS_WEIGH: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// A quota of so many a second, with a burst.
fn quota(per_second: u32, burst: u32) -> Quota {
    let at_least_one = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(at_least_one(per_second)).allow_burst(at_least_one(burst))
}

fn per_minute(number: u32) -> Quota {
    Quota::per_minute(NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN))
}

impl Limits {
    /// The usual limits, or so many times them, e.g. for a load test from one address.
    pub(crate) fn new(times: u32) -> Limits {
        let times = times.max(1);
        let scaled = |number: u32| number.saturating_mul(times);
        Limits {
            requests: RateLimiter::keyed(quota(scaled(20), scaled(120))),
            secrets: RateLimiter::keyed(per_minute(scaled(10))),
            newcomers: RateLimiter::keyed(per_minute(scaled(30))),
            sockets: RateLimiter::keyed(quota(scaled(2), scaled(30))),
            tables: RateLimiter::keyed(per_minute(scaled(30))),
            looks: RateLimiter::keyed(quota(scaled(1), scaled(120))),
            pages: RateLimiter::keyed(quota(scaled(100), scaled(1_000))),
            watches: RateLimiter::keyed(quota(scaled(50), scaled(500))),
            doings: RateLimiter::keyed(quota(scaled(10), scaled(40))),
            evenings: RateLimiter::keyed(quota(scaled(1), scaled(3_600))),
            // A frame for every tick, and a little more after a hitch.
            hands: RateLimiter::keyed(quota(70, 70)),
            messages: quota(scaled(20), scaled(200)),
            // Twice what a hand sends, and what a long hitch of the network brings at once: who sends more is no hand.
            frames: quota(scaled(140), scaled(2_500)),
        }
    }

    /// May this address do that now?
    pub(crate) fn allow(&self, kind: Kind, from: IpAddr) -> Result<(), ApiError> {
        let limiter = match kind {
            Kind::Secret => &self.secrets,
            Kind::Newcomer => &self.newcomers,
            Kind::Socket => &self.sockets,
            Kind::Table => &self.tables,
            Kind::Look => &self.looks,
            Kind::Page => &self.pages,
            Kind::Watch => &self.watches,
        };
        limiter.check_key(&from).map_err(|_| ApiError::TooMany)
    }

    /// May this person do something at a table now?
    pub(crate) fn allow_doing(&self, person: &str) -> bool {
        self.doings.check_key(&person.to_owned()).is_ok()
    }

    /// May this person leave that in the log? More than a whole evening's moves it is not.
    pub(crate) fn allow_entry(&self, person: &str, command: &Command) -> bool {
        let weight = match command {
            Command::Agree { .. } => SETTINGS_WEIGH,
            _ => NonZeroU32::MIN,
        };
        let allowed = self.evenings.check_key_n(&person.to_owned(), weight);
        matches!(allowed, Ok(Ok(())))
    }

    /// May this person's hand in the bag do something now?
    pub(crate) fn allow_hand(&self, person: &str) -> bool {
        self.hands.check_key(&person.to_owned()).is_ok()
    }

    /// How many messages one socket may send, whatever is in them.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// How many frames one socket may send, whatever a hand does in them.
    pub(crate) fn frames(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.frames)
    }

    /// Forgets those who have been quiet, so that the buckets do not grow for ever.
    pub(crate) fn forget_the_quiet(&self) {
        for limiter in [
            &self.requests,
            &self.secrets,
            &self.newcomers,
            &self.sockets,
            &self.tables,
            &self.looks,
            &self.pages,
            &self.watches,
        ] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        for limiter in [&self.doings, &self.evenings, &self.hands] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Every request to the API counts against its address.
pub(crate) async fn per_address(
    State(app): State<App>,
    Caller(from): Caller,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    app.limits
        .requests
        .check_key(&from)
        .map_err(|_| ApiError::TooMany)?;
    Ok(next.run(request).await)
}
