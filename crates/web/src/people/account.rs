//! An account for those who want one: make it, log in, log out.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Credentials, Me};

use crate::net::api;
use crate::net::house::House;
use crate::words;

/// The part of the page about oneself.
#[component]
pub fn AccountPart() -> impl IntoView {
    let house = expect_context::<House>();
    let login = Memo::new(move |_| {
        house
            .me
            .with(|me| me.as_ref().and_then(|me| me.login.clone()))
    });
    let (error, set_error) = signal(String::new());
    let log_out = move |_| {
        spawn_local(async move {
            match api::send::<(), ()>("POST", "/logout", None).await {
                Ok(()) => house.i_am(Me {
                    name: None,
                    login: None,
                }),
                Err(problem) => set_error.set(api::sentence(&problem)),
            }
        });
    };
    view! {
        <section>
            <h2>{words::account()}</h2>
            {move || match login.get() {
                Some(login) => view! {
                    <p>{words::known_as(&login)}</p>
                    <button type="button" class="quiet" on:click=log_out>{words::log_out()}</button>
                }.into_any(),
                None => view! { <Credential/> }.into_any(),
            }}
            <p class="error" role="alert">{error}</p>
        </section>
    }
}

/// Login and password, for both purposes.
#[component]
fn Credential() -> impl IntoView {
    let house = expect_context::<House>();
    let (login, password) = (NodeRef::<Input>::new(), NodeRef::<Input>::new());
    let (error, set_error) = signal(String::new());
    let (busy, set_busy) = signal(false);
    let named = move || house.name().is_some();
    let go = move |path: &'static str| {
        let value = |field: NodeRef<Input>| {
            field
                .get_untracked()
                .map(|field| field.value())
                .unwrap_or_default()
        };
        let given = Credentials {
            login: value(login),
            password: value(password),
        };
        set_busy.set(true);
        spawn_local(async move {
            match api::send::<_, Me>("POST", path, Some(&given)).await {
                Ok(me) => house.i_am(me),
                Err(problem) => set_error.set(api::sentence(&problem)),
            }
            set_busy.try_set(false);
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        go("/login");
    };
    view! {
        <p class="hush">{words::account_what()}</p>
        <form class="stack" on:submit=submit>
            <label for="login">{words::login_name()}</label>
            <input node_ref=login id="login" type="text" maxlength="24" autocomplete="username" autocapitalize="off" required/>
            <label for="password">{words::password()}</label>
            <input node_ref=password id="password" type="password" minlength="8" maxlength="200" autocomplete="current-password" required/>
            <p class="error" role="alert">{error}</p>
            <div class="row">
                <button type="submit" class="act" disabled=busy>{words::log_in()}</button>
                <button type="button" class="quiet" disabled=move || busy.get() || !named() on:click=move |_| go("/account")>
                    {words::register()}
                </button>
            </div>
        </form>
    }
}
