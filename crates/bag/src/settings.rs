//! What may differ from one bag to another.

use serde::{Deserialize, Serialize};

/// How a bag feels.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How wrong the black pieces are: 1 is usual, less is harder.
    pub decoy_scale: f32,
    /// What lies within this of the palm's centre comes along when the hand closes.
    pub grip_radius: f32,
    /// How far the felt place wanders, in units: 0 in friendly games. It hinders machines more than people.
    pub drift: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            decoy_scale: 1.0,
            grip_radius: 0.21,
            drift: 0.0,
        }
    }
}

impl Settings {
    /// As in rated games.
    #[must_use]
    pub fn rated() -> Self {
        Self {
            drift: 0.08,
            ..Self::default()
        }
    }

    /// Kept within what the world can bear, whoever wrote it down.
    pub(crate) fn sound(self) -> Self {
        let within = |value: f32, least: f32, most: f32, usual: f32| {
            if value.is_finite() {
                value.clamp(least, most)
            } else {
                usual
            }
        };
        let usual = Self::default();
        Self {
            decoy_scale: within(self.decoy_scale, 0.25, 1.5, usual.decoy_scale),
            grip_radius: within(self.grip_radius, 0.15, 0.6, usual.grip_radius),
            drift: within(self.drift, 0.0, 0.2, usual.drift),
        }
    }
}
