//! The wish that the house closes: heard on a thread of its own, so that the house ends in time whatever it is doing.

use std::future::Future;
use std::io;
use std::time::Duration;

use tokio::sync::oneshot;

/// Answers a future that is done when the system, or somebody at the terminal, wants the house to close. If the process is still there
/// `patience` later, it ends: whatever keeps it busy, what was acknowledged is stored.
///
/// # Errors
/// If the system gives no thread for it.
pub fn stop_within(patience: Duration) -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let (wish, heard) = oneshot::channel();
    let listen = move || {
        let mut listener = tokio::runtime::Builder::new_current_thread();
        match listener.enable_all().build() {
            Ok(runtime) => runtime.block_on(wanted()),
            Err(error) => {
                return tracing::error!(%error, "Signals are not heard: {error}");
            }
        }
        // A house that is closing already does not listen.
        let _ = wish.send(());
        std::thread::sleep(patience);
        tracing::error!("The house could not close in time; it ends now, and nothing is lost");
        std::process::exit(1);
    };
    std::thread::Builder::new()
        .name("stop".to_owned())
        .spawn(listen)?;
    Ok(async move {
        if heard.await.is_err() {
            // Without signals the house stays open until it is killed; nothing is lost then either.
            std::future::pending::<()>().await;
        }
    })
}

/// Ctrl-C, or the system's wish.
async fn wanted() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut terminate) = terminate {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
