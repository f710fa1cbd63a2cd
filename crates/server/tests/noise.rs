//! Noise: whatever comes through a socket, the table and the other sockets go on.

use protocol::{ClientMessage, ServerMessage};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::house::{SHORT_GAME, TestHouse, short_game};

/// Something between a good message and nonsense.
fn noise(rng: &mut ChaCha8Rng, table: &str) -> Frame {
    let pick = |rng: &mut ChaCha8Rng, values: &[Value]| {
        values[rng.next_u32() as usize % values.len()].clone()
    };
    let odd = [
        json!(null),
        json!(-1),
        json!(u64::MAX),
        json!(1e308),
        json!(""),
        json!("\u{0}\u{202e}"),
        json!("a".repeat(500)),
        json!([[[[]]]]),
        json!({"a": {}}),
        json!(true),
        json!(table),
        json!("B@a1"),
        json!(0),
    ];
    let kinds = [
        "hello",
        "watch",
        "unwatch",
        "watch-lobby",
        "unwatch-lobby",
        "do",
        "ping",
        "no",
    ];
    let doings = [
        "join",
        "sit",
        "rise",
        "seat-bot",
        "remove-bot",
        "ready",
        "agree",
        "move",
        "offer-draw",
        "answer-draw",
        "claim-draw",
        "resign",
        "ask-takeback",
        "answer-takeback",
        "abort",
        "rematch",
        "say",
        "report",
        "kick",
        "mute",
        "leave",
    ];
    match rng.next_u32() % 10 {
        0 => {
            let mut bytes = vec![0; rng.next_u32() as usize % 200];
            rng.fill_bytes(&mut bytes);
            Frame::binary(bytes)
        }
        1 => {
            let letters = (0..rng.next_u32() % 100).map(|_| char::from(rng.next_u32() as u8));
            Frame::text(letters.collect::<String>())
        }
        2 => Frame::Ping(vec![7; rng.next_u32() as usize % 125].into()),
        _ => {
            let mut command = json!({"do": doings[rng.next_u32() as usize % doings.len()]});
            for field in [
                "name", "seat", "level", "ready", "ply", "mv", "accept", "text", "line", "who",
                "muted", "settings", "reason",
            ] {
                if rng.next_u32().is_multiple_of(2) {
                    command[field] = pick(rng, &odd);
                }
            }
            let mut message = json!({"type": kinds[rng.next_u32() as usize % kinds.len()]});
            message["table"] = json!(table);
            message["number"] = json!(rng.next_u32() % 50);
            message["command"] = command;
            message["client"] = json!("noise");
            if rng.next_u32().is_multiple_of(4) {
                let field = ["table", "number", "command", "client"][rng.next_u32() as usize % 4];
                message[field] = pick(rng, &odd);
            }
            Frame::text(message.to_string())
        }
    }
}

#[tokio::test]
async fn noise_disturbs_nobody() {
    let house = TestHouse::open_with(|settings| settings.limits_times = 1_000).await;
    let mut pair = house.pair(short_game()).await;
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for (turn, mv) in SHORT_GAME.iter().enumerate() {
        let eve = house.guest("Eve").await;
        let mut noisy = eve.window_named(&format!("noise{turn}")).await;
        for _ in 0..100 {
            noisy.sends(noise(&mut rng, &pair.table.0)).await;
        }
        // Answered after everything that was said before.
        let end = ClientMessage::Ping {
            sent: 7.5,
            rtt: None,
        };
        noisy.says(&end).await;
        noisy
            .waits_for(|message| match message {
                ServerMessage::Pong { sent, .. } => (*sent == 7.5).then_some(()),
                _ => None,
            })
            .await;
        pair.play_out(&[mv]).await;
    }
    let view = pair
        .bob
        .window
        .sees(|view| view.gimel().unwrap().entries.len() == 5);
    assert!(view.await.gimel().unwrap().ending.is_some());
}
