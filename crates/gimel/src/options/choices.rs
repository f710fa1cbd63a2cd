//! The named values options can take.

use super::words::words;

words! {
    /// What the agreed playing time limits.
    pub enum TimeMode {
        /// A clock runs for the whole game.
        WallClock = "wall_clock",
        /// Length divided by the limit per turn is the number of turns.
        TurnCount = "turn_count",
    }
}

words! {
    /// What happens to a player who exceeds the limit per turn.
    pub enum Timeout {
        /// The turn is forfeited.
        LoseTurn = "lose_turn",
        /// The game is lost.
        LoseGame = "lose_game",
    }
}

words! {
    /// How the draw rule is read.
    pub enum Draw {
        /// The game stops the first time the condition holds after a capture.
        Auto = "auto",
        /// As `auto`, but only if nobody ever led by more than the limit.
        NeverLed = "never_led",
        /// Either player may claim it while the condition holds.
        Claim = "claim",
        /// Looked at only when time runs out.
        AtEnd = "at_end",
        /// Not used.
        Off = "off",
    }
}

words! {
    /// How the falcon's three squares are read.
    pub enum Falcon {
        /// Exactly three squares away: the complete ring.
        Ring = "ring",
        /// The last step may also turn back.
        Bent = "bent",
    }
}

words! {
    /// How many pieces of each kind a side has.
    pub enum PiecesEach {
        /// Eight: 24 pieces, 80 points.
        Eight = "8",
        /// Four: 12 pieces, 40 points.
        Four = "4",
    }
}

impl PiecesEach {
    /// Pieces of one kind.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Four => 4,
        }
    }

    /// Pieces of all kinds together.
    #[must_use]
    pub const fn pieces(self) -> u32 {
        self.count() as u32 * 3
    }

    /// Value of all pieces of a side.
    #[must_use]
    pub const fn points(self) -> u32 {
        self.count() as u32 * 10
    }
}

words! {
    /// Where a piece may be placed.
    pub enum PlaceOn {
        /// On empty squares only.
        Empty = "empty",
    }
}

words! {
    /// What repeating a position does.
    pub enum Repetition {
        /// Nothing.
        None = "none",
        /// The third occurrence is a draw.
        ThreefoldDraw = "threefold_draw",
    }
}

words! {
    /// A set of options that goes by a name.
    pub enum Preset {
        /// The printed rules: eight of each kind, to 60 points.
        Buetehorn = "buetehorn",
        /// The later basic game: four of each kind, to 30 points.
        Hexagames1983 = "hexagames-1983",
    }
}
