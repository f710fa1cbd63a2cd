//! Names for things: tables, people, instants. Time is an argument everywhere, never read.

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// The code by which a table is found; knowing it is the invitation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl TableId {
    /// Can a table be called so? Codes are short, and of letters, digits, lines and points.
    #[must_use]
    pub fn can_be(&self) -> bool {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        (1..=40).contains(&self.0.len()) && self.0.bytes().all(fits)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who somebody is, to the server. Never shown to other people.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

/// An instant or a span in milliseconds. Instants count from 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// So many seconds.
    #[must_use]
    pub const fn seconds(seconds: i64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    /// So many days.
    #[must_use]
    pub const fn days(days: i64) -> Millis {
        Millis::seconds(days.saturating_mul(86_400))
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

/// When something happens, and the chance it may use: both come from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The instant.
    pub now: Millis,
    /// A random number nobody can foresee, e.g. for drawing lots.
    pub chance: u64,
}

/// A seat of the table by its number.
pub type SeatNumber = usize;

/// Somebody at this table as others may refer to them: counted in order of arrival.
pub type Handle = usize;
