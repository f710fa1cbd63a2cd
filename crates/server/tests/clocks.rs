//! Clocks run without anybody looking, and fall.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use gimel::Side;
use server::Machine;
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use table::{EndReason, Entry, Event, Millis, View};

use crate::house::{SHORT_GAME, TestHouse, timed};

#[tokio::test]
async fn a_clock_falls_by_itself() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(timed(1)).await;
    let over = |view: &View| view.gimel().unwrap().ending.is_some();
    let view = pair.bob.window.sees(over).await;
    let ending = view.gimel().unwrap().ending.unwrap();
    assert_eq!(ending.reason, EndReason::Flag);
    assert_eq!(
        ending.winner,
        Some(gimel::Side::Black),
        "White did not move"
    );
}

/// In seconds; each test is a process of its own.
static WALL: AtomicU64 = AtomicU64::new(1_800_000_000);
static STEADY: AtomicU64 = AtomicU64::new(1_000);

fn machine() -> Machine {
    Machine {
        wall: || -> SystemTime { UNIX_EPOCH + Duration::from_secs(WALL.load(Ordering::SeqCst)) },
        steady: || Duration::from_secs(STEADY.load(Ordering::SeqCst)),
    }
}

/// What both have left, in seconds.
fn left(view: &View) -> [i64; 2] {
    let clocks = &view.gimel().unwrap().clocks;
    let left = clocks.left.as_ref().unwrap();
    [Side::White, Side::Black].map(|side| left[side].0 / 1000)
}

#[tokio::test]
async fn a_clock_that_is_set_and_a_closed_lid_take_and_give_nobody_time() {
    let house = TestHouse::open_with(|settings| settings.machine = machine()).await;
    let mut pair = house.pair(timed(300)).await;
    WALL.fetch_add(600, Ordering::SeqCst);
    pair.play_out(&SHORT_GAME[..1]).await;
    pair.bob.window.sees_all_of(&mut pair.ada.window).await;
    assert_eq!(
        left(pair.bob.window.view()),
        [300, 300],
        "ten minutes ahead"
    );

    STEADY.fetch_add(40, Ordering::SeqCst);
    WALL.fetch_sub(1_200, Ordering::SeqCst);
    pair.play_out(&SHORT_GAME[1..2]).await;
    pair.ada.window.sees_all_of(&mut pair.bob.window).await;
    assert_eq!(
        left(pair.ada.window.view()),
        [300, 260],
        "only what was thought"
    );

    // Eight hours asleep: the steady clock stood still.
    WALL.fetch_add(8 * 3_600, Ordering::SeqCst);
    pair.play_out(&SHORT_GAME[2..3]).await;
    pair.bob.window.sees_all_of(&mut pair.ada.window).await;
    assert_eq!(left(pair.bob.window.view()), [300, 260]);
}

#[tokio::test]
async fn a_machine_whose_clock_was_set_back_begins_no_earlier_than_it_ended() {
    let house = TestHouse::open_with(|settings| settings.machine = machine()).await;
    let mut pair = house.pair(timed(300)).await;
    STEADY.fetch_add(100, Ordering::SeqCst);
    pair.play_out(&SHORT_GAME[..1]).await;
    let folder = house.close().await;
    WALL.fetch_sub(600, Ordering::SeqCst);
    let house = TestHouse::open_in(folder, |settings| settings.machine = machine()).await;
    let log = house.log(&pair.table).await;
    assert!(
        log.windows(2).all(|two| two[0].at <= two[1].at),
        "never back"
    );
}

#[tokio::test]
async fn a_store_that_hangs_takes_nobodys_time() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(timed(300)).await;
    // Somebody else writes, and takes long.
    let url = format!("sqlite://{}", house.file().display());
    let mut busy = SqliteConnection::connect(&url).await.unwrap();
    busy.execute("BEGIN IMMEDIATE").await.unwrap();
    let mv = pair.ada.moves(SHORT_GAME[0]);
    let hangs = Duration::from_millis(1_500);
    let give_back = async {
        tokio::time::sleep(hangs).await;
        busy.execute("ROLLBACK").await.unwrap();
    };
    tokio::join!(mv, give_back);
    pair.play_out(&SHORT_GAME[1..2]).await;
    let log = house.log(&pair.table).await;
    let lost = log.iter().filter_map(|event| {
        let entry: Entry = serde_json::from_str(&event.body).unwrap();
        match entry.event {
            Event::Paused { lost } => Some(lost),
            _ => None,
        }
    });
    let lost = lost.fold(Millis::ZERO, |sum, lost| sum + lost);
    assert!(
        lost >= Millis(1_000),
        "Bob could not see the move: {lost:?}"
    );
}
