//! Every path that the client has a page for, and what is said of it.

/// The picture under a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    House,
    Dschamal,
    Gimel,
}

impl Picture {
    /// The beginning of its file's name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Picture::House => "link-house",
            Picture::Dschamal => "link-dschamal",
            Picture::Gimel => "link-gimel",
        }
    }
}

/// What is said of a page: messages by their keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Front {
    /// The parts of its title.
    pub(crate) title: &'static [&'static str],
    /// A sentence or two.
    pub(crate) what: &'static str,
    pub(crate) picture: Picture,
    /// Whether a search may list it: a table, an account, a dead end are nobody else's.
    pub(crate) listed: bool,
}

const fn front(title: &'static [&'static str], what: &'static str, picture: Picture) -> Front {
    Front {
        title,
        what,
        picture,
        listed: true,
    }
}

const fn unlisted(front: Front) -> Front {
    Front {
        listed: false,
        ..front
    }
}

use Picture::{Dschamal, Gimel, House};

const HOUSE: Front = front(&["front-house"], "about-house", House);
const DSCHAMAL: Front = front(&["front-dschamal"], "about-dschamal", Dschamal);
const GIMEL: Front = front(&["front-gimel"], "about-gimel", Gimel);
const DUEL: Front = front(&["rules-of-duel"], "rules-short-duel", Dschamal);
const TOWER: Front = front(&["rules-of-tower"], "rules-short-tower", Dschamal);
const THREESOME: Front = front(&["rules-of-threesome"], "rules-short-threesome", Dschamal);
const QUARTET: Front = front(&["rules-of-quartet"], "rules-short-quartet", Dschamal);
const SEAT_D: Front = unlisted(front(
    &["front-seat", "dschamal"],
    "front-seat-what",
    Dschamal,
));
const SEAT_G: Front = unlisted(front(&["front-seat", "gimel"], "front-seat-what", Gimel));

/// Paths, the first that fits; `:` stands for any one part. The programs in `crates/web/src/app` have the pages.
const PATHS: &[(&str, Front)] = &[
    ("/", HOUSE),
    ("/dschamal", DSCHAMAL),
    ("/duel", DUEL),
    ("/tower", TOWER),
    ("/threesome", THREESOME),
    ("/quartet", QUARTET),
    ("/gimel", GIMEL),
    ("/t/:", SEAT_G),
    ("/t/:/screen", SEAT_G),
    ("/d/:", SEAT_D),
    ("/d/:/screen", SEAT_D),
    ("/dschamal/here", DSCHAMAL),
    ("/dschamal/games/here", unlisted(DSCHAMAL)),
    (
        "/dschamal/games/:",
        unlisted(front(&["a-dschamal-game"], "see-it-again", Dschamal)),
    ),
    ("/gimel/here", GIMEL),
    (
        "/gimel/bot",
        front(&["against-bot", "gimel"], "about-gimel", Gimel),
    ),
    ("/games", unlisted(HOUSE)),
    (
        "/games/:",
        unlisted(front(&["a-game", "gimel"], "front-again-what", Gimel)),
    ),
    ("/rules", front(&["rules-all"], "rules-lead", House)),
    (
        "/rules/duel",
        front(&["rules", "rules-of-duel"], "rules-short-duel", Dschamal),
    ),
    (
        "/rules/tower",
        front(&["rules", "rules-of-tower"], "rules-short-tower", Dschamal),
    ),
    (
        "/rules/threesome",
        front(
            &["rules", "rules-of-threesome"],
            "rules-short-threesome",
            Dschamal,
        ),
    ),
    (
        "/rules/quartet",
        front(
            &["rules", "rules-of-quartet"],
            "rules-short-quartet",
            Dschamal,
        ),
    ),
    (
        "/rules/gimel",
        front(&["rules", "rules-of-gimel"], "rules-short-gimel", Gimel),
    ),
    (
        "/learn/dschamal",
        front(&["lesson-dschamal"], "front-learn-dschamal-what", Dschamal),
    ),
    (
        "/learn/gimel",
        front(&["lesson-gimel"], "front-learn-gimel-what", Gimel),
    ),
    ("/practice", front(&["practice"], "practice-lead", Dschamal)),
    ("/practice/tower", front(&["build"], "build-what", Dschamal)),
    (
        "/puzzles",
        front(&["puzzles", "gimel"], "puzzles-what", Gimel),
    ),
    (
        "/analysis",
        front(&["analysis", "gimel"], "analysis-what", Gimel),
    ),
    ("/referee", front(&["referee"], "referee-what", Dschamal)),
    (
        "/referee/gimel",
        front(&["gimel-on-a-board"], "gimel-on-a-board-what", Gimel),
    ),
    ("/friends", HOUSE),
    ("/play", unlisted(HOUSE)),
    ("/new", unlisted(HOUSE)),
    ("/settings", unlisted(HOUSE)),
    ("/you", unlisted(HOUSE)),
    ("/keeper", unlisted(HOUSE)),
    ("/about", HOUSE),
];

/// What is said where there is no page.
pub(crate) const NOWHERE: Front = unlisted(HOUSE);

/// What is said of the page at a path; none if there is no page.
pub(crate) fn front_of(path: &str) -> Option<&'static Front> {
    let path = path.trim_end_matches('/');
    let found = PATHS.iter().find(|(pattern, _)| fits(pattern, path));
    found.map(|(_, front)| front)
}

fn fits(pattern: &str, path: &str) -> bool {
    let (mut pattern, mut path) = (pattern.trim_end_matches('/').split('/'), path.split('/'));
    loop {
        match (pattern.next(), path.next()) {
            (None, None) => return true,
            (Some(":"), Some(part)) if !part.is_empty() => {}
            (Some(wanted), Some(part)) if wanted == part => {}
            _ => return false,
        }
    }
}

#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = &'static Front> {
    PATHS.iter().map(|(_, front)| front)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[track_caller]
    fn check(path: &str, title: &[&str], picture: Picture, listed: bool) {
        let front = front_of(path).unwrap();
        let said = (front.title, front.picture, front.listed);
        assert_eq!(said, (title, picture, listed), "{path}");
    }

    #[test]
    fn every_kind_of_page_has_a_front_of_its_own() {
        check("/", &["front-house"], House, true);
        check("/dschamal", &["front-dschamal"], Dschamal, true);
        check("/dschamal/here", &["front-dschamal"], Dschamal, true);
        check("/duel", &["rules-of-duel"], Dschamal, true);
        check("/tower/", &["rules-of-tower"], Dschamal, true);
        check("/threesome", &["rules-of-threesome"], Dschamal, true);
        check("/quartet", &["rules-of-quartet"], Dschamal, true);
        check("/gimel", &["front-gimel"], Gimel, true);
        check("/rules", &["rules-all"], House, true);
        check("/rules/gimel", &["rules", "rules-of-gimel"], Gimel, true);
        check("/rules/duel", &["rules", "rules-of-duel"], Dschamal, true);
        check("/learn/gimel", &["lesson-gimel"], Gimel, true);
        check("/practice", &["practice"], Dschamal, true);
        check("/practice/tower", &["build"], Dschamal, true);
        check("/puzzles", &["puzzles", "gimel"], Gimel, true);
        check("/analysis", &["analysis", "gimel"], Gimel, true);
        check("/referee", &["referee"], Dschamal, true);
        check("/settings", &["front-house"], House, false);
    }

    #[test]
    fn a_table_is_an_invitation_that_no_search_lists() {
        for path in ["/t/abcd-efgh-jkmn", "/t/abcd-efgh-jkmn/screen"] {
            check(path, &["front-seat", "gimel"], Gimel, false);
        }
        for path in ["/d/abcd-efgh-jkmn", "/d/abcd-efgh-jkmn/screen"] {
            check(path, &["front-seat", "dschamal"], Dschamal, false);
        }
    }

    #[test]
    fn what_no_page_knows_has_none() {
        for path in [
            "/nowhere",
            "/rules/chess",
            "/t",
            "/t/",
            "/t/a/b",
            "/rules/gimel/x",
            "//duel",
        ] {
            assert_eq!(front_of(path), None, "{path}");
        }
    }

    /// The routes of the client's programs, read from its sources.
    #[test]
    fn every_page_of_the_client_is_known() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/app");
        let mut routes = 0;
        for entry in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            for after in text.split("path!(\"").skip(1) {
                let route = after.split('"').next().unwrap();
                let games = ["duel", "tower", "threesome", "quartet", "gimel"];
                // Which games there are is said by the page itself.
                let routes_of = games.map(|game| route.replace(":game", game));
                for route in routes_of {
                    assert!(front_of(&route).is_some(), "{route}");
                }
                routes += 1;
            }
        }
        assert!(routes > 20, "only {routes} routes were found");
    }
}
