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
    /// As a page finds it: `kept` is what the evening remembers.
    #[must_use]
    pub fn found(kept: Option<&str>) -> Voice {
        match kept {
            Some("on") => Voice::Waits,
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

    /// Whether it may speak. While it waits for a touch it tries: some browsers have been told to trust this page.
    #[must_use]
    pub fn is_on(self) -> bool {
        self.0
            .try_get_untracked()
            .is_some_and(|it| it != Voice::Off)
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
            let _ = storage.set_item(KEPT, "on");
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
}
