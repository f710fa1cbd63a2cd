//! `/games`: finished games, searched by player, result and day: the house's, and between them those of this device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use protocol::{GameSummary, GamesPage};

use crate::browser::date;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::games::kept::{self, KeptGame};
use crate::games::query::Query;
use crate::games::shelf;
use crate::net::api;
use crate::net::house::House;
use crate::solo::shelf as solo;
use crate::words;

/// The page.
#[component]
pub fn Games() -> impl IntoView {
    use_title(|| words::games().to_owned());
    let house = expect_context::<House>();
    let query = RwSignal::new(Query::default());
    let games = RwSignal::new(None::<Vec<GameSummary>>);
    let next = RwSignal::new(None::<String>);
    let (error, set_error) = signal(String::new());
    let load = move |before: Option<String>| {
        let path = query.with_untracked(|query| query.path(before.as_deref(), api::escaped));
        spawn_local(async move {
            match api::get::<GamesPage>(&path).await {
                Ok(page) => {
                    set_error.try_set(String::new());
                    next.try_set(page.next);
                    games.try_update(|games| match games {
                        Some(games) if before.is_some() => games.extend(page.games),
                        _ => *games = Some(page.games),
                    });
                }
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    // Who is known sees their own games first.
    let named = Memo::new(move |_| house.me.with(|me| me.as_ref().map(|me| me.name.is_some())));
    Effect::new(move |_| {
        if let Some(named) = named.get() {
            query.update(|query| query.mine = named);
            load(None);
        }
    });
    let here = RwSignal::new(shelf::games());
    let found = Memo::new(move |_| {
        let mine = named.get() != Some(true) || query.with(|query| query.mine);
        let here = if mine { here.get() } else { Vec::new() };
        let (of_house, more) = (games.get().unwrap_or_default(), next.get().is_some());
        query.with(|query| kept::among(&of_house, more, &here, query))
    });
    let looking = move || games.with(Option::is_none) && error.with(String::is_empty);
    let list = move || {
        let found = found.get();
        let lines = found.into_iter().map(|game| line(game, here));
        let lines = lines.collect::<Vec<_>>();
        let none = lines.is_empty();
        view! {
            {looking().then(|| view! { <p class="hush">{words::looking()}</p> })}
            {(none && !looking()).then(|| view! { <Nothing/> })}
            {(!none).then(|| view! { <ul class="table-list">{lines}</ul> })}
        }
    };
    view! {
        <Header title=words::games()/>
        <main id="main" class="page">
            <Search query named on_search=Callback::new(move |()| load(None))/>
            <p class="error" role="alert">{error}</p>
            <Removed here/>
            {list}
            {move || next.get().map(|next| view! {
                <button type="button" class="quiet wide" on:click=move |_| load(Some(next.clone()))>{words::show_more()}</button>
            })}
            {(!solo::is_empty()).then(|| view! {
                <p class="lone"><A href="/dschamal/games/here">{words::game_at_the_bag()}</A></p>
            })}
        </main>
    }
}

/// Nothing to show: an invitation.
#[component]
fn Nothing() -> impl IntoView {
    view! {
        <p class="hush">{words::no_games()}</p>
        <div class="row">
            <A href="/gimel/bot?level=1&short&now" attr:class="act">{words::play_now()}</A>
            <A href="/gimel/here" attr:class="quiet button">{words::at_one_board()}</A>
        </div>
    }
}

/// A game that was just taken off the shelf can be put back.
#[component]
fn Removed(here: RwSignal<Vec<KeptGame>>) -> impl IntoView {
    let gone = RwSignal::new(None::<KeptGame>);
    Effect::new(move |before: Option<Vec<KeptGame>>| {
        let now = here.get();
        if let Some(before) = before.filter(|before| before.len() > now.len()) {
            gone.set(before.into_iter().find(|game| !now.contains(game)));
        }
        now
    });
    let put_back = move |_| {
        if let Some(game) = gone.get_untracked() {
            gone.set(None);
            shelf::keep(game);
            here.set(shelf::games());
        }
    };
    view! {
        <div role="status">
            {move || gone.get().map(|game| view! {
                <p class="removed">
                    <span>{words::game_removed(&words::against("gimel", &game.players))}</span>
                    " "
                    <button type="button" class="link" on:click=put_back>{words::put_back()}</button>
                </p>
            })}
        </div>
    }
}

fn line(game: GameSummary, here: RwSignal<Vec<KeptGame>>) -> impl IntoView + use<> {
    let names = words::against(&game.game, &game.players);
    let own = kept::is_here(&game.id);
    let what = format!(
        "{} · {} · {}",
        words::result_word(&game.result),
        words::turns(game.turns),
        date::day(game.ended_at.0)
    );
    let what = if own {
        format!("{what} · {}", words::on_this_device())
    } else {
        what
    };
    let address = match game.game.as_str() {
        "dschamal" => format!("/dschamal/games/{}", game.id),
        _ => format!("/games/{}", game.id),
    };
    let id = game.id;
    let label = words::remove_game(&names);
    let remove = move |_| {
        shelf::remove(&id);
        here.set(shelf::games());
    };
    view! {
        <li class:removable=own>
            <A href=address attr:class="table-line">
                <span class="who"><b>{names}</b></span>
                <span class="hush">{what}</span>
            </A>
            {own.then(|| view! {
                <button type="button" class="quiet" aria-label=label.clone() on:click=remove.clone()>
                    {words::remove()}
                </button>
            })}
        </li>
    }
}

#[component]
fn Search(
    query: RwSignal<Query>,
    named: Memo<Option<bool>>,
    on_search: Callback<()>,
) -> impl IntoView {
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        on_search.run(());
    };
    let whose = move |label: &'static str, mine: bool| {
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || query.with(|query| query.mine == mine).to_string()
                on:click=move |_| {
                    query.update(|query| query.mine = mine);
                    on_search.run(());
                }
            >
                {label}
            </button>
        }
    };
    let results = ["", "1-0", "0-1", "1/2-1/2"].map(|result| {
        let label = if result.is_empty() {
            words::any_result()
        } else {
            words::result_word(result)
        };
        view! { <option value=result>{label}</option> }
    });
    let day = move |id: &'static str, label: &'static str, set: fn(&mut Query, Option<i64>)| {
        view! {
            <div class="stack">
                <label for=id>{label}</label>
                <input id=id type="date" on:change:target=move |event| {
                    let day = date::start_of(&event.target().value());
                    query.update(|query| set(query, day));
                    on_search.run(());
                }/>
            </div>
        }
    };
    view! {
        <form class="search" on:submit=submit>
            {move || (named.get() == Some(true)).then(|| view! {
                <div class="row" role="group" aria-label=words::whose()>
                    {whose(words::mine(), true)}
                    {whose(words::everybodys(), false)}
                </div>
            })}
            {move || query.with(|query| !query.mine).then(|| view! {
                <div class="stack">
                    <label for="player">{words::player()}</label>
                    <div class="line">
                        <input
                            id="player"
                            type="text"
                            maxlength="24"
                            prop:value=move || query.with(|query| query.player.clone())
                            on:input:target=move |event| {
                                let player = event.target().value();
                                query.update(|query| query.player = player);
                            }
                        />
                        <button type="submit" class="quiet">{words::search()}</button>
                    </div>
                </div>
            })}
            <div class="narrow">
                <div class="stack">
                    <label for="result">{words::result_label()}</label>
                    <select id="result" on:change:target=move |event| {
                        let result = event.target().value();
                        query.update(|query| query.result = result);
                        on_search.run(());
                    }>
                        {results}
                    </select>
                </div>
                {day("since", words::since(), |query, day| query.from = day)}
                {day("until", words::until(), |query, day| query.until = day)}
            </div>
        </form>
    }
}
