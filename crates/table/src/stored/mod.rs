//! Entries as they lie on the disk: every one says in which format it is written, and older ones are read for ever.
//!
//! Format 1, which did not say so, stored what was asked. Format 2 stores what followed.

mod asked;
mod upcast;

use serde::{Deserialize, Serialize};

use crate::fault::{Fault, FoldError};
use crate::table::Table;
use crate::{Entry, Event, Handle, Millis, PeopleEvent, PersonId, Sent};

/// The format in which entries are written.
pub const FORMAT: u32 = 2;

/// An entry as it is written today.
#[derive(Serialize, Deserialize)]
pub(crate) struct Written {
    v: u32,
    seq: u64,
    at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sent: Option<Sent>,
    event: Event,
}

impl From<Entry> for Written {
    fn from(entry: Entry) -> Written {
        Written {
            v: FORMAT,
            seq: entry.seq,
            at: entry.at,
            sent: entry.sent,
            event: entry.event,
        }
    }
}

impl TryFrom<Written> for Entry {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Entry, Fault> {
        if written.v != FORMAT {
            return Err(Fault::Newer(written.v));
        }
        Ok(Entry {
            seq: written.seq,
            at: written.at,
            sent: written.sent,
            event: written.event,
        })
    }
}

/// An entry of any format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored(Format);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Format {
    /// Format 1.
    Asked(asked::Entry),
    /// Today's.
    Told(Entry),
}

impl From<Entry> for Stored {
    fn from(entry: Entry) -> Stored {
        Stored(Format::Told(entry))
    }
}

impl Stored {
    /// Reads an entry.
    ///
    /// # Errors
    /// If it is none, or one of a later version.
    pub fn read(text: &str) -> Result<Stored, Fault> {
        /// All that is asked of an entry at first.
        #[derive(Deserialize)]
        struct Version {
            #[serde(default = "unsaid")]
            v: u32,
        }
        /// The first format did not say which it was.
        const fn unsaid() -> u32 {
            1
        }
        let unreadable = |error: serde_json::Error| Fault::Unreadable(error.to_string());
        let version: Version = serde_json::from_str(text).map_err(unreadable)?;
        let format = match version.v {
            1 => Format::Asked(serde_json::from_str(text).map_err(unreadable)?),
            FORMAT => Format::Told(serde_json::from_str(text).map_err(unreadable)?),
            later => return Err(Fault::Newer(later)),
        };
        Ok(Stored(format))
    }

    /// As it was written.
    ///
    /// # Errors
    /// Never for an entry that was read; a value that JSON cannot hold is told.
    pub fn write(&self) -> serde_json::Result<String> {
        match &self.0 {
            Format::Asked(entry) => serde_json::to_string(entry),
            Format::Told(entry) => serde_json::to_string(entry),
        }
    }

    /// What it tells of a person.
    pub(crate) fn personal(&mut self) -> Personal<'_> {
        match &mut self.0 {
            Format::Asked(entry) => match &mut entry.event {
                asked::Event::Opened { host, name, .. } => Personal::Came { person: host, name },
                asked::Event::Joined { person, name } => Personal::Came { person, name },
                asked::Event::Said { who, text } => Personal::Said { who: *who, text },
                asked::Event::Reported { by, reason, .. } => Personal::Reported { by: *by, reason },
                _ => Personal::Nothing,
            },
            Format::Told(entry) => match &mut entry.event {
                Event::People(event) => event.personal(),
                Event::Gimel(_) | Event::Dschamal(_) => Personal::Nothing,
            },
        }
    }

    /// Its number.
    #[must_use]
    pub fn seq(&self) -> u64 {
        match &self.0 {
            Format::Asked(entry) => entry.seq,
            Format::Told(entry) => entry.seq,
        }
    }

    /// When it happened.
    #[must_use]
    pub fn at(&self) -> Millis {
        match &self.0 {
            Format::Asked(entry) => entry.at,
            Format::Told(entry) => entry.at,
        }
    }
}

/// What an entry tells of a person: who they are, what they are called, what they said.
pub(crate) enum Personal<'a> {
    /// They came under this name.
    Came {
        person: &'a PersonId,
        name: &'a mut String,
    },
    /// They said something.
    Said { who: Handle, text: &'a mut String },
    /// They reported something.
    Reported { by: Handle, reason: &'a mut String },
    /// Nothing that has to be forgotten.
    Nothing,
}

impl PeopleEvent {
    fn personal(&mut self) -> Personal<'_> {
        match self {
            PeopleEvent::Opened { host, name, .. } => Personal::Came { person: host, name },
            PeopleEvent::Joined { person, name } => Personal::Came { person, name },
            PeopleEvent::Said { who, text } => Personal::Said { who: *who, text },
            PeopleEvent::Reported { by, reason, .. } => Personal::Reported { by: *by, reason },
            PeopleEvent::Sat { .. }
            | PeopleEvent::BotSat { .. }
            | PeopleEvent::Rose { .. }
            | PeopleEvent::Readied { .. }
            | PeopleEvent::Agreed { .. }
            | PeopleEvent::RematchWanted { .. }
            | PeopleEvent::ThumbMeasured { .. }
            | PeopleEvent::PlaysByEar { .. }
            | PeopleEvent::Muted { .. }
            | PeopleEvent::Kicked { .. }
            | PeopleEvent::LetIn { .. }
            | PeopleEvent::Left { .. }
            | PeopleEvent::HostPassed { .. } => Personal::Nothing,
        }
    }
}

/// Reads the entries of a log, in order; says which one cannot be read.
///
/// # Errors
/// At the first one that is none.
pub fn read_log<'a>(log: impl IntoIterator<Item = &'a str>) -> Result<Vec<Stored>, FoldError> {
    let numbered = (1..).zip(log);
    numbered
        .map(|(seq, text)| Stored::read(text).map_err(|why| FoldError { seq, why }))
        .collect()
}

impl Table {
    /// A table from its log as it was stored, whatever the formats of its entries.
    ///
    /// # Errors
    /// If the log is not a table's; which entry cannot be, and why.
    pub fn read(log: impl IntoIterator<Item = Stored>) -> Result<Table, FoldError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(FoldError {
            seq: 0,
            why: Fault::Empty,
        })?;
        let mut table = Table::begin(first)?;
        for stored in log {
            table.take(stored)?;
        }
        Ok(table)
    }

    /// A table after the first entry of its log.
    ///
    /// # Errors
    /// If that is not its opening.
    pub fn begin(first: Stored) -> Result<Table, FoldError> {
        let opened = match first.0 {
            Format::Told(entry) => entry,
            Format::Asked(entry) => entry.opening().ok_or(FoldError {
                seq: 1,
                why: Fault::Opening,
            })?,
        };
        Table::fold([&opened])
    }

    /// Folds the next entry in, and answers with it as it would be written today.
    ///
    /// # Errors
    /// If it cannot have happened here; the table is of no use then.
    pub fn take(&mut self, stored: Stored) -> Result<Entry, FoldError> {
        let entry = match stored.0 {
            Format::Told(entry) => entry,
            Format::Asked(entry) => {
                let asked::Entry {
                    seq,
                    at,
                    sent,
                    event,
                } = entry;
                let event = self.upcast(at, event);
                let event = event.map_err(|why| FoldError { seq, why })?;
                Entry {
                    seq,
                    at,
                    sent,
                    event,
                }
            }
        };
        self.apply(&entry)?;
        Ok(entry)
    }
}
