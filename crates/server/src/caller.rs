//! Where a request comes from: the address that limits are counted by.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::App;
use crate::connections::Peer;

/// The address that asks; of IPv6 the network, because one household has all addresses of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caller(pub(crate) IpAddr);

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<Peer>>();
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |info| {
            info.0.address.ip()
        });
        let named = app.behind_proxy.then(|| forwarded_for(&parts.headers));
        Ok(Caller(household(named.flatten().unwrap_or(peer))))
    }
}

/// Whom the proxy nearest to us names: the last one, since the others may be made up.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let network = address.to_bits() & (u128::MAX << 64);
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(headers: &[&str], expected: Option<&str>) {
        let mut map = HeaderMap::new();
        for value in headers {
            map.append("x-forwarded-for", value.parse().unwrap());
        }
        let expected = expected.map(|text| text.parse().unwrap());
        assert_eq!(forwarded_for(&map), expected, "{headers:?}");
    }

    #[test]
    fn only_the_last_proxy_is_believed() {
        check(&["192.0.2.7"], Some("192.0.2.7"));
        check(&["6.6.6.6, 192.0.2.7"], Some("192.0.2.7"));
        check(&["6.6.6.6", "192.0.2.7"], Some("192.0.2.7"));
        check(&["somewhere"], None);
        check(&[], None);
    }

    #[test]
    fn one_household_is_one_caller() {
        let same =
            |a: &str, b: &str| household(a.parse().unwrap()) == household(b.parse().unwrap());
        assert!(same("2001:db8:0:1::7", "2001:db8:0:1:ffff::1"));
        assert!(!same("2001:db8:0:1::7", "2001:db8:0:2::7"));
        assert!(same("::ffff:192.0.2.7", "192.0.2.7"));
        assert!(!same("192.0.2.7", "192.0.2.8"));
    }
}
