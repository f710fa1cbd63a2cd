//! The net that judges positions, as a thread has fetched it.

use std::sync::Arc;

use gimel_engine::Net;

/// The net, if it has come.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn fetched_net() -> Option<Arc<Net>> {
    let fetched = js_sys::Reflect::get(&js_sys::global(), &"net".into()).ok()?;
    let bytes = js_sys::Uint8Array::new(&fetched).to_vec();
    Net::from_bytes(&bytes).ok().map(Arc::new)
}

/// Without a browser there is none.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn fetched_net() -> Option<Arc<Net>> {
    None
}
