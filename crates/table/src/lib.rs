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
mod clock;
mod command;
mod contest;
mod event;
mod fold;
mod forget;
mod gimel_play;
mod ids;
mod name;
mod people;
mod play;
mod players;
mod refusal;
mod resend;
mod settings;
mod summary;
mod table;
mod view;

pub use chat::ChatLine;
pub use clock::{ClockView, Clocks, Deadline, MOST_CREDIT};
pub use command::{Command, Input, Sent};
pub use contest::DschamalPlay;
pub use contest::agreed::{DschamalSettings, HouseRules, TouchSettings, Trail};
pub use contest::best::{Best, BestMoment};
pub use contest::bets::BetView;
pub use contest::bots_alone::{BOTS_SPEED, BotsAlone};
pub use contest::build::{BuildFinish, BuildOrder, Building, Placed};
pub use contest::reach::{
    BotHand, BrokenBy, HandFinish, LightsOn, ReachFinish, ReachKind, ReachOrder, Wish,
};
pub use contest::reading::Reading;
pub use contest::shown::{
    Broken, BuildLine, Consoled, ContestLine, DschamalEnding, DschamalView, JudgedBy, MovedPieces,
    Phase, Photo, PhotoHand, Ring, RulesView, Standing, Story,
};
pub use event::{Entry, Event, FirstBy};
pub use forget::forgotten;
pub use gimel_play::{EndReason, Ending, GimelPlay};
pub use ids::{Handle, Millis, Moment, PersonId, SeatNumber, TableId};
pub use name::{LONGEST_NAME, bot_level, bot_name, look, tidy_name};
pub use play::Play;
pub use refusal::Refusal;
pub use settings::{
    BOT_LEVELS, Colours, FEELER_LEVELS, GameSettings, Settings, SettingsError, TimeControl,
    Visibility,
};
pub use summary::{Finished, Status};
pub use table::Table;
pub use view::{GameView, GimelView, PersonView, SeatView, SitterView, View, You};
