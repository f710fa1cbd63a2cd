//! Somebody who does not feel at all: closes the hand on the first thing and pulls.

use bag::{Act, HandInput, HandState, Touch};

use crate::Player;
use crate::chance::Chance;
use crate::wandering::Wandering;

/// Pulls the first thing it bumps into.
#[derive(Debug, Clone)]
pub struct Grabber {
    chance: Chance,
    wandering: Wandering,
    felt: Option<Touch>,
    tick: u32,
    closing: u32,
    pulls: bool,
}

impl Grabber {
    /// A grabber with a hand before the bag.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        Self {
            wandering: Wandering::new(&mut chance),
            chance,
            felt: None,
            tick: 0,
            closing: 0,
            pulls: true,
        }
    }

    /// One that takes things up and lets them go, for ever: somebody else's hand in the bag.
    #[must_use]
    pub fn who_never_pulls(seed: u64) -> Self {
        Self {
            pulls: false,
            ..Self::new(seed)
        }
    }
}

impl Player for Grabber {
    fn feel(&mut self, touch: &Touch) {
        self.felt = Some(*touch);
    }

    fn act(&mut self) -> HandInput {
        self.tick += 1;
        self.closing = self.closing.saturating_sub(1);
        let Some(touch) = self.felt else {
            return HandInput {
                dx: 0,
                dy: i8::from(self.tick >= 12),
                act: None,
            };
        };
        match touch.state {
            HandState::Outside => HandInput {
                dx: 0,
                dy: i8::from(self.tick >= 12),
                act: None,
            },
            HandState::Cupped(_) if self.pulls => HandInput::act(Act::Pull),
            HandState::Cupped(_) if self.closing > 0 => HandInput::default(),
            HandState::Cupped(_) => {
                self.wandering.leave(0, 12, &mut self.chance);
                HandInput::act(Act::LetGo)
            }
            HandState::Groping if self.closing == 0 => {
                let (motion, found) = self.wandering.go(&touch, &mut self.chance);
                if found {
                    self.closing = 45;
                    return HandInput::act(Act::Cup);
                }
                let [dx, dy] = motion.map(|part| (part * bag::INPUTS_PER_UNIT).round() as i8);
                HandInput { dx, dy, act: None }
            }
            _ => HandInput::default(),
        }
    }

    fn shout(&mut self) -> bool {
        false
    }
}
