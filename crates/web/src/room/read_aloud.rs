//! Reading aloud on the device of one who plays: a switch, kept on the device, by which each step's sentence is spoken. Only what
//! everybody at the table may hear is given to it; what a finger feels is not.

use leptos::ev;
use leptos::prelude::*;

use super::screen_voice::Voice;
use crate::browser::{speech, storage};
use crate::chrome::icons::{Icon, Picture};
use crate::words;

/// The voice of this page.
#[derive(Clone, Copy)]
pub struct ReadAloud(RwSignal<Voice>);

impl ReadAloud {
    /// As the device remembers it, given to everything on the page.
    #[must_use]
    pub fn of_page() -> ReadAloud {
        let kept = storage::read(storage::READ_ALOUD);
        let voice = ReadAloud(RwSignal::new(Voice::found(kept.as_deref())));
        let touch = move || {
            let now = voice.0.get_untracked();
            if now.touched(false) != now {
                voice.0.set(now.touched(false));
            }
        };
        let tap = window_event_listener(ev::click, move |_| touch());
        let key = window_event_listener(ev::keydown, move |_| touch());
        on_cleanup(move || {
            tap.remove();
            key.remove();
            speech::hush();
        });
        // Some browsers look for their voices only when they are first asked.
        let _ = speech::has_voice();
        provide_context(voice);
        voice
    }

    /// Says this, and whatever it becomes, as long as the switch is on. Where it is nothing, something else on the page speaks.
    pub fn follow(self, text: Memo<Option<String>>) {
        Effect::new(move |before: Option<(Voice, Option<String>)>| {
            let now = (self.0.get(), text.get());
            if let (Voice::Waits | Voice::On, Some(text)) = (now.0, &now.1)
                && before.as_ref() != Some(&now)
            {
                speech::say(text, words::language().tag());
            }
            now
        });
    }

    fn switch(self) {
        let now = self.0.get_untracked().switched();
        self.0.set(now);
        match now {
            Voice::Off => {
                speech::hush();
                storage::forget(storage::READ_ALOUD);
            }
            Voice::Waits | Voice::On => storage::write(storage::READ_ALOUD, Voice::KEPT_ON),
        }
    }
}

/// The switch.
#[component]
pub fn AloudSwitch(
    /// Of this voice.
    voice: ReadAloud,
) -> impl IntoView {
    let on = move || voice.0.get() != Voice::Off;
    view! {
        <button
            type="button"
            class="quiet aloud"
            role="switch"
            aria-checked=move || on().to_string()
            aria-label=words::read_steps()
            data-testid="aloud"
            on:click=move |_| voice.switch()
        >
            <Picture icon=Icon::Speaker/>
            <span class="aloud-word" aria-hidden="true">{words::read_steps()}</span>
        </button>
        {move || (on() && !speech::has_voice()).then(|| view! { <small class="hush aloud-mute" role="status">{words::mute_device()}</small> })}
    }
}
