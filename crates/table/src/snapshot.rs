//! A table written down whole, so that waking it need not fold its whole log. The log stays the truth: a snapshot that does
//! not read, or is of another form, is left aside.

use serde::Deserialize;

use crate::table::Table;

/// The form in which a table is written down whole. Raise it whenever anything that [`Table`] is made of is written
/// otherwise or means something else; a test compares the form with what it was.
pub const SNAPSHOT_FORM: u32 = 1;

impl Table {
    /// The table as it is now, but for open windows and for what was recorded in the dark: that is in the log.
    ///
    /// # Errors
    /// If something in it cannot be written as JSON, which nothing is.
    pub fn snapshot(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// The table from a snapshot of this form; none if it does not read. The rest of its log comes on top.
    #[must_use]
    pub fn from_snapshot(text: &str) -> Option<Table> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let table = Table::deserialize(&mut deserializer).ok()?;
        deserializer.end().ok()?;
        table.holds_together().then_some(table)
    }

    /// What is referred to by number is there: a snapshot may have been written by anything.
    fn holds_together(&self) -> bool {
        let seats = self.seats.len();
        let people = self.people.len();
        let played = self.play.as_ref().is_none_or(|play| match play {
            crate::Play::Gimel(play) => seats == 2 && play.white < 2 && play.sitters.len() == 2,
            crate::Play::Dschamal(play) => play.seats.iter().all(|&seat| seat < seats),
        });
        let sitters = self.play.iter().flat_map(crate::Play::sitters);
        let mut sitting = self.seats.iter().map(|seat| &seat.sitter).chain(sitters);
        played
            && self.host < people
            && self.score.len() == seats
            && seats == self.settings.game.seats()
            && sitting.all(|sitter| sitter.handle().is_none_or(|who| who < people))
    }
}
