//! The bag of the lesson as its page holds it: a thread in which a real bag is felt, opened anew for every part.

use bag::{Form, HandInput, Touch};
use leptos::prelude::*;

use crate::bag::feeling::Feeling;
use crate::browser::chance;
use crate::browser::thread::{News, Thread};
use crate::hands::job::Job;
use crate::net::json;
use crate::practice::wire::{Ask, Bagful, Deal, Lot, Told};

/// What is the matter with the bag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BagStage {
    /// It is being filled.
    Opening,
    /// The hand is before it or in it.
    Open,
    /// The hand is out, with these.
    Out(Vec<Form>),
    /// It could not be opened.
    Broken,
}

/// A bag, and the hand that learns.
#[derive(Clone, Copy)]
pub struct LessonBag {
    thread: StoredValue<Option<Thread>>,
    watcher: StoredValue<Option<Callback<Touch>>>,
    /// The hand.
    pub feeling: Feeling,
    /// What is the matter.
    pub stage: RwSignal<BagStage>,
    /// What the lesson says, for those who hear it: a part that comes and goes with its words would not be read out.
    pub said: RwSignal<String>,
}

impl LessonBag {
    /// Loaded while the person still reads.
    #[must_use]
    pub fn new() -> LessonBag {
        let bag = LessonBag {
            thread: StoredValue::new(None),
            watcher: StoredValue::new(None),
            feeling: Feeling::new(),
            stage: RwSignal::new(BagStage::Opening),
            said: RwSignal::new(String::new()),
        };
        let thread = Thread::open("feel", move |news| bag.news(news));
        bag.thread.set_value(Some(thread));
        bag
    }

    fn news(self, news: News) {
        match news {
            News::Ready => {}
            News::Broken => self.stage.set(BagStage::Broken),
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
                self.stage.set(BagStage::Open);
            }
            Told::Felt(touches) => self.felt(&touches),
            Told::Pulled(touches, forms) => {
                self.felt(&touches);
                // What came out of a bag that is being put away counts no more.
                if self.stage.get_untracked() == BagStage::Open {
                    self.feeling.hush();
                    self.stage.set(BagStage::Out(forms));
                }
            }
            // The light stays off.
            Told::Lit(_) => {}
        }
    }

    fn felt(self, touches: &[Touch]) {
        if self.stage.get_untracked() != BagStage::Open {
            return;
        }
        for touch in touches {
            self.feeling.felt(touch);
            if let Some(watcher) = self.watcher.get_value() {
                let _ = watcher.try_run(*touch);
            }
        }
    }

    fn ask(self, ask: Ask) {
        let written = serde_json::to_string(&Job::Practice(ask));
        if let (Some(thread), Ok(text)) = (self.thread.get_value(), written) {
            thread.tell(text);
        }
    }

    /// A fresh bag, with the hand before its mouth.
    pub fn open(self, bagful: Bagful) {
        if self.stage.get_untracked() == BagStage::Broken {
            return;
        }
        self.stage.set(BagStage::Opening);
        self.ask(Ask::Deal(Deal {
            seed: chance::number(),
            lot: Lot::Lesson(bagful),
            decoys: false,
        }));
    }

    /// Tells every touch to somebody, until the part that asks for it is left.
    pub fn watch(self, watcher: Callback<Touch>) {
        self.watcher.set_value(Some(watcher));
        on_cleanup(move || {
            self.watcher.try_set_value(None);
        });
    }

    /// The hand moves.
    pub fn hand(self, inputs: Vec<HandInput>) {
        self.ask(Ask::Hands(inputs));
    }

    /// Does something with what came out, every time a hand comes out.
    pub fn on_out(self, then: impl Fn(Vec<Form>) + 'static) {
        Effect::new(move |_| {
            if let BagStage::Out(forms) = self.stage.get() {
                untrack(|| then(forms));
            }
        });
    }
}

impl Default for LessonBag {
    fn default() -> Self {
        Self::new()
    }
}
