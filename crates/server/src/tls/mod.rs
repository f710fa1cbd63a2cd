//! TLS by itself: the certificate that the house shows, and the handshakes in which it shows it.

mod certificate;
mod handshakes;

pub use certificate::{Certificate, TlsFiles};
pub(crate) use handshakes::Handshakes;
