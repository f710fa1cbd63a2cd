//! Before the first reach: which game, by which rules, who sits where, who begins.

use dschamal::{Edition, Game, OPTION_KEYS, OptionKey};
use leptos::prelude::*;
use leptos_router::components::A;
use serde_json::Value;

use super::drag::Handle;
use super::host::Host;
use super::plan::LONGEST_NAME;
use crate::browser::storage;
use crate::lobby::agree_form::{group, pick};
use crate::words;

/// The form.
#[component]
pub fn SetUp(
    /// The evening to be.
    host: Host,
) -> impl IntoView {
    let plan = host.plan;
    let game = Memo::new(move |_| plan.with(|plan| plan.rules.game));
    let games = Game::ALL.map(|choice| {
        pick(
            words::dschamal_game(choice).to_owned(),
            move || game.get() == choice,
            move || {
                plan.update(|plan| plan.set_game(choice));
            },
        )
    });
    let editions = Edition::ALL.map(|edition| {
        let on = move || plan.with(|plan| plan.rules.edition == edition);
        pick(words::edition(edition).to_owned(), on, move || {
            plan.update(|plan| plan.rules.edition = edition);
        })
    });
    let problem = move || {
        let agreed = plan.with(|plan| plan.agreed().map(|_| ()));
        agreed.err().map(|why| words::sentence(&why.to_string()))
    };
    let before = storage::read(storage::REFEREE_BEFORE).is_some();
    view! {
        <p>{words::referee_what()}</p>
        <p class="error" role="alert">{move || host.trouble.get()}</p>
        {before.then(|| view! {
            <button type="button" class="quiet" on:click=move |_| host.go_back()>{words::back_to_evening()}</button>
        })}
        {group(words::which_game(), games.collect_view().into_any())}
        <p class="hush">{move || words::box_game_what(game.get())}</p>
        <Chairs host/>
        <First host/>
        <details>
            <summary>{words::house_rules()}</summary>
            {group(words::which_edition(), editions.collect_view().into_any())}
            {move || house_rules(host, game.get())}
        </details>
        <Import host/>
        <p><A href="/referee/gimel" attr:class="quiet button">{words::gimel_on_a_board()}</A>" "<span class="hush">{words::gimel_on_a_board_what()}</span></p>
        <div class="deed">
            <p class="error" role="alert">{problem}</p>
            <button type="button" class="act wide" disabled=move || problem().is_some() on:click=move |_| host.begin()>
                {words::begin_evening()}
            </button>
        </div>
    }
}

/// Who plays, clockwise.
#[component]
fn Chairs(host: Host) -> impl IntoView {
    let plan = host.plan;
    let count = Memo::new(move |_| plan.with(|plan| plan.players.len()));
    let room = move || plan.with(|plan| !plan.has_room());
    let dragged = RwSignal::new(None);
    let chairs = move || {
        (0..count.get())
            .map(|place| view! { <Chair host place dragged/> })
            .collect_view()
    };
    view! {
        <div class="field stacked" role="group" aria-label=words::who_plays()>
            <span>{words::who_plays()}</span>
            <ol class="chairs">{chairs}</ol>
            <button type="button" class="quiet" disabled=room on:click=move |_| plan.update(super::plan::Plan::add)>
                {words::add_player()}
            </button>
        </div>
    }
}

/// One chair: colour, name, and the ways to move it.
#[component]
fn Chair(host: Host, place: usize, dragged: RwSignal<Option<usize>>) -> impl IntoView {
    let plan = host.plan;
    let name = Memo::new(move |_| {
        plan.with(|plan| plan.names().get(place).cloned())
            .unwrap_or_default()
    });
    let written = move || plan.with(|plan| plan.players.get(place).map(|it| it.name.clone()));
    let tint = Memo::new(move |_| plan.with(|plan| plan.players.get(place).map(|it| it.tint)));
    let last = move || plan.with(|plan| place + 1 >= plan.players.len());
    view! {
        <li data-place=place class:dragged-chair=move || dragged.get() == Some(place)>
            <Handle plan place dragged/>
            <button
                type="button"
                class="round"
                aria-label=move || tint.get().map(|tint| words::tint_of(&name.get(), tint))
                on:click=move |_| plan.update(|plan| plan.next_tint(place))
            >
                <span class=move || tint.get().map_or("", super::plan::Tint::class)></span>
            </button>
            <input
                type="text"
                maxlength=LONGEST_NAME.to_string()
                aria-label=words::name_of_player(place + 1)
                placeholder=words::guest_at(place)
                prop:value=written
                on:input:target=move |event| {
                    let text = event.target().value();
                    plan.update(|plan| if let Some(player) = plan.players.get_mut(place) { player.name = text });
                }
            />
            <button
                type="button"
                class="round"
                disabled={place == 0}
                aria-label=move || words::sit_earlier(&name.get())
                on:click=move |_| plan.update(|plan| plan.swap(place, place.saturating_sub(1)))
            >"↑"</button>
            <button
                type="button"
                class="round"
                disabled=last
                aria-label=move || words::sit_later(&name.get())
                on:click=move |_| plan.update(|plan| plan.swap(place, place + 1))
            >"↓"</button>
            <button
                type="button"
                class="round"
                aria-label=move || words::does_not_play(&name.get())
                on:click=move |_| plan.update(|plan| plan.remove(place))
            >"×"</button>
        </li>
    }
}

/// Who begins.
#[component]
fn First(host: Host) -> impl IntoView {
    let plan = host.plan;
    let question = move || words::who_begins(plan.with(|plan| plan.rules.game));
    let names = Memo::new(move |_| plan.with(super::plan::Plan::names));
    let people = move || {
        let names = names.get().into_iter().enumerate();
        let picks = names.map(|(place, name)| {
            pick(
                name,
                move || plan.with(|plan| plan.first == place),
                move || {
                    plan.update(|plan| plan.first = place);
                },
            )
        });
        picks.collect_view()
    };
    view! {
        <div class="field stacked" role="group" aria-label=question>
            <span>{question}</span>
            <div class="row">{people}</div>
        </div>
    }
}

/// The house rules of a game: as the edition has them, or otherwise.
fn house_rules(host: Host, game: Game) -> impl IntoView {
    let known = OPTION_KEYS
        .iter()
        .filter(move |key| key.games.contains(&game));
    let known = known.filter(|key| !key.choices().is_empty());
    known
        .map(|key| view! { <HouseRule host key_of=key/> })
        .collect_view()
}

fn text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

#[component]
fn HouseRule(host: Host, key_of: &'static OptionKey) -> impl IntoView {
    let plan = host.plan;
    let key = key_of.key;
    let value = Memo::new(move |_| plan.with(|plan| plan.rules.options.get(key).map(text)));
    let usual = move || {
        let edition = plan.with(|plan| plan.rules.edition);
        words::as_edition_has_it(&words::edition_usual(key_of, edition))
    };
    let set = move |word: String| {
        plan.update(|plan| {
            if word.is_empty() {
                plan.rules.options.remove(key);
            } else {
                plan.rules
                    .options
                    .insert(key.to_owned(), Value::String(word));
            }
        });
    };
    let choices = key_of.choices().iter().map(|&word| {
        view! { <option value=word selected=move || value.get().as_deref() == Some(word)>{words::edition_answer(key, &Value::String(word.to_owned()))}</option> }
    });
    view! {
        <label class="field">
            <span>{words::edition_question(key)}</span>
            <select on:change:target=move |event| set(event.target().value())>
                <option value="" selected=move || value.get().is_none()>{usual}</option>
                {choices.collect_view()}
            </select>
        </label>
    }
}

/// A record from elsewhere.
#[component]
fn Import(host: Host) -> impl IntoView {
    let written = RwSignal::new(String::new());
    view! {
        <details>
            <summary>{words::read_record()}</summary>
            <textarea
                rows="5"
                aria-label=words::record_here()
                prop:value=move || written.get()
                on:input:target=move |event| written.set(event.target().value())
            ></textarea>
            <button
                type="button"
                class="quiet"
                disabled=move || written.with(|text| text.trim().is_empty())
                on:click=move |_| host.take_up(&written.get_untracked(), words::record_is_none)
            >
                {words::read_it()}
            </button>
        </details>
    }
}
