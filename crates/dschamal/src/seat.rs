//! Seats around the table, numbered clockwise from 0, and things that every seat has.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most players any game allows (D-01, H-01).
pub const MAX_SEATS: u8 = 8;

/// A place at the table. The left neighbour of seat `i` is seat `i + 1` (F-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct Seat(u8);

/// No table has such a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}; seats are numbered from 0 to 7")]
pub struct NoSuchSeat(u8);

impl Seat {
    /// The seat with this number, 0–7.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if number < MAX_SEATS {
            Some(Seat(number))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next player clockwise at a table of `seats` (F-04).
    #[must_use]
    pub const fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The first `seats` seats in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS)).map(Seat)
    }

    /// The other seats in clockwise order, starting with the left neighbour.
    pub fn others_clockwise(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

/// A number; or its digits as text, which is what the key of an object is inside a message that serde reads ahead.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Seat;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat from 0 to 7")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seat, E> {
                let wrong = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                Seat::try_from(u8::try_from(number).map_err(wrong)?).map_err(E::custom)
            }

            fn visit_str<E: de::Error>(self, digits: &str) -> Result<Seat, E> {
                let number = digits.parse();
                let wrong = |_| E::invalid_value(Unexpected::Str(digits), &self);
                let number = number.map_err(wrong)?;
                self.visit_u64(number)
            }
        }
        deserializer.deserialize_any(Number)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Seat, NoSuchSeat> {
        Seat::new(number).ok_or(NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats in one byte. On the wire an ascending list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Is this seat in it?
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// With this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Nobody in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// One thing for every seat: no missing key to handle. Seats beyond the table's keep the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>([T; MAX_SEATS as usize]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

impl<T> BySeat<T> {
    /// What each of the first `seats` seats has.
    pub fn iter(&self, seats: u8) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(seats).map(|seat| (seat, &self[seat]))
    }
}
