//! Rules of Dschamál: Duel, Tower, Threesome and Quartet in every edition.
//!
//! The crate is pure: it knows no clock, no randomness of its own and no network. Physical facts
//! come in as reports, choices come in as actions, and out come rulings that explain themselves by
//! the rule IDs of `docs/RULEBOOK.md`.
//!
//! ```
//! use dschamal::{Action, Edition, Game, Journal, Rules, Seat};
//!
//! let rules = Rules::of_edition(Game::Tower, 3, Edition::ZochEn)?;
//! let mut journal = Journal::begin(rules, Seat::new(0).unwrap());
//! let report = r#"{"contest": {"order": [0, 1], "pulls": {"0": ["cube-blue"]}}}"#;
//! journal.act(serde_json::from_str::<Action>(report)?)?;
//! assert_eq!(journal.rulings().last().unwrap().rule().to_string(), "T-06");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod awaits;
mod case;
mod contest;
mod duel;
mod event;
mod fold;
mod game;
mod journal;
mod legal;
mod message;
mod options;
mod order;
mod piece;
mod piece_set;
mod quartet;
mod refusal;
mod reminder;
mod report;
mod rule;
mod rules;
mod ruling;
mod scenario;
mod scoring;
mod seat;
mod set_up;
mod simulate;
mod state;
mod threesome;
mod tower;
mod turn;
mod verdict;
mod victory;
mod view;
mod wanted;
mod who_was_first;
mod zones;

pub use action::{Action, BuildReport, CamelChoice, CollapseReport, Nothing};
pub use awaits::Awaits;
pub use case::Case;
pub use event::{Contested, Event};
pub use fold::FoldError;
pub use game::{Game, UnknownGame};
pub use journal::{Correction, Entry, Journal};
pub use message::{Arg, Message, english, message_keys};
pub use options::*;
pub use order::{Contestants, Mode, Order};
pub use piece::{Colour, ParsePieceError, Piece, PieceKind, Shape};
pub use piece_set::{PieceSet, Pieces};
pub use refusal::Refusal;
pub use reminder::Reminder;
pub use report::{ContestReport, Finish};
pub use rule::{ParseRuleIdError, RuleId};
pub use rules::{Rules, StartPieces, WrongNumber};
pub use ruling::{Ruling, Several, Transfers};
pub use scenario::{Answer, RulingAnswer, Scenario, ScenarioError, SeatMap};
pub use scoring::{Points, points};
pub use seat::{BySeat, MAX_SEATS, NoSuchSeat, Seat, SeatSet};
pub use set_up::{SetUp, SetUpError, SetUpErrors};
pub use simulate::{Hands, Tally, play_game};
pub use state::{Due, Dues, State};
pub use view::{Pulled, Seen, SeenContest, View, Viewer};
pub use wanted::{Aim, Wanted, WantedCamel, WantedShape, wanted};
pub use who_was_first::{by_clock, by_votes};
pub use zones::{Stack, Transfer, Zone, Zones};
