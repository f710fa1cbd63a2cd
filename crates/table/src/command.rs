//! What people want: the closed list of everything that can be asked of a table.

use dschamal::Action;
use gimel::Move;
use serde::{Deserialize, Serialize};

use crate::{BuildFinish, Handle, Millis, PersonId, ReachFinish, SeatNumber, Settings};

/// Something a person at the table wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Come to the table under this name, to watch or to play.
    Join {
        /// How the person wants to be called.
        name: String,
    },
    /// Take an open seat.
    Sit {
        /// Which.
        seat: SeatNumber,
    },
    /// Get up again; while a game runs that is not possible.
    Rise,
    /// The host puts a bot on an open seat.
    SeatBot {
        /// Which.
        seat: SeatNumber,
        /// How strong, 1 the weakest.
        level: u8,
    },
    /// The host sends a bot away.
    RemoveBot {
        /// From which seat.
        seat: SeatNumber,
    },
    /// Ready to play, or not yet. The game starts when all are.
    Ready {
        /// Which of both.
        ready: bool,
    },
    /// The host changes what was agreed, before the game.
    Agree {
        /// The new settings.
        settings: Settings,
    },
    /// A turn of Gimel.
    Move {
        /// How many entries the game has had; a move meant for another position is refused.
        ply: usize,
        /// The move.
        mv: Move,
    },
    /// Offer a draw.
    OfferDraw,
    /// Answer an offer.
    AnswerDraw {
        /// Accept it?
        accept: bool,
    },
    /// Claim the draw rule, where it has to be claimed (G-22).
    ClaimDraw,
    /// Give up.
    Resign,
    /// Ask to take the last turn back.
    AskTakeback,
    /// Answer that.
    AnswerTakeback {
        /// Allow it?
        accept: bool,
    },
    /// A hint from the engine, against a bot: the table writes down that there was one.
    Hint,
    /// Call the game off before the second move.
    Abort,
    /// Another game with swapped colours; it starts when both want it.
    Rematch,
    /// Call the hands into the bag (D-07).
    Call {
        /// Which reach, as the phase has it.
        number: u32,
    },
    /// One of the choices that the view offers.
    Choose {
        /// What was done so far; a choice meant for another position is refused.
        ply: usize,
        /// Which.
        action: Action,
    },
    /// Say who was first (D-11).
    Vote {
        /// At which reach.
        number: u32,
        /// Who; none for "equal".
        winner: Option<SeatNumber>,
    },
    /// The last ruling, and what counts next, is read.
    Seen {
        /// Of which reach, as the view's `reading` has it.
        number: u32,
    },
    /// What bots do among themselves may be over at once; it is, when everybody here wants it.
    Skip {
        /// What was done so far.
        ply: usize,
    },
    /// Bet on who wins the next contest.
    Bet {
        /// Which reach, as the phase has it.
        number: u32,
        /// On whom; none to take it back.
        on: Option<SeatNumber>,
    },
    /// You play by ear, or not any more.
    ByEar {
        /// Which of both.
        on: bool,
    },
    /// The length of your thumb, measured on the screen: it may decide who begins (D-05).
    Thumb {
        /// In millimetres.
        mm: u16,
    },
    /// Say something.
    Say {
        /// What.
        text: String,
    },
    /// Report something that was said.
    Report {
        /// The number of the line.
        line: u64,
        /// Why.
        reason: String,
    },
    /// The host sends somebody away who does not play.
    Kick {
        /// Whom.
        who: Handle,
    },
    /// The host lets somebody in again who was sent away.
    LetIn {
        /// Whom.
        who: Handle,
    },
    /// Become the host of a table whose host is away.
    TakeHost,
    /// The host silences somebody, or lets them speak again.
    Mute {
        /// Whom.
        who: Handle,
        /// Silence?
        muted: bool,
    },
    /// Go away for good. Who plays gives up, or has a bot play on; an open seat is free again; a host passes
    /// the table on.
    Leave,
    /// Only if the how-manieth game at this table is still the last one: a message that comes late must not
    /// resign, call off or offer anything in the next one.
    InGame {
        /// As `View::games` has it.
        game: u32,
        /// What.
        command: Box<Command>,
    },
}

/// Something that reaches a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A person wants something.
    Person {
        /// Who.
        who: PersonId,
        /// Which of their windows, and the how-manieth message from it: a repeat is recognised.
        sent: Sent,
        /// How long a message needs to them and back, as measured; their clock is credited with it.
        lag: Millis,
        /// What.
        command: Command,
    },
    /// A bot wants something, through the same door.
    Bot {
        /// On which seat.
        seat: SeatNumber,
        /// What.
        command: Command,
    },
    /// Hands came out of the bag.
    Reached(ReachFinish),
    /// A piece was built, or fell.
    Built(BuildFinish),
    /// A hand went into the bag before the call; it was kept out.
    FalseStart {
        /// At which reach.
        number: u32,
        /// Whose.
        seat: SeatNumber,
    },
    /// Time has passed; a deadline may be over.
    Time,
    /// Nobody could reach the table for a while; clocks stood still.
    Outage {
        /// From when.
        from: Millis,
        /// Until when.
        to: Millis,
    },
}

/// Which message of which window of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sent {
    /// A window of a browser, by a random name of its own.
    pub client: String,
    /// Counted up with every message of that window.
    pub number: u64,
}
