//! The addresses under which others on the network find this machine. Nothing is sent to find them.

use std::net::{IpAddr, SocketAddr};

/// What is said where nobody else can come.
pub(crate) const NO_NETWORK: &str = "This machine is in no network, so nobody else can come.
Join a Wi-Fi, plug in a cable, or let this machine open a Wi-Fi of its own (a hotspot); then start the house again.";

/// Names that networks of containers and virtual machines have: no phone is in them.
const INNER: [&str; 6] = ["docker", "br-", "veth", "virbr", "vmnet", "tun"];

/// Every address of this machine that a phone in the room may reach, the likeliest first.
pub(crate) fn addresses() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    ranked(all.into_iter().map(|one| (one.name.clone(), one.ip())))
}

/// Private IPv4 addresses of real networks first; nothing that only this machine or this cable knows.
fn ranked(all: impl Iterator<Item = (String, IpAddr)>) -> Vec<IpAddr> {
    let mut found: Vec<(u8, IpAddr)> = all
        .filter_map(|(name, address)| Some((rank(&name, address)?, address)))
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, address)| address).collect()
}

fn rank(name: &str, address: IpAddr) -> Option<u8> {
    let IpAddr::V4(address) = address else {
        return None;
    };
    if address.is_loopback() || address.is_link_local() || address.is_unspecified() {
        return None;
    }
    let inner = INNER.iter().any(|start| name.starts_with(start));
    Some(match (address.is_private(), inner) {
        (true, false) => 0,
        (false, false) => 1,
        (_, true) => 2,
    })
}

/// The address of a page in this house, which speaks `http` or `https`.
pub(crate) fn link(scheme: &str, host: IpAddr, port: u16) -> String {
    format!("{scheme}://{}", SocketAddr::new(host, port))
}

/// The link for others: where the house listens, or the likeliest address if it listens everywhere.
pub(crate) fn way(scheme: &str, listen: SocketAddr, found: &[IpAddr]) -> Option<String> {
    let host = match listen.ip() {
        ip if ip.is_unspecified() => *found.first()?,
        ip if ip.is_loopback() => return None,
        ip => ip,
    };
    Some(link(scheme, host, listen.port()))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn seen(all: &[(&str, &str)]) -> Vec<String> {
        let all = all.iter().map(|(name, address)| {
            let address = address.parse().expect("an address");
            ((*name).to_owned(), address)
        });
        ranked(all).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_phone_is_sent_to_the_room_and_not_into_a_container() {
        let found = seen(&[
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("eth1", "169.254.3.4"),
            ("wlan0", "192.168.7.20"),
            ("eth0", "203.0.113.9"),
            ("wlan0", "fe80::1"),
        ]);
        assert_eq!(found, ["192.168.7.20", "203.0.113.9", "172.17.0.1"]);
    }

    #[test]
    fn a_machine_without_a_network_has_no_way() {
        assert_eq!(seen(&[("lo", "127.0.0.1"), ("lo", "::1")]), [""; 0]);
        let everywhere = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), 7777);
        assert_eq!(way("http", everywhere, &[]), None);
    }

    #[test]
    fn links_name_where_the_house_is() {
        let found = ["192.168.7.20".parse().expect("an address")];
        let everywhere = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), 7777);
        let way_of = |text: &str| way("http", text.parse().expect("an address"), &found);
        assert_eq!(
            way("https", everywhere, &found).as_deref(),
            Some("https://192.168.7.20:7777")
        );
        assert_eq!(way_of("10.0.0.2:80").as_deref(), Some("http://10.0.0.2:80"));
        assert_eq!(way_of("127.0.0.1:80"), None);
    }
}
