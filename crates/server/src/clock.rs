//! The one place where the server reads the clock of the machine.

use std::time::{SystemTime, UNIX_EPOCH};

use table::Millis;

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
