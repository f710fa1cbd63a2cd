//! The way between a hand that builds and its tower: to the house, or to the thread that keeps the table of this device.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::house::House;

/// Some inputs of a hand that builds, as the tower writes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which building of the game.
    pub build: u32,
    /// The how-manieth input is the first.
    pub first: u32,
    /// The inputs.
    pub inputs: String,
}

/// What passes between a page and the tower that is being built.
#[derive(Clone, Copy)]
pub struct WoodLine {
    on_held: StoredValue<Option<Callback<Held>>>,
    hold: Callback<Held>,
}

impl WoodLine {
    /// A way on which inputs are carried like this.
    #[must_use]
    pub fn new(hold: Callback<Held>) -> WoodLine {
        WoodLine {
            on_held: StoredValue::new(None),
            hold,
        }
    }

    /// The way to the towers of the table that this page shows: the house's, unless the page has brought another.
    #[must_use]
    pub fn of_page() -> WoodLine {
        use_context::<WoodLine>().unwrap_or_else(|| expect_context::<House>().wood)
    }

    /// A hand has built, ours or another's: this is what happened.
    pub fn held(self, held: Held) {
        if let Some(on_held) = self.on_held.get_value() {
            on_held.run(held);
        }
    }

    /// What hands that build do goes here until the page is left.
    pub fn look(self, on_held: Callback<Held>) {
        self.on_held.set_value(Some(on_held));
        on_cleanup(move || self.on_held.set_value(None));
    }

    /// What our own hand does.
    pub fn hold(self, held: Held) {
        self.hold.run(held);
    }
}
