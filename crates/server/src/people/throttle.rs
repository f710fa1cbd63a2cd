//! How often secrets may be tried: for one account from anywhere, and from whole networks of addresses.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::caller;
use crate::problem::ApiError;

/// So many tries at once for one account …
const TRIES: u32 = 10;
/// … and then one more after so long.
const ONE_MORE: Duration = Duration::from_secs(120);
/// Tries a minute from networks that are given to one customer: a /56 of IPv6, and a /48.
const FROM_56: u32 = 30;
const FROM_48: u32 = 90;

/// The buckets. A single address is counted by [`Kind::Secret`](crate::limits::Kind::Secret) besides.
pub(crate) struct Throttle {
    accounts: DefaultKeyedRateLimiter<String>,
    from_56: DefaultKeyedRateLimiter<IpAddr>,
    from_48: DefaultKeyedRateLimiter<IpAddr>,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Throttle {
    /// The usual ones, or so many times them for load tests.
    pub(crate) fn new(times: u32) -> Throttle {
        let scaled = |number: u32| at_least_one(number.saturating_mul(times.max(1)));
        let account = Quota::with_period(ONE_MORE).unwrap_or(Quota::per_hour(NonZeroU32::MIN));
        Throttle {
            accounts: RateLimiter::keyed(account.allow_burst(scaled(TRIES))),
            from_56: RateLimiter::keyed(Quota::per_minute(scaled(FROM_56))),
            from_48: RateLimiter::keyed(Quota::per_minute(scaled(FROM_48))),
        }
    }

    /// May a secret be tried from here? Who has many addresses of IPv6 has them side by side.
    pub(crate) fn allow_from(&self, from: IpAddr) -> Result<(), ApiError> {
        let IpAddr::V6(address) = from else {
            return Ok(());
        };
        let near = self.from_56.check_key(&caller::network(address, 56));
        let far = self.from_48.check_key(&caller::network(address, 48));
        near.and(far).map_err(|_| ApiError::TooMany)
    }

    /// May a secret of this account be tried? A browser that has been logged in there before has tries of its own, so that
    /// nobody is kept out by those who guess.
    pub(crate) fn allow_account(&self, login: &str, known: Option<&str>) -> Result<(), ApiError> {
        let login = login.to_lowercase();
        let key = match known {
            Some(browser) => format!("known {browser} {login}"),
            None => format!("anybody {login}"),
        };
        self.accounts.check_key(&key).map_err(|_| ApiError::TooMany)
    }

    /// Forgets those who have been quiet.
    pub(crate) fn forget_the_quiet(&self) {
        self.accounts.retain_recent();
        self.accounts.shrink_to_fit();
        for limiter in [&self.from_56, &self.from_48] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(throttle: &Throttle, addresses: impl Iterator<Item = String>) -> usize {
        let addresses = addresses.map(|text| text.parse().unwrap());
        addresses
            .filter(|address| throttle.allow_from(*address).is_ok())
            .count()
    }

    #[test]
    fn many_addresses_of_one_customer_are_one_customer() {
        let throttle = Throttle::new(1);
        let in_56 = (0..256).map(|n| format!("2001:db8:1:{n:x}::7"));
        assert_eq!(allowed(&throttle, in_56), FROM_56 as usize);
        let in_48 = (0..256).map(|n| format!("2001:db8:2:{n:x}00::7"));
        assert_eq!(allowed(&throttle, in_48), FROM_48 as usize);
        let elsewhere = (0..50).map(|n| format!("2001:db8:f{n:x}::7"));
        assert_eq!(allowed(&throttle, elsewhere), 50);
    }

    #[test]
    fn an_account_is_guarded_and_its_owner_is_not_kept_out() {
        let throttle = Throttle::new(1);
        let tries = (0..50).filter(|_| throttle.allow_account("Ada", None).is_ok());
        assert_eq!(tries.count(), TRIES as usize);
        assert!(
            throttle.allow_account("ADA", None).is_err(),
            "however it is typed"
        );
        assert!(throttle.allow_account("Ada", Some("p1")).is_ok());
        assert!(throttle.allow_account("Bob", None).is_ok());
    }
}
