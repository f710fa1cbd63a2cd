//! A house of its own for each test: a server on a free port with its store in a folder that goes with it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use gimel::Options;
use protocol::ClientMessage;
use server::{Certificate, House, Settings as HouseSettings};
use store::Store;
use table::{Colours, Command, GameSettings, Settings, TableId, TimeControl, Visibility};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::visitor::Visitor;
use crate::window::Window;

/// White wins after five turns with two cats.
pub(crate) const SHORT_GAME: [&str; 5] = ["B@a1", "C@b1", "a1xb1", "C@c1", "b1xc1"];

/// Gimel to six points without a clock; the first seat has White.
pub(crate) fn short_game() -> Settings {
    let options: Options = "target=6".parse().unwrap();
    Settings {
        game: GameSettings::Gimel(options),
        time: TimeControl::Untimed,
        visibility: Visibility::Invitation,
        colours: Colours::FirstSeat,
    }
}

/// The same, each with so many seconds.
pub(crate) fn timed(base_s: u32) -> Settings {
    Settings {
        time: TimeControl::Clock {
            base_s,
            increment_s: 0,
        },
        ..short_game()
    }
}

/// An open house.
pub(crate) struct TestHouse {
    pub(crate) address: SocketAddr,
    /// What it shows if it speaks TLS.
    pub(crate) certificate: Option<Certificate>,
    /// Where its metrics are.
    pub(crate) metrics: Option<SocketAddr>,
    folder: TempDir,
    stop: Arc<Notify>,
    served: JoinHandle<()>,
}

/// Two guests at a table, and what each sees of it.
pub(crate) struct Pair {
    pub(crate) table: TableId,
    pub(crate) ada: Player,
    pub(crate) bob: Player,
}

/// Somebody with a window that looks at a table.
pub(crate) struct Player {
    pub(crate) visitor: Visitor,
    pub(crate) window: Window,
}

impl TestHouse {
    pub(crate) async fn open() -> TestHouse {
        TestHouse::open_with(|_| {}).await
    }

    /// Opens a house that is in some way unusual.
    pub(crate) async fn open_with(change: impl FnOnce(&mut HouseSettings)) -> TestHouse {
        TestHouse::open_in(tempfile::tempdir().unwrap(), change).await
    }

    /// Opens a house that remembers what is in this folder.
    pub(crate) async fn open_in(
        folder: TempDir,
        change: impl FnOnce(&mut HouseSettings),
    ) -> TestHouse {
        let file = folder.path().join("house.db");
        let mut settings = HouseSettings {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            store: file.to_str().unwrap().to_owned(),
            ..HouseSettings::default()
        };
        change(&mut settings);
        let mut house = House::open(&settings).await.unwrap();
        house.is_awake().await;
        let address = house.address().unwrap();
        let certificate = house.certificate();
        let metrics = house.metrics_address();
        let stop = Arc::new(Notify::new());
        let stopped = Arc::clone(&stop);
        let served = tokio::spawn(async move {
            let serving = house.serve(async move { stopped.notified().await });
            serving.await.unwrap();
        });
        TestHouse {
            address,
            certificate,
            metrics,
            folder,
            stop,
            served,
        }
    }

    /// Stops the house as Ctrl-C does; what it remembers stays.
    pub(crate) async fn close(self) -> TempDir {
        self.stop.notify_one();
        self.served.await.unwrap();
        self.folder
    }

    /// Stops the house, lets so much time pass and opens it again, elsewhere.
    pub(crate) async fn reopen_after(self, away: Duration) -> TestHouse {
        let folder = self.close().await;
        tokio::time::sleep(away).await;
        TestHouse::open_in(folder, |_| {}).await
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("house.db")
    }

    /// The store itself, past the server.
    pub(crate) async fn store(&self) -> Store {
        let file = self.file();
        Store::open_existing(file.to_str().unwrap()).await.unwrap()
    }

    /// The log of a table, read past the server.
    pub(crate) async fn log(&self, table: &TableId) -> Vec<store::StoredEvent> {
        let store = self.store().await;
        let events = store.events(&table.0, 0).await.unwrap();
        store.close().await;
        events
    }

    /// Somebody who has not told their name.
    pub(crate) fn stranger(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// Somebody who has told nothing but a name.
    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        let visitor = self.stranger();
        visitor.is_called(name).await;
        visitor
    }

    /// Ada opens a table and looks at it.
    pub(crate) async fn host(&self, settings: Settings) -> (TableId, Player) {
        let visitor = self.guest("Ada").await;
        let table = visitor.opens_table(settings, None).await;
        let player = Player::at(visitor, &table).await;
        (table, player)
    }

    /// Ada and Bob sit opposite each other and play; Ada begins.
    pub(crate) async fn pair(&self, settings: Settings) -> Pair {
        let (table, mut ada) = self.host(settings).await;
        let mut bob = Player::at(self.guest("Bob").await, &table).await;
        bob.does(Command::Join {
            name: "Bob".to_owned(),
        })
        .await;
        bob.does(Command::Sit { seat: 1 }).await;
        ada.does(Command::Ready { ready: true }).await;
        bob.does(Command::Ready { ready: true }).await;
        Pair { table, ada, bob }
    }
}

impl Player {
    /// Opens a window and looks at a table.
    pub(crate) async fn at(visitor: Visitor, table: &TableId) -> Player {
        let mut window = visitor.window().await;
        window.watch(table).await;
        Player { visitor, window }
    }

    /// Does something at the table that must work.
    pub(crate) async fn does(&mut self, command: Command) -> u64 {
        let done = self.window.tries(command).await;
        done.unwrap_or_else(|answer| panic!("{answer:?}"))
    }

    /// The connection breaks, and the browser comes back.
    pub(crate) async fn reconnects(&mut self) {
        let (table, client, number) = self.window.cut();
        self.window = self.visitor.window_named(&client).await;
        self.window.count_from(number);
        self.window.watch(&table).await;
    }

    /// Both want another game.
    pub(crate) async fn does_rematch_with(&mut self, other: &mut Player) {
        self.does(Command::Rematch).await;
        other.does(Command::Rematch).await;
        self.window.sees(|view| view.games == 2).await;
    }

    /// Plays a move meant for the position it sees.
    pub(crate) async fn moves(&mut self, mv: &str) -> u64 {
        let ply = self.window.view().gimel().unwrap().entries.len();
        let mv = mv.parse().unwrap();
        self.does(Command::Move { ply, mv }).await
    }
}

impl Pair {
    /// Plays moves in turn, White first, whoever that is.
    pub(crate) async fn play_out(&mut self, moves: &[&str]) {
        for mv in moves {
            self.ada.window.sees_all_of(&mut self.bob.window).await;
            let view = self.ada.window.view();
            let game = view.gimel().unwrap();
            let white = game.to_move == Some(gimel::Side::White);
            let seat = if white { game.white } else { 1 - game.white };
            let player = if view.you.seat == Some(seat) {
                &mut self.ada
            } else {
                &mut self.bob
            };
            player.moves(mv).await;
        }
    }
}

/// The first message of a window.
pub(crate) fn hello(client: &str) -> ClientMessage {
    ClientMessage::Hello {
        client: client.to_owned(),
    }
}
