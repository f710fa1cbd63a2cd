//! What was agreed before the first reach: the game, how many play, and the house rules.

use serde::{Deserialize, Serialize};

use crate::{Edition, Game, Options, PieceSet, QuartetBag, RuleId, Seat, rule};

/// The game, the number of seats and the options: fixed for a whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Agreed", into = "Agreed")]
pub struct Rules {
    game: Game,
    seats: u8,
    options: Options,
}

/// So many cannot play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{players} cannot play the {game}; it is for {} to {} players ({rule})", .game.seats().start(), .game.seats().end())]
pub struct WrongNumber {
    /// The game.
    pub game: Game,
    /// How many wanted to.
    pub players: u8,
    /// The rule that says for how many it is.
    pub rule: RuleId,
}

impl Rules {
    /// Agrees on a game.
    ///
    /// # Errors
    /// If the game is not for so many players (A-C-07).
    pub fn new(game: Game, seats: u8, options: Options) -> Result<Rules, WrongNumber> {
        let two = game == Game::Duel && seats == 2 && options.duel.two_players;
        if game.seats().contains(&seats) || two {
            Ok(Rules {
                game,
                seats,
                options,
            })
        } else {
            Err(WrongNumber {
                game,
                players: seats,
                rule: game.players_rule(),
            })
        }
    }

    /// Agrees on a game as an edition has it.
    ///
    /// # Errors
    /// As [`Rules::new`].
    pub fn of_edition(game: Game, seats: u8, edition: Edition) -> Result<Rules, WrongNumber> {
        Rules::new(game, seats, edition.options())
    }

    /// Which game.
    #[must_use]
    pub fn game(&self) -> Game {
        self.game
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The house rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Is this seat at the table?
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat.number() < self.seats
    }

    /// The pieces in the box (E-02, E-03, E-04): 60, or 59 with ten black ones (A-C-01).
    #[must_use]
    pub fn box_contents(&self) -> PieceSet {
        let missing = crate::Piece::black(11).filter(|_| self.options.common.black_pieces == 10);
        PieceSet::ALL - missing.map_or(PieceSet::EMPTY, PieceSet::of)
    }

    /// The pieces that are not used: the eggs of the Tower, the camel of the Quartet.
    #[must_use]
    pub fn set_aside(&self) -> PieceSet {
        match self.game {
            Game::Tower => PieceSet::of_shape(crate::Shape::Egg), // T-03
            Game::Quartet => self.out_of_quartet(),
            Game::Duel | Game::Threesome => PieceSet::EMPTY,
        }
    }

    /// The camel, and the black pieces where the table plays without them (A-Q-10).
    fn out_of_quartet(&self) -> PieceSet {
        let camel = PieceSet::of(crate::Piece::CAMEL);
        match self.options.quartet.bag {
            QuartetBag::All => camel,
            QuartetBag::WithoutBlack => PieceSet::ALL - PieceSet::COLOURED,
        }
    }

    /// The start pieces of this game.
    #[must_use]
    pub fn start_pieces(&self) -> Option<StartPieces> {
        StartPieces::of(self.game)
    }
}

/// What everybody takes before the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartPieces {
    /// How many.
    pub count: usize,
    /// Of which colour.
    pub colour: crate::Colour,
    /// By which rule.
    pub rule: RuleId,
}

impl StartPieces {
    /// How many, of which colour, by which rule. The Tower has none (T-03).
    #[must_use]
    pub const fn of(game: Game) -> Option<StartPieces> {
        let (count, colour, rule) = match game {
            Game::Duel => (1, crate::Colour::Blue, rule!("D-03")),
            Game::Threesome => (1, crate::Colour::Yellow, rule!("H-03")),
            Game::Quartet => (2, crate::Colour::Blue, rule!("Q-02")),
            Game::Tower => return None,
        };
        Some(StartPieces {
            count,
            colour,
            rule,
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Agreed {
    game: Game,
    players: u8,
    options: Options,
}

impl TryFrom<Agreed> for Rules {
    type Error = WrongNumber;

    fn try_from(agreed: Agreed) -> Result<Rules, WrongNumber> {
        Rules::new(agreed.game, agreed.players, agreed.options)
    }
}

impl From<Rules> for Agreed {
    fn from(rules: Rules) -> Agreed {
        Agreed {
            game: rules.game,
            players: rules.seats,
            options: rules.options,
        }
    }
}
