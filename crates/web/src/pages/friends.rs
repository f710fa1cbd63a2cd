//! `/friends?game=duel`: a table for friends, opened at once with a link to send; the name may follow there.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_query_map};
use protocol::{NewTable, OpenedTable, Problem};
use table::{GameSettings, Settings, Visibility};

use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::front::deeds::Played;
use crate::lobby::{code, dschamal_form};
use crate::net::api;
use crate::net::house::House;
use crate::people::name;
use crate::words;
use dschamal::Game;

/// The page.
#[component]
pub fn Friends() -> impl IntoView {
    use_title(|| words::with_friends().to_owned());
    let house = expect_context::<House>();
    let game = use_query_map().with_untracked(|query| query.get("game"));
    let played = game.as_deref().and_then(Played::at);
    let played = played.unwrap_or(Played::Touch(Game::Duel));
    let (error, set_error) = signal(String::new());
    let asked = StoredValue::new(false);
    let go = use_navigate();
    Effect::new(move |_| {
        if house.me.with(Option::is_none) || asked.get_value() {
            return;
        }
        asked.set_value(true);
        let go = go.clone();
        spawn_local(async move {
            match open(house, played).await {
                Ok(path) => go(
                    &path,
                    NavigateOptions {
                        replace: true,
                        ..NavigateOptions::default()
                    },
                ),
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                }
            }
        });
    });
    view! {
        <Header title=words::with_friends()/>
        <main id="main" class="page">
            {move || {
                let error = error.get();
                if error.is_empty() {
                    view! { <p role="status">{words::opening_table()}</p> }.into_any()
                } else {
                    view! { <p class="error" role="alert">{error}</p> }.into_any()
                }
            }}
            {move || (!house.is_open()).then(|| view! {
                <p class="hush">{words::needs_house()}</p>
                <p><A href=played.play() attr:class="act">{words::against_bots_here()}</A></p>
            })}
        </main>
    }
}

/// Opens it and says where it is. Whoever has no name yet gets one that can be changed at the table.
async fn open(house: House, played: Played) -> Result<String, Problem> {
    if untrack(|| house.name()).is_none() {
        name::call_for_now(house).await?;
    }
    let settings = Settings {
        visibility: Visibility::Invitation,
        ..agreed(played)
    };
    let new = NewTable {
        name: untrack(|| house.name()).unwrap_or_default(),
        settings,
        bot: None,
    };
    let opened: OpenedTable = api::send("POST", "/tables", Some(&new)).await?;
    Ok(code::path(&opened.table.0, &new.settings.game))
}

fn agreed(played: Played) -> Settings {
    match played {
        Played::Gimel => Settings::gimel(),
        Played::Touch(game) => {
            let mut agreed = dschamal_form::quick();
            dschamal_form::set_game(&mut agreed, game);
            Settings {
                game: GameSettings::Dschamal(agreed),
                ..Settings::gimel()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::deeds::TOUCH;

    #[test]
    fn every_game_can_be_opened_for_friends() {
        for played in TOUCH.into_iter().chain([Played::Gimel]) {
            assert_eq!(agreed(played).check(), Ok(()), "{played:?}");
        }
    }
}
