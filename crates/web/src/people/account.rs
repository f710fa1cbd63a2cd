//! An account for those who want one: make it, log in, log out, change the password, come back without it.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    AccountInfo, Credentials, Me, OwnPassword, PasswordChange, Problem, Recovering, RecoveryCodes,
    Registered,
};

use super::codes::Codes;
use super::strength::{StrengthLine, Weighed};
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
    // Shown once, whatever else changes on the page.
    let codes = RwSignal::new(Vec::<String>::new());
    view! {
        <section>
            <h2>{words::account()}</h2>
            <Codes codes/>
            {move || match login.get() {
                Some(login) => view! { <Own login codes/> }.into_any(),
                None => view! { <Credential codes/> }.into_any(),
            }}
        </section>
    }
}

/// What a field holds.
fn value(field: NodeRef<Input>) -> String {
    field
        .get_untracked()
        .map(|field| field.value())
        .unwrap_or_default()
}

fn nobody() -> Me {
    Me {
        name: None,
        login: None,
    }
}

/// Somebody who is logged in.
#[component]
fn Own(login: String, codes: RwSignal<Vec<String>>) -> impl IntoView {
    let house = expect_context::<House>();
    let (error, set_error) = signal(String::new());
    let go_out = move |method: &'static str, path: &'static str| {
        spawn_local(async move {
            match api::send::<(), ()>(method, path, None).await {
                Ok(()) => house.i_am(nobody()),
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <p>{words::known_as(&login)}</p>
        <div class="row">
            <button type="button" class="quiet" on:click=move |_| go_out("POST", "/logout")>{words::log_out()}</button>
            <button type="button" class="quiet" on:click=move |_| go_out("DELETE", "/sessions")>{words::log_out_everywhere()}</button>
        </div>
        <p class="error" role="alert">{error}</p>
        <ChangePassword/>
        <NewCodes codes/>
    }
}

/// Another password.
#[component]
fn ChangePassword() -> impl IntoView {
    let (old, new) = (NodeRef::<Input>::new(), NodeRef::<Input>::new());
    let (error, set_error) = signal(String::new());
    let (said, say) = signal("");
    let weighed = Weighed::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let change = PasswordChange {
            old: value(old),
            new: value(new),
        };
        spawn_local(async move {
            match api::send::<_, ()>("PUT", "/account/password", Some(&change)).await {
                Ok(()) => {
                    set_error.try_set(String::new());
                    say.try_set(words::password_changed());
                    for field in [old, new].iter().filter_map(GetUntracked::get_untracked) {
                        field.set_value("");
                    }
                }
                Err(problem) => {
                    say.try_set("");
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <details>
            <summary>{words::change_password()}</summary>
            <form class="stack" on:submit=submit>
                <label for="old-password">{words::old_password()}</label>
                <input node_ref=old id="old-password" type="password" maxlength="200" autocomplete="current-password" required/>
                <label for="new-password">{words::new_password()}</label>
                <input
                    node_ref=new
                    id="new-password"
                    type="password"
                    minlength="8"
                    maxlength="200"
                    autocomplete="new-password"
                    aria-describedby="new-password-strength"
                    required
                    on:change:target=move |event| weighed.weigh(event.target().value())
                />
                <StrengthLine id="new-password-strength" weighed/>
                <p class="error" role="alert">{error}</p>
                <div class="row"><button type="submit" class="quiet">{words::change_password()}</button></div>
                <p role="status">{said}</p>
            </form>
        </details>
    }
}

/// How many recovery codes are left, and new ones.
#[component]
fn NewCodes(codes: RwSignal<Vec<String>>) -> impl IntoView {
    let password = NodeRef::<Input>::new();
    let left = RwSignal::new(None::<u32>);
    let (error, set_error) = signal(String::new());
    Effect::new(move |_| {
        // Asked again when codes were shown.
        let shown = codes.with(Vec::len);
        spawn_local(async move {
            if let Ok(info) = api::get::<AccountInfo>("/account").await {
                left.try_set(Some(info.codes_left));
            }
        });
        shown
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let own = OwnPassword {
            password: value(password),
        };
        spawn_local(async move {
            match api::send::<_, RecoveryCodes>("POST", "/account/codes", Some(&own)).await {
                Ok(new) => {
                    set_error.try_set(String::new());
                    codes.set(new.codes);
                    if let Some(field) = password.get_untracked() {
                        field.set_value("");
                    }
                }
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <details>
            <summary>{words::recovery_codes()}</summary>
            <p>{move || left.get().map(words::codes_left)}</p>
            <form class="stack" on:submit=submit>
                <p class="hush" id="new-codes-what">{words::new_codes_what()}</p>
                <label for="codes-password">{words::old_password()}</label>
                <input
                    node_ref=password
                    id="codes-password"
                    type="password"
                    maxlength="200"
                    autocomplete="current-password"
                    aria-describedby="new-codes-what"
                    required
                />
                <p class="error" role="alert">{error}</p>
                <div class="row"><button type="submit" class="quiet">{words::new_codes()}</button></div>
            </form>
        </details>
    }
}

/// Login and password, for both purposes.
#[component]
fn Credential(codes: RwSignal<Vec<String>>) -> impl IntoView {
    let house = expect_context::<House>();
    let (login, password) = (NodeRef::<Input>::new(), NodeRef::<Input>::new());
    let (error, set_error) = signal(String::new());
    let (busy, set_busy) = signal(false);
    let weighed = Weighed::new();
    let named = move || house.name().is_some();
    let given = move || Credentials {
        login: value(login),
        password: value(password),
    };
    let done = move |answer: Result<Me, Problem>| {
        match answer {
            Ok(me) => house.i_am(me),
            Err(problem) => {
                set_error.try_set(api::sentence(&problem));
            }
        }
        set_busy.try_set(false);
    };
    let log_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let given = given();
        set_busy.set(true);
        spawn_local(async move { done(api::send("POST", "/login", Some(&given)).await) });
    };
    let register = move |_| {
        let given = given();
        set_busy.set(true);
        spawn_local(async move {
            let made = api::send::<_, Registered>("POST", "/account", Some(&given)).await;
            done(made.map(|made| {
                codes.set(made.codes);
                made.me
            }));
        });
    };
    view! {
        <p class="hush">{words::account_what()}</p>
        <form class="stack" on:submit=log_in>
            <label for="login">{words::login_name()}</label>
            <input node_ref=login id="login" type="text" maxlength="24" autocomplete="username" autocapitalize="off" required/>
            <label for="password">{words::password()}</label>
            <input
                node_ref=password
                id="password"
                type="password"
                minlength="8"
                maxlength="200"
                autocomplete="current-password"
                aria-describedby="password-strength"
                required
                on:change:target=move |event| weighed.weigh(event.target().value())
            />
            <StrengthLine id="password-strength" weighed/>
            <p class="error" role="alert">{error}</p>
            <div class="row">
                <button type="submit" class="act" disabled=busy>{words::log_in()}</button>
                <button type="button" class="quiet" disabled=move || busy.get() || !named() on:click=register>
                    {words::register()}
                </button>
            </div>
        </form>
        <Recover/>
    }
}

/// In again without the password.
#[component]
fn Recover() -> impl IntoView {
    let house = expect_context::<House>();
    let login = NodeRef::<Input>::new();
    let code = NodeRef::<Input>::new();
    let password = NodeRef::<Input>::new();
    let (error, set_error) = signal(String::new());
    let weighed = Weighed::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = Recovering {
            login: value(login),
            code: value(code),
            password: value(password),
        };
        spawn_local(async move {
            match api::send::<_, Me>("POST", "/account/recover", Some(&wish)).await {
                Ok(me) => house.i_am(me),
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <details>
            <summary>{words::forgot_password()}</summary>
            <form class="stack" on:submit=submit>
                <p class="hush" id="recover-what">{words::recover_what()}</p>
                <label for="recover-login">{words::login_name()}</label>
                <input node_ref=login id="recover-login" type="text" maxlength="24" autocomplete="username" autocapitalize="off" required/>
                <label for="recovery-code">{words::recovery_code()}</label>
                <input
                    node_ref=code
                    id="recovery-code"
                    type="text"
                    maxlength="40"
                    autocomplete="one-time-code"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby="recover-what"
                    required
                />
                <label for="recover-password">{words::new_password()}</label>
                <input
                    node_ref=password
                    id="recover-password"
                    type="password"
                    minlength="8"
                    maxlength="200"
                    autocomplete="new-password"
                    aria-describedby="recover-strength"
                    required
                    on:change:target=move |event| weighed.weigh(event.target().value())
                />
                <StrengthLine id="recover-strength" weighed/>
                <p class="error" role="alert">{error}</p>
                <div class="row"><button type="submit" class="quiet">{words::recover()}</button></div>
            </form>
        </details>
    }
}
