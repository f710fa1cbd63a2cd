//! A person who plays for the first time: a thumb on the page's own gestures, slow to react, trembling, and no better at telling
//! shapes than the lowest feeler.

use std::collections::VecDeque;

use bag::{Act, HandInput, HandState, Load, Touch};
use feelers::{Guess, Level, Player, Wish};
use gestures::{Gestures, Kind};

use super::luck::Luck;

/// Ticks from what is felt to what is done: 0.35 seconds.
const REACTION: u32 = 21;
/// So long a piece is traced: three seconds.
const TRACED: u32 = 180;
/// What is then good enough to be pulled; the rest is let go.
const ENOUGH: f32 = 0.75;
/// Ticks of a thumb on its way from the bag to a button.
const TO_BUTTON: u32 = REACTION;
/// Pixels a tick of a thumb that follows the wood, and how much it turns in a tick where it has lost it.
const TRACING: f32 = 1.15;
const TURN_IN: f32 = 0.10;
/// How much a thumb trembles, in pixels.
const TREMOR: f32 = 1.0;
/// How often a second piece in the hand is noticed: the page says it, shows it and lets it be heard.
const NOTICES: f32 = 0.95;
/// How far a drag to another piece goes, in pixels a tick, and how long.
const DRAG: f32 = 4.0;
const DRAG_TICKS: u32 = 18;
const TICK_MS: f64 = 1000.0 / bag::TICKS_PER_SECOND as f64;
const THUMB: i32 = 1;

enum Doing {
    /// Reaches in, or goes on to another piece.
    Dragging {
        left: u32,
        way: (f32, f32),
    },
    /// Is about to press a button.
    Pressing {
        act: Act,
        left: u32,
    },
    /// Has pressed the one that closes the hand. What is felt is old until it was felt to be open.
    Closing {
        left: u32,
        open: bool,
    },
    /// Goes round what it holds.
    Tracing {
        ticks: u32,
        heading: (f32, f32),
    },
    Pulling,
}

/// A newcomer.
pub(crate) struct Novice {
    gestures: Gestures,
    guess: Guess,
    luck: Luck,
    nerve: VecDeque<(u32, Touch)>,
    felt: Option<Touch>,
    tick: u32,
    thumb: (f32, f32),
    doing: Doing,
    shout_at: Option<u32>,
    notices: bool,
}

impl Novice {
    pub(crate) fn new(seed: u64, wish: &Wish) -> Self {
        Self {
            gestures: Gestures::default(),
            guess: Guess::new(Level::Child, seed, wish.clone()),
            luck: Luck::new(seed ^ 0x5eed),
            nerve: VecDeque::new(),
            felt: None,
            tick: 0,
            thumb: (195.0, 560.0),
            doing: Doing::Dragging {
                left: REACTION + DRAG_TICKS,
                way: (0.0, -1.0),
            },
            shout_at: None,
            notices: true,
        }
    }

    fn time(&self) -> f64 {
        f64::from(self.tick) * TICK_MS
    }

    fn moves_thumb(&mut self, dx: f32, dy: f32) {
        let (x, y) = (self.luck.normal() * TREMOR, self.luck.normal() * TREMOR);
        self.thumb = (self.thumb.0 + dx, self.thumb.1 + dy);
        let at = (self.thumb.0 + x, self.thumb.1 + y);
        self.gestures.go(THUMB, Kind::Touch, at, self.time());
    }

    fn puts_thumb_down(&mut self) {
        self.gestures
            .down(THUMB, Kind::Touch, self.thumb, self.time(), false);
    }

    fn lifts_thumb(&mut self) {
        // A slow lift: no flick, no tap.
        self.gestures.cancel(THUMB);
    }

    fn goes_on(&mut self) -> Doing {
        let angle = self.luck.unit() * std::f32::consts::TAU;
        Doing::Dragging {
            left: DRAG_TICKS,
            way: (angle.cos(), angle.sin()),
        }
    }

    fn lives(&mut self) {
        let held = self.felt.map(|touch| touch.state);
        let holds = matches!(held, Some(HandState::Cupped(_)));
        let doing = std::mem::replace(&mut self.doing, Doing::Pulling);
        self.doing = match doing {
            // First it is felt that the hand has opened.
            Doing::Dragging { left, way } if left == DRAG_TICKS && holds => {
                Doing::Dragging { left, way }
            }
            Doing::Dragging { left: 0, .. } => self.reaches_for(Act::Cup),
            Doing::Dragging { left, way } => {
                if left == DRAG_TICKS {
                    self.puts_thumb_down();
                } else if left < DRAG_TICKS {
                    self.moves_thumb(way.0 * DRAG, way.1 * DRAG);
                }
                let left = left - 1;
                Doing::Dragging { left, way }
            }
            Doing::Pressing { act, left: 0 } => self.presses(act),
            Doing::Pressing { act, left } => Doing::Pressing {
                act,
                left: left - 1,
            },
            Doing::Closing { open: true, .. } if holds => {
                self.guess.begin();
                self.notices = self.luck.unit() < NOTICES;
                self.puts_thumb_down();
                let angle = self.luck.unit() * std::f32::consts::TAU;
                let heading = (angle.cos(), angle.sin());
                Doing::Tracing { ticks: 0, heading }
            }
            Doing::Closing { left: 0, .. } => self.goes_on(),
            Doing::Closing { left, open } => Doing::Closing {
                left: left - 1,
                open: open || !holds,
            },
            Doing::Tracing { ticks, heading } => self.traces(ticks, heading),
            Doing::Pulling => Doing::Pulling,
        };
    }

    /// Along the wood as it was felt a moment ago; where there was none, round to where it must be.
    fn follows(&self, (x, y): (f32, f32)) -> (f32, f32) {
        match self.felt.and_then(|touch| touch.contact) {
            Some(contact) => {
                let turn = f32::from(contact.direction) / f32::from(bag::DIRECTIONS);
                let (sin, cos) = shapes::sin_cos(turn * std::f32::consts::TAU);
                // Screens count down, hands count up.
                (-sin, -cos)
            }
            None => {
                let (sin, cos) = shapes::sin_cos(TURN_IN);
                (x * cos + y * sin, y * cos - x * sin)
            }
        }
    }

    fn traces(&mut self, ticks: u32, heading: (f32, f32)) -> Doing {
        let heading = self.follows(heading);
        self.moves_thumb(heading.0 * TRACING, heading.1 * TRACING);
        let several = |touch: Touch| touch.state == HandState::Cupped(Load::Several);
        if ticks < TRACED {
            let ticks = ticks + 1;
            Doing::Tracing { ticks, heading }
        } else if self.guess.good() < ENOUGH {
            self.reaches_for(Act::LetGo)
        } else if self.notices && self.felt.is_some_and(several) {
            self.reaches_for(Act::ShakeOff)
        } else {
            self.reaches_for(Act::Pull)
        }
    }

    fn reaches_for(&mut self, act: Act) -> Doing {
        self.lifts_thumb();
        let left = TO_BUTTON;
        Doing::Pressing { act, left }
    }

    fn presses(&mut self, act: Act) -> Doing {
        self.gestures.act(act);
        match act {
            Act::Cup => Doing::Closing {
                left: 36 + REACTION,
                open: false,
            },
            Act::ShakeOff => {
                self.puts_thumb_down();
                Doing::Tracing {
                    ticks: TRACED - 30,
                    heading: (1.0, 0.0),
                }
            }
            Act::Pull => {
                if self.guess.is_camel() && self.luck.unit() < 0.8 {
                    self.shout_at = Some(self.tick + 12);
                }
                Doing::Pulling
            }
            Act::LetGo | Act::Dip => self.goes_on(),
        }
    }
}

impl Player for Novice {
    fn feel(&mut self, touch: &Touch) {
        // The page knows at once what the hand does; the person a little later.
        self.gestures.felt(touch);
        self.nerve.push_back((self.tick + REACTION, *touch));
    }

    fn act(&mut self) -> HandInput {
        self.tick += 1;
        while self.nerve.front().is_some_and(|(at, _)| *at <= self.tick) {
            if let Some((_, touch)) = self.nerve.pop_front() {
                if matches!(touch.state, HandState::Cupped(_)) {
                    self.guess.feel(&touch);
                }
                self.felt = Some(touch);
            }
        }
        self.lives();
        self.gestures.tick(self.time())
    }

    fn shout(&mut self) -> bool {
        let now = self.shout_at.is_some_and(|at| self.tick >= at);
        if now {
            self.shout_at = None;
        }
        now
    }
}

/// Somebody who reaches in and waits.
pub(crate) struct Idle {
    tick: u32,
}

impl Idle {
    pub(crate) fn new() -> Self {
        Self { tick: 0 }
    }
}

impl Player for Idle {
    fn feel(&mut self, _: &Touch) {}

    fn act(&mut self) -> HandInput {
        self.tick += 1;
        HandInput {
            dx: 0,
            dy: i8::from(self.tick == REACTION),
            act: None,
        }
    }

    fn shout(&mut self) -> bool {
        false
    }
}
