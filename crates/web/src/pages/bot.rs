//! `/gimel/bot`: against the house without the house. The table stands on this device and is kept there; `?level=2&now` begins
//! at once, `short` with the Short game.

use gimel::Preset;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use table::{BOT_LEVELS, Colours, Settings};

use crate::alone::hosting::Alone;
use crate::browser::storage;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::chrome::one_tab::OneTab;
use crate::desk::sitting::Place;
use crate::lobby::agree;
use crate::lobby::agree_form::{AgreeForm, Draft, group, pick};
use crate::room::view::Room;
use crate::words;

/// What an address asks for.
#[derive(Debug, Clone, PartialEq)]
struct Asked {
    /// The level it names, the nearest there is.
    level: Option<u8>,
    settings: Settings,
    now: bool,
}

impl Asked {
    fn of(query: impl Fn(&str) -> Option<String>) -> Asked {
        let level = query("level").and_then(|level| level.parse::<u8>().ok());
        let mut settings = Settings::gimel();
        if query("short").is_some() {
            agree::set_preset(&mut settings, Preset::Hexagames1983);
        }
        let now = query("now").is_some();
        if now {
            // Who wants to play at once makes the first move.
            settings.colours = Colours::FirstSeat;
        }
        Asked {
            level: level.map(|level| level.clamp(*BOT_LEVELS.start(), *BOT_LEVELS.end())),
            settings,
            now,
        }
    }
}

/// The page.
#[component]
pub fn Bot() -> impl IntoView {
    use_title(|| words::against_bot().to_owned());
    view! { <OneTab game=storage::ALONE title=words::against_bot()><Against/></OneTab> }
}

/// The table, where this tab has it.
#[component]
fn Against() -> impl IntoView {
    let alone = Alone::new();
    let open = Memo::new(move |_| alone.is_open());
    let asked = use_query_map().with_untracked(|query| Asked::of(|name| query.get(name)));
    if asked.level.is_some() || asked.now {
        alone.clear_if_over();
    }
    let level = RwSignal::new(asked.level.unwrap_or(*BOT_LEVELS.start()));
    if asked.now {
        begin_at_once(alone, asked.settings.clone(), level);
    }
    let draft = Draft::new(&asked.settings);
    let opening = Memo::new(move |_| alone.is_opening());
    move || {
        if alone.is_broken() {
            view! {
                <Header title=words::against_bot()/>
                <main id="main" class="page"><p class="error" role="alert">{words::went_wrong()}</p></main>
            }
            .into_any()
        } else if opening.get() {
            view! {
                <Header title=words::against_bot()/>
                <main id="main" class="page"><p role="status">{words::one_moment()}</p></main>
            }
            .into_any()
        } else if open.get() {
            let sitting = alone.sit();
            view! {
                <Header title=words::against_bot()/>
                <main id="main">
                    <Room sitting/>
                    <div class="page below">
                        <button type="button" class="quiet" on:click=move |_| alone.clear()>{words::other_opponent()}</button>
                    </div>
                </main>
            }
            .into_any()
        } else {
            view! {
                <Header title=words::against_bot()/>
                <main id="main" class="page"><Choose alone draft level/></main>
            }
            .into_any()
        }
    }
}

/// A game that is on goes on; otherwise a fresh one begins. Once, however often the page is loaded.
fn begin_at_once(alone: Alone, settings: Settings, level: RwSignal<u8>) {
    let navigate = use_navigate();
    let begun = StoredValue::new(false);
    Effect::new(move |_| {
        if alone.is_opening() || alone.is_broken() || begun.get_value() {
            return;
        }
        begun.set_value(true);
        if !untrack(|| alone.is_open()) {
            begin(alone, settings.clone(), level.get_untracked());
        }
        let instead = NavigateOptions {
            replace: true,
            scroll: false,
            ..NavigateOptions::default()
        };
        navigate("/gimel/bot", instead);
    });
}

fn begin(alone: Alone, settings: Settings, level: u8) {
    let name = storage::read(storage::NAME).filter(|name| !name.trim().is_empty());
    let name = name.unwrap_or_else(|| words::you().to_owned());
    alone.open(&name, settings, level);
}

/// Which bot, which rules.
#[component]
fn Choose(alone: Alone, draft: Draft, level: RwSignal<u8>) -> impl IntoView {
    let levels = table::BOT_LEVELS.map(|choice| {
        pick(
            words::bot_name(choice),
            move || level.get() == choice,
            move || level.set(choice),
        )
    });
    let start = move |_| begin(alone, untrack(|| draft.settings()), level.get_untracked());
    view! {
        {group(words::opponent(), levels.collect_view().into_any())}
        <p class="hush">{move || words::bot_character(level.get())}</p>
        <AgreeForm draft place=Place::Device opening=true/>
        <button type="button" class="act wide" disabled=move || draft.problem().is_some() on:click=start>
            {words::begin_it()}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gimel::Options;

    #[track_caller]
    fn asked(words: &[(&str, &str)]) -> Asked {
        Asked::of(|name| {
            let found = words.iter().find(|(word, _)| *word == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_door_begins_a_short_game_at_once() {
        let asked = asked(&[("level", "1"), ("short", ""), ("now", "")]);
        assert!(asked.now);
        assert_eq!(asked.level, Some(1));
        let options = agree::options(&asked.settings);
        assert_eq!(options, Options::preset(Preset::Hexagames1983));
        assert_eq!(asked.settings.colours, Colours::FirstSeat);
        assert_eq!(asked.settings.check(), Ok(()));
    }

    #[test]
    fn any_level_is_one_that_there_is() {
        let level = |text| asked(&[("level", text)]).level;
        assert_eq!(level("7"), Some(7));
        assert_eq!(level("0"), Some(1));
        assert_eq!(level("99"), Some(12));
        assert_eq!(level("Sphinx"), None);
        let bare = asked(&[]);
        assert_eq!((bare.level, bare.now), (None, false));
        assert_eq!(bare.settings, Settings::gimel());
    }
}
