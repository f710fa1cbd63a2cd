//! The two large cards of the front door: what the game is, one button that plays, one for friends.

use leptos::prelude::*;
use leptos_router::components::A;

use super::deeds::Played;
use super::scenes::{BagScene, BoardScene};
use crate::words;
use dschamal::Game;

/// The camel's game.
#[component]
pub fn TouchCard() -> impl IntoView {
    let duel = Played::Touch(Game::Duel);
    view! {
        <section class="game-card" aria-labelledby="card-dschamal">
            <BagScene/>
            <div class="card-words">
                <h2 id="card-dschamal"><A href="/dschamal">{words::dschamal()}</A></h2>
                <p>{words::door_dschamal()}</p>
                <p class="hush facts">{words::door_dschamal_facts()}</p>
                <Deeds played=duel play=words::door_dschamal_play() what=words::door_dschamal_play_what()/>
            </div>
        </section>
    }
}

/// The game on the board.
#[component]
pub fn BoardCard() -> impl IntoView {
    view! {
        <section class="game-card" aria-labelledby="card-gimel">
            <BoardScene/>
            <div class="card-words">
                <h2 id="card-gimel"><A href="/gimel">{words::gimel()}</A></h2>
                <p>{words::door_gimel()}</p>
                <p class="hush facts">{words::door_gimel_facts()}</p>
                <Deeds played=Played::Gimel play=words::door_gimel_play() what=words::door_gimel_play_what()/>
            </div>
        </section>
    }
}

/// Play at once, or with friends.
#[component]
pub fn Deeds(
    /// The game.
    played: Played,
    /// What the main button says.
    play: &'static str,
    /// What it opens.
    what: &'static str,
) -> impl IntoView {
    view! {
        <div class="card-deeds">
            <A href=played.play() attr:class="act wide">
                <b>{play}</b>
                <small>{what}</small>
            </A>
            <A href=played.friends() attr:class="quiet button wide">{words::with_friends()}</A>
        </div>
    }
}
