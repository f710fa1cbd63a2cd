//! What is said at a table, and who is away from it.

use table::{Command, Refusal, SitterView, View};

use crate::house::{TestHouse, short_game};
use crate::play::refused;

fn say(text: &str) -> Command {
    Command::Say {
        text: text.to_owned(),
    }
}

#[tokio::test]
async fn who_talks_too_much_is_stopped() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    for line in ["one", "two", "three", "four", "five"] {
        pair.ada.does(say(line)).await;
    }
    refused(pair.ada.window.tries(say("six")).await, &Refusal::Flood);
    pair.bob.does(say("Bob may")).await;
    let said = |view: &View| view.chat.last().is_some_and(|line| line.text == "Bob may");
    let chat = &pair.ada.window.sees(said).await.chat;
    assert_eq!(chat.len(), 6);
}

#[tokio::test]
async fn moves_do_not_take_the_chat_away() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.ada.does(say("good luck")).await;
    pair.play_out(&["B@a1", "C@b1"]).await;
    let view = pair
        .bob
        .window
        .sees(|view| view.gimel().unwrap().entries.len() == 2);
    assert_eq!(view.await.chat.len(), 1);
}

fn bob_is_here(view: &View) -> bool {
    matches!(&view.seats[1].sitter, SitterView::Person { here: true, .. })
}

#[tokio::test]
async fn who_is_away_is_seen() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.ada.window.sees(bob_is_here).await;
    let mut second = pair.bob.visitor.window_named("second").await;
    second.watch(&pair.table).await;
    drop(second);
    drop(pair.bob.window);
    pair.ada.window.sees(|view| !bob_is_here(view)).await;
    let mut back = pair.bob.visitor.window().await;
    back.watch(&pair.table).await;
    pair.ada.window.sees(bob_is_here).await;
}
