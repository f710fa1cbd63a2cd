//! Two people at one device: the game, where they are looking, and what to keep for the next visit.

use gimel::{
    BySide, Entry, Game, Move, Options, Outcome, Position, Record, Refusal, Side, StartError,
};

/// A game on one device.
#[derive(Debug, Clone)]
pub struct Session {
    game: Game,
    /// How many entries are shown; all of them in the present.
    shown: usize,
    /// Who sits where.
    pub names: BySide<String>,
}

/// What the board is to show.
#[derive(Debug, Clone)]
pub struct View {
    /// How it stands there.
    pub position: Position,
    /// The move that led there.
    pub last: Option<Move>,
    /// Whether it is the present and the game goes on.
    pub open: bool,
}

impl Session {
    /// A new game.
    pub fn new(options: Options, names: BySide<String>) -> Result<Self, StartError> {
        Ok(Self {
            game: Game::new(options)?,
            shown: 0,
            names,
        })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many entries are shown.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Whether the present is shown.
    #[must_use]
    pub fn is_present(&self) -> bool {
        self.shown == self.game.entries().len()
    }

    /// Lets something happen, and looks at it.
    pub fn apply(&mut self, entry: Entry) -> Result<Option<Outcome>, Refusal> {
        let outcome = self.game.apply(entry)?;
        self.shown = self.game.entries().len();
        Ok(outcome)
    }

    /// Takes back the last turn and everything said after it.
    pub fn take_back(&mut self) {
        while let Some(entry) = self.game.take_back() {
            if entry.is_turn() {
                break;
            }
        }
        self.shown = self.game.entries().len();
    }

    /// Looks at an earlier moment.
    pub fn look(&mut self, entries: usize) {
        self.shown = entries.min(self.game.entries().len());
    }

    /// The game as it stood at the moment that is shown.
    #[must_use]
    pub fn view(&self) -> View {
        let entries = &self.game.entries()[..self.shown];
        let last = entries.iter().rev().find_map(|entry| match entry {
            Entry::Move(mv) => Some(*mv),
            _ => None,
        });
        let position = if self.is_present() {
            self.game.position().clone()
        } else {
            replayed(&self.game, entries)
        };
        View {
            position,
            last,
            open: self.is_present() && self.game.outcome().is_none(),
        }
    }

    /// The same two, the same rules, colours swapped.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let options = *self.game.rules().options();
        Self {
            game: Game::new(options).unwrap_or_default(),
            shown: 0,
            names: BySide::from_fn(|side: Side| self.names[side.other()].clone()),
        }
    }

    /// As a record, with names.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::from(&self.game);
        for (side, tag) in [(Side::White, "White"), (Side::Black, "Black")] {
            let set = record.set_tag(tag, &self.names[side]);
            debug_assert!(set.is_ok(), "{tag} is a free tag");
        }
        record
    }

    /// From a record that was kept; nothing if it is no game any more.
    #[must_use]
    pub fn from_record(text: &str) -> Option<Self> {
        let record: Record = text.parse().ok()?;
        let game = Game::try_from(&record).ok()?;
        let name = |tag: &str, otherwise: Side| {
            record
                .tag(tag)
                .map_or_else(|| otherwise.to_string(), str::to_owned)
        };
        Some(Self {
            shown: game.entries().len(),
            names: BySide {
                white: name("White", Side::White),
                black: name("Black", Side::Black),
            },
            game,
        })
    }
}

fn replayed(game: &Game, entries: &[Entry]) -> Position {
    let options = *game.rules().options();
    let mut past = Game::from_position(options, game.start().clone()).unwrap_or_default();
    for &entry in entries {
        let applied = past.apply(entry);
        debug_assert!(applied.is_ok(), "{entry} was allowed the first time");
    }
    past.position().clone()
}

impl Default for Session {
    fn default() -> Self {
        Self {
            game: Game::default(),
            shown: 0,
            names: BySide::from_fn(|side| crate::words::side_name(side).to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(moves: &[&str]) -> Session {
        let mut session = Session::default();
        for text in moves {
            let entry = text.parse().expect("an entry");
            session.apply(entry).expect("a legal entry");
        }
        session
    }

    #[test]
    fn the_past_can_be_looked_at_and_not_changed() {
        let mut session = session(&["F@h5", "C@a1", "h5-k8"]);
        assert!(session.view().open);
        session.look(1);
        let view = session.view();
        assert!(!view.open);
        assert_eq!(view.last.map(|mv| mv.to_string()).as_deref(), Some("F@h5"));
        assert_eq!(view.position.occupied().len(), 1);
        session.look(99);
        assert!(session.is_present());
    }

    #[test]
    fn taking_back_reopens_a_resigned_game() {
        let mut session = session(&["F@h5", "C@a1", "white-resigns"]);
        assert!(!session.view().open);
        session.take_back();
        assert_eq!(session.game().entries().len(), 1);
        assert!(session.view().open);
    }

    #[test]
    fn game_survives_a_reload() {
        let mut mine = session(&["F@h5", "C@a1"]);
        mine.names.white = "Ada".to_owned();
        let back = Session::from_record(&mine.record().to_string()).expect("our own record");
        assert_eq!(back.names, mine.names);
        assert_eq!(back.game().position(), mine.game().position());
        assert!(Session::from_record("sand").is_none());
    }

    #[test]
    fn rematch_swaps_colours() {
        let mut mine = session(&["F@h5"]);
        mine.names = BySide {
            white: "Ada".to_owned(),
            black: "Bo".to_owned(),
        };
        let next = mine.rematch();
        assert_eq!(next.names.white, "Bo");
        assert!(next.game().entries().is_empty());
    }
}
