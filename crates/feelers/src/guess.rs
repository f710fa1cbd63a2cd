//! What somebody with the accuracy of a level makes of what a fingertip feels: for hands that are moved by something else.

use bag::{Dip, Touch};
use shapes::Form;

use crate::belief::Belief;
use crate::chance::Chance;
use crate::level::{Level, Skill};
use crate::tracing::Tracing;
use crate::wish::Wish;

/// A mind without a hand.
#[derive(Debug, Clone)]
pub struct Guess {
    skill: &'static Skill,
    wish: Wish,
    chance: Chance,
    tracing: Tracing,
}

impl Guess {
    /// One that is as accurate as this level and wants this.
    #[must_use]
    pub fn new(level: Level, seed: u64, wish: Wish) -> Self {
        let mut chance = Chance::new(seed);
        Self {
            skill: level.skill(),
            tracing: Tracing::new(Belief::new(wish.expectation()), &mut chance),
            wish,
            chance,
        }
    }

    /// Another piece is in the hand.
    pub fn begin(&mut self) {
        let belief = Belief::new(self.wish.expectation());
        self.tracing = Tracing::new(belief, &mut self.chance);
    }

    /// Takes in what is felt.
    pub fn feel(&mut self, touch: &Touch) {
        self.tracing.take_in(touch, self.skill, &mut self.chance);
        if let Some(dip) = touch.dip {
            self.tracing.belief.dipped(dip == Dip::Hole);
        }
    }

    /// How likely what is in the hand is to be good.
    #[must_use]
    pub fn good(&self) -> f32 {
        self.wish.share_wanted(self.tracing.belief.shares())
    }

    /// Whether it is taken for the camel.
    #[must_use]
    pub fn is_camel(&self) -> bool {
        self.tracing.belief.most_likely() == Form::Camel.index()
    }
}
