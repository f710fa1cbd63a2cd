//! A game of Dschamál as somebody may see it. There is no field for what is in the dark.

use std::collections::BTreeMap;

use dschamal::{Edition, Game, Message, Piece, PieceSet, Pulled, RuleId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    BestMoment, BetView, BotsAlone, BrokenBy, Millis, Placed, ReachKind, Reading, SeatNumber, Trail,
};

/// A game of Dschamál. Seats are those of the table, but for what the rules themselves say (`view`,
/// `story`): there seat *n* is `seats[n]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DschamalView {
    /// By which rules.
    pub rules: RulesView,
    /// The seats that play, in the order of the rules.
    pub seats: Vec<SeatNumber>,
    /// How it lies on the table, and what the viewer may choose.
    pub view: dschamal::View,
    /// How much was done so far; a choice names it.
    pub ply: usize,
    /// What is going on.
    pub phase: Phase,
    /// What happened last, and why.
    pub story: Option<Story>,
    /// The last finish.
    pub photo: Option<Photo>,
    /// The last contests, newest last.
    pub contests: Vec<ContestLine>,
    /// Who meets whom.
    pub ring: Ring,
    /// Hands that went in too early, by seat and how often.
    pub false_starts: Vec<(SeatNumber, u32)>,
    /// Bots that play for somebody who is away, by seat and level.
    pub stand_ins: Vec<(SeatNumber, u8)>,
    /// The present contest was broken off before and is repeated.
    pub broken: Option<Broken>,
    /// The towers as they stand, by the rules' seats; what was never really stacked is in `view.tower` alone.
    #[serde(default)]
    pub towers: Vec<Vec<Placed>>,
    /// What was built last.
    #[serde(default)]
    pub last_build: Option<BuildLine>,
    /// The ruling that is being read, as long as somebody reads it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<Reading>,
    /// Bots are at the bag or at a tower, and nobody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots_alone: Option<BotsAlone>,
    /// Who bets, and who was right how often.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bets: Vec<BetView>,
    /// Who may bet now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bettors: Vec<SeatNumber>,
    /// How long touched wood glows, for every hand the same.
    #[serde(default)]
    pub trail: Trail,
    /// How it ended.
    pub ending: Option<DschamalEnding>,
}

/// The rules in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesView {
    /// Which game.
    pub game: Game,
    /// Which edition.
    pub edition: Edition,
    /// Where the table departs from it.
    pub options: BTreeMap<String, Value>,
    /// What is called with the camel in hand; none where there is no camel.
    pub phrase: Option<String>,
    /// How many victory pieces win, where they do.
    pub target: Option<u8>,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Phase {
    /// Somebody has to choose; what, is in `view.awaits` and `view.choices`.
    Choice {
        /// Who; none if anybody may (D-40).
        seat: Option<SeatNumber>,
        /// Until when; then the obvious choice is made.
        deadline: Millis,
    },
    /// The next reach has to be called.
    AwaitingCall {
        /// Which reach; a call names it.
        number: u32,
        /// A contest, or a consolation draw, which the device calls.
        reach: ReachKind,
        /// Who will reach in.
        contestants: Vec<SeatNumber>,
        /// Who may call; nobody where the device does.
        callers: Vec<SeatNumber>,
        /// When the device calls in their place, after a pause that nobody knows.
        device_from: Millis,
        /// Contestants who are away.
        away: Vec<SeatNumber>,
    },
    /// It was called; hands go in at `start`.
    Called {
        /// Which reach.
        number: u32,
        /// What kind.
        reach: ReachKind,
        /// Whose hands.
        hands: Vec<SeatNumber>,
        /// T0.
        start: Millis,
        /// Who called; none for the device.
        by: Option<SeatNumber>,
        /// Is it counted down aloud?
        countdown: bool,
    },
    /// Hands are in the bag.
    Reaching {
        /// Which reach.
        number: u32,
        /// What kind.
        reach: ReachKind,
        /// Whose hands.
        hands: Vec<SeatNumber>,
        /// T0.
        since: Millis,
    },
    /// Too close for the clock: those who watched say who was first (D-11).
    Vote {
        /// About which reach.
        number: u32,
        /// Between whom.
        between: Vec<SeatNumber>,
        /// Who may vote.
        voters: Vec<SeatNumber>,
        /// Who did.
        voted: Vec<SeatNumber>,
        /// Until when.
        deadline: Millis,
    },
    /// A piece is being built (T-12).
    Build {
        /// The how-manieth of the game.
        number: u32,
        /// Who builds.
        seat: SeatNumber,
        /// What.
        piece: Option<Piece>,
        /// On what; empty for a foundation.
        standing: Vec<Placed>,
        /// How many seconds it has to stand.
        stand_s: u32,
        /// When it is let go, if the table set a time.
        deadline: Option<Millis>,
    },
    /// The game is over.
    Over,
}

/// Something that was built, in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildLine {
    /// The how-manieth of the game.
    pub number: u32,
    /// Whose tower.
    pub seat: SeatNumber,
    /// What was placed.
    pub piece: Piece,
    /// What fell.
    pub fell: PieceSet,
    /// How many pieces stand.
    pub stands: usize,
}

/// What happened last, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Story {
    /// The last ruling, to be put into any language; empty before the first.
    pub messages: Vec<Message>,
    /// The same in English, with the players' names.
    pub text: String,
    /// The rules it rests on.
    pub rules: Vec<RuleId>,
    /// What changed places since, as all saw it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<MovedPieces>,
    /// A consolation draw that followed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub consoled: Option<Consoled>,
}

/// Pieces that changed places; nobody's is the bag or the middle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MovedPieces {
    /// Which.
    pub pieces: PieceSet,
    /// From before whom.
    pub from: Option<SeatNumber>,
    /// To whom.
    pub to: Option<SeatNumber>,
}

/// What a consolation draw brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consoled {
    /// Who drew.
    pub seat: SeatNumber,
    /// What came out; nothing if the hand was empty.
    pub pulled: PieceSet,
    /// What of it was kept.
    pub kept: PieceSet,
}

/// A finish: who was when on the table, and what that meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Photo {
    /// Of which reach.
    pub number: u32,
    /// Each hand.
    pub hands: Vec<PhotoHand>,
    /// How far the comparison may be wrong, in milliseconds.
    pub error_ms: u32,
    /// Closer than this is equal, in milliseconds.
    pub window_ms: u32,
    /// Quickest first, equal ones together; empty if nobody pulled.
    pub order: Vec<Vec<SeatNumber>>,
    /// Who said so; none while the vote is open.
    pub judged: Option<JudgedBy>,
}

/// A hand on the photo. Times are milliseconds after T0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhotoHand {
    /// Whose.
    pub seat: SeatNumber,
    /// When it left the bag.
    pub out_ms: Option<u32>,
    /// When what it held was on the table.
    pub placed_ms: Option<u32>,
    /// When it called the camel.
    pub shouts_ms: Vec<i64>,
    /// Did the call come in time?
    pub called: bool,
    /// What it held, as far as the rules lay it open; none before the ruling.
    pub pulled: Option<Pulled>,
}

/// Who said who was first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JudgedBy {
    /// The clock.
    Clock,
    /// Those who watched.
    Votes,
}

/// A contest in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestLine {
    /// Which reach.
    pub number: u32,
    /// Who fought it.
    pub contestants: Vec<SeatNumber>,
    /// Who won, unless nobody did.
    pub winner: Option<SeatNumber>,
    /// Was it fought again?
    pub repeat: bool,
    /// What decided it, if it was laid open.
    pub pulled: PieceSet,
    /// The deciding rule.
    pub rule: RuleId,
}

/// Who meets whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ring {
    /// Who is at the bag.
    pub contestants: Vec<SeatNumber>,
    /// Who is master, in the games that have one.
    pub master: Option<SeatNumber>,
    /// Whom the master has beaten in a row (D-37).
    pub beaten: Vec<SeatNumber>,
    /// Who sits out this contest, and by which rule.
    pub out: Vec<(SeatNumber, RuleId)>,
}

/// The present contest was broken off before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Broken {
    /// Which reach.
    pub number: u32,
    /// Why.
    pub why: BrokenBy,
    /// Whose hands were lost.
    pub lost: Vec<SeatNumber>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DschamalEnding {
    /// Was it called off?
    pub called_off: bool,
    /// Who won; several if shared, nobody if drawn or called off.
    pub winners: Vec<SeatNumber>,
    /// Everybody, best first.
    pub standings: Vec<Standing>,
    /// The contest that is worth seeing again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<BestMoment>,
}

/// How a player came out of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Who.
    pub seat: SeatNumber,
    /// Which place, 1 the best; equal ones share it.
    pub place: usize,
    /// Victory pieces; in the Quartet the most of one shape; in the Tower the score, which can be below nothing.
    pub points: i32,
    /// Open pieces besides.
    pub open: u32,
    /// Contests won.
    pub contests: u32,
    /// Their quickest pull that won, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quickest_ms: Option<u32>,
}
