//! Ticks of a hand, counted from the call on the clock that everybody shares, and the frames they travel in.

use bag::HandInput;
use protocol::HandFrame;

/// Milliseconds of a tick.
const TICK_MS: f64 = 1000.0 / bag::TICKS_PER_SECOND as f64;
/// The count may be so far from the clock before it jumps.
const SLACK: f64 = 4.0;
/// So many inputs travel together.
const TOGETHER: usize = 2;
/// The most in one frame.
const MOST: usize = 30;

/// What a hand has to say.
#[derive(Debug, Default)]
pub struct Ticks {
    next: Option<u32>,
    waiting: Vec<HandInput>,
    shout: Option<u32>,
    shouted: bool,
}

/// The tick of an instant after the call; nothing before it.
#[must_use]
pub fn tick_of(now: f64, start: f64) -> Option<u32> {
    (now >= start).then(|| ((now - start) / TICK_MS) as u32)
}

impl Ticks {
    /// The hand did this up to `now`. A frame, once there is enough to send.
    pub fn push(
        &mut self,
        inputs: &[HandInput],
        now: f64,
        start: f64,
        (table, reach): (u32, u32),
    ) -> Option<HandFrame> {
        let clock = tick_of(now, start)?;
        let count = (self.waiting.len() + inputs.len()) as u32;
        let due = clock.saturating_sub(count.saturating_sub(1));
        let first = match self.next {
            Some(next) if (f64::from(next) - f64::from(due)).abs() <= SLACK => next,
            _ => due,
        };
        self.waiting.extend_from_slice(inputs);
        self.next = Some(first);
        if self.waiting.len() < TOGETHER && self.shout.is_none() {
            return None;
        }
        let mut inputs = std::mem::take(&mut self.waiting);
        inputs.truncate(MOST);
        self.next = Some(first + inputs.len() as u32);
        Some(HandFrame {
            table,
            reach,
            tick: first,
            shout: self.shout.take(),
            inputs: postcard::to_allocvec(&inputs).unwrap_or_default(),
        })
    }

    /// The camel is called, once.
    pub fn shout(&mut self, now: f64, start: f64) {
        if !self.shouted {
            self.shout = tick_of(now, start);
            self.shouted = self.shout.is_some();
        }
    }

    /// Whether it was called.
    #[must_use]
    pub const fn has_shouted(&self) -> bool {
        self.shouted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STILL: HandInput = HandInput {
        dx: 1,
        dy: 0,
        act: None,
    };

    #[test]
    fn ticks_are_counted_from_the_call_without_gaps() {
        let mut ticks = Ticks::default();
        assert_eq!(
            ticks.push(&[STILL], 990.0, 1000.0, (7, 1)),
            None,
            "not called yet"
        );
        let mut told = Vec::new();
        for frame in 0..10 {
            let now = 1000.0 + f64::from(frame) * 33.4;
            told.extend(ticks.push(&[STILL, STILL], now, 1000.0, (7, 1)));
        }
        let firsts: Vec<u32> = told.iter().map(|frame| frame.tick).collect();
        assert_eq!(firsts, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
        let read: Vec<HandInput> = postcard::from_bytes(&told[0].inputs).expect("inputs");
        assert_eq!(read, [STILL, STILL]);
    }

    #[test]
    fn after_a_hitch_the_count_follows_the_clock() {
        let mut ticks = Ticks::default();
        ticks.push(&[STILL, STILL], 1020.0, 1000.0, (7, 1));
        let late = ticks
            .push(&[STILL, STILL], 3010.0, 1000.0, (7, 1))
            .expect("a frame");
        assert_eq!(late.tick, 119, "the last of the two is the clock's");
    }

    #[test]
    fn camel_is_called_once_and_at_once() {
        let mut ticks = Ticks::default();
        ticks.shout(900.0, 1000.0);
        assert!(!ticks.has_shouted(), "not before the call");
        ticks.shout(1501.0, 1000.0);
        let frame = ticks
            .push(&[STILL], 1510.0, 1000.0, (7, 1))
            .expect("it cannot wait");
        assert_eq!(frame.shout, Some(30));
        ticks.shout(1600.0, 1000.0);
        let next = ticks
            .push(&[STILL, STILL], 1610.0, 1000.0, (7, 1))
            .expect("a frame");
        assert_eq!(next.shout, None);
    }
}
