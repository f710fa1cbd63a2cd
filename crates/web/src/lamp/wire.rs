//! What a replay page and the thread of the hands say to each other about a game that is over.

use dschamal::{Game, Piece, PieceSet, RuleId};
use serde::{Deserialize, Serialize};
use table::{LightsOn, SeatNumber};

/// The page asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// A game that the house has kept, as a scenario.
    Record(String),
    /// The game that this device has kept, entry by entry.
    Log(Vec<String>),
    /// A reach that the house has kept.
    Reach(Box<LightsOn>),
    /// A reach of the game of this device.
    Own(u32),
}

/// The thread tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// The game.
    Story(Box<Story>),
    /// A reach.
    Film(Box<Film>),
    /// There is nothing to be seen: no game, or one that is not over.
    Nothing,
}

/// A game, event by event.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Story {
    /// Which game.
    pub game: Game,
    /// The players, the one who looks by a word of their own.
    pub names: Vec<String>,
    /// The one who looks, if they played and the thread knows it.
    pub you: Option<usize>,
    /// From the beginning to the end.
    pub steps: Vec<Step>,
    /// The numbers of the reaches, where the thread knows them.
    pub reaches: Vec<u32>,
}

/// How it stood after something was done. Players are counted from 0 here, as the rules do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// What was done, in a sentence.
    pub say: String,
    /// The ruling, in words; empty without one.
    pub ruling: String,
    /// The rules it rests on.
    pub why: Vec<RuleId>,
    /// What each hand brought out, quickest first; nothing hidden any more.
    pub hands: Vec<HandStep>,
    /// The how-manieth reach of the game it was.
    pub reach: Option<usize>,
    /// What lies open, by player.
    pub open: Vec<PieceSet>,
    /// Victory pieces, by player.
    pub victory: Vec<PieceSet>,
    /// Black pieces, by player.
    pub black: Vec<PieceSet>,
    /// Towers, by player, bottom to top.
    pub tower: Vec<Vec<Piece>>,
    /// The deciding piece.
    pub centre: Option<Piece>,
    /// How many are in the bag.
    pub bag: usize,
    /// Who is at the bag.
    pub contestants: Vec<usize>,
    /// Who is master.
    pub master: Option<usize>,
}

/// A hand at a contest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct HandStep {
    /// Whose.
    pub player: usize,
    /// What it brought out.
    pub pulled: PieceSet,
    /// Called the camel in time.
    pub called: bool,
    /// Was the quickest, or equally quick.
    pub first: bool,
}

/// A reach from above: every other tick.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Film {
    /// What lay in the bag.
    pub things: Vec<Piece>,
    /// Whose hands.
    pub seats: Vec<SeatNumber>,
    /// One after the other.
    pub frames: Vec<Frame>,
    /// What happened when.
    pub marks: Vec<Mark>,
}

/// What changed since the frame before. Lengths are hundredths of a unit.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Frame {
    /// Five numbers for each thing that moved: which, x, y, hundredths of a radian, and the hand around it counted from 1.
    pub moved: Vec<i16>,
    /// Things that are out.
    pub gone: Vec<i16>,
    /// Where each fingertip is.
    pub fingers: Vec<[i16; 2]>,
}

/// Something that happened to a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Milliseconds after the call.
    pub ms: i64,
    /// Whose hand.
    pub seat: SeatNumber,
    /// What.
    pub kind: MarkKind,
}

/// What can happen to a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkKind {
    /// It called the camel.
    Called,
    /// It left the bag.
    Out,
    /// What it held was on the table.
    Placed,
}
