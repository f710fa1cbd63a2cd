//! The question for a name, asked once and only where it is needed.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

use protocol::Problem;

use crate::browser::storage;
use crate::net::api;
use crate::net::house::House;
use crate::words;

/// Shows what needs a name once there is one, and asks for it before.
#[component]
pub fn Named(
    /// A word about what waits behind the question.
    #[prop(into, optional)]
    lead: Signal<String>,
    /// What needs a name.
    #[prop(optional)]
    children: Option<ChildrenFn>,
) -> impl IntoView {
    let house = expect_context::<House>();
    let known = Memo::new(move |_| house.me.with(|me| me.as_ref().map(|me| me.name.is_some())));
    move || match known.get() {
        Some(true) => children.as_ref().map(|children| children()).into_any(),
        Some(false) => view! { <NameForm lead/> }.into_any(),
        None => view! { <p class="hush" role="status">{words::one_moment()}</p> }.into_any(),
    }
}

/// A name for somebody who opens a table before having told one; it is asked for there.
pub async fn call_for_now(house: House) -> Result<(), Problem> {
    house.call_me(words::traveller()).await?;
    storage::write(storage::NAMED_FOR_NOW, "yes");
    Ok(())
}

/// Asks whoever was named for now, beside what they came for.
#[component]
pub fn NameForNow() -> impl IntoView {
    let house = expect_context::<House>();
    let asks = RwSignal::new(storage::read(storage::NAMED_FOR_NOW).is_some());
    let name = RwSignal::new(String::new());
    let (error, set_error) = signal(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            match house.call_me(&name.get_untracked()).await {
                Ok(()) => {
                    storage::forget(storage::NAMED_FOR_NOW);
                    asks.try_set(false);
                }
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    move || {
        asks.get().then(|| {
            view! {
                <form class="name-for-now" on:submit=submit>
                    <label for="name-for-now">{words::name_for_now()}</label>
                    <div class="line">
                        <input
                            id="name-for-now"
                            type="text"
                            maxlength="24"
                            required
                            autocomplete="nickname"
                            aria-describedby="name-for-now-error"
                            on:input:target=move |event| name.set(event.target().value())
                        />
                        <button type="submit" class="quiet">{words::keep_name()}</button>
                    </div>
                    <p id="name-for-now-error" class="error" role="alert">{error}</p>
                </form>
            }
        })
    }
}

/// The form.
#[component]
fn NameForm(lead: Signal<String>) -> impl IntoView {
    let house = expect_context::<House>();
    let field = NodeRef::<Input>::new();
    let (error, set_error) = signal(String::new());
    let (busy, set_busy) = signal(false);
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = field
            .get_untracked()
            .map(|field| field.value())
            .unwrap_or_default();
        if busy.get_untracked() {
            return;
        }
        set_busy.set(true);
        spawn_local(async move {
            if let Err(problem) = house.call_me(&name).await {
                // Who got an answer has gone on already; only a question that is still there can show this.
                set_error.set(api::sentence(&problem));
                set_busy.set(false);
            }
        });
    };
    view! {
        <form class="name-form" on:submit=submit>
            {move || Some(lead.get()).filter(|lead| !lead.is_empty()).map(|lead| view! { <p class="lead">{lead}</p> })}
            <label for="your-name">{words::your_name()}</label>
            <input
                node_ref=field
                id="your-name"
                type="text"
                maxlength="24"
                required
                autocomplete="nickname"
                aria-describedby="name-what name-error"
                value=storage::read(storage::NAME).unwrap_or_default()
            />
            <p id="name-what" class="hush">{words::name_what()}</p>
            <p id="name-error" class="error" role="alert">{error}</p>
            <button type="submit" class="act wide" disabled=busy>{words::come_in()}</button>
        </form>
    }
}
