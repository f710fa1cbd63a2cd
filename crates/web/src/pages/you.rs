//! `/you`: what you are called, your account, where you are known, and how to be forgotten.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::net::api;
use crate::net::house::House;
use crate::people::account::AccountPart;
use crate::people::name::Named;
use crate::people::sessions::{ForgetPart, SessionsPart};
use crate::words;

/// The page.
#[component]
pub fn You() -> impl IntoView {
    let house = expect_context::<House>();
    use_title(|| words::you().to_owned());
    let (said, say) = signal(String::new());
    let reached = Memo::new(move |_| house.me.with(Option::is_some));
    view! {
        <Header title=words::you()/>
        <main id="main" class="page">
            {move || if reached.get() {
                view! {
                    <Named>
                        <Rename/>
                    </Named>
                    <AccountPart/>
                    {move || house.name().is_some().then(|| view! { <SessionsPart/> })}
                }.into_any()
            } else {
                view! { <p role="status">{words::one_moment()}</p> }.into_any()
            }}
            {move || house.name().is_some().then(|| view! { <ForgetPart say/> })}
            <p role="status">{said}</p>
        </main>
    }
}

/// Another name.
#[component]
fn Rename() -> impl IntoView {
    let house = expect_context::<House>();
    let draft = RwSignal::new(
        house
            .me
            .with_untracked(|me| me.as_ref().and_then(|me| me.name.clone()))
            .unwrap_or_default(),
    );
    let (said, say) = signal(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = draft.get_untracked();
        spawn_local(async move {
            let outcome = house.call_me(&name).await;
            say.try_set(match outcome {
                Ok(()) => words::name_kept().to_owned(),
                Err(problem) => api::sentence(&problem),
            });
        });
    };
    let same = move || house.name().as_deref() == Some(draft.get().trim());
    view! {
        <form class="stack" on:submit=submit>
            <label for="name">{words::name()}</label>
            <div class="line">
                <input
                    id="name"
                    type="text"
                    maxlength="24"
                    autocomplete="nickname"
                    prop:value=move || draft.get()
                    on:input:target=move |event| draft.set(event.target().value())
                />
                <button type="submit" class="quiet" disabled=same>{words::keep_name()}</button>
            </div>
            <p role="status">{said}</p>
        </form>
    }
}
