//! Tabs of one browser that would keep the same game: they talk, and one of them has it.
//!
//! What is decided is in [`Tab`], without a browser; [`Talk`] is the browser's side of it. Whoever opens the game asks who has it,
//! and has it if nobody answers. Whoever takes it over is believed, and the other one stops.

use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent, StorageEvent};

use super::{chance, storage};

/// How a tab stands to the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// It has asked who has the game.
    Asking,
    /// It has the game.
    Here,
    /// Another tab had it first.
    There,
    /// Another tab has taken it over.
    Taken,
    /// It has asked for the game.
    Taking,
}

/// What tabs say to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    /// Who has the game?
    Who,
    /// I have it.
    Mine,
    /// Give it to me.
    Give,
    /// It is yours: everything is written down.
    Yours,
}

impl Said {
    const ALL: [Said; 4] = [Said::Who, Said::Mine, Said::Give, Said::Yours];

    const fn word(self) -> &'static str {
        match self {
            Said::Who => "who",
            Said::Mine => "mine",
            Said::Give => "give",
            Said::Yours => "yours",
        }
    }

    fn read(word: &str) -> Option<Said> {
        Said::ALL.into_iter().find(|said| said.word() == word)
    }
}

/// A tab and how it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tab {
    id: u64,
    stand: Stand,
}

impl Tab {
    /// A tab that begins to ask.
    #[must_use]
    pub const fn new(id: u64) -> Tab {
        Tab {
            id,
            stand: Stand::Asking,
        }
    }

    /// How it stands.
    #[must_use]
    pub const fn stand(&self) -> Stand {
        self.stand
    }

    /// Another tab says something; what is answered.
    pub fn hears(&mut self, from: u64, said: Said) -> Option<Said> {
        let (stand, answer) = match (self.stand, said) {
            (Stand::Here, Said::Who) => (Stand::Here, Some(Said::Mine)),
            // Two ask at once: the smaller number was first.
            (Stand::Asking, Said::Who) => (Stand::Asking, (self.id < from).then_some(Said::Mine)),
            (Stand::Asking, Said::Mine) => (Stand::There, None),
            // It did not hear our answer, or it has taken the game while we slept.
            (Stand::Here, Said::Mine) => (Stand::Taken, None),
            (Stand::Here, Said::Give) => (Stand::Taken, Some(Said::Yours)),
            (Stand::Taking, Said::Yours) => (Stand::Here, Some(Said::Mine)),
            (stand, _) => (stand, None),
        };
        self.stand = stand;
        answer
    }

    /// Nobody has answered for long enough.
    pub fn waited(&mut self) -> Option<Said> {
        let alone = matches!(self.stand, Stand::Asking | Stand::Taking);
        if alone {
            self.stand = Stand::Here;
        }
        alone.then_some(Said::Mine)
    }

    /// The person wants the game in this tab.
    pub fn takes(&mut self) -> Option<Said> {
        let elsewhere = matches!(self.stand, Stand::There | Stand::Taken);
        if elsewhere {
            self.stand = Stand::Taking;
        }
        elsewhere.then_some(Said::Give)
    }

    /// The browser has kept the page asleep, for the way back: it knows nothing of what happened meanwhile.
    pub fn wakes(&mut self) -> Said {
        self.stand = Stand::Asking;
        Said::Who
    }
}

/// How long an answer may take.
const PATIENCE: std::time::Duration = std::time::Duration::from_millis(250);
/// Where tabs leave word for each other if the browser has no channel for it.
const WORD: &str = "caravanserai.tabs";

/// A tab that talks to the others about one game, until its page is left.
#[derive(Clone, Copy)]
pub struct Talk {
    game: &'static str,
    tab: StoredValue<Tab>,
    stand: RwSignal<Stand>,
    channel: StoredValue<Option<BroadcastChannel>, LocalStorage>,
}

impl Talk {
    /// Asks the others who has the game that is kept under this name.
    #[must_use]
    pub fn about(game: &'static str) -> Talk {
        let talk = Talk {
            game,
            tab: StoredValue::new(Tab::new(chance::number())),
            stand: RwSignal::new(Stand::Asking),
            channel: StoredValue::new_local(BroadcastChannel::new(game).ok()),
        };
        talk.listen();
        let back = window_event_listener_untyped("pageshow", move |event| {
            let kept = js_sys::Reflect::get(&event, &"persisted".into());
            if kept.is_ok_and(|kept| kept.is_truthy()) {
                talk.does(|tab| Some(tab.wakes()));
                talk.wait();
            }
        });
        on_cleanup(move || {
            back.remove();
            if let Some(Some(channel)) = talk.channel.try_update_value(Option::take) {
                channel.close();
            }
        });
        talk.says(Said::Who);
        talk.wait();
        talk
    }

    /// How this tab stands.
    #[must_use]
    pub fn stand(self) -> Signal<Stand> {
        self.stand.into()
    }

    /// The person wants the game here.
    pub fn take(self) {
        self.does(Tab::takes);
        self.wait();
    }

    fn does(self, work: impl FnOnce(&mut Tab) -> Option<Said>) {
        let Some((answer, stand)) = self.tab.try_update_value(|tab| (work(tab), tab.stand()))
        else {
            return;
        };
        // First what we keep stops being written, then the other one may read it.
        if self.stand.try_get_untracked() != Some(stand) {
            self.stand.try_set(stand);
        }
        if let Some(answer) = answer {
            self.says(answer);
        }
    }

    fn wait(self) {
        set_timeout(move || self.does(Tab::waited), PATIENCE);
    }

    fn says(self, said: Said) {
        let Some(id) = self.tab.try_with_value(|tab| tab.id) else {
            return;
        };
        let text = format!("{id} {}", said.word());
        let sent = self.channel.try_with_value(|channel| {
            let channel = channel.as_ref()?;
            channel.post_message(&text.as_str().into()).ok()
        });
        if sent.flatten().is_none() {
            // Only what changes is heard.
            let once = chance::number();
            storage::write(WORD, &format!("{} {text} {once}", self.game));
        }
    }

    fn heard(self, text: &str) {
        let mut words = text.split(' ');
        let from = words.next().and_then(|id| id.parse::<u64>().ok());
        let said = words.next().and_then(Said::read);
        if let (Some(from), Some(said)) = (from, said) {
            self.does(|tab| tab.hears(from, said));
        }
    }

    fn listen(self) {
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                self.heard(&text);
            }
        });
        let heard: JsValue = heard.into_js_value();
        let open = self.channel.with_value(|channel| {
            let channel = channel.as_ref();
            channel.map(|channel| channel.set_onmessage(Some(heard.unchecked_ref())))
        });
        if open.is_some() {
            return;
        }
        let word = window_event_listener_untyped("storage", move |event| {
            let Some(event) = event.dyn_ref::<StorageEvent>() else {
                return;
            };
            let text = event
                .new_value()
                .filter(|_| event.key().as_deref() == Some(WORD));
            let text = text.unwrap_or_default();
            if let Some(("", text)) = text.split_once(self.game) {
                self.heard(text.trim_start());
            }
        });
        on_cleanup(move || word.remove());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tabs of one browser: what one says, all others hear.
    struct Browser(Vec<Tab>);

    impl Browser {
        fn opens(&mut self, id: u64) -> usize {
            self.0.push(Tab::new(id));
            self.says(self.0.len() - 1, Some(Said::Who));
            self.0.len() - 1
        }

        fn says(&mut self, who: usize, said: Option<Said>) {
            let Some(said) = said else { return };
            let from = self.0[who].id;
            for other in (0..self.0.len()).filter(|other| *other != who) {
                let answer = self.0[other].hears(from, said);
                self.says(other, answer);
            }
        }

        fn waits(&mut self) {
            for who in 0..self.0.len() {
                let said = self.0[who].waited();
                self.says(who, said);
            }
        }

        fn takes(&mut self, who: usize) {
            let said = self.0[who].takes();
            self.says(who, said);
        }

        fn stand(&self) -> Vec<Stand> {
            self.0.iter().map(Tab::stand).collect()
        }
    }

    #[test]
    fn the_only_tab_has_the_game() {
        let mut browser = Browser(Vec::new());
        browser.opens(5);
        assert_eq!(browser.stand(), [Stand::Asking]);
        browser.waits();
        assert_eq!(browser.stand(), [Stand::Here]);
    }

    #[test]
    fn a_second_tab_is_told_and_may_take_the_game_over() {
        let mut browser = Browser(Vec::new());
        browser.opens(5);
        browser.waits();
        let second = browser.opens(9);
        browser.waits();
        assert_eq!(browser.stand(), [Stand::Here, Stand::There]);
        browser.takes(second);
        assert_eq!(browser.stand(), [Stand::Taken, Stand::Here]);
        browser.takes(0);
        assert_eq!(browser.stand(), [Stand::Here, Stand::Taken]);
    }

    #[test]
    fn a_tab_that_is_gone_gives_way_after_a_while() {
        let mut browser = Browser(Vec::new());
        browser.opens(5);
        browser.waits();
        browser.opens(9);
        browser.0.remove(0);
        browser.takes(0);
        assert_eq!(browser.stand(), [Stand::Taking]);
        browser.waits();
        assert_eq!(browser.stand(), [Stand::Here]);
    }

    #[test]
    fn of_two_that_open_at_once_one_has_the_game() {
        for [first, second] in [[5, 9], [9, 5]] {
            let (mut one, mut other) = (Tab::new(first), Tab::new(second));
            let answers = [one.hears(second, Said::Who), other.hears(first, Said::Who)];
            if let Some(answer) = answers[0] {
                other.hears(first, answer);
            }
            if let Some(answer) = answers[1] {
                one.hears(second, answer);
            }
            one.waited();
            other.waited();
            let stands = [one.stand(), other.stand()];
            assert!(stands.contains(&Stand::Here) && stands.contains(&Stand::There));
        }
    }

    #[test]
    fn whoever_slept_while_another_took_the_game_stops() {
        let (mut sleeper, mut fresh) = (Tab::new(5), Tab::new(9));
        sleeper.waited();
        let claim = fresh.waited();
        assert_eq!(claim, Some(Said::Mine));
        assert_eq!(sleeper.hears(9, Said::Mine), None);
        assert_eq!(
            [sleeper.stand(), fresh.stand()],
            [Stand::Taken, Stand::Here]
        );
        // A page that comes back from the browser's shelf asks again.
        let asked = sleeper.wakes();
        assert_eq!(fresh.hears(5, asked), Some(Said::Mine));
        sleeper.hears(9, Said::Mine);
        assert_eq!(sleeper.stand(), Stand::There);
    }

    #[test]
    fn words_are_read_as_they_are_said() {
        for said in Said::ALL {
            assert_eq!(Said::read(said.word()), Some(said));
        }
        assert_eq!(Said::read("sand"), None);
    }
}
