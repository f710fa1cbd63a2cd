//! A round of practice as the page goes through it: dealt, felt, named, lit.

use bag::HandInput;
use leptos::prelude::*;

use super::book::Book;
use super::daily::{self, Named, PIECES};
use super::wire::{Answer, Ask, Deal, Lit, Lot, Told};
use crate::bag::feeling::{Feeling, now};
use crate::browser::thread::{News, Thread};
use crate::browser::{chance, storage, time};
use crate::hands::job::Job;
use crate::net::json;

/// What is practised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Course {
    /// One piece after the other, put into the hand.
    Hand,
    /// In the crowd: the hand has to get hold of a piece itself.
    Crowd,
    /// Today's ten.
    Daily,
}

/// Where the page is.
#[derive(Debug, Clone, PartialEq)]
pub enum Stage {
    /// Before the bag.
    Door,
    /// A piece is being dealt.
    Dealing,
    /// It is being felt.
    Feeling,
    /// It was named.
    Lit(Verdict),
    /// Today's ten are done.
    Done,
    /// The bag could not be opened.
    Broken,
}

/// A named piece.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    /// What the person said.
    pub said: Answer,
    /// What it was.
    pub lit: Lit,
    /// How long it took.
    pub millis: u32,
}

impl Verdict {
    /// Whether it was named rightly.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.said == Answer::of(self.lit.form)
    }
}

/// The practice.
#[derive(Clone, Copy)]
pub struct Round {
    thread: StoredValue<Option<Thread>>,
    /// The hand.
    pub feeling: Feeling,
    /// Where the page is.
    pub stage: RwSignal<Stage>,
    /// What is practised.
    pub course: RwSignal<Course>,
    /// Black pieces, too?
    pub decoys: RwSignal<bool>,
    /// Nothing is to be seen: by ear alone.
    pub eyes_closed: RwSignal<bool>,
    /// What was felt so far.
    pub book: RwSignal<Book>,
    began: StoredValue<Option<f64>>,
    said: StoredValue<Option<(Answer, u32)>>,
}

/// Today.
#[must_use]
pub fn today() -> u32 {
    daily::day_of(time::now())
}

impl Round {
    /// Before the bag.
    #[must_use]
    pub fn new() -> Round {
        let kept = storage::read(storage::PRACTICE).unwrap_or_default();
        let round = Round {
            thread: StoredValue::new(None),
            feeling: Feeling::new(),
            stage: RwSignal::new(Stage::Door),
            course: RwSignal::new(Course::Hand),
            decoys: RwSignal::new(false),
            eyes_closed: RwSignal::new(false),
            book: RwSignal::new(Book::read(&kept)),
            began: StoredValue::new(None),
            said: StoredValue::new(None),
        };
        Effect::new(move |_| {
            let text = round.book.with(Book::write);
            storage::write(storage::PRACTICE, &text);
        });
        // Loaded while the person still reads.
        round
            .thread
            .set_value(Some(Thread::open("feel", move |news| round.news(news))));
        round
    }

    fn news(self, news: News) {
        match news {
            News::Ready => {}
            News::Broken => self.stage.set(Stage::Broken),
            News::Said(text) => {
                if let Some(told) = json::read(&text) {
                    self.told(told);
                }
            }
        }
    }

    fn told(self, told: Told) {
        match told {
            Told::Dealt => {
                self.feeling.renew();
                self.began.set_value(None);
                self.said.set_value(None);
                self.stage.set(Stage::Feeling);
            }
            Told::Felt(touches) => touches.iter().for_each(|touch| self.feeling.felt(touch)),
            // Nothing leaves the bag in practice.
            Told::Pulled(..) => {}
            Told::Lit(None) => self.said.set_value(None),
            Told::Lit(Some(lit)) => self.lit(lit),
        }
    }

    fn ask(self, ask: Ask) {
        let written = serde_json::to_string(&Job::Practice(ask));
        if let (Some(thread), Ok(text)) = (self.thread.get_value(), written) {
            thread.tell(text);
        }
    }

    /// Begins a course.
    pub fn begin(self, course: Course) {
        self.course.set(course);
        self.feeling.wake();
        self.deal();
    }

    /// The next piece.
    pub fn deal(self) {
        let course = self.course.get_untracked();
        let day = today();
        if course == Course::Daily && self.book.with_untracked(|book| book.days.is_done(day)) {
            return self.stage.set(Stage::Done);
        }
        let number = self.book.with_untracked(|book| book.days.named(day).len());
        let deal = match course {
            Course::Daily => Deal {
                seed: daily::seed(day, number),
                lot: Lot::InHand,
                decoys: true,
            },
            Course::Hand | Course::Crowd => Deal {
                seed: chance::number(),
                lot: if course == Course::Hand {
                    Lot::InHand
                } else {
                    Lot::Crowd
                },
                decoys: self.decoys.get_untracked(),
            },
        };
        self.stage.set(Stage::Dealing);
        self.ask(Ask::Deal(deal));
    }

    /// The hand moves.
    pub fn hand(self, inputs: Vec<HandInput>) {
        if self.began.get_value().is_none() {
            self.began.set_value(Some(now()));
        }
        self.ask(Ask::Hands(inputs));
    }

    /// The person says what it is.
    pub fn name(self, answer: Answer) {
        if self.stage.get_untracked() != Stage::Feeling || self.said.get_value().is_some() {
            return;
        }
        let began = self.began.get_value().unwrap_or_else(now);
        self.said.set_value(Some((answer, (now() - began) as u32)));
        self.ask(Ask::Light);
    }

    fn lit(self, lit: Lit) {
        let Some((said, millis)) = self.said.get_value() else {
            return;
        };
        self.feeling.hush();
        let verdict = Verdict { said, lit, millis };
        let right = verdict.is_right();
        let daily = self.course.get_untracked() == Course::Daily;
        self.book.update(|book| {
            book.note(Answer::of(verdict.lit.form), right, millis);
            if daily {
                book.days.note(today(), Named { right, millis });
            }
        });
        self.stage.set(Stage::Lit(verdict));
    }

    /// Which piece of today's ten is in the hand, counted from one.
    #[must_use]
    pub fn number(self) -> usize {
        let named = self.book.with(|book| book.days.named(today()).len());
        let lit = self.stage.with(|stage| matches!(stage, Stage::Lit(_)));
        (named + usize::from(!lit)).min(PIECES)
    }
}

impl Default for Round {
    fn default() -> Self {
        Self::new()
    }
}
