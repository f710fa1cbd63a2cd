//! Nets as they are read from files, each kept once however many engines use it.

use std::sync::{Arc, OnceLock};

use gimel_engine::Net;

/// Reads a net, or says in a sentence why not.
pub(crate) fn read_net(name: &str) -> Result<Arc<Net>, String> {
    let bytes = std::fs::read(name).map_err(|why| format!("{name} cannot be read: {why}"))?;
    let net = Net::from_bytes(&bytes).map_err(|why| format!("{name}: {why}"))?;
    Ok(Arc::new(net))
}

/// Made by `training/train.py`; docs/STRENGTH.md says from what, and what it is worth.
const NET: &[u8] = include_bytes!("../net.bin");

/// The net that this program was built with.
#[must_use]
pub fn default_net() -> Option<Arc<Net>> {
    static OWN: OnceLock<Option<Arc<Net>>> = OnceLock::new();
    let read = || Net::from_bytes(NET).ok().map(Arc::new);
    OWN.get_or_init(read).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_net_can_be_read_and_is_small() {
        assert!(default_net().is_some());
        assert!(NET.len() <= 1 << 20);
    }
}
