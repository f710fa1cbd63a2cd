//! Ticks and milliseconds: both count from T0.

use bag::TICKS_PER_SECOND;

/// Milliseconds between two steps of the bag.
pub const MS_PER_TICK: f32 = 1000.0 / TICKS_PER_SECOND as f32;

/// When a tick is, in milliseconds after T0.
#[must_use]
pub fn tick_ms(tick: i64) -> i64 {
    (tick * 1000).div_euclid(i64::from(TICKS_PER_SECOND))
}

/// The first whole millisecond at which a tick has begun, after T0.
pub(crate) fn begins_ms(tick: i64) -> i64 {
    let ticks = i64::from(TICKS_PER_SECOND);
    (tick * 1000 + ticks - 1).div_euclid(ticks)
}

/// The last tick that has begun so many milliseconds after T0.
pub(crate) fn tick_at(ms: f32) -> i64 {
    (ms / MS_PER_TICK).floor() as i64
}

/// So many ticks cover a time.
pub(crate) fn ticks_in(ms: f32) -> u32 {
    (ms / MS_PER_TICK).ceil() as u32
}
