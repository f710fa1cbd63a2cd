//! A table anyone can sit at: seats, invitations, clocks, offers, bots, chat, log and views.
//!
//! Sans-IO: nothing here reads a clock, draws a number, stores or sends. The same table runs on a
//! server, in a browser without one, and in a simulation with a fake clock and a bad network.
//!
//! ```
//! use table::{Command, Input, Millis, Moment, PersonId, Sent, Settings, Table, TableId};
//!
//! let moment = Moment { now: Millis(0), chance: 0 };
//! let host = PersonId("p1".to_owned());
//! let opened = Table::open(moment, TableId("dune".to_owned()), host.clone(), "Ada", Settings::gimel())?;
//! let mut table = Table::fold([&opened]).expect("it begins with its opening");
//! let sent = Sent { client: "w1".to_owned(), number: 1 };
//! let sit = Input::Person { who: host, sent, lag: Millis(0), command: Command::Sit { seat: 0 } };
//! let entries = table.handle_now(moment, &sit)?;
//! assert_eq!(entries[0].seq, 2);
//! # Ok::<(), table::Refusal>(())
//! ```

mod chat;
mod command;
mod dschamal;
mod event;
mod fault;
mod fold;
mod forget;
mod gimel;
mod ids;
mod name;
mod people;
mod play;
mod players;
mod refusal;
mod resend;
mod settings;
mod snapshot;
mod stored;
mod summary;
mod table;
mod view;

pub use self::dschamal::DschamalPlay;
pub use self::dschamal::agreed::{DschamalSettings, HouseRules, TouchSettings, Trail};
pub use self::dschamal::best::{Best, BestMoment};
pub use self::dschamal::bets::BetView;
pub use self::dschamal::bots_alone::{BOTS_SPEED, BotsAlone};
pub use self::dschamal::build::{BuildFinish, BuildOrder, Building, Placed};
pub use self::dschamal::event::{AfterReach, DschamalEvent, FirstBy, Start};
pub use self::dschamal::reach::{
    BotHand, BrokenBy, HandFinish, LightsOn, ReachFinish, ReachKind, ReachOrder, Wish,
};
pub use self::dschamal::reading::Reading;
pub use self::dschamal::shown::{
    Broken, BuildLine, Consoled, ContestLine, DschamalEnding, DschamalView, JudgedBy, MovedPieces,
    Phase, Photo, PhotoHand, Ring, RulesView, Standing, Story,
};
pub use self::gimel::clock::{ClockView, Clocks, Deadline, MOST_CREDIT};
pub use self::gimel::view::GimelView;
pub use self::gimel::{After, EndReason, Ending, GimelEvent, GimelPlay};
pub use chat::ChatLine;
pub use command::{Command, Input, Sent};
pub use event::{Entry, Event, PeopleEvent};
pub use fault::{Fault, FoldError};
pub use forget::forgotten;
pub use ids::{Handle, Millis, Moment, PersonId, SeatNumber, TableId};
pub use name::{LONGEST_NAME, bot_level, bot_name, look, tidy_name};
pub use play::Play;
pub use refusal::Refusal;
pub use settings::{
    BOT_LEVELS, Colours, FEELER_LEVELS, GameSettings, Settings, SettingsError, TimeControl,
    Visibility,
};
pub use snapshot::SNAPSHOT_FORM;
pub use stored::{FORMAT, Stored, read_log};
pub use summary::{Finished, Status};
pub use table::Table;
pub use view::{GameView, PersonView, SeatView, SitterView, View, You};
