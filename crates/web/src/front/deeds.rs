//! The games by the names of their own pages, and where everything about each of them is.

use dschamal::Game;

use crate::words;

/// What can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Played {
    /// A game of touch.
    Touch(Game),
    /// The game on the board.
    Gimel,
}

/// The games of touch, in the order in which one learns them.
pub const TOUCH: [Played; 4] = [
    Played::Touch(Game::Duel),
    Played::Touch(Game::Tower),
    Played::Touch(Game::Threesome),
    Played::Touch(Game::Quartet),
];

impl Played {
    /// The one whose page this is.
    #[must_use]
    pub fn at(path: &str) -> Option<Played> {
        let word = path.trim_matches('/');
        TOUCH
            .into_iter()
            .chain([Played::Gimel])
            .find(|played| played.word() == word)
    }

    /// Its word in addresses.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Played::Touch(Game::Duel) => "duel",
            Played::Touch(Game::Tower) => "tower",
            Played::Touch(Game::Threesome) => "threesome",
            Played::Touch(Game::Quartet) => "quartet",
            Played::Gimel => "gimel",
        }
    }

    /// Its own page.
    #[must_use]
    pub fn path(self) -> String {
        format!("/{}", self.word())
    }

    /// A game against bots, begun at once on this device: without a name, without a network.
    #[must_use]
    pub fn play(self) -> String {
        match self {
            Played::Touch(_) => format!("/dschamal/here?game={}&first&level=1&now", self.word()),
            Played::Gimel => "/gimel/bot?level=1&short&now".to_owned(),
        }
    }

    /// The same with everything to be chosen.
    #[must_use]
    pub fn choose(self) -> String {
        match self {
            Played::Touch(_) => format!("/dschamal/here?game={}", self.word()),
            Played::Gimel => "/gimel/bot".to_owned(),
        }
    }

    /// A table for friends, with a link at once.
    #[must_use]
    pub fn friends(self) -> String {
        format!("/friends?game={}", self.word())
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(self) -> &'static str {
        match self {
            Played::Touch(_) => "/learn/dschamal",
            Played::Gimel => "/learn/gimel",
        }
    }

    /// The rules.
    #[must_use]
    pub fn rules(self) -> String {
        format!("/rules/{}", self.word())
    }

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Played::Touch(game) => words::dschamal_game(game),
            Played::Gimel => words::gimel(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_address() {
        for played in TOUCH.into_iter().chain([Played::Gimel]) {
            assert_eq!(Played::at(&played.path()), Some(played));
        }
        assert_eq!(Played::at("/camel"), None);
    }

    #[test]
    fn words_of_addresses_are_those_of_the_rules() {
        for game in Game::ALL {
            let word = Played::Touch(game).word();
            assert_eq!(word.parse::<Game>().ok(), Some(game));
        }
    }
}
