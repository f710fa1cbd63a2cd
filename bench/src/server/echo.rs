//! The reference: a bare socket that stores a row and sends back what it was sent.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use store::{NewEvent, NewTable, Store};

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Serves until the process ends.
pub(crate) async fn serve(address: SocketAddr, store: &str) -> Result<()> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let store = Store::open(store).await?;
    let open = move |upgrade: WebSocketUpgrade| {
        let store = store.clone();
        async move {
            let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(4096);
            let upgrade = upgrade.protocols([protocol::SUBPROTOCOL]);
            upgrade.on_upgrade(move |socket| answer(socket, store))
        }
    };
    let router = Router::new()
        .route("/ws", get(open))
        .route("/healthz", get(|| async { "open" }));
    let listener = tokio::net::TcpListener::bind(address).await?;
    Ok(axum::serve(listener, router).await?)
}

async fn answer(mut socket: WebSocket, store: Store) {
    let mut log: Option<(String, u64)> = None;
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else {
            continue;
        };
        let stored = append(&store, &mut log, text.as_str()).await;
        if stored.is_err() || socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}

/// Each socket that says something has a log of its own, like a table.
async fn append(store: &Store, log: &mut Option<(String, u64)>, text: &str) -> Result<()> {
    let (id, last) = match log.take() {
        Some(log) => log,
        None => {
            let id = format!("echo{}", NEXT.fetch_add(1, Ordering::Relaxed));
            let table = NewTable {
                id: id.clone(),
                game: "echo".to_owned(),
                public: false,
                created_at: 0,
                seats: Vec::new(),
            };
            store.create_table(&table, &[]).await?;
            (id, 0)
        }
    };
    let event = NewEvent {
        at: 0,
        kind: "said".to_owned(),
        body: text.to_owned(),
    };
    let last = store
        .append(&id, last, &[event], &store::Projection::NONE)
        .await?;
    *log = Some((id, last));
    Ok(())
}
