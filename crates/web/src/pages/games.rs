//! `/games`: finished games, searched by player, result and day.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use protocol::{GameSummary, GamesPage};

use crate::browser::date;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::games::query::Query;
use crate::net::api;
use crate::net::house::House;
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
    let list = move || match games.get() {
        None => view! { <p class="hush">{words::looking()}</p> }.into_any(),
        Some(games) if games.is_empty() => {
            view! { <p class="hush">{words::no_games()}</p> }.into_any()
        }
        Some(games) => {
            view! { <ul class="table-list">{games.into_iter().map(line).collect_view()}</ul> }
                .into_any()
        }
    };
    view! {
        <Header title=words::games()/>
        <main id="main" class="page">
            <Search query named on_search=Callback::new(move |()| load(None))/>
            <p class="error" role="alert">{error}</p>
            {list}
            {move || next.get().map(|next| view! {
                <button type="button" class="quiet wide" on:click=move |_| load(Some(next.clone()))>{words::show_more()}</button>
            })}
        </main>
    }
}

fn line(game: GameSummary) -> impl IntoView {
    let what = format!(
        "{} · {} · {}",
        words::result_word(&game.result),
        words::turns(game.turns),
        date::day(game.ended_at.0)
    );
    let address = match game.game.as_str() {
        "dschamal" => format!("/dschamal/games/{}", game.id),
        _ => format!("/games/{}", game.id),
    };
    view! {
        <li>
            <A href=address attr:class="table-line">
                <span class="who"><b>{words::against(&game.players)}</b></span>
                <span class="hush">{what}</span>
            </A>
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
