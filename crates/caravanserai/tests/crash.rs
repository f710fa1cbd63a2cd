//! The house is killed at random moments while guests play over real sockets: nothing acknowledged is lost.
//! The full number of kills is in `cargo xtask bench crash`.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use bench::crash::{Plan, cut_off, survive};

/// A house of the program itself.
fn serve(address: SocketAddr, store: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    command
        .args(["serve", "--limits-times", "100000", "--listen"])
        .arg(address.to_string())
        .arg("--store")
        .arg(store)
        .stderr(Stdio::null());
    command
}

#[tokio::test]
async fn a_contest_that_is_cut_off_is_fought_again_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let cut = cut_off(folder.path(), serve).await;
    let cut = cut.expect("the contest comes back");
    assert_eq!(cut.broken, cut.number, "{cut:?}");
    assert!(cut.by_restart, "{cut:?}");
    assert!(cut.finished > cut.number, "{cut:?}");
}

#[tokio::test]
async fn acknowledged_moves_survive_kills() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = Plan {
        kills: 8,
        games: 3,
        seed: 7,
    };
    let survived = survive(plan, folder.path(), serve);
    let survived = survived.await.expect("the house comes back");
    assert_eq!(survived.kills, 8);
    assert_eq!((survived.lost, survived.doubled), (0, 0), "{survived:?}");
    assert!(survived.worst_clock_ms < 1000, "{survived:?}");
}
