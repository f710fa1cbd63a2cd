//! `/dschamal/here`: Dschamál against bots without the house. The table stands on this device and is kept there; `?level=2&now`
//! begins at once with what was agreed last, `?first&now` with what a first game is played for.

use dschamal::Game;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use table::{DschamalSettings, FEELER_LEVELS, Settings, Visibility};

use crate::browser::storage;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::chrome::one_tab::OneTab;
use crate::desk::sitting::Place;
use crate::lobby::agree_form::{group, pick};
use crate::lobby::dschamal_form::{DschamalDraft, DschamalForm, game_picks, last, quick, set_game};
use crate::room::view::Room;
use crate::solo::hosting::Solo;
use crate::words;

/// Against whom, if nothing was said.
const USUAL_LEVEL: u8 = 2;
/// Victory pieces that win a first game: it is soon over.
const FIRST_TARGET: u8 = 3;

/// The page.
#[component]
pub fn SoloPage() -> impl IntoView {
    use_title(|| words::solo().to_owned());
    view! { <OneTab game=storage::SOLO title=words::solo()><Against/></OneTab> }
}

/// The table, where this tab has it.
#[component]
fn Against() -> impl IntoView {
    let solo = Solo::new();
    let asked = |name: &str| use_query_map().with_untracked(|query| query.get(name));
    let level = asked("level").and_then(|level| level.parse().ok());
    let mut agreed = if asked("first").is_some() {
        first_game()
    } else {
        last()
    };
    if let Some(game) = asked("game").and_then(|word| word.parse::<Game>().ok()) {
        set_game(&mut agreed, game);
    }
    let draft = DschamalDraft::new(agreed, Visibility::Invitation);
    let level = RwSignal::new(level.unwrap_or(USUAL_LEVEL));
    // Another game than the one that was asked for goes on: nobody loses it by a tap.
    let other = RwSignal::new(None::<Game>);
    if asked("now").is_some() {
        let named = asked("game").is_some();
        begin_at_once(solo, draft, level, other.write_only(), named);
    }
    let open = Memo::new(move |_| solo.is_open());
    let opening = Memo::new(move |_| solo.is_opening());
    move || {
        let inside = if solo.is_broken() {
            view! { <p class="page error" role="alert">{words::no_thread()}</p> }.into_any()
        } else if opening.get() {
            view! { <p class="page" role="status">{words::one_moment()}</p> }.into_any()
        } else if let Some(kept) = other.get() {
            view! { <div class="page"><Instead solo draft level other kept/></div> }.into_any()
        } else if open.get() {
            view! { <Table solo/> }.into_any()
        } else {
            view! { <div class="page"><Choose solo draft level/></div> }.into_any()
        };
        view! {
            <Header title=words::solo()/>
            <main id="main" class="solo">{inside}</main>
        }
    }
}

/// What somebody plays who has just learnt it.
fn first_game() -> DschamalSettings {
    let mut agreed = quick();
    let options = &mut agreed.rules.options;
    options.insert("victory.target".to_owned(), FIRST_TARGET.into());
    agreed
}

/// A game that is on goes on, if no other is named; otherwise a fresh one begins. Once, however often the page is loaded.
fn begin_at_once(
    solo: Solo,
    draft: DschamalDraft,
    level: RwSignal<u8>,
    other: WriteSignal<Option<Game>>,
    named: bool,
) {
    solo.clear_if_over();
    let navigate = use_navigate();
    let begun = StoredValue::new(false);
    Effect::new(move |_| {
        if solo.is_opening() || begun.get_value() {
            return;
        }
        begun.set_value(true);
        let wanted = draft.agreed.with_untracked(|agreed| agreed.rules.game);
        match untrack(|| solo.game()) {
            Some(kept) if named && kept != wanted => other.set(Some(kept)),
            Some(_) => {}
            None => begin(solo, untrack(|| draft.settings()), level.get_untracked()),
        }
        let instead = NavigateOptions {
            replace: true,
            scroll: false,
            ..NavigateOptions::default()
        };
        navigate("/dschamal/here", instead);
    });
}

fn begin(solo: Solo, settings: Settings, level: u8) {
    let name = storage::read(storage::NAME).filter(|name| !name.trim().is_empty());
    let name = name.unwrap_or_else(|| words::traveller().to_owned());
    solo.open(&name, settings, level);
}

/// One game goes on and another was asked for: which shall it be?
#[component]
fn Instead(
    solo: Solo,
    draft: DschamalDraft,
    level: RwSignal<u8>,
    other: RwSignal<Option<Game>>,
    kept: Game,
) -> impl IntoView {
    let wanted = draft.agreed.with_untracked(|agreed| agreed.rules.game);
    let fresh = move |_| {
        other.set(None);
        begin(solo, untrack(|| draft.settings()), level.get_untracked());
    };
    view! {
        <p class="lead" role="status">{words::other_game_is_on(words::dschamal_game(kept))}</p>
        <p><button type="button" class="act wide" on:click=move |_| other.set(None)>{words::go_on()}</button></p>
        <button type="button" class="quiet wide" on:click=fresh>{words::begin_instead(words::dschamal_game(wanted))}</button>
    }
}

/// The table, and how to leave it for another.
#[component]
fn Table(solo: Solo) -> impl IntoView {
    let sitting = solo.sit();
    view! {
        <Room sitting/>
        <div class="page below">
            <button type="button" class="quiet" on:click=move |_| solo.clear()>{words::other_opponent()}</button>
        </div>
    }
}

/// Which game, which bots, which rules.
#[component]
fn Choose(solo: Solo, draft: DschamalDraft, level: RwSignal<u8>) -> impl IntoView {
    let games = game_picks(
        draft,
        |game| words::dschamal_game(game).to_owned(),
        || true,
        || {},
    );
    let levels = FEELER_LEVELS.map(|choice| {
        let name = words::feeler_name(choice).to_owned();
        pick(
            name,
            move || level.get() == choice,
            move || level.set(choice),
        )
    });
    let start = move |_| begin(solo, untrack(|| draft.settings()), level.get_untracked());
    view! {
        {group(words::which_game(), games)}
        <p class="hush">{move || words::dschamal_game_what(draft.agreed.with(|agreed| agreed.rules.game))}</p>
        {group(words::bots_level(), levels.collect_view().into_any())}
        <p class="hush">{move || words::feeler_character(level.get())}</p>
        <button type="button" class="act wide" disabled=move || draft.problem().is_some() on:click=start>
            {words::begin_it()}
        </button>
        <details class="more-choices">
            <summary>{words::more_choices()}</summary>
            <DschamalForm draft place=Place::Device/>
        </details>
        <p class="hush">{words::solo_what()}</p>
    }
}
