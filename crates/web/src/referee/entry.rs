//! The taps of what is being told, so that each can be taken back alone.

use serde::{Deserialize, Serialize};

use super::draft::Draft;

/// Nobody needs more than this to tell one thing; a finger that plays with a switch does not fill the device.
const MOST: usize = 24;

/// What had been told before each tap, the last one last, and what was taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Taps {
    before: Vec<Draft>,
    undone: Vec<Draft>,
}

impl Taps {
    /// Is there a tap to take back?
    #[must_use]
    pub const fn any(&self) -> bool {
        !self.before.is_empty()
    }

    /// Is there a tap to do again?
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// A tap led from `before` to `now`; one that changed nothing is none.
    pub fn tapped(&mut self, before: Draft, now: &Draft) {
        if before == *now {
            return;
        }
        if self.before.len() == MOST {
            self.before.remove(0);
        }
        self.before.push(before);
        self.undone.clear();
    }

    /// Takes the last tap back; false if there is none.
    pub fn undo(&mut self, draft: &mut Draft) -> bool {
        let Some(before) = self.before.pop() else {
            return false;
        };
        self.undone.push(std::mem::replace(draft, before));
        true
    }

    /// Does the tap again that was taken back last; false if there is none.
    pub fn redo(&mut self, draft: &mut Draft) -> bool {
        let Some(after) = self.undone.pop() else {
            return false;
        };
        self.before.push(std::mem::replace(draft, after));
        true
    }
}
