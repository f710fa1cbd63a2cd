//! How the connection stands, said wherever one is; nothing while all is well.

use std::time::Duration;

use leptos::prelude::*;

use crate::net::house::House;
use crate::net::link::{Connection, Input};
use crate::net::socket;
use crate::words;

/// How long it is said that the connection is back.
const GLAD: Duration = Duration::from_secs(4);

/// The line.
#[component]
pub fn ConnectionLine() -> impl IntoView {
    let house = expect_context::<House>();
    let back = RwSignal::new(false);
    Effect::new(move |before: Option<Connection>| {
        let now = house.connection.get();
        let cut = matches!(before, Some(Connection::Lost | Connection::Closing(_)));
        if cut && now == Connection::Open {
            back.set(true);
            set_timeout(move || back.set(false), GLAD);
        }
        now
    });
    let line = move || match house.connection.get() {
        Connection::Lost => Some((words::lost_connection().to_owned(), true)),
        Connection::Closing(text) => Some((text, true)),
        Connection::Open if back.get() => Some((words::back_again().to_owned(), false)),
        Connection::Open | Connection::Opening => None,
    };
    view! {
        <div class="connection" role="status" aria-live="polite" data-testid="connection">
            {move || line().map(|(text, lost)| view! {
                <p class:lost=lost>
                    <span>{text}</span>
                    {lost.then(|| view! {
                        <button type="button" class="link" on:click=|_| socket::drive(Input::Woken)>{words::try_now()}</button>
                    })}
                </p>
            })}
        </div>
    }
}
