//! The browsers in which somebody is known, and how to be forgotten.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Me, SessionInfo};

use crate::browser::{date, storage};
use crate::net::api;
use crate::net::house::House;
use crate::words;

/// The list of browsers.
#[component]
pub fn SessionsPart() -> impl IntoView {
    let house = expect_context::<House>();
    let sessions = RwSignal::new(Vec::<SessionInfo>::new());
    let (error, set_error) = signal(String::new());
    let load = move || {
        spawn_local(async move {
            if let Ok(list) = api::get::<Vec<SessionInfo>>("/sessions").await {
                sessions.try_set(list);
            }
        });
    };
    Effect::new(move |_| {
        if house.name().is_some() {
            load();
        }
    });
    let end = move |session: SessionInfo| {
        spawn_local(async move {
            match api::send::<(), ()>("DELETE", &format!("/sessions/{}", session.id), None).await {
                Ok(()) if session.current => house.i_am(Me {
                    name: None,
                    login: None,
                }),
                Ok(()) => load(),
                Err(problem) => set_error.set(api::sentence(&problem)),
            }
        });
    };
    let line = move |session: SessionInfo| {
        let what = browser_name(&session.user_agent);
        let label = words::end_session_of(&what);
        let times = words::seen(
            &date::day(session.created_at.0),
            &date::day(session.last_seen.0),
        );
        let current = session.current;
        view! {
            <li class="field">
                <span>
                    <b>{what}</b>
                    {current.then(|| format!(" ({})", words::this_browser()))}
                    <small>{times}</small>
                </span>
                <button type="button" class="quiet" aria-label=label on:click=move |_| end(session.clone())>
                    {words::end_session()}
                </button>
            </li>
        }
    };
    view! {
        <section class="settings">
            <h2>{words::sessions()}</h2>
            <ul class="plain">{move || sessions.get().into_iter().map(line).collect_view()}</ul>
            <p class="error" role="alert">{error}</p>
        </section>
    }
}

/// What a browser calls itself, in two words.
fn browser_name(agent: &str) -> String {
    let first = |names: &[&'static str]| names.iter().find(|name| agent.contains(**name)).copied();
    let browser = first(&["Firefox", "Edg", "OPR", "Chrome", "Safari"]).unwrap_or("Browser");
    let browser = match browser {
        "Edg" => "Edge",
        "OPR" => "Opera",
        other => other,
    };
    match first(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]) {
        Some(system) => format!("{browser}, {system}"),
        None => browser.to_owned(),
    }
}

/// Being forgotten asks back once.
#[component]
pub fn ForgetPart(
    /// How it went; said where it is still seen when this part is gone.
    say: WriteSignal<String>,
) -> impl IntoView {
    let house = expect_context::<House>();
    let (asking, ask) = signal(false);
    let forget = move |_| {
        ask.set(false);
        spawn_local(async move {
            match api::send::<(), ()>("DELETE", "/me", None).await {
                Ok(()) => {
                    storage::write(storage::NAME, "");
                    house.i_am(Me {
                        name: None,
                        login: None,
                    });
                    say.try_set(words::deleted().to_owned());
                }
                Err(problem) => {
                    say.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <section>
            <h2>{words::delete_me()}</h2>
            <p class="hush">{words::delete_what()}</p>
            <div class="row">
                {move || if asking.get() {
                    view! {
                        <button type="button" class="no" on:click=forget>{words::delete_sure()}</button>
                        <button type="button" class="quiet" on:click=move |_| ask.set(false)>{words::not_yet()}</button>
                    }.into_any()
                } else {
                    view! {
                        <button type="button" class="quiet" on:click=move |_| ask.set(true)>{words::delete_me()}</button>
                    }.into_any()
                }}
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::browser_name;

    #[test]
    fn browsers_are_told_apart() {
        let phone =
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36";
        assert_eq!(browser_name(phone), "Chrome, Android");
        assert_eq!(browser_name("curl"), "Browser");
    }
}
