//! The browser's pointers and keys, handed to the gestures.

use gestures::{Arrow, Gestures, Kind, Place};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use web_sys::HtmlCanvasElement;

use super::feeling::{Feeling, now};

fn kind(event: &PointerEvent) -> Kind {
    if event.pointer_type() == "mouse" {
        Kind::Mouse
    } else {
        Kind::Touch
    }
}

fn place(canvas: &HtmlCanvasElement, event: &PointerEvent) -> Place {
    let rect = canvas.get_bounding_client_rect();
    (
        (f64::from(event.client_x()) - rect.left()) as f32,
        (f64::from(event.client_y()) - rect.top()) as f32,
    )
}

/// A pointer goes down on the bag.
pub fn down(feeling: Feeling, canvas: &HtmlCanvasElement, event: &PointerEvent) {
    event.prevent_default();
    feeling.wake();
    let _ = canvas.focus();
    let _ = canvas.set_pointer_capture(event.pointer_id());
    let (at, other) = (place(canvas, event), event.button() == 2);
    feeling.gestures(|gestures| gestures.down(event.pointer_id(), kind(event), at, now(), other));
}

/// It moves.
pub fn go(feeling: Feeling, canvas: &HtmlCanvasElement, event: &PointerEvent) {
    let at = place(canvas, event);
    feeling.gestures(|gestures| gestures.go(event.pointer_id(), kind(event), at, now()));
}

/// It goes up.
pub fn up(feeling: Feeling, event: &PointerEvent) {
    feeling.gestures(|gestures| gestures.up(event.pointer_id(), now()));
}

/// It is gone.
pub fn cancel(feeling: Feeling, event: &PointerEvent) {
    feeling.gestures(|gestures| gestures.cancel(event.pointer_id()));
}

/// A key goes down on the bag.
pub fn key_down(feeling: Feeling, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    feeling.wake();
    let key = event.key();
    if let Some(arrow) = Arrow::of(&key) {
        event.prevent_default();
        if !event.repeat() {
            feeling.gestures(|gestures| gestures.arrow(arrow, true));
        }
    } else if event.repeat() {
        // One press, one gesture; space must not scroll either.
        event.prevent_default();
    } else if feeling.gestures(|gestures| gestures.key(&key)) == Some(true) {
        event.prevent_default();
    }
}

/// A key goes up.
pub fn key_up(feeling: Feeling, event: &KeyboardEvent) {
    if let Some(arrow) = Arrow::of(&event.key()) {
        feeling.gestures(|gestures| gestures.arrow(arrow, false));
    }
}

/// Nothing is held any more.
pub fn release(feeling: Feeling) {
    feeling.gestures(Gestures::release);
}

/// Whether people here point with a finger.
#[must_use]
pub fn is_coarse() -> bool {
    window()
        .match_media("(pointer: coarse)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches())
}
