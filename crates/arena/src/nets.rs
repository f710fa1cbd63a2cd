//! Nets as they are read from files that people name.

use std::sync::Arc;

use gimel_engine::Net;

/// Reads a net, or says in a sentence why not.
pub(crate) fn read_net(name: &str) -> Result<Arc<Net>, String> {
    let bytes = std::fs::read(name).map_err(|why| format!("{name} cannot be read: {why}"))?;
    let net = Net::from_bytes(&bytes).map_err(|why| format!("{name}: {why}"))?;
    Ok(Arc::new(net))
}
