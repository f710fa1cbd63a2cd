//! A hand that does what is written down, whatever it feels.

use bag::{Act, HandInput, Touch};
use feelers::Player;

/// Reaches in at once, goes on in one direction, closes the hand once, and pulls at a tick.
#[derive(Clone)]
pub(crate) struct Script {
    tick: u32,
    pulls_at: Option<u32>,
    shouts_at: Option<u32>,
}

impl Script {
    pub(crate) fn that_pulls_at(tick: u32) -> Script {
        Script {
            tick: 0,
            pulls_at: Some(tick),
            shouts_at: None,
        }
    }

    pub(crate) fn that_never_pulls() -> Script {
        Script {
            tick: 0,
            pulls_at: None,
            shouts_at: None,
        }
    }

    pub(crate) fn and_shouts_at(mut self, tick: u32) -> Script {
        self.shouts_at = Some(tick);
        self
    }
}

impl Player for Script {
    fn feel(&mut self, _: &Touch) {}

    fn act(&mut self) -> HandInput {
        self.tick += 1;
        let pulls = self.pulls_at == Some(self.tick);
        let act = match self.tick {
            _ if pulls => Some(Act::Pull),
            40 => Some(Act::Cup),
            _ => None,
        };
        HandInput { dx: 1, dy: 12, act }
    }

    fn shout(&mut self) -> bool {
        self.shouts_at == Some(self.tick)
    }
}
