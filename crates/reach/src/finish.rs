//! How a recording is written into a table's log: as text, and read again for the replay with the lights on.

use bag::Recording;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;

/// A recording as text.
#[must_use]
pub fn pack(recording: &Recording) -> String {
    STANDARD_NO_PAD.encode(recording.to_bytes())
}

/// Reads what [`pack`] wrote.
#[must_use]
pub fn unpack(text: &str) -> Option<Recording> {
    Recording::from_bytes(&STANDARD_NO_PAD.decode(text).ok()?)
}
