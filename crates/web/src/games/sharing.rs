//! Who may see a finished game, and the switch for those who played it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{GameShared, GameSummary};

use crate::net::api;
use crate::words;

/// The line, and the button of who played.
#[component]
pub fn Sharing(
    /// The game, kept by the house.
    game: GameSummary,
) -> impl IntoView {
    let public = RwSignal::new(game.public);
    let (error, set_error) = signal(String::new());
    let GameSummary { id, table, .. } = game;
    // Only who played is told the table.
    let played = table.is_some();
    let path = format!("/games/{}/shared", api::escaped(&id));
    let change = move |_| {
        let wish = GameShared {
            public: !public.get_untracked(),
        };
        let path = path.clone();
        spawn_local(async move {
            match api::send::<_, GameShared>("PUT", &path, Some(&wish)).await {
                Ok(shared) => {
                    set_error.try_set(String::new());
                    public.try_set(shared.public);
                }
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <div class="sharing">
            <p class="hush" role="status">{move || words::who_sees(public.get())}</p>
            {played.then(|| view! {
                <button type="button" class="quiet" on:click=change>{move || words::share_wish(public.get())}</button>
            })}
            <p class="error" role="alert">{error}</p>
        </div>
    }
}
