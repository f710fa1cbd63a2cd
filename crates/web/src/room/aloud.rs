//! A table of Gimel aloud, for a television: captures, offers and the end. Who places and moves is seen well enough.

use leptos::prelude::*;
use table::View;

use crate::board::speech::played;
use crate::browser::speech;
use crate::desk::news::happenings;
use crate::desk::sitting::Sitting;
use crate::desk::state::position_after;
use crate::words;

/// Says what happens from now on, in the device's own voice.
pub fn speak(sitting: Sitting) {
    Effect::new(move |before: Option<Option<View>>| {
        let now = sitting.view.get();
        if let (Some(Some(before)), Some(now)) = (before, &now) {
            let lines = captured(&before, now).into_iter();
            let lines: Vec<_> = lines.chain(happenings(&before, now)).collect();
            if !lines.is_empty() {
                speech::say(&lines.join(" "), words::language().tag());
            }
        }
        now
    });
}

/// The turn that was just taken, if it captured something.
fn captured(before: &View, now: &View) -> Option<String> {
    let (old, new) = (before.gimel()?, now.gimel()?);
    let next = before.games == now.games && new.entries.len() == old.entries.len() + 1;
    let (_, last) = position_after(new, new.entries.len());
    let capture = last.filter(|mv| next && mv.is_capture())?;
    Some(played(&old.position, capture))
}
