//! How far somebody came in a lesson, kept on the device.

use leptos::prelude::*;

use crate::browser::storage;

/// The step a lesson stands at; every change is kept under this name.
#[must_use]
pub fn step(name: &'static str, last: usize) -> RwSignal<usize> {
    let kept = storage::read(name).and_then(|text| text.parse().ok());
    let step = RwSignal::new(kept.unwrap_or(0).min(last));
    Effect::new(move |_| storage::write(name, &step.get().to_string()));
    step
}
