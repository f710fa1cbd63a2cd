//! Which game somebody is at: by the address of the page, unless the page itself says more.

use super::told::Tale;

/// Beginnings of paths and the game that is played, learnt or read there, the first that fits. All others are the house's.
const PAGES: &[(&str, Tale)] = &[
    ("/rules/duel", Tale::Duel),
    ("/rules/tower", Tale::Tower),
    ("/rules/threesome", Tale::Threesome),
    ("/rules/quartet", Tale::Quartet),
    ("/rules/gimel", Tale::Gimel),
    ("/referee/gimel", Tale::Gimel),
    ("/referee", Tale::Duel),
    ("/practice/tower", Tale::Tower),
    ("/practice", Tale::Duel),
    ("/learn/gimel", Tale::Gimel),
    ("/learn", Tale::Duel),
    ("/dschamal", Tale::Duel),
    ("/d/", Tale::Duel),
    ("/duel", Tale::Duel),
    ("/tower", Tale::Tower),
    ("/threesome", Tale::Threesome),
    ("/quartet", Tale::Quartet),
    ("/gimel", Tale::Gimel),
    ("/t/", Tale::Gimel),
    ("/games/", Tale::Gimel),
    ("/analysis", Tale::Gimel),
    ("/puzzles", Tale::Gimel),
];

impl Tale {
    /// What a page is about, by its path and what stands behind the question mark there (`?game=tower`).
    #[must_use]
    pub fn at(path: &str, search: &str) -> Tale {
        let asked = search.trim_start_matches('?').split('&');
        let asked = asked
            .filter_map(|pair| pair.strip_prefix("game="))
            .find_map(Tale::named);
        let found = PAGES.iter().find(|(start, _)| path.starts_with(start));
        asked
            .or(found.map(|&(_, tale)| tale))
            .unwrap_or(Tale::Common)
    }

    /// The tale of what is played at a table.
    #[must_use]
    pub fn of_table(game: &table::GameSettings) -> Tale {
        game.dschamal()
            .map_or(Tale::Gimel, |agreed| Tale::of_game(agreed.rules.game))
    }

    /// The tale of a game of Dschamál.
    #[must_use]
    pub const fn of_game(game: dschamal::Game) -> Tale {
        match game {
            dschamal::Game::Duel => Tale::Duel,
            dschamal::Game::Tower => Tale::Tower,
            dschamal::Game::Threesome => Tale::Threesome,
            dschamal::Game::Quartet => Tale::Quartet,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, search: &str, tale: Tale) {
        assert_eq!(Tale::at(path, search), tale, "{path}{search}");
    }

    #[test]
    fn page_knows_its_game() {
        check("/", "", Tale::Common);
        check("/rules", "", Tale::Common);
        check("/rules/threesome", "", Tale::Threesome);
        check("/d/abcd-efgh-jkmn", "", Tale::Duel);
        check("/t/abcd-efgh-jkmn", "?now", Tale::Gimel);
        check("/dschamal/here", "?game=tower&level=2&now", Tale::Tower);
        check("/new", "?game=quartet", Tale::Quartet);
        check("/practice/tower", "", Tale::Tower);
        check("/gimel/bot", "?level=1&short&now", Tale::Gimel);
        check("/you", "?game=rules", Tale::Common);
    }

    #[test]
    fn every_game_of_touch_has_its_tale() {
        for game in dschamal::Game::ALL {
            assert_eq!(Tale::of_game(game).game(), Some(game));
        }
    }
}
