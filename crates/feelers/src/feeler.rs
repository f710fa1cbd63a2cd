//! A feeler's mind: groping, closing, tracing, and when it has felt enough.

use std::collections::VecDeque;

use bag::{Act, Dip, HandInput, HandState, INPUTS_PER_UNIT, Load, Touch};
use shapes::Form;

use crate::Player;
use crate::belief::Belief;
use crate::chance::Chance;
use crate::knowledge::knowledge;
use crate::level::{Level, REFLEX, Skill};
use crate::tracing::Tracing;
use crate::wandering::Wandering;
use crate::wish::Wish;

/// Ticks of tracing after which it begins to settle for less, and after which anything is settled.
const FRESH: f32 = 150.0;
const TIRED: f32 = 420.0;
/// So many ticks somebody looks who has nothing to lose.
const HURRIED: f32 = 420.0;
/// By which share people differ in it, up and down.
const MOODS: f32 = 0.08;
/// A finger that has hardly felt any wood for so many ticks lets go.
const LOST: u32 = 50;
/// Who doubts gives up a pull as soon as it is surer than this share of before that it was wrong.
const FALTERS: f32 = 0.92;
/// Ticks for which a hand is given time to close and to feel whether it holds anything.
const CLOSES: u32 = 44;
/// From when it becomes restless, so many ticks until anything is good enough to be pulled: nobody wants to watch for a minute.
const RESTLESS: f32 = 240.0;

/// What it is busy with.
#[derive(Debug, Clone)]
enum Mind {
    Wandering,
    /// The hand is closing; given up after a while. What is felt is old until it was felt to be open.
    Closing {
        left: u32,
        open: bool,
    },
    Tracing(Box<Tracing>),
    /// A thought that becomes a gesture after the reaction time.
    About {
        act: Act,
        left: u32,
        tracing: Box<Tracing>,
    },
    /// Waiting for what a dip or a shake brings.
    Waiting {
        left: u32,
        tracing: Box<Tracing>,
    },
    Pulling,
}

const CLOSING: Mind = Mind::Closing {
    left: CLOSES,
    open: false,
};

/// Nobody becomes restless at the very same moment as another: two who have found nothing would come out together.
fn mood(seed: u64) -> f32 {
    // Apart from the other draws.
    1.0 + MOODS * (2.0 * Chance::new(!seed).unit() - 1.0)
}

/// Plays by touch alone.
#[derive(Debug, Clone)]
pub struct Feeler {
    skill: &'static Skill,
    wish: Wish,
    chance: Chance,
    mind: Mind,
    wandering: Wandering,
    /// Touches on their way to the mind: with the tick at which they arrive.
    nerve: VecDeque<(u32, Touch)>,
    felt: Option<Touch>,
    tick: u32,
    /// When the camel will be called.
    shout_at: Option<u32>,
    dipped: bool,
    /// Ticks since the hand closed.
    traced: u32,
    noticed: bool,
    /// Whether it only wants to know what it holds.
    only_feels: bool,
    /// Ticks for which it looks for what it wants.
    calm: f32,
    /// How likely just any piece is to be good.
    hoped: f32,
    /// What is left of motions smaller than a step of input.
    rest: [f32; 2],
}

impl Feeler {
    /// A feeler with a hand before the bag.
    #[must_use]
    pub fn new(level: Level, seed: u64, wish: Wish) -> Self {
        let mut chance = Chance::new(seed);
        Self {
            skill: level.skill(),
            mind: Mind::Wandering,
            wandering: Wandering::new(&mut chance),
            chance,
            nerve: VecDeque::new(),
            felt: None,
            tick: 0,
            shout_at: None,
            dipped: false,
            traced: 0,
            noticed: false,
            only_feels: false,
            calm: level.skill().calm * mood(seed),
            hoped: wish.share_wanted(&wish.expectation()),
            wish,
            rest: [0.0; 2],
        }
    }

    /// One for whom a wrong piece costs nothing: it takes what comes much sooner.
    #[must_use]
    pub fn who_hurries(mut self) -> Self {
        self.calm *= HURRIED / self.skill.calm;
        self
    }

    /// One that cups the first piece and goes on feeling it for ever: how well it names things can be measured.
    #[must_use]
    pub fn who_only_feels(level: Level, seed: u64, wish: Wish) -> Self {
        Self {
            only_feels: true,
            ..Self::new(level, seed, wish)
        }
    }

    /// How likely it thinks each form to be that it has in hand, by [`Form::index`]: for measuring, and for telling
    /// afterwards what it thought.
    #[must_use]
    pub fn belief(&self) -> Option<[f32; Form::COUNT]> {
        match &self.mind {
            Mind::Tracing(tracing)
            | Mind::About { tracing, .. }
            | Mind::Waiting { tracing, .. } => Some(*tracing.belief.shares()),
            _ => None,
        }
    }

    fn think(&mut self, touch: &Touch) -> ([f32; 2], Option<Act>) {
        let still = [0.0, 0.0];
        match std::mem::replace(&mut self.mind, Mind::Wandering) {
            Mind::Wandering => self.wander(touch),
            Mind::Closing { left, open } => {
                let holds = matches!(touch.state, HandState::Cupped(_));
                self.closing(left, open || !holds, holds);
                (still, None)
            }
            Mind::Tracing(tracing) => (self.trace(touch, tracing), None),
            Mind::About { act, left, tracing } if left > 0 => {
                (self.hesitate(touch, act, left, tracing), None)
            }
            Mind::About { act, tracing, .. } => (still, Some(self.gesture(act, tracing))),
            Mind::Waiting { left, tracing } => {
                self.wait(touch, left, tracing);
                (still, None)
            }
            Mind::Pulling => {
                self.mind = Mind::Pulling;
                (still, None)
            }
        }
    }

    /// After its reaction time; a practised hand means to close on the first thing there is.
    fn reach_in(&mut self) -> HandInput {
        let begins = self.tick == self.skill.reaction;
        let act = (begins && self.goes_straight_on()).then(|| {
            self.mind = CLOSING;
            Act::Cup
        });
        HandInput {
            dx: 0,
            dy: i8::from(self.tick >= self.skill.reaction),
            act,
        }
    }

    /// From one piece to the next in one motion.
    fn goes_straight_on(&self) -> bool {
        self.skill.stroll == 0
    }

    fn wander(&mut self, touch: &Touch) -> ([f32; 2], Option<Act>) {
        let (motion, found) = self.wandering.go(touch, &mut self.chance);
        if found {
            self.mind = CLOSING;
            return ([0.0, 0.0], Some(Act::Cup));
        }
        (motion, None)
    }

    fn closing(&mut self, left: u32, open: bool, holds: bool) {
        self.mind = if open && holds {
            self.dipped = false;
            self.traced = 0;
            self.noticed = self.chance.happens(self.skill.notices);
            let belief = Belief::new(self.wish.expectation());
            Mind::Tracing(Box::new(Tracing::new(belief, &mut self.chance)))
        } else if left == 0 {
            self.wandering.leave(0, self.skill.stroll, &mut self.chance);
            Mind::Wandering
        } else {
            Mind::Closing {
                left: left - 1,
                open,
            }
        };
    }

    /// The finger goes on while the thought becomes a gesture; who doubts may think better of it.
    fn hesitate(
        &mut self,
        touch: &Touch,
        act: Act,
        left: u32,
        mut tracing: Box<Tracing>,
    ) -> [f32; 2] {
        self.traced += 1;
        tracing.take_in(touch, self.skill, &mut self.chance);
        let motion = tracing.slide(touch.contact, self.skill);
        let good = self.wish.share_wanted(tracing.belief.shares());
        let thinks_better = act == Act::Pull && good < self.least_sure() * FALTERS;
        self.mind = if thinks_better {
            Mind::Tracing(tracing)
        } else {
            Mind::About {
                act,
                left: left - 1,
                tracing,
            }
        };
        motion
    }

    /// Ticks from a decision to the gesture.
    fn takes(&mut self, act: Act) -> u32 {
        let reaction = self.skill.reaction - REFLEX;
        if act != Act::Pull || self.only_feels {
            return reaction;
        }
        // Who becomes restless hesitates less.
        let doubt = (self.skill.doubt as f32 * self.calm()) as u32;
        reaction + self.chance.ticks(doubt * 7 / 8, doubt * 9 / 8)
    }

    fn trace(&mut self, touch: &Touch, mut tracing: Box<Tracing>) -> [f32; 2] {
        self.traced += 1;
        tracing.take_in(touch, self.skill, &mut self.chance);
        let motion = tracing.slide(touch.contact, self.skill);
        self.mind = match self.decision(touch, &tracing.belief) {
            Some(act) => Mind::About {
                act,
                left: self.takes(act),
                tracing,
            },
            None => Mind::Tracing(tracing),
        };
        motion
    }

    /// What to do with what is believed.
    fn decision(&self, touch: &Touch, belief: &Belief) -> Option<Act> {
        if belief.samples() < 4 {
            // A finger that does not even find the wood lets go.
            return (self.traced > LOST).then_some(Act::LetGo);
        }
        let shares = belief.shares();
        let good = self.wish.share_wanted(shares);
        if !self.dipped && self.dip_would_tell(shares) {
            return Some(Act::Dip);
        }
        if self.only_feels {
            return None;
        }
        if good >= self.least_sure() {
            let several = touch.state == HandState::Cupped(Load::Several);
            return Some(if several && self.noticed {
                Act::ShakeOff
            } else {
                Act::Pull
            });
        }
        let hopeless = self.skill.patience * self.hoped;
        (good < self.towards_undecided(hopeless)).then_some(Act::LetGo)
    }

    /// Nobody feels on for ever: the surer one cannot get, the less it takes either way.
    fn towards_undecided(&self, from: f32) -> f32 {
        let weary = (self.traced as f32 - FRESH) / (TIRED - FRESH);
        from + (self.skill.undecided - from) * weary.clamp(0.0, 1.0)
    }

    /// From 1 to 0, the longer nothing was found.
    fn calm(&self) -> f32 {
        let restless = (self.tick as f32 - self.calm) / RESTLESS;
        1.0 - restless.clamp(0.0, 1.0)
    }

    /// How sure it must be now to pull.
    fn least_sure(&self) -> f32 {
        self.towards_undecided(self.skill.courage) * self.calm()
    }

    /// Whether a hole or none would change the mind.
    fn dip_would_tell(&self, shares: &[f32; Form::COUNT]) -> bool {
        let (mut hole, mut good_hole, mut good) = (0.0, 0.0, 0.0);
        for (form, share) in shares.iter().enumerate() {
            let wanted = if self.wish.wants(form) { *share } else { 0.0 };
            good += wanted;
            if knowledge().has_hole(form) {
                hole += share;
                good_hole += wanted;
            }
        }
        if !(0.15..0.95).contains(&hole) {
            return false;
        }
        if self.only_feels {
            return true;
        }
        let if_hole = good_hole / hole;
        let if_solid = (good - good_hole) / (1.0 - hole);
        (if_hole - if_solid).abs() > 0.3
    }

    /// What it does about a decision.
    fn gesture(&mut self, act: Act, tracing: Box<Tracing>) -> Act {
        if act == Act::LetGo && self.goes_straight_on() {
            self.mind = CLOSING;
            return Act::Cup;
        }
        self.mind = match act {
            Act::Pull => {
                let camel = tracing.belief.most_likely() == Form::Camel.index();
                if camel && self.chance.happens(self.skill.shouts) {
                    self.shout_at = Some(self.tick + self.chance.ticks(4, 16));
                }
                Mind::Pulling
            }
            Act::LetGo => {
                let (places, stroll) = (self.skill.places, self.skill.stroll);
                self.wandering.leave(places, stroll, &mut self.chance);
                Mind::Wandering
            }
            Act::Dip => {
                self.dipped = true;
                Mind::Waiting { left: 40, tracing }
            }
            Act::ShakeOff | Act::Cup => Mind::Waiting { left: 26, tracing },
        };
        act
    }

    fn wait(&mut self, touch: &Touch, left: u32, mut tracing: Box<Tracing>) {
        if let Some(dip) = touch.dip {
            tracing.belief.dipped(dip == Dip::Hole);
            self.mind = Mind::Tracing(tracing);
        } else if left == 0 {
            self.mind = Mind::Tracing(tracing);
        } else {
            self.mind = Mind::Waiting {
                left: left - 1,
                tracing,
            };
        }
    }

    /// Motions are in whole steps; what is left over is not lost.
    fn steps(&mut self, motion: [f32; 2]) -> [i8; 2] {
        let mut steps = [0_i8; 2];
        for axis in 0..2 {
            let wish = motion[axis] * INPUTS_PER_UNIT + self.rest[axis];
            steps[axis] = wish.round() as i8;
            self.rest[axis] = (wish - f32::from(steps[axis])).clamp(-1.0, 1.0);
        }
        steps
    }
}

impl Player for Feeler {
    fn feel(&mut self, touch: &Touch) {
        self.nerve.push_back((self.tick + REFLEX, *touch));
    }

    fn act(&mut self) -> HandInput {
        self.tick += 1;
        let mut fresh = None;
        while let Some((at, touch)) = self.nerve.front().copied() {
            if at > self.tick {
                break;
            }
            self.nerve.pop_front();
            // What comes once must not be missed.
            let dip = fresh.and_then(|fresh: Touch| fresh.dip);
            fresh = Some(Touch {
                dip: touch.dip.or(dip),
                ..touch
            });
        }
        // Before the first touch arrives the hand just reaches in, after its reaction time.
        let Some(touch) = fresh.or(self.felt) else {
            return self.reach_in();
        };
        self.felt = Some(Touch {
            dip: None,
            thump: 0,
            ..touch
        });
        if touch.state == HandState::Outside {
            return self.reach_in();
        }
        let (motion, act) = self.think(&touch);
        let [dx, dy] = self.steps(motion);
        HandInput { dx, dy, act }
    }

    fn shout(&mut self) -> bool {
        let now = self.shout_at.is_some_and(|at| self.tick >= at);
        if now {
            self.shout_at = None;
        }
        now
    }
}
