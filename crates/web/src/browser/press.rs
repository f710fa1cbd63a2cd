//! Buttons that answer when a finger comes down. A browser keeps the click of a second finger to itself, and that of a finger which has just
//! moved; in the bag both are what hands do.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;

/// A button, and whether a finger is on it that has been answered.
#[derive(Clone, Copy)]
pub struct Press(StoredValue<bool>);

impl Press {
    /// Nobody presses it.
    #[must_use]
    pub fn new() -> Self {
        Self(StoredValue::new(false))
    }

    /// Something comes down on it: a finger is answered at once.
    pub fn down(self, event: &PointerEvent, deed: impl FnOnce()) {
        let finger = event.pointer_type() == "touch";
        self.0.set_value(finger);
        if finger {
            deed();
        }
    }

    /// A click: of a mouse, of keys, of a reader of the screen, or of a finger that has been answered.
    pub fn click(self, event: &MouseEvent, deed: impl FnOnce()) {
        // Keys and readers of the screen count no clicks.
        let answered = event.detail() > 0 && self.0.get_value();
        self.0.set_value(false);
        if !answered {
            deed();
        }
    }
}

impl Default for Press {
    fn default() -> Self {
        Self::new()
    }
}
