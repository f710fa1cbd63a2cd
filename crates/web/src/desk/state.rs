//! What somebody at a table sees: the view of the table, the moment they look at, and their own move before it is answered.

use gimel::{BySide, Entry, Move, Position, Rules, Side};
use table::{Command, GameView, GimelView, SeatNumber, SitterView, View};

use crate::board::state::Control;
use crate::words;

/// A move that was sent and not answered; it lies on the board already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The number of the message.
    pub number: u64,
    /// How many entries the game had.
    pub ply: usize,
    /// The move.
    pub mv: Move,
}

/// What the person does besides what the table knows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Desk {
    /// An earlier moment that is looked at; nothing in the present.
    pub looking: Option<usize>,
    /// A move ahead of its answer.
    pub played: Option<Played>,
}

/// What the board is to show.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    /// How it stands.
    pub position: Position,
    /// The move that led there.
    pub last: Option<Move>,
    /// Whether anything may be played.
    pub open: bool,
    /// Whose pieces may be touched.
    pub control: Control,
}

/// The side a seat plays.
#[must_use]
pub const fn side_of(game: &GimelView, seat: SeatNumber) -> Side {
    if seat == game.white {
        Side::White
    } else {
        Side::Black
    }
}

/// The seat of a side.
#[must_use]
pub fn seat_of(game: &GimelView, side: Side) -> SeatNumber {
    match side {
        Side::White => game.white,
        Side::Black => 1 - game.white,
    }
}

/// The side of who looks, if they play.
#[must_use]
pub fn my_side(view: &View) -> Option<Side> {
    Some(side_of(view.gimel()?, view.you.seat?))
}

/// Whether a game is being played.
#[must_use]
pub fn is_on(view: &View) -> bool {
    match &view.game {
        Some(GameView::Gimel(game)) => game.ending.is_none(),
        Some(GameView::Dschamal(game)) => game.ending.is_none(),
        None => false,
    }
}

/// Whether it is the turn of who looks.
#[must_use]
pub fn is_my_turn(view: &View) -> bool {
    let to_move = view.gimel().and_then(|game| game.to_move);
    to_move.is_some() && to_move == my_side(view)
}

/// What is written at a seat.
#[must_use]
pub fn sitter_name(sitter: &SitterView) -> String {
    match sitter {
        SitterView::Open => words::open_seat().to_owned(),
        SitterView::Person { name, .. } => name.clone(),
        SitterView::Bot { level } => words::bot_name(*level),
    }
}

/// Who plays which side.
#[must_use]
pub fn names(view: &View) -> BySide<String> {
    BySide::from_fn(|side: Side| {
        let seat = view.gimel().map(|game| seat_of(game, side));
        let seat = seat.and_then(|seat| view.seats.get(seat));
        seat.map_or_else(
            || words::side_name(side).to_owned(),
            |seat| sitter_name(&seat.sitter),
        )
    })
}

/// Whether a player has no window open.
#[must_use]
pub fn is_away(sitter: &SitterView) -> bool {
    matches!(sitter, SitterView::Person { here: false, .. })
}

/// Everybody with an open window who does not sit.
#[must_use]
pub fn spectators(view: &View) -> usize {
    let sits = |who| {
        let at = |seat: &table::SeatView| matches!(&seat.sitter, SitterView::Person { who: it, .. } if *it == who);
        view.seats.iter().any(at)
    };
    view.people
        .iter()
        .filter(|person| person.here && !sits(person.who))
        .count()
}

/// How pieces leap at this table.
#[must_use]
pub fn rules(view: &View) -> Rules {
    let options = view.settings.game.gimel().copied().unwrap_or_default();
    Rules::new(options).unwrap_or_default()
}

/// The position after so many entries. Only what stands where is asked, so no rule is: what was agreed may have changed
/// since the game was played.
#[must_use]
pub fn position_after(game: &GimelView, entries: usize) -> (Position, Option<Move>) {
    let mut position = Position::start(game.position.pieces_each());
    let mut last = None;
    for entry in game.entries.iter().take(entries) {
        match entry {
            Entry::Move(mv) => {
                let _ = position.make(*mv);
                last = Some(*mv);
            }
            Entry::TurnTimeout => position.pass(),
            Entry::TimeUp | Entry::Claim(_) | Entry::Resign(_) | Entry::Agree => {}
        }
    }
    (position, last)
}

/// What the board is to show; nothing before the first game.
#[must_use]
pub fn shown(view: &View, desk: &Desk) -> Option<Shown> {
    let game = view.gimel()?;
    let control = my_side(view).map_or(Control::Nobody, Control::One);
    if let Some(moment) = desk.looking {
        let (position, last) = position_after(game, moment);
        return Some(Shown {
            position,
            last,
            open: false,
            control: Control::Nobody,
        });
    }
    let mut position = game.position.clone();
    let mut last = last_move(game);
    if let Some(played) = desk
        .played
        .filter(|played| played.ply == game.entries.len())
    {
        let _ = position.make(played.mv);
        last = Some(played.mv);
    }
    let open = game.ending.is_none();
    Some(Shown {
        position,
        last,
        open,
        control,
    })
}

fn last_move(game: &GimelView) -> Option<Move> {
    game.entries.iter().rev().find_map(|entry| match entry {
        Entry::Move(mv) => Some(*mv),
        _ => None,
    })
}

/// The command that plays a move in the present.
#[must_use]
pub fn command(view: &View, mv: Move) -> Option<Command> {
    let game = view.gimel()?;
    Some(Command::Move {
        ply: game.entries.len(),
        mv,
    })
}

impl Desk {
    /// The table shows something new: what was played ahead is on it, or will never be.
    pub fn settle(&mut self, view: &View) {
        let entries = view.gimel().map_or(0, |game| game.entries.len());
        if self.played.is_some_and(|played| played.ply != entries) {
            self.played = None;
        }
        if self.looking.is_some_and(|moment| moment >= entries) {
            self.looking = None;
        }
    }

    /// Something was refused: if it was our move, it goes back.
    pub fn refused(&mut self, number: u64) {
        if self.played.is_some_and(|played| played.number == number) {
            self.played = None;
        }
    }

    /// Looks at a moment of a game with so many entries.
    pub fn look(&mut self, moment: usize, entries: usize) {
        self.looking = (moment < entries).then_some(moment);
    }
}
