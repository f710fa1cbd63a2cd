//! A table of Gimel aloud, for a television: captures, offers and the end. Who places and moves is seen well enough.

use gimel::Entry;
use leptos::prelude::*;
use table::View;

use super::screen_voice::ScreenVoice;
use crate::board::speech::played;
use crate::desk::news::happenings;
use crate::desk::sitting::Sitting;
use crate::desk::state::position_after;

/// Says what happens from now on, if somebody has switched the voice of the screen on.
pub fn speak(sitting: Sitting) {
    let voice = expect_context::<ScreenVoice>();
    Effect::new(move |before: Option<Option<View>>| {
        let now = sitting.view.get();
        if let (Some(Some(before)), Some(now)) = (before, &now) {
            let lines = captured(&before, now).into_iter();
            let lines: Vec<_> = lines.chain(happenings(&before, now)).collect();
            if !lines.is_empty() {
                voice.say(&lines.join(" "));
            }
        }
        now
    });
}

/// The last capture among the turns taken meanwhile.
fn captured(before: &View, now: &View) -> Option<String> {
    let (old, new) = (before.gimel()?, now.gimel()?);
    let known = if before.games == now.games {
        old.entries.len()
    } else {
        0
    };
    let fresh = new.entries.iter().enumerate().skip(known);
    let capture = |(at, entry): (usize, &Entry)| match entry {
        Entry::Move(mv) if mv.is_capture() => Some((at, *mv)),
        _ => None,
    };
    let (at, mv) = fresh.rev().find_map(capture)?;
    Some(played(&position_after(new, at).0, mv))
}
