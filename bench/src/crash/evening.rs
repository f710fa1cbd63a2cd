//! An evening of two guests whose house is killed again and again: they come back and send again.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use gimel::{Game, Options};
use protocol::{ClientMessage, ServerMessage};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use table::{
    Colours, Command, GameSettings, GimelView, Settings, TableId, TimeControl, View, Visibility,
};

use super::Survived;
use super::house::KilledHouse;
use super::tale::Tale;
use crate::guest::{Guest, Socket};

/// A player who never gives up.
struct Player {
    guest: Guest,
    table: TableId,
    client: String,
    number: u64,
    socket: Option<Socket>,
    view: Option<View>,
}

/// Plays game after game until it is told to end.
pub(super) async fn play(house: Arc<KilledHouse>, seed: u64) -> Result<Survived> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut told = Survived::default();
    let white = arrive(&house, &format!("White {seed}")).await?;
    let black = arrive(&house, &format!("Black {seed}")).await?;
    while !house.is_ended() {
        play_game(&house, [white.clone(), black.clone()], &mut rng, &mut told).await?;
    }
    Ok(told)
}

/// Tries until the house is there.
async fn arrive(house: &KilledHouse, name: &str) -> Result<Guest> {
    for _ in 0..1000 {
        if let Ok(guest) = Guest::arrive(&house.http, house.address, name).await {
            return Ok(guest);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("{name} did not get in")
}

fn settings() -> Settings {
    Settings {
        game: GameSettings::Gimel(Options::default()),
        time: TimeControl::Clock {
            base_s: 3600,
            increment_s: 0,
        },
        visibility: Visibility::Invitation,
        colours: Colours::FirstSeat,
    }
}

async fn play_game(
    house: &KilledHouse,
    [white, black]: [Guest; 2],
    rng: &mut ChaCha8Rng,
    told: &mut Survived,
) -> Result<()> {
    let table = open_table(&white).await?;
    let client = format!("w{}", rng.random::<u32>());
    let mut players = [white, black].map(|guest| Player {
        guest,
        table: table.clone(),
        client: client.clone(),
        number: 0,
        socket: None,
        view: None,
    });
    let join = Command::Join {
        name: "Black".to_owned(),
    };
    players[1].does(&join).await?;
    players[1].does(&Command::Sit { seat: 1 }).await?;
    for player in &mut players {
        player.does(&Command::Ready { ready: true }).await?;
    }
    let mut game = Game::new(Options::default())?;
    let mut tale = Tale::new();
    for turn in 0.. {
        let moves = game.moves();
        if house.is_ended() || moves.is_empty() {
            break;
        }
        let mv = moves[rng.random_range(0..moves.len())];
        let player = &mut players[turn % 2];
        player.moves(mv, turn, house, &mut tale, told).await?;
        if game.play(mv)?.is_some() {
            break;
        }
        // Some turns are thought about, so that clocks run through a restart.
        let pause = match rng.random_range(0..8) {
            0 => rng.random_range(300..1500),
            _ => rng.random_range(5..40),
        };
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
    // The house may be away just now; whoever looks last sees everything.
    let seen = players[0].look_again().await?;
    tale.compare(&seen, None, house, told);
    Ok(())
}

async fn open_table(guest: &Guest) -> Result<TableId> {
    for _ in 0..1000 {
        if let Ok(table) = guest.open_table(settings()).await {
            return Ok(table);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("no table was opened")
}

impl Player {
    /// Opens the socket anew and looks at the table.
    async fn connect(&mut self) -> Result<()> {
        let mut socket = self.guest.socket(&self.client).await?;
        let table = self.table.clone();
        socket.say(&ClientMessage::Watch { table }).await?;
        loop {
            if let ServerMessage::Table { view, .. } = socket.hear().await? {
                self.view = Some(*view);
                self.socket = Some(socket);
                return Ok(());
            }
        }
    }

    async fn connect_at_last(&mut self) -> Result<()> {
        for _ in 0..3000 {
            if self.connect().await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        bail!("the house does not come back")
    }

    fn game(&self) -> Result<&GimelView> {
        let view = self.view.as_ref().context("nothing was seen")?;
        view.gimel().context("no game is on")
    }

    async fn look_again(&mut self) -> Result<GimelView> {
        self.connect_at_last().await?;
        self.game().cloned()
    }

    /// Does something until it is answered.
    async fn does(&mut self, command: &Command) -> Result<()> {
        self.number += 1;
        loop {
            if self.socket.is_none() {
                self.connect_at_last().await?;
            }
            match self.asks(command).await {
                Ok(()) => return Ok(()),
                Err(error) if error.is::<NotAllowed>() => return Err(error),
                Err(_) => self.socket = None,
            }
        }
    }

    async fn asks(&mut self, command: &Command) -> Result<()> {
        let socket = self.socket.as_mut().context("no socket")?;
        let message = ClientMessage::Do {
            table: self.table.clone(),
            number: self.number,
            command: command.clone(),
        };
        socket.say(&message).await?;
        loop {
            match socket.hear().await? {
                ServerMessage::Done { number, .. } if number == self.number => return Ok(()),
                ServerMessage::Refused { text, .. } => bail!(NotAllowed(text)),
                ServerMessage::Unavailable { text, .. } => bail!(text),
                ServerMessage::Table { view, .. } => self.view = Some(*view),
                _ => {}
            }
        }
    }

    /// Makes a move; after each restart looks first what the house remembers.
    async fn moves(
        &mut self,
        mv: gimel::Move,
        ply: usize,
        house: &KilledHouse,
        tale: &mut Tale,
        told: &mut Survived,
    ) -> Result<()> {
        self.number += 1;
        let command = Command::Move { ply, mv };
        let mut pending = None;
        loop {
            if self.socket.is_none() {
                self.connect_at_last().await?;
                tale.compare(self.game()?, pending, house, told);
            }
            match self.asks(&command).await {
                Ok(()) => break,
                Err(error) if error.is::<NotAllowed>() => return Err(error),
                Err(_) => {
                    self.socket = None;
                    pending = Some(mv);
                    told.sent_again += 1;
                }
            }
        }
        told.acknowledged += 1;
        tale.acknowledged(mv);
        // Seen between two moves, it is seen again only after a restart.
        tale.compare(self.game()?, None, house, told);
        Ok(())
    }
}

/// What must not happen: every move is made in turn and by the rules.
#[derive(Debug, thiserror::Error)]
#[error("the table refused: {0}")]
struct NotAllowed(String);
