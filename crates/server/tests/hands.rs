//! People at a table of Dschamál: they call, choose, vote, and put a hand into the bag that feels for itself.

use std::collections::BTreeSet;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bag::HandInput;
use dschamal::{Game, Shape};
use feelers::{Feeler, Grabber, Level, Wish};
use mason::HoldInput;
use protocol::{ClientMessage, HandFrame, TouchFrame, short_id};
use shapes::Form;
use table::{
    Command, DschamalView, GameSettings, Millis, Phase, SeatNumber, Settings, TableId, View,
};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::house::{Player, TestHouse};

/// A Duel for so many that ends with the first victory pieces; start pieces are dealt out.
pub(crate) fn short_duel(seats: u8) -> Settings {
    let mut settings = Settings::dschamal(Game::Duel, seats);
    if let GameSettings::Dschamal(agreed) = &mut settings.game {
        let options = &mut agreed.rules.options;
        options.insert("victory.target".to_owned(), 1.into());
        options.insert("common.start_pick".to_owned(), "random".into());
    }
    settings
}

/// How somebody's hand behaves in the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Like a bot of this level.
    Feels(u8),
    /// Pulls the first thing.
    Grabs,
    /// Is in the bag for more than three seconds before it pulls the first thing.
    Lingers,
    /// The window is there, but nothing ever comes from the hand.
    Silent,
}

/// Somebody who plays.
pub(crate) struct Guest {
    pub(crate) player: Player,
    pub(crate) style: Style,
    table: TableId,
    hand: Option<Hand>,
    /// What was asked for already, so that it is asked for once.
    asked: BTreeSet<String>,
}

struct Hand {
    reach: u32,
    start: Millis,
    tick: i64,
    mind: Box<dyn feelers::Player + Send>,
    made: Vec<HandInput>,
    shout: Option<u32>,
}

pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Millis(since.as_millis() as i64)
}

/// What a window sees of its game.
pub(crate) fn game(view: &View) -> &DschamalView {
    view.dschamal().expect("a game of Dschamál is on the table")
}

pub(crate) fn is_over(view: &View) -> bool {
    view.dschamal()
        .is_some_and(|game| game.phase == Phase::Over)
}

impl TestHouse {
    /// So many guests and bots sit around a bag, and the game begins.
    pub(crate) async fn around_the_bag(
        &self,
        settings: Settings,
        styles: &[Style],
        bots: &[u8],
    ) -> (TableId, Vec<Guest>) {
        let (table, mut host) = self.host(settings).await;
        for (seat, level) in (styles.len()..).zip(bots) {
            let level = *level;
            host.does(Command::SeatBot { seat, level }).await;
        }
        let mut players = vec![host];
        for (seat, name) in (1..styles.len()).zip(["Bob", "Cem", "Dan", "Eva"]) {
            let mut player = Player::at(self.guest(name).await, &table).await;
            let name = name.to_owned();
            player.does(Command::Join { name }).await;
            player.does(Command::Sit { seat }).await;
            players.push(player);
        }
        for player in &mut players {
            player.does(Command::Ready { ready: true }).await;
        }
        let guests = players
            .into_iter()
            .zip(styles)
            .map(|(player, style)| Guest {
                player,
                style: *style,
                table: table.clone(),
                hand: None,
                asked: BTreeSet::new(),
            });
        let mut guests: Vec<Guest> = guests.collect();
        for guest in &mut guests {
            guest
                .player
                .window
                .sees(|view| view.dschamal().is_some())
                .await;
        }
        (table, guests)
    }
}

impl Guest {
    pub(crate) fn view(&self) -> &View {
        self.player.window.view()
    }

    /// Lives at the table until it looks so.
    pub(crate) async fn lives_until(&mut self, done: impl Fn(&View) -> bool) {
        while !done(self.view()) {
            self.lives().await;
        }
    }

    /// Is its hand in the bag?
    pub(crate) fn is_reaching(&self) -> bool {
        let seat = self.view().you.seat;
        match &game(self.view()).phase {
            Phase::Called { hands, .. } | Phase::Reaching { hands, .. } => {
                seat.is_some_and(|seat| hands.contains(&seat))
            }
            _ => false,
        }
    }

    /// How far its hand has come, in ticks after T0.
    pub(crate) fn tick(&self) -> Option<i64> {
        self.hand.as_ref().map(|hand| hand.tick)
    }

    /// The window breaks off and comes back.
    pub(crate) async fn reloads(&mut self) {
        self.player.reconnects().await;
    }

    /// A moment at the table.
    pub(crate) async fn lives(&mut self) {
        // Whatever comes within a few milliseconds; if nothing does, time has passed all the same.
        let heard = self.player.window.hears();
        if let Ok(heard) = tokio::time::timeout(Duration::from_millis(8), heard).await {
            heard.expect("the socket is open");
        }
        self.asks().await;
        self.builds().await;
        self.reaches().await;
    }

    /// Lowers the piece it was given a little and lets go, once.
    async fn builds(&mut self) {
        let Phase::Build { number, seat, .. } = game(self.view()).phase else {
            return;
        };
        if self.view().you.seat == Some(seat) && self.asked.insert(format!("build {number}")) {
            let down = HoldInput {
                dy: -3,
                ..HoldInput::default()
            };
            let mut inputs = vec![down; 20];
            inputs.push(HoldInput::RELEASE);
            let message = ClientMessage::Build {
                table: self.table.clone(),
                build: number,
                first: 0,
                inputs: mason::write_inputs(&inputs),
            };
            self.player.window.says(&message).await;
        }
    }

    /// Calls, chooses and votes where it may, each once.
    async fn asks(&mut self) {
        let Some(command) = self.wish() else {
            return;
        };
        if self.asked.insert(format!("{command:?}")) {
            self.player.window.wants(command).await;
        }
    }

    fn wish(&self) -> Option<Command> {
        let (view, seat) = (game(self.view()), self.view().you.seat?);
        if let Some(reading) = view.reading.as_ref().filter(|it| !it.seen.contains(&seat)) {
            let number = reading.number;
            return Some(Command::Seen { number });
        }
        match &view.phase {
            Phase::AwaitingCall {
                number,
                callers,
                away,
                ..
            } if callers.contains(&seat) && away.is_empty() && view.reading.is_none() => {
                Some(Command::Call { number: *number })
            }
            Phase::Choice { .. } => Some(Command::Choose {
                ply: view.ply,
                action: view.view.choices.first()?.clone(),
            }),
            Phase::Vote { number, voters, .. } if voters.contains(&seat) => Some(Command::Vote {
                number: *number,
                winner: None,
            }),
            _ => None,
        }
    }

    /// The hand feels, moves and calls.
    async fn reaches(&mut self) {
        let (reach, start) = match &game(self.view()).phase {
            Phase::Called { number, start, .. } => (*number, *start),
            Phase::Reaching { number, since, .. } => (*number, *since),
            _ => {
                self.hand = None;
                return;
            }
        };
        if !self.is_reaching() || self.style == Style::Silent {
            return;
        }
        if self.hand.as_ref().is_none_or(|hand| hand.reach != reach) {
            self.hand = Some(Hand {
                reach,
                start,
                tick: 0,
                mind: mind(self.style, self.view(), reach),
                made: Vec::new(),
                shout: None,
            });
        }
        let felt = self.player.window.felt();
        let Some(hand) = &mut self.hand else {
            return;
        };
        for bytes in felt {
            let frame = TouchFrame::from_bytes(&bytes).expect("a touch");
            assert_eq!(frame.table, short_id(&self.table));
            if frame.reach == hand.reach {
                hand.mind.feel(&reach::read_touch(&frame.touch).unwrap());
            }
        }
        for frame in hand.moves(&self.table) {
            self.player.window.sends(Frame::binary(frame)).await;
        }
    }
}

impl Hand {
    /// Makes the ticks that are due, and the frames they fill.
    fn moves(&mut self, table: &TableId) -> Vec<Vec<u8>> {
        let mut frames = Vec::new();
        while self.start + Millis(reach::tick_ms(self.tick)) <= now() {
            self.made.push(self.mind.act());
            if self.mind.shout() {
                self.shout = u32::try_from(self.tick).ok();
            }
            self.tick += 1;
            if self.made.len() >= 2 {
                let first = self.tick - self.made.len() as i64;
                let frame = HandFrame {
                    table: short_id(table),
                    reach: self.reach,
                    tick: u32::try_from(first).unwrap(),
                    shout: self.shout.take(),
                    inputs: reach::write_inputs(&std::mem::take(&mut self.made)),
                };
                frames.push(frame.to_bytes());
            }
        }
        frames
    }
}

/// Looks for what any of the contestants has in front of them, as everybody can see.
fn mind(style: Style, view: &View, reach: u32) -> Box<dyn feelers::Player + Send> {
    let seat = view.you.seat.unwrap_or(0);
    let seed = now().0 as u64 ^ (u64::from(reach) << 32) ^ seat as u64;
    match style {
        Style::Feels(level) => {
            let wanted = wanted(game(view));
            let good = |form: Form| match form {
                Form::Shape(shape) => wanted.contains(shape.name()),
                Form::Decoy(_) => false,
                Form::Camel => true,
            };
            let left = |form: Form| if matches!(form, Form::Shape(_)) { 4 } else { 1 };
            let level = Level::new(level).unwrap();
            Box::new(Feeler::new(level, seed, Wish::new(good, left)))
        }
        Style::Grabs => Box::new(Grabber::new(seed)),
        Style::Lingers | Style::Silent => Box::new(Lingerer {
            ticks: 0,
            then: Grabber::new(seed),
        }),
    }
}

fn wanted(game: &DschamalView) -> BTreeSet<&'static str> {
    let contestants: &[SeatNumber] = &game.ring.contestants;
    let seats = game.seats.iter().zip(&game.view.open);
    let open = seats.filter(|(seat, _)| contestants.contains(seat));
    let pieces = open.flat_map(|(_, pieces)| *pieces);
    let centre = game.view.centre.into_iter();
    let shapes = pieces.chain(centre).filter_map(dschamal::Piece::shape);
    shapes.map(Shape::name).collect()
}

/// A hand that does nothing of importance for a while.
struct Lingerer {
    ticks: u32,
    then: Grabber,
}

impl feelers::Player for Lingerer {
    fn feel(&mut self, touch: &bag::Touch) {
        self.then.feel(touch);
    }

    fn act(&mut self) -> HandInput {
        self.ticks += 1;
        if self.ticks > 200 {
            return self.then.act();
        }
        HandInput {
            dy: 1,
            ..HandInput::default()
        }
    }

    fn shout(&mut self) -> bool {
        false
    }
}
