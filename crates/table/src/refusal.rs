//! Why a table did not do what was asked.

use serde::{Deserialize, Serialize};

/// The table refused; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "why", content = "text", rename_all = "kebab-case")]
pub enum Refusal {
    /// Nobody at this table.
    #[error("you are not at this table; come in first")]
    NotHere,
    /// Sent away by the host.
    #[error("the host has sent you away from this table")]
    SentAway,
    /// A name that shows nothing.
    #[error("a name needs at least one visible letter")]
    NoName,
    /// Only the host may.
    #[error("only the host of the table can do that")]
    NotHost,
    /// Only a player may.
    #[error("only who sits at the table can do that")]
    NotSeated,
    /// No such seat.
    #[error("there is no such seat")]
    NoSeat,
    /// Somebody sits there.
    #[error("that seat is taken")]
    Taken,
    /// A game is on.
    #[error("not while a game is being played")]
    Playing,
    /// No game is on.
    #[error("no game is being played")]
    NotPlaying,
    /// Not this player's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Meant for another position.
    #[error("the position has changed; look again")]
    Stale,
    /// The rules forbid it.
    #[error("{0}")]
    Rules(String),
    /// Cannot be played so.
    #[error("{0}")]
    Settings(String),
    /// Nothing to answer.
    #[error("there is no such offer")]
    NoOffer,
    /// Already offered.
    #[error("you have offered that already")]
    Offered,
    /// Too late to call it off.
    #[error("a game can be called off only before the second move; you can resign")]
    TooLate,
    /// Nothing to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// Hints would not be fair.
    #[error("hints are for games against a bot")]
    NoHints,
    /// Silenced.
    #[error("the host has silenced you at this table")]
    Muted,
    /// Too much at once.
    #[error("that was a lot at once; wait a moment")]
    Flood,
    /// Nothing to say.
    #[error("there was nothing to say")]
    NothingSaid,
    /// Not a bystander, or nobody is to call.
    #[error("only a player without a hand in the bag can call")]
    NotCaller,
    /// A ruling is being read.
    #[error("somebody still reads the ruling; call in a moment")]
    StillRead,
    /// Nothing to bet on for this player.
    #[error("only who watches can bet, on somebody at the bag and before the call")]
    NoBet,
    /// A contestant is not here.
    #[error("somebody whose hand is needed is away; wait for them or for a bot in their place")]
    HandAway,
    /// Nothing to vote on for this player.
    #[error("only a player who watched can say who was first, and only of those at the bag")]
    NotVoter,
    /// Dschamál is under way.
    #[error(
        "only the host can call off a game that is under way; you can leave, and a bot plays on"
    )]
    TooLateToCallOff,
    /// Another game is played here.
    #[error("there is no such thing in this game")]
    NotInThisGame,
    /// No thumb is that long.
    #[error("a thumb is from 20 to 120 millimetres long")]
    NoThumb,
    /// The host is not away.
    #[error("the host is here, or has been a moment ago")]
    HostIsHere,
    /// Unknown line.
    #[error("there is no such line")]
    NoLine,
    /// Unknown person.
    #[error("nobody here by that number")]
    Nobody,
    /// Unknown level.
    #[error("there is no bot of that level")]
    NoLevel,
    /// The table is full of people.
    #[error("too many people are at this table; try again later")]
    Crowded,
    /// Silenced in the whole house.
    #[error("whoever runs this house has silenced you")]
    HouseMuted,
    /// The house does not want this name.
    #[error("this name is not welcome in this house; choose another")]
    NameNotWelcome,
}
