//! A house that is told to close is gone in time, even with every thread busy.

use std::process::{Command, Stdio};
use std::time::Duration;

use tokio::task::yield_now;

/// Set for the process that is to be ended.
const CHILD: &str = "CARAVANSERAI_TEST_BUSY_HOUSE";

/// Not a test of its own: what the process does that is told to close.
fn is_busy() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let stop = server::stop_within(Duration::from_millis(50)).unwrap();
        // A thread of the runtime that never comes back, as one with a tower that never stands.
        tokio::spawn(async {
            loop {
                std::thread::sleep(Duration::from_secs(1));
            }
        });
        yield_now().await;
        println!("busy");
        stop.await;
        std::thread::sleep(Duration::from_secs(1_000));
    });
}

#[cfg(unix)]
#[test]
fn a_busy_house_closes_in_time() {
    use std::io::{BufRead as _, BufReader};

    if std::env::var_os(CHILD).is_some() {
        return is_busy();
    }
    let program = std::env::current_exe().unwrap();
    let mut child = Command::new(program)
        .args([
            "--exact",
            "closing::a_busy_house_closes_in_time",
            "--nocapture",
        ])
        .env(CHILD, "1")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("busy")));
    // Told again until it hears: its ear may not be open yet.
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &id])
                .status()
                .unwrap()
                .success()
        );
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(!status.success(), "it could not close by itself: {status}");
}
