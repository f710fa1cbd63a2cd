//! The voice of a big screen: switched on once, and kept for the evening. A page that is loaded again remembers that it was on;
//! browsers let it speak after the first tap or key, wherever that falls.

use leptos::ev;
use leptos::prelude::*;

use crate::browser::speech;
use crate::words;

const KEPT: &str = "caravanserai.screen.voice";

/// How far the voice is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// Nobody has switched it on.
    Off,
    /// It was on before the page was loaded again, and waits for a touch.
    Waits,
    /// It speaks.
    On,
}

impl Voice {
    /// What is remembered of a voice that is on.
    pub const KEPT_ON: &str = "on";

    /// As a page finds it: `kept` is what is remembered.
    #[must_use]
    pub fn found(kept: Option<&str>) -> Voice {
        match kept {
            Some(Voice::KEPT_ON) => Voice::Waits,
            _ => Voice::Off,
        }
    }

    /// After the page was touched, at the switch or elsewhere.
    #[must_use]
    pub fn touched(self, at_switch: bool) -> Voice {
        match (self, at_switch) {
            (Voice::Off, false) => Voice::Off,
            (Voice::Off, true) | (Voice::Waits | Voice::On, _) => Voice::On,
        }
    }

    /// After a switch was used that also turns it off.
    #[must_use]
    pub fn switched(self) -> Voice {
        match self {
            Voice::Off => Voice::On,
            Voice::Waits | Voice::On => Voice::Off,
        }
    }
}

/// The voice of this screen.
#[derive(Clone, Copy)]
pub struct ScreenVoice(RwSignal<Voice>);

impl ScreenVoice {
    /// Found as the evening left it, and given to everything on the page.
    #[must_use]
    pub fn of_page() -> ScreenVoice {
        let found = evening().and_then(|it| it.get_item(KEPT).ok().flatten());
        let voice = ScreenVoice(RwSignal::new(Voice::found(found.as_deref())));
        let tap = window_event_listener(ev::click, move |_| voice.touch(false));
        let key = window_event_listener(ev::keydown, move |_| voice.touch(false));
        on_cleanup(move || {
            tap.remove();
            key.remove();
        });
        provide_context(voice);
        voice
    }

    /// Says something to the room, if somebody has switched the voice on. While it waits for a touch it tries: some browsers have been
    /// told to trust this page.
    pub fn say(self, text: &str) {
        if self
            .0
            .try_get_untracked()
            .is_some_and(|it| it != Voice::Off)
        {
            speech::say(text, words::language().tag());
        }
    }

    /// Whether the switch is offered.
    #[must_use]
    pub fn is_offered(self) -> bool {
        self.0.get() == Voice::Off
    }

    /// The page was touched, at the switch or elsewhere.
    pub fn touch(self, at_switch: bool) {
        let before = self.0.get_untracked();
        let now = before.touched(at_switch);
        if now == before {
            return;
        }
        self.0.set(now);
        speech::say(words::screen_speaks(), words::language().tag());
        if let Some(storage) = evening() {
            let _ = storage.set_item(KEPT, Voice::KEPT_ON);
        }
    }
}

fn evening() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

#[cfg(test)]
mod tests {
    use super::Voice;

    #[test]
    fn voice_is_switched_on_once_for_the_evening() {
        let fresh = Voice::found(None);
        assert_eq!(fresh, Voice::Off);
        assert_eq!(fresh.touched(false), Voice::Off, "nobody asked for it");
        assert_eq!(fresh.touched(true), Voice::On);
    }

    #[test]
    fn page_loaded_again_asks_nothing_and_speaks_after_any_touch() {
        let again = Voice::found(Some("on"));
        assert_eq!(again, Voice::Waits);
        assert_eq!(again.touched(false), Voice::On);
        assert_eq!(Voice::On.touched(false), Voice::On);
    }

    #[test]
    fn voice_that_was_remembered_is_switched_off_at_once() {
        assert_eq!(Voice::Off.switched(), Voice::On);
        assert_eq!(Voice::On.switched(), Voice::Off);
        assert_eq!(Voice::found(Some("on")).switched(), Voice::Off);
    }
}
