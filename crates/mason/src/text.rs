//! Inputs as they travel: packed, and as text.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use tower::HoldInput;

/// Inputs as text.
#[must_use]
pub fn write_inputs(inputs: &[HoldInput]) -> String {
    STANDARD_NO_PAD.encode(tower::pack(inputs))
}

/// Reads what [`write_inputs`] wrote.
#[must_use]
pub fn read_inputs(text: &str) -> Option<Vec<HoldInput>> {
    tower::unpack(&STANDARD_NO_PAD.decode(text).ok()?)
}
