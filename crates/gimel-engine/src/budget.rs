//! How long to think, counted in positions; and the word of whoever waits.

/// How far a search may go. Without any limit it goes on until it is stopped or has seen everything it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Turns to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
}

impl Limits {
    /// So many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            depth: None,
            nodes: Some(nodes),
        }
    }

    /// So many turns ahead.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            nodes: None,
        }
    }
}

/// After how many positions the callback is asked again: some of them take twenty microseconds, and whoever waits may have
/// given only a few milliseconds.
const PATIENCE: u64 = 64;

/// Counts positions, and knows when it is enough.
pub(crate) struct Budget<'a> {
    spent: u64,
    most: u64,
    should_stop: &'a mut dyn FnMut(u64) -> bool,
    stopped: bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: Limits, should_stop: &'a mut dyn FnMut(u64) -> bool) -> Self {
        Self {
            spent: 0,
            most: limits.nodes.unwrap_or(u64::MAX),
            should_stop,
            stopped: false,
        }
    }

    /// Takes one position from the budget; false once there is nothing left.
    pub(crate) fn spend(&mut self) -> bool {
        if self.stopped {
            return false;
        }
        let asked = self.spent.is_multiple_of(PATIENCE);
        if self.spent >= self.most || (asked && (self.should_stop)(self.spent)) {
            self.stopped = true;
            return false;
        }
        self.spent += 1;
        true
    }

    pub(crate) fn is_spent(&self) -> bool {
        self.stopped
    }

    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }
}
