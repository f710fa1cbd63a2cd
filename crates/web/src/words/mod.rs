//! Every word the screens say, in one place, so that another language can take its place.

/// Messages that need nothing, each by a function of its own.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident = $key:literal;)+) => {
        $(
            $(#[$doc])*
            #[must_use]
            pub fn $name() -> &'static str {
                $crate::words::book::text($key)
            }
        )+
    };
}

/// A message with what belongs into it: `say!("invites", name = &name)`.
macro_rules! say {
    ($key:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        $crate::words::book::say($key, &[$((stringify!($name), lingo::Value::from($value))),+])
    };
}

mod bag;
mod book;
mod camel;
mod contest;
mod device;
mod door;
mod dschamal;
mod ending;
mod engine;
mod game;
mod games;
mod house;
mod keeper;
mod known;
mod lessons;
mod lobby;
mod net;
mod options;
mod people;
mod pieces;
mod practice;
mod puzzles;
mod reasons;
#[cfg(test)]
mod reasons_tests;
mod referee;
mod refusals;
mod replay;
mod rules;
mod rulings;
mod screen;
mod table;
mod told;
mod tower;
mod who;

pub use bag::*;
pub use book::language;
pub use camel::*;
pub use contest::*;
pub use device::*;
pub use door::*;
pub use dschamal::*;
pub use ending::*;
pub use engine::*;
pub use game::*;
pub use games::*;
pub use house::*;
pub use keeper::*;
pub use lessons::*;
pub use lobby::*;
pub use net::*;
pub use options::*;
pub use people::*;
pub use pieces::*;
pub use practice::*;
pub use puzzles::*;
pub use referee::*;
pub use refusals::*;
pub use replay::*;
pub use rules::*;
pub use rulings::*;
pub use screen::*;
pub use table::*;
pub use told::*;
pub use tower::*;
pub use who::*;
