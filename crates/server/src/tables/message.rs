//! What can be asked of a live table.

use host::{Answer, HandCame, HoldCame, Made, Making, Thought};
use table::{Input, PersonId};
use tokio::sync::oneshot;

use crate::sockets::Line;

/// Something for a live table.
pub(crate) enum Message {
    /// Something reaches the table.
    Do {
        /// What.
        input: Input,
        /// Where the answer goes.
        reply: oneshot::Sender<Answer>,
    },
    /// A hand in the bag did something.
    Hand(HandCame),
    /// A hand that builds did something.
    Hold(HoldCame),
    /// A bot has thought, or could not.
    Thought {
        /// The number of the question.
        question: u64,
        /// What it came to.
        thought: Option<Thought>,
    },
    /// What the table ordered was made.
    Made(Made),
    /// It could not be made.
    NotMade(Making),
    /// A window wants to look.
    Watch(Watcher),
    /// A window no longer looks.
    Unwatch(u64),
    /// The server stops.
    Close,
}

/// A window that looks at a table, and how to reach it.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    /// Unique among all windows of this server.
    pub(crate) id: u64,
    /// Whose window, if they have told who they are.
    pub(crate) person: Option<PersonId>,
    /// Where messages go.
    pub(crate) line: Line,
}
