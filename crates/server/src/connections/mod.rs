//! Connections: how many there may be, how long each may be silent, and who goes when another wants to come in.

mod entrance;
mod guarded;
mod register;

pub(crate) use entrance::{Entrance, Peer};
pub(crate) use guarded::Guarded;
pub(crate) use register::{Connection, Register};

use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

/// How long a connection is waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Who has not asked for anything whole after so long goes before those who wait for an answer, if there is no room.
    asked: Duration,
    /// Who has said nothing for so long after coming in does not want anything.
    first_byte: Duration,
    /// Who was told nothing for so long has asked for nothing, or never ends asking. Requests take less, and sockets are pinged more often.
    idle: Duration,
    /// Who does not take [`LEAST_TAKEN`] of a waiting answer in so long does not read it.
    unread: Duration,
}

/// As long as a slow network of honest people may need.
pub(crate) const PATIENCE: Patience = Patience {
    asked: Duration::from_secs(1),
    first_byte: Duration::from_secs(10),
    idle: Duration::from_secs(30),
    unread: Duration::from_secs(20),
};
const LEAST_TAKEN: usize = 16 * 1024;
/// So much of an answer waits in the kernel for a slow reader; Linux doubles it.
const SEND_BUFFER: u32 = 128 * 1024;
/// Files that are no connections: the store, logs, what the system needs.
const OTHER_FILES: u64 = 150;
/// The most connections, however many files there may be.
const MOST: usize = 16_384;
/// The most from one network, if nothing else is said.
pub(crate) const MOST_FROM_ONE: usize = 256;

/// Makes room for as many files as the system allows, and answers how many connections fit.
pub(crate) fn room() -> usize {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    let fit = files.saturating_sub(OTHER_FILES).max(files / 4);
    let fit = usize::try_from(fit).unwrap_or(MOST).min(MOST);
    if fit < 1000 {
        tracing::warn!(
            files,
            "Only {files} files may be open at once, which is room for {fit} connections; `ulimit -n 8192` or LimitNOFILE= makes more"
        );
    }
    fit
}

/// Where somebody is at home: an IPv4 address, or the network of IPv6 addresses that one household is given.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let network = address.to_bits() & (u128::MAX << 72);
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
    }
}
