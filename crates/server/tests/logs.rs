//! What is written down: requests and tables by their ids, and never a secret.

use std::io::Write;
use std::sync::{Arc, Mutex};

use table::Command;
use tracing_subscriber::fmt::MakeWriter;

use crate::house::{SHORT_GAME, TestHouse, short_game};

#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Page {
    type Writer = Page;

    fn make_writer(&self) -> Page {
        self.clone()
    }
}

/// On one thread, so that everything the house says is caught.
#[test]
fn no_secret_is_written_down() {
    let page = Page::default();
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter("debug")
        .with_ansi(false)
        .with_writer(page.clone())
        .finish();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let (secrets, table) = tracing::subscriber::with_default(subscriber, || {
        runtime.block_on(async {
            let house = TestHouse::open().await;
            let mut pair = house.pair(short_game()).await;
            pair.play_out(&SHORT_GAME[..2]).await;
            let whisper = "what the camel said";
            let say = Command::Say {
                text: whisper.to_owned(),
            };
            pair.ada.does(say).await;
            pair.ada
                .visitor
                .shows("/api/v1/account", "Ada", "open sesame 7")
                .await;
            // A session begins anew with an account, and its windows with it.
            pair.ada.reconnects().await;
            let ada = &pair.ada.visitor;
            let phone = house.stranger();
            phone.shows("/api/v1/login", "Ada", "closed sesame").await;
            phone.shows("/api/v1/login", "Ada", "open sesame 7").await;
            // The store fails, and says why.
            std::fs::rename(house.file(), house.file().with_extension("away")).unwrap();
            pair.ada.window.tries(Command::Resign).await.unwrap_err();
            let mut secrets = vec![
                "open sesame".to_owned(),
                "closed sesame".to_owned(),
                whisper.to_owned(),
                "argon2id".to_owned(),
            ];
            for visitor in [ada, &pair.bob.visitor, &phone] {
                let cookie = visitor.cookie().unwrap();
                let value = cookie.split_once('=').unwrap().1;
                secrets.push(value[value.len() - 32..].to_owned());
            }
            (secrets, pair.table)
        })
    });
    let written = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
    for secret in secrets {
        assert!(!written.contains(&secret), "{secret}");
    }
    let has = |words: &[&str]| {
        let mut lines = written.lines();
        lines.any(|line| words.iter().all(|word| line.contains(word)))
    };
    assert!(
        has(&["request{", "method=POST", "path=\"/api/v1/tables\""]),
        "{written}"
    );
    assert!(
        has(&["not stored", &format!("table.id={table}")]),
        "{written}"
    );
}
