//! Two guests play, lose their connection, come back; others look on.

use gimel::Side;
use protocol::ServerMessage;
use table::{Command, Refusal};

use crate::house::{Player, SHORT_GAME, TestHouse, short_game};

#[tokio::test]
async fn two_guests_play_to_the_end_and_again() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME).await;
    let over = |view: &table::View| view.gimel().unwrap().ending.is_some();
    for player in [&mut pair.ada, &mut pair.bob] {
        let view = player.window.sees(over).await;
        let ending = view.gimel().unwrap().ending.unwrap();
        assert_eq!(ending.winner, Some(Side::White));
        assert_eq!([view.seats[0].score, view.seats[1].score], [1.0, 0.0]);
    }

    pair.ada.does(Command::Rematch).await;
    pair.bob.does(Command::Rematch).await;
    let again = |view: &table::View| view.games == 2;
    let white = pair.ada.window.sees(again).await.gimel().unwrap().white;
    assert_eq!(white, 1, "colours are swapped");
    pair.bob.window.sees(again).await;
    pair.play_out(&SHORT_GAME).await;
    let view = pair
        .ada
        .window
        .sees(|view| view.games == 2 && over(view))
        .await;
    assert_eq!([view.seats[0].score, view.seats[1].score], [1.0, 1.0]);
}

#[tokio::test]
async fn who_comes_back_goes_on() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME[..2]).await;
    pair.ada.reconnects().await;
    let game = pair.ada.window.view().gimel().cloned().unwrap();
    assert_eq!(game.entries.len(), 2);
    assert_eq!(pair.ada.window.view().you.seat, Some(0));
    pair.play_out(&SHORT_GAME[2..]).await;
    assert!(pair.ada.window.view().gimel().unwrap().ending.is_some());
}

#[tokio::test]
async fn what_comes_again_is_done_once() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let first = Command::Move {
        ply: 0,
        mv: "B@a1".parse().unwrap(),
    };
    let seq = pair.ada.window.tries(first.clone()).await.unwrap();
    let (_, _, number) = pair.ada.window.cut();
    pair.ada.reconnects().await;
    let again = pair.ada.window.repeats(number, first).await;
    assert_eq!(again.unwrap(), seq, "the same answer");
    let log = house.log(&pair.table).await;
    let moves = log.iter().filter(|event| event.kind == "moved");
    assert_eq!(moves.count(), 1);
}

#[tokio::test]
async fn many_moves_at_once_are_taken_in_order() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    // Both send without waiting; each move is meant for one position only.
    for (ply, mv) in SHORT_GAME.iter().enumerate() {
        let command = Command::Move {
            ply,
            mv: mv.parse().unwrap(),
        };
        let player = if ply % 2 == 0 {
            &mut pair.ada
        } else {
            &mut pair.bob
        };
        while player.window.tries(command.clone()).await.is_err() {}
    }
    let log = house.log(&pair.table).await;
    let moves = log.iter().filter(|event| event.kind == "moved");
    assert_eq!(moves.count(), SHORT_GAME.len());
}

#[tokio::test]
async fn who_looks_on_sees_and_cannot_move() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let mut stranger = house.stranger().window().await;
    stranger.watch(&pair.table).await;
    assert_eq!(stranger.view().you.handle, None);
    let mut eve = Player::at(house.guest("Eve").await, &pair.table).await;
    let join = Command::Join {
        name: "Eve".to_owned(),
    };
    eve.does(join).await;

    pair.play_out(&SHORT_GAME[..1]).await;
    let moved = |view: &table::View| !view.gimel().unwrap().entries.is_empty();
    stranger.sees(moved).await;
    eve.window.sees(moved).await;

    let mv = Command::Move {
        ply: 1,
        mv: "C@b1".parse().unwrap(),
    };
    refused(eve.window.tries(mv.clone()).await, &Refusal::NotSeated);
    refused(stranger.tries(mv).await, &Refusal::NotHere);
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME[..2]).await;
    let mv = |ply: usize, mv: &str| Command::Move {
        ply,
        mv: mv.parse().unwrap(),
    };
    let (ada, bob) = (&mut pair.ada.window, &mut pair.bob.window);
    refused(bob.tries(mv(2, "B@r8")).await, &Refusal::NotYourTurn);
    refused(ada.tries(mv(1, "B@r8")).await, &Refusal::Stale);
    refused(ada.tries(Command::Abort).await, &Refusal::TooLate);
    match ada.tries(mv(2, "B@b1")).await {
        Err(ServerMessage::Refused {
            refusal: Refusal::Rules(_),
            text,
            ..
        }) => assert!(text.contains("b1"), "{text}"),
        other => panic!("{other:?}"),
    }
    assert_eq!(pair.ada.window.view().gimel().unwrap().entries.len(), 2);
}

#[tokio::test]
async fn a_table_that_is_not_there_is_said_so() {
    let house = TestHouse::open().await;
    let mut window = house.guest("Ada").await.window().await;
    let table = table::TableId("aaaa-bbbb-cccc".to_owned());
    let watch = protocol::ClientMessage::Watch { table };
    window.says(&watch).await;
    let none = |message: &ServerMessage| matches!(message, ServerMessage::NoTable { .. });
    window
        .waits_for(|message| none(message).then_some(()))
        .await;
}

#[track_caller]
pub(crate) fn refused(answer: Result<u64, ServerMessage>, why: &Refusal) {
    match answer {
        Err(ServerMessage::Refused { refusal, .. }) => assert_eq!(refusal, *why),
        other => panic!("{other:?} instead of {why:?}"),
    }
}
