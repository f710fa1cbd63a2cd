//! The lesson of the hand, done in a real bag by thumb, by mouse and by keys.

use bag::{Act, HandInput, HandState};
use gestures::{Arrow, Gestures, Kind};

use super::*;
use crate::practice::dealer::Dealer;
use crate::practice::wire::{Bagful, Deal, Lot};

/// How people move the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Thumb,
    Mouse,
    Keys,
}

/// Somebody who does what is asked, at the pace of a person.
struct Learner {
    by: By,
    dealer: Dealer,
    gestures: Gestures,
    steps: HandSteps,
    tick: u32,
    /// Since when the same thing is asked.
    since: u32,
    asked: Option<Asked>,
    deeds: Vec<Deed>,
}

/// Half a second to read and to react.
const READS: u32 = 30;

impl Learner {
    fn new(seed: u64, by: By) -> Learner {
        let deal = Deal {
            seed,
            lot: Lot::Lesson(Bagful::Plain),
            decoys: false,
        };
        let mut gestures = Gestures::default();
        gestures.set_mouth(60.0);
        Learner {
            by,
            dealer: Dealer::new(&deal),
            gestures,
            steps: HandSteps::default(),
            tick: 0,
            since: 0,
            asked: None,
            deeds: Vec::new(),
        }
    }

    fn time(&self) -> f64 {
        f64::from(self.tick) * 1000.0 / 60.0
    }

    /// One sixtieth of a second of doing what is asked. True when everything is done.
    fn lives(&mut self) -> bool {
        self.tick += 1;
        let asked = self.steps.says().map(|says| says.asked);
        if asked != self.asked {
            self.lifts();
            self.asked = asked;
            self.since = self.tick;
        }
        if let Some(asked) = asked
            && self.tick - self.since >= READS
        {
            self.does(asked, self.tick - self.since - READS);
        }
        let input = self.gestures.tick(self.time());
        for touch in self.dealer.step(&[input]) {
            self.gestures.felt(&touch);
            let before = self.steps.at;
            self.steps.felt(&touch);
            if self.steps.at != before {
                self.deeds.extend(before);
            }
        }
        let out = self.dealer.take_pulled();
        out.is_some_and(|forms| self.steps.pulled(forms.len()))
    }

    fn lifts(&mut self) {
        let time = self.time();
        self.gestures.up(1, time);
        for arrow in [Arrow::Up, Arrow::Left, Arrow::Down, Arrow::Right] {
            self.gestures.arrow(arrow, false);
        }
    }

    fn does(&mut self, asked: Asked, since: u32) {
        match asked {
            Asked::ShakeOff if since.is_multiple_of(60) => self.gestures.act(Act::ShakeOff),
            Asked::ShakeOff => {}
            Asked::Do(Deed::Bump) => self.drags(since),
            Asked::Do(Deed::Hold) => self.holds(since % 90),
            Asked::Do(Deed::Another) if since < 30 => self.drags(since),
            Asked::Do(Deed::Another) => self.holds((since - 30) % 90),
            Asked::Do(Deed::Trace) => self.circles(since),
            Asked::Do(Deed::LetGo) if since == 0 => self.lets_go(),
            Asked::Do(Deed::Dip) => self.dips(since % 60),
            Asked::Do(Deed::Pull) if since < 12 => self.pulls(since),
            Asked::Do(Deed::LetGo | Deed::Pull) => {}
        }
    }

    fn goes_to(&mut self, x: f32, y: f32) {
        let time = self.time();
        let kind = match self.by {
            By::Mouse => Kind::Mouse,
            By::Thumb | By::Keys => Kind::Touch,
        };
        self.gestures.go(1, kind, (x, y), time);
    }

    fn touches_down(&mut self, x: f32, y: f32, other: bool) {
        let time = self.time();
        let kind = match self.by {
            By::Mouse => Kind::Mouse,
            By::Thumb | By::Keys => Kind::Touch,
        };
        self.gestures.down(1, kind, (x, y), time, other);
    }

    /// Upwards, again and again.
    fn drags(&mut self, since: u32) {
        let at = since % 45;
        match self.by {
            By::Keys if since == 0 => self.gestures.arrow(Arrow::Up, true),
            By::Keys => {}
            By::Thumb | By::Mouse => {
                if at == 0 {
                    self.lifts();
                    if self.by == By::Thumb {
                        self.touches_down(195.0, 560.0, false);
                    } else {
                        self.gestures.release();
                    }
                }
                self.goes_to(195.0, 560.0 - 6.0 * at as f32);
            }
        }
    }

    fn holds(&mut self, since: u32) {
        match (self.by, since) {
            (By::Keys, 0) => {
                self.gestures.key(" ");
            }
            (By::Thumb | By::Mouse, 0) => self.touches_down(195.0, 500.0, false),
            (By::Thumb | By::Mouse, 30) => self.lifts(),
            _ => {}
        }
    }

    fn circles(&mut self, since: u32) {
        let angle = since as f32 / 60.0 * 1.8;
        let (x, y) = (195.0 + 60.0 * angle.cos(), 500.0 - 60.0 * angle.sin());
        match self.by {
            By::Keys => {
                let ways = [Arrow::Up, Arrow::Left, Arrow::Down, Arrow::Right];
                let way = ways[(since / 50 % 4) as usize];
                if since.is_multiple_of(50) {
                    self.lifts();
                    self.gestures.arrow(way, true);
                }
            }
            By::Thumb if since == 0 => self.touches_down(x, y, false),
            By::Thumb | By::Mouse => self.goes_to(x, y),
        }
    }

    fn lets_go(&mut self) {
        let time = self.time();
        match self.by {
            By::Keys => {
                self.gestures.key(" ");
            }
            By::Thumb => {
                self.gestures
                    .down(1, Kind::Touch, (150.0, 500.0), time, false);
                self.gestures
                    .down(2, Kind::Touch, (240.0, 500.0), time, false);
                self.gestures.up(1, time + 60.0);
                self.gestures.up(2, time + 60.0);
            }
            By::Mouse => {
                self.touches_down(195.0, 500.0, true);
                self.lifts();
            }
        }
    }

    /// A tap.
    fn dips(&mut self, since: u32) {
        match (self.by, since) {
            (By::Keys, 0) => {
                self.gestures.key("d");
            }
            (By::Thumb | By::Mouse, 0) => self.touches_down(195.0, 500.0, false),
            (By::Thumb | By::Mouse, 5) => self.lifts(),
            _ => {}
        }
    }

    fn pulls(&mut self, since: u32) {
        match self.by {
            By::Keys if since == 0 => {
                self.gestures.key("Enter");
            }
            By::Keys => {}
            By::Thumb | By::Mouse => {
                if since == 0 {
                    self.touches_down(195.0, 560.0, false);
                }
                self.goes_to(195.0, 560.0 - 48.0 * since as f32);
                if since == 11 {
                    self.lifts();
                }
            }
        }
    }
}

#[test]
fn whoever_does_what_is_asked_has_done_everything_within_a_minute() {
    for by in [By::Thumb, By::Mouse, By::Keys] {
        let mut worst = 0;
        for seed in 0..60 {
            let mut learner = Learner::new(seed, by);
            while !learner.lives() {
                let says = learner.steps.says();
                assert!(
                    learner.tick < 60 * 60,
                    "{by:?}, seed {seed}: stuck at {says:?} after {:?}",
                    learner.deeds
                );
            }
            assert_eq!(learner.steps.says(), None);
            assert_eq!(learner.deeds, Deed::ALL[..6], "{by:?}, seed {seed}");
            worst = worst.max(learner.tick / 60);
        }
        println!("{by:?}: {worst} s at most");
    }
}

/// A touch of a real hand, to be changed.
fn groping() -> Touch {
    let mut learner = Learner::new(1, By::Keys);
    let up = HandInput {
        dy: 5,
        ..HandInput::default()
    };
    let felt = learner.dealer.step(&[up; 40]);
    let touch = felt[felt.len() - 1];
    assert_eq!(touch.state, HandState::Groping);
    Touch { thump: 0, ..touch }
}

fn holding(load: Load) -> Touch {
    Touch {
        state: HandState::Cupped(load),
        ..groping()
    }
}

#[test]
fn a_missed_grip_says_what_to_do_until_wood_is_felt() {
    let mut steps = HandSteps::default();
    steps.felt(&Touch {
        thump: 5,
        ..groping()
    });
    steps.felt(&Touch {
        missed: true,
        ..groping()
    });
    let says = steps.says().expect("there is more to do");
    assert_eq!(says.slip, Some(Slip::Missed));
    assert_eq!((says.done, says.asked), (None, Asked::Do(Deed::Hold)));
    steps.felt(&Touch {
        thump: 5,
        ..groping()
    });
    assert_eq!(steps.says().expect("more").slip, None);
}

#[test]
fn two_pieces_are_spoken_of_only_when_there_are_two() {
    let mut steps = HandSteps::default();
    steps.felt(&holding(Load::Several));
    assert_eq!(steps.says().expect("more").asked, Asked::ShakeOff);
    steps.felt(&holding(Load::One));
    let says = steps.says().expect("more");
    assert_eq!(says.asked, Asked::Do(Deed::Trace));
    assert_eq!(says.done, Some(Deed::Hold));
}

#[test]
fn what_needs_a_piece_asks_for_one_first() {
    let mut steps = HandSteps::default();
    steps.felt(&holding(Load::One));
    steps.felt(&groping());
    let says = steps.says().expect("more");
    assert_eq!((says.at, says.asked), (Deed::Trace, Asked::Do(Deed::Hold)));
    assert_eq!(says.done, None, "nothing is praised that is undone");
}

#[test]
fn a_hand_that_comes_out_too_soon_gets_a_fresh_bag_and_stays_where_it_was() {
    let mut steps = HandSteps::default();
    steps.felt(&holding(Load::One));
    assert!(!steps.pulled(1));
    let says = steps.says().expect("more");
    assert_eq!((says.at, says.slip), (Deed::Trace, Some(Slip::TooSoon)));
    for _ in 0..4 {
        steps.skip();
    }
    assert!(!steps.pulled(0), "an empty hand has pulled nothing");
    assert_eq!(steps.says().expect("more").slip, Some(Slip::Empty));
    steps.felt(&holding(Load::One));
    assert!(steps.pulled(1));
    assert_eq!(steps.says(), None);
}

#[test]
fn everything_can_be_left_out() {
    let mut steps = HandSteps::default();
    for _ in Deed::ALL {
        assert!(steps.says().is_some());
        steps.skip();
    }
    assert_eq!(steps.says(), None);
}
