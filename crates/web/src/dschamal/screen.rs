//! A table of Dschamál on a television: who sits around the bag, what goes on, the photo and the ruling. It says them, too.

use leptos::prelude::*;
use table::Phase;

use super::eyes::EyesClosed;
use super::finish::{End, Story, told_text};
use super::piece::PieceSymbols;
use super::ring::Ring;
use super::view::{Headline, Shouts, TowerSite, sound_the_call};
use crate::browser::speech;
use crate::desk::sitting::Sitting;
use crate::words;

/// The table.
#[component]
pub fn DschamalScreen(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    sound_the_call(sitting);
    speak(sitting);
    view! {
        <PieceSymbols/>
        <EyesClosed sitting/>
        <div class="screen-table">
            <div class="screen-now">
                <Headline sitting/>
                <Shouts sitting/>
                <Story sitting/>
                <End sitting/>
                <TowerSite sitting/>
            </div>
            <Ring sitting/>
        </div>
    }
}

/// Calls and rulings, in the device's own voice.
fn speak(sitting: Sitting) {
    let called = Memo::new(move |_| {
        sitting.with(|view| match view.dschamal().map(|game| &game.phase) {
            Some(Phase::Called { number, .. } | Phase::Reaching { number, .. }) => Some(*number),
            _ => None,
        })
    });
    let told = Memo::new(move |_| {
        let told = |view: &table::View| told_text(view, view.dschamal()?);
        sitting.view.with(|view| view.as_ref().and_then(told))
    });
    let tongue = || words::language().tag();
    Effect::new(move |before: Option<Option<u32>>| {
        let now = called.get();
        if now.is_some() && before.is_some_and(|before| before != now) {
            speech::say(words::call(), tongue());
        }
        now
    });
    Effect::new(move |before: Option<Option<String>>| {
        let now = told.get();
        if let Some(text) = &now
            && before.is_some_and(|before| before != now)
        {
            speech::say(text, tongue());
        }
        now
    });
}
