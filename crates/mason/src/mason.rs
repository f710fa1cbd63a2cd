//! One building from the first move of the hand until everything rests.

use std::collections::VecDeque;

use dschamal::Piece;
use table::{BuildFinish, BuildOrder, Millis, Placed, SeatNumber};
use tower::{HoldInput, Outcome, Recording, Site, Stand, TICKS_PER_SECOND, builder};

/// How clumsy the bots of the five levels are, in percent.
const CLUMSY: [u8; 5] = [70, 45, 25, 12, 4];
/// A bot looks at the tower first.
const LOOK: Millis = Millis(900);
/// A hand that is silent for so long while wood moves is held still in its place.
const SILENCE: Millis = Millis(250);
/// How far ahead of the clock a hand's inputs may run, in ticks: what a hitch of the network delays comes at once.
const AHEAD: i64 = 45;
/// The most inputs of one building; then the piece is let go.
pub const MOST_INPUTS: usize = 30_000;
/// The most steps of the wood in one go: whoever drives it has others to look after.
const MOST_STEPS: usize = 240;
/// A tower has to stand no longer than this, whatever was agreed once (A-T-11).
const MOST_STAND_S: u32 = 60;
/// A piece that moves less than this in a tick rests, in the steps of a [`Stand`].
const STILL: i32 = 24;
/// How often something is looked at that goes on by itself.
const BEAT: Millis = Millis(50);

/// Somebody builds.
pub struct Mason {
    number: u32,
    seat: SeatNumber,
    bot: Option<Vec<HoldInput>>,
    /// What stands, and last the piece that is placed.
    pieces: Vec<Piece>,
    recording: Recording,
    site: Site,
    /// When the order came, and when the hand begins.
    ordered: Millis,
    start: Millis,
    /// Ticks of the wood in a tick of the clock.
    speed: u32,
    /// It is carried out in one go.
    skip: bool,
    deadline: Option<Millis>,
    /// When the hand last did something.
    heard: Millis,
    /// Does any wood move but what is held?
    moving: bool,
    /// What the hand did and was not carried out yet.
    waiting: VecDeque<HoldInput>,
    /// How many inputs were passed on.
    told: usize,
    /// When the piece was let go, and at which tick of the wood.
    released: Option<(Millis, u32)>,
    /// How it ended, and when that is to be seen.
    end: Option<(Millis, Outcome)>,
}

/// What comes out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MasonOut {
    /// What the hand did, for everybody who looks.
    Inputs {
        /// The how-manieth input is the first of them, counted from 0.
        first: usize,
        /// The inputs.
        inputs: Vec<HoldInput>,
    },
    /// It is over.
    Finished(BuildFinish),
}

impl Mason {
    /// Begins now. A bot makes its plan, which takes some milliseconds.
    #[must_use]
    pub fn new(order: &BuildOrder, now: Millis) -> Mason {
        let standing: Vec<Stand> = order.standing.iter().map(stand).collect();
        let form = order.piece.form();
        // An order may come from a log that is older than the range of its option.
        let stand_ticks = order.stand_s.min(MOST_STAND_S) * TICKS_PER_SECOND;
        let plan = |level: u8| {
            let clumsy = CLUMSY[usize::from(level.clamp(1, 5)) - 1];
            builder::plan(&standing, form, clumsy, order.seed, stand_ticks)
        };
        let before = order.standing.iter().map(|placed| placed.piece);
        let start = start_of(order, now);
        Mason {
            number: order.number,
            seat: order.seat,
            bot: order.bot.map(plan),
            pieces: before.chain([order.piece]).collect(),
            site: Site::new(&standing, form, stand_ticks),
            recording: Recording {
                standing,
                form,
                stand_ticks,
                inputs: Vec::new(),
            },
            ordered: now,
            start,
            speed: order.speed.max(1),
            skip: order.skip,
            deadline: order.deadline,
            heard: start,
            moving: false,
            waiting: VecDeque::new(),
            told: 0,
            released: None,
            end: None,
        }
    }

    /// Is this what carries out that order?
    #[must_use]
    pub fn carries_out(&self, order: &BuildOrder) -> bool {
        self.number == order.number && self.bot.is_some() == order.bot.is_some()
    }

    /// Which building of the game.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Whose tower.
    #[must_use]
    pub fn seat(&self) -> SeatNumber {
        self.seat
    }

    /// The order has changed while it is carried out: somebody who was away has more time, a ruling is still being read, or those who
    /// watch want it to be over.
    pub fn follow(&mut self, order: &BuildOrder) {
        self.deadline = order.deadline;
        if self.bot.is_some() {
            self.skip |= order.skip;
            if self.so_far().is_empty() {
                self.start = start_of(order, self.ordered);
            }
        }
    }

    /// Everything the hand did so far.
    #[must_use]
    pub fn so_far(&self) -> &[HoldInput] {
        &self.recording.inputs
    }

    /// What a person's hand did. Inputs that are known are skipped, a gap is not filled, and nobody outruns the clock.
    pub fn take(&mut self, first: usize, inputs: &[HoldInput], arrival: Millis) {
        let known = self.so_far().len() + self.waiting.len();
        if self.bot.is_some() || self.released.is_some() || first > known {
            return;
        }
        let most = usize::try_from(ticks(arrival - self.start) + AHEAD + 1).unwrap_or(0);
        let fresh = inputs.iter().skip(known - first);
        let fresh = fresh.take(most.saturating_sub(known));
        let before = self.waiting.len();
        self.waiting.extend(fresh);
        if self.waiting.len() > before {
            self.heard = arrival;
        }
        let mut steps = MOST_STEPS;
        self.do_what_waits(arrival, &mut steps);
    }

    /// When it wants to be looked at again.
    #[must_use]
    pub fn wake_at(&self) -> Option<Millis> {
        let resting = self.released.filter(|_| self.end.is_none());
        match (&self.end, &self.bot) {
            _ if self.skip || resting.is_some() || !self.waiting.is_empty() => Some(self.heard),
            (Some((at, _)), _) => Some(*at),
            (None, Some(_)) => Some(self.start.max(self.heard + BEAT)),
            (None, None) if self.moving => Some(self.heard + BEAT),
            (None, None) => self.deadline,
        }
    }

    /// Goes on to this instant, and says what happened. What is too much for one go comes with the next.
    pub fn advance(&mut self, now: Millis) -> Vec<MasonOut> {
        let mut steps = MOST_STEPS;
        self.do_what_waits(now, &mut steps);
        if self.bot.is_some() {
            self.follow_plan(now, &mut steps);
        } else if self.moving && now - self.heard >= SILENCE {
            self.hold_still(now, &mut steps);
        }
        let late = self.deadline.is_some_and(|deadline| now >= deadline);
        let over = late || self.so_far().len() >= MOST_INPUTS;
        if self.released.is_none() && self.waiting.is_empty() && over {
            self.step(HoldInput::RELEASE, now);
        }
        self.come_to_rest(&mut steps);
        let mut out = self.untold();
        let over = |(at, _): &&(Millis, Outcome)| self.skip || now >= *at;
        if let Some((_, outcome)) = self.end.as_ref().filter(over) {
            out.push(MasonOut::Finished(self.finish(outcome)));
        }
        out
    }

    fn do_what_waits(&mut self, now: Millis, steps: &mut usize) {
        while *steps > 0
            && let Some(input) = self.waiting.pop_front()
        {
            self.step(input, now);
            *steps -= 1;
        }
    }

    fn follow_plan(&mut self, now: Millis, steps: &mut usize) {
        let due = ticks(now - self.start) * i64::from(self.speed);
        let due = match self.skip {
            true => usize::MAX,
            false => usize::try_from(due).unwrap_or(0),
        };
        while self.released.is_none() && self.so_far().len() < due && *steps > 0 {
            let planned = self.bot.as_ref().map_or(&[][..], Vec::as_slice);
            let next = planned.get(self.so_far().len()).copied();
            self.step(next.unwrap_or(HoldInput::RELEASE), now);
            *steps -= 1;
        }
        self.heard = now;
    }

    /// Wood that moves does not wait for a hand that says nothing.
    fn hold_still(&mut self, now: Millis, steps: &mut usize) {
        let due = usize::try_from(ticks(now - self.heard)).unwrap_or(0);
        for _ in 0..due.min(*steps) {
            if self.moving && self.released.is_none() {
                self.step(HoldInput::default(), now);
            }
        }
        self.heard = match due <= *steps {
            true => now,
            false => self.heard + Millis(*steps as i64 * 1000 / i64::from(TICKS_PER_SECOND)),
        };
        *steps = steps.saturating_sub(due);
    }

    fn step(&mut self, input: HoldInput, now: Millis) {
        let before = self.site.poses();
        self.site.step(input);
        self.recording.inputs.push(input);
        let after = self.site.poses();
        let wood = self.pieces.len() - 1;
        let mut pairs = before.iter().zip(&after).take(wood);
        self.moving = pairs.any(|(before, after)| moved(before, after));
        if input.release {
            self.waiting.clear();
            self.released = Some((now, self.site.tick()));
        }
    }

    /// Nothing can change it any more: it is reckoned to its end, and told when it would be there.
    fn come_to_rest(&mut self, steps: &mut usize) {
        let Some((at, from)) = self.released.filter(|_| self.end.is_none()) else {
            return;
        };
        loop {
            if let Some(outcome) = self.site.over() {
                let ticks = i64::from(self.site.tick() - from) / i64::from(self.speed);
                let lasts = Millis(ticks * 1000 / i64::from(TICKS_PER_SECOND));
                self.end = Some((at + lasts, outcome));
                return;
            }
            if *steps == 0 {
                return;
            }
            self.site.step(HoldInput::default());
            *steps -= 1;
        }
    }

    fn untold(&mut self) -> Vec<MasonOut> {
        let (first, all) = (self.told, self.so_far());
        let inputs = all[first..].to_vec();
        self.told = all.len();
        let some = (!inputs.is_empty()).then_some(MasonOut::Inputs { first, inputs });
        some.into_iter().collect()
    }

    fn finish(&self, outcome: &Outcome) -> BuildFinish {
        let fell = |index: &usize| outcome.fell.contains(index);
        let (fallen, stand): (Vec<usize>, Vec<usize>) = (0..self.pieces.len()).partition(fell);
        let placed = stand.iter().zip(&outcome.standing);
        BuildFinish {
            number: self.number,
            standing: placed
                .map(|(&index, stand)| Placed {
                    piece: self.pieces[index],
                    x: stand.x,
                    y: stand.y,
                    turn: stand.turn,
                })
                .collect(),
            fell: fallen.iter().map(|&index| self.pieces[index]).collect(),
            recording: self.recording.to_text(),
            digest: format!("{:016x}", outcome.digest),
        }
    }
}

/// When the hand begins: a bot looks at the tower first.
fn start_of(order: &BuildOrder, now: Millis) -> Millis {
    let look = Millis(LOOK.0 / i64::from(order.speed.max(1)));
    match order.bot {
        Some(_) => now.max(order.since + look),
        None => now,
    }
}

fn stand(placed: &Placed) -> Stand {
    Stand {
        form: placed.piece.form(),
        x: placed.x,
        y: placed.y,
        turn: placed.turn,
    }
}

fn moved(before: &Stand, after: &Stand) -> bool {
    let far = |a: i32, b: i32| a.abs_diff(b) > STILL.unsigned_abs();
    far(before.x, after.x) || far(before.y, after.y) || far(before.turn, after.turn)
}

/// So many ticks pass in that time.
fn ticks(time: Millis) -> i64 {
    time.0 * i64::from(TICKS_PER_SECOND) / 1000
}
