//! Clocks run without anybody looking, and fall.

use table::{EndReason, View};

use crate::house::{TestHouse, timed};

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
