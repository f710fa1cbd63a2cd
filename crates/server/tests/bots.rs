//! Games against bots: they answer, and go on after something was taken back.

use table::{Command, View};

use crate::house::{Player, TestHouse, short_game};

fn entries(view: &View) -> usize {
    view.gimel().unwrap().entries.len()
}

/// Ada has made her first move against a bot, and the bot its own.
async fn plays_and_is_answered(house: &TestHouse) -> Player {
    let ada = house.guest("Ada").await;
    let table = ada.opens_table(short_game(), Some(1)).await;
    let mut ada = Player::at(ada, &table).await;
    ada.moves("F@h5").await;
    ada.window.sees(|view| entries(view) == 2).await;
    ada
}

#[tokio::test]
async fn a_bot_answers() {
    let house = TestHouse::open().await;
    plays_and_is_answered(&house).await;
}

#[tokio::test]
async fn a_bot_answers_again_after_a_turn_was_taken_back() {
    let house = TestHouse::open().await;
    let mut ada = plays_and_is_answered(&house).await;
    ada.does(Command::AskTakeback).await;
    ada.window.sees(|view| entries(view) == 0).await;
    ada.moves("F@g4").await;
    ada.window.sees(|view| entries(view) == 2).await;
}
