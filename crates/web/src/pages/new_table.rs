//! `/new`: a table by one's own rules, for friends, for everybody or with bots; `?game=duel` begins with that game.

use dschamal::Game;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_query_map};
use protocol::{NewTable, OpenedTable};
use table::{BOT_LEVELS, FEELER_LEVELS, Settings};

use crate::browser::storage;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::desk::sitting::Place;
use crate::lobby::agree;
use crate::lobby::agree_form::{AgreeForm, Draft, group, pick};
use crate::lobby::code;
use crate::lobby::dschamal_form::{DschamalDraft, DschamalForm, game_picks, last, set_game};
use crate::net::api;
use crate::net::house::House;
use crate::people::name::Named;
use crate::words;

/// The page.
#[component]
pub fn New() -> impl IntoView {
    use_title(|| words::open_table().to_owned());
    view! {
        <Header title=words::open_table()/>
        <main id="main" class="page">
            <Named>
                <Form/>
            </Named>
        </main>
    }
}

/// What is being agreed on.
#[derive(Clone, Copy)]
struct Drafts {
    /// Dschamál, or Gimel.
    feels: RwSignal<bool>,
    gimel: Draft,
    dschamal: DschamalDraft,
}

impl Drafts {
    /// What was agreed last time, or what the address asks for.
    fn new(wanted: Option<&str>) -> Drafts {
        let kept = storage::read(storage::AGREED).and_then(|text| agree::read(&text));
        let kept = kept.unwrap_or_else(Settings::gimel);
        let mut agreed = last();
        let wanted_game = wanted.and_then(|word| word.parse::<Game>().ok());
        if let Some(game) = wanted_game {
            set_game(&mut agreed, game);
        }
        let feels = wanted_game.is_some() || (wanted.is_none() && kept.game.dschamal().is_some());
        let gimel = if kept.game.gimel().is_some() {
            kept.clone()
        } else {
            Settings::gimel()
        };
        Drafts {
            feels: RwSignal::new(feels),
            gimel: Draft::new(&gimel),
            dschamal: DschamalDraft::new(agreed, kept.visibility),
        }
    }

    fn settings(self) -> Settings {
        if self.feels.get() {
            self.dschamal.settings()
        } else {
            self.gimel.settings()
        }
    }

    fn problem(self) -> Option<String> {
        if self.feels.get() {
            self.dschamal.problem()
        } else {
            self.gimel.problem()
        }
    }
}

/// Gimel, or one of the games of touch.
#[component]
fn GameChoice(drafts: Drafts) -> impl IntoView {
    let gimel = pick(
        words::gimel().to_owned(),
        move || !drafts.feels.get(),
        move || drafts.feels.set(false),
    );
    let others = game_picks(
        drafts.dschamal,
        |game| format!("{} · {}", words::dschamal(), words::dschamal_game(game)),
        move || drafts.feels.get(),
        move || drafts.feels.set(true),
    );
    group(words::which_game(), (gimel, others).into_any())
}

/// People, or bots of one level on every other seat.
#[component]
fn Opponents(drafts: Drafts, bot: RwSignal<Option<u8>>) -> impl IntoView {
    let row = move || {
        let feels = drafts.feels.get();
        let levels = if feels { FEELER_LEVELS } else { BOT_LEVELS };
        let people = if feels {
            words::people_come()
        } else {
            words::a_person()
        };
        let choices = std::iter::once(None).chain(levels.map(Some)).map(|choice| {
            let label = match choice {
                None => people.to_owned(),
                Some(level) if feels => words::feeler_name(level).to_owned(),
                Some(level) => words::bot_name(level),
            };
            pick(label, move || bot.get() == choice, move || bot.set(choice))
        });
        choices.collect_view()
    };
    let label = if drafts.feels.get_untracked() {
        words::bots_level()
    } else {
        words::opponent()
    };
    let character = move || {
        let level = bot.get()?;
        Some(if drafts.feels.get() {
            words::feeler_character(level)
        } else {
            words::bot_character(level)
        })
    };
    view! {
        {group(label, row.into_any())}
        <p class="hush">{character}</p>
    }
}

/// The next table begins with what was agreed at this one.
fn keep(settings: &Settings) {
    let text = serde_json::to_string(settings).unwrap_or_default();
    storage::write(storage::AGREED, &text);
}

#[component]
fn Form() -> impl IntoView {
    let house = expect_context::<House>();
    let wanted = use_query_map().with_untracked(|query| query.get("game"));
    let drafts = Drafts::new(wanted.as_deref());
    let bot = RwSignal::new(None::<u8>);
    Effect::new(move |before: Option<bool>| {
        let feels = drafts.feels.get();
        if before.is_some_and(|before| before != feels) {
            bot.set(None);
        }
        feels
    });
    let (error, set_error) = signal(String::new());
    let (busy, set_busy) = signal(false);
    let go = use_navigate();
    let away = go.clone();
    let here = move |_| {
        keep(&untrack(|| drafts.settings()));
        let level = bot.get_untracked().unwrap_or(2);
        away(
            &format!("/dschamal/here?level={level}&now"),
            Default::default(),
        );
    };
    let open = move |_| {
        let settings = untrack(|| drafts.settings());
        keep(&settings);
        let name = untrack(|| house.name()).unwrap_or_default();
        let new = NewTable {
            name,
            settings,
            bot: bot.get_untracked(),
        };
        let go = go.clone();
        set_busy.set(true);
        spawn_local(async move {
            match api::send::<_, OpenedTable>("POST", "/tables", Some(&new)).await {
                Ok(opened) => go(
                    &code::path(&opened.table.0, &new.settings.game),
                    Default::default(),
                ),
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                    set_busy.try_set(false);
                }
            }
        });
    };
    let stuck = move || busy.get() || drafts.problem().is_some() || !house.is_open();
    view! {
        <GameChoice drafts/>
        <Opponents drafts bot/>
        {move || if drafts.feels.get() {
            view! { <DschamalForm draft=drafts.dschamal place=Place::House/> }.into_any()
        } else {
            view! { <AgreeForm draft=drafts.gimel place=Place::House opening=true/> }.into_any()
        }}
        <p class="error" role="alert">{error}</p>
        {move || (!house.is_open()).then(|| view! {
            <p class="hush">{words::needs_house()}" "<A href="/gimel/bot">{words::against_bot_here()}</A></p>
        })}
        {move || drafts.feels.get().then(|| view! {
            <p><button type="button" class="quiet wide" on:click=here.clone()>{words::solo_from_form()}</button></p>
        })}
        <button type="button" class="act wide" disabled=stuck on:click=open>
            {move || if bot.get().is_some() { words::begin_it() } else { words::open_it() }}
        </button>
    }
}
