//! What follows: the closed list of everything that a shell carries out, in this order.

use std::sync::Arc;

use gimel::Game;
use reach::Felt;
use serde::{Deserialize, Serialize};
use table::{Entry, Input, Millis, Refusal, SeatNumber};

use crate::WindowId;
use crate::make::Make;

/// Something to be carried out.
#[derive(Clone, Debug)]
pub enum Output {
    /// These entries follow. They are part of the table once they are reported to be stored; until then nothing else is stored.
    Append(Arc<[Entry]>),
    /// The answer to [`crate::HostInput::Do`].
    Answer {
        /// The shell's number for it.
        ticket: u64,
        /// What became of it.
        answer: Answer,
    },
    /// The table as it is now is shown, see [`crate::Host::views`].
    Show {
        /// To whom.
        to: Audience,
        /// With the chat?
        chat: Chat,
    },
    /// What is to be known of the table outside of it may have changed.
    Listing,
    /// These look no more: the host of the table has sent away whose windows they are.
    SentAway {
        /// Theirs.
        windows: Vec<WindowId>,
    },
    /// Who is here has changed.
    Attendance,
    /// What a hand feels: for the windows of its person, and for no others.
    Touch {
        /// Theirs.
        windows: Vec<WindowId>,
        /// At which reach of the game.
        reach: u32,
        /// What.
        felt: Felt,
    },
    /// What everybody hears who looks.
    Broadcast {
        /// Who.
        to: Audience,
        /// What.
        what: Broadcast,
    },
    /// A bot has to think.
    Think(Question),
    /// What it thinks about is not on the table any more.
    StopThinking {
        /// The number of the question.
        question: u64,
    },
    /// Long work: may be done elsewhere, and is reported.
    Make(Make),
    /// The host wants to be told of the time then; only the last word counts. At once if that has passed, never if there is none.
    WakeAt(Option<Millis>),
    /// What happened by itself was refused: something is wrong, but nothing stands still.
    Refused(Box<Refused>),
    /// The table is not ours any more: everybody looks for it again.
    Close,
}

/// What became of something that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is stored; this is the number of the last entry.
    Done(u64),
    /// The table refused.
    Refused(Refusal),
    /// It could not be stored; nothing changed.
    Unavailable,
}

/// Who is shown something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// All who look.
    All,
    /// One window.
    Window(WindowId),
}

/// Is the chat shown?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chat {
    /// All of it.
    Shown,
    /// Nothing new was said; it is left out.
    AsBefore,
}

/// What everybody hears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Broadcast {
    /// The sack heaves.
    Heave {
        /// At which reach of the game.
        reach: u32,
        /// From 0, still, to 255.
        heave: u8,
    },
    /// A hand is out of the bag and others are not.
    CameOut {
        /// At which reach of the game.
        reach: u32,
        /// Whose.
        seat: SeatNumber,
        /// When those that are left come out; none if nothing hurries them.
        until: Option<Millis>,
    },
    /// Somebody called the camel, rightly or not.
    Shouted {
        /// At which reach of the game.
        reach: u32,
        /// Who.
        seat: SeatNumber,
    },
    /// What a hand that builds did.
    Building {
        /// Which building of the game.
        build: u32,
        /// The how-manieth input is the first.
        first: u32,
        /// The inputs, as the tower writes them.
        inputs: String,
    },
}

/// A bot has to move.
#[derive(Clone, Debug)]
pub struct Question {
    /// Comes back with the answer.
    pub number: u64,
    /// Where it sits.
    pub seat: SeatNumber,
    /// How strong it is.
    pub level: u8,
    /// The game so far.
    pub game: Box<Game>,
}

/// Something that happened by itself and was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What.
    pub input: Input,
    /// Why.
    pub why: Refusal,
}
