//! What a hand does in one tick: a small motion and perhaps a gesture.

use serde::{Deserialize, Serialize};

/// Input steps in one unit.
pub const INPUTS_PER_UNIT: f32 = 256.0;

/// One hand's part in one tick. Motion is relative and in the hand's own frame; more than a finger can do is cut short.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HandInput {
    /// To the right, in 1/256 unit.
    pub dx: i8,
    /// Up, in 1/256 unit.
    pub dy: i8,
    /// A gesture, which comes before the motion. One that makes no sense now is passed over.
    pub act: Option<Act>,
}

impl HandInput {
    /// Nothing but a gesture.
    #[must_use]
    pub fn act(act: Act) -> Self {
        Self {
            act: Some(act),
            ..Self::default()
        }
    }
}

/// What a hand can do besides moving.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Close the hand over the nearest piece.
    Cup,
    /// Put back whatever is held and grope on.
    LetGo,
    /// Poke the middle of the held piece.
    Dip,
    /// Drop everything but the piece that is being felt.
    ShakeOff,
    /// Leave the bag with what is held. There is no way back.
    Pull,
}
