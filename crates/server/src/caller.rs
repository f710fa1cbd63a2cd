//! Where a request comes from: the address that limits are counted by, and whether it came over TLS.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use ipnet::IpNet;

use crate::App;
use crate::connections::Peer;

/// The address that asks; of IPv6 the network, because one household has all addresses of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caller(pub(crate) IpAddr);

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        Ok(caller(&parts.extensions, &parts.headers, &app.trusted))
    }
}

/// Is what the browser speaks HTTPS? Cookies are for HTTPS only then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OverTls(pub(crate) bool);

impl FromRequestParts<App> for OverTls {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<OverTls, Infallible> {
        Ok(over_tls(&parts.extensions, &parts.headers, app))
    }
}

/// It is if the house says so, speaks it by itself, or a proxy that is trusted says so.
pub(crate) fn over_tls(extensions: &Extensions, headers: &HeaderMap, app: &App) -> OverTls {
    let told = || {
        let last = headers.get_all("x-forwarded-proto").iter().next_back();
        let last = last.and_then(|value| value.to_str().ok());
        let last = last.and_then(|value| value.rsplit(',').next());
        last.is_some_and(|value| value.trim().eq_ignore_ascii_case("https"))
    };
    let trusted = is_trusted(peer(extensions), &app.trusted);
    OverTls(app.secure_cookies || (trusted && told()))
}

fn peer(extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<Peer>>();
    let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |info| {
        info.0.address.ip()
    });
    peer.to_canonical()
}

fn is_trusted(address: IpAddr, trusted: &[IpNet]) -> bool {
    trusted.iter().any(|network| network.contains(&address))
}

pub(crate) fn caller(extensions: &Extensions, headers: &HeaderMap, trusted: &[IpNet]) -> Caller {
    let peer = peer(extensions);
    let named = is_trusted(peer, trusted).then(|| forwarded_for(headers, trusted));
    Caller(household(named.flatten().unwrap_or(peer)))
}

/// Whom the proxies that are trusted name: the last address that is none of theirs. What stands before it may be made up.
fn forwarded_for(headers: &HeaderMap, trusted: &[IpNet]) -> Option<IpAddr> {
    let values = headers.get_all("x-forwarded-for").iter();
    let texts: Vec<&str> = values.filter_map(|value| value.to_str().ok()).collect();
    let mut nearest = None;
    for named in texts.iter().rev().flat_map(|text| text.rsplit(',')) {
        let Ok(address) = named.trim().parse::<IpAddr>() else {
            break;
        };
        let address = address.to_canonical();
        nearest = Some(address);
        if !is_trusted(address, trusted) {
            break;
        }
    }
    nearest
}

fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => network(address, 64),
    }
}

/// An address with only so many bits of it left.
pub(crate) fn network(address: Ipv6Addr, bits: u32) -> IpAddr {
    let mask = u128::MAX.checked_shl(128 - bits).unwrap_or(0);
    IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(texts: &[&str]) -> Vec<IpNet> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    #[track_caller]
    fn check(headers: &[&str], expected: Option<&str>) {
        let mut map = HeaderMap::new();
        for value in headers {
            map.append("x-forwarded-for", value.parse().unwrap());
        }
        let expected = expected.map(|text| text.parse().unwrap());
        let trusted = networks(&["10.0.0.0/8"]);
        assert_eq!(forwarded_for(&map, &trusted), expected, "{headers:?}");
    }

    #[test]
    fn proxies_that_are_trusted_are_believed_and_nobody_before_them() {
        check(&["192.0.2.7"], Some("192.0.2.7"));
        check(&["6.6.6.6, 192.0.2.7"], Some("192.0.2.7"));
        check(&["6.6.6.6", "192.0.2.7"], Some("192.0.2.7"));
        check(&["6.6.6.6, 192.0.2.7, 10.1.2.3"], Some("192.0.2.7"));
        check(&["192.0.2.7", "10.1.2.3, 10.9.9.9"], Some("192.0.2.7"));
        check(&["10.1.2.3"], Some("10.1.2.3"));
        check(&["6.6.6.6, somewhere, 10.1.2.3"], Some("10.1.2.3"));
        check(&["somewhere"], None);
        check(&[], None);
    }

    #[test]
    fn who_is_not_trusted_names_nobody() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "192.0.2.7".parse().unwrap());
        let from = |peer: &str| {
            let mut extensions = Extensions::new();
            let peer = Peer {
                address: peer.parse().unwrap(),
                connection: None,
            };
            extensions.insert(ConnectInfo(peer));
            caller(&extensions, &headers, &networks(&["127.0.0.1/32"]))
                .0
                .to_string()
        };
        assert_eq!(from("127.0.0.1:9"), "192.0.2.7");
        assert_eq!(from("[::ffff:127.0.0.1]:9"), "192.0.2.7");
        assert_eq!(from("203.0.113.5:9"), "203.0.113.5");
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
