//! The table of contents: every rule that players know, on the page and in the section that tells it.

use super::pictures::Figure;
use super::sketch;

/// A page of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tale {
    /// What all games of Dschamál share: the box, the manners.
    Common,
    /// Gimel.
    Gimel,
    /// Duel over Dschamál.
    Duel,
    /// The Tower.
    Tower,
    /// The Threesome.
    Threesome,
    /// The Quartet.
    Quartet,
}

/// A part of a page.
pub struct Section {
    /// The message that heads it.
    pub title: &'static str,
    /// Its rules, by ID.
    pub rules: &'static [&'static str],
    /// What is shown beside it.
    pub figures: &'static [Figure],
}

const fn section(title: &'static str, rules: &'static [&'static str]) -> Section {
    Section {
        title,
        rules,
        figures: &[],
    }
}

const fn shown(
    title: &'static str,
    rules: &'static [&'static str],
    figures: &'static [Figure],
) -> Section {
    Section {
        title,
        rules,
        figures,
    }
}

const COMMON: &[Section] = &[
    shown(
        "rules-sec-box",
        &["E-01", "E-02", "E-03", "E-04", "E-05", "E-06"],
        &[Figure::Shapes],
    ),
    section("rules-sec-manners", &["F-01", "F-02", "F-03", "F-04"]),
    section("rules-sec-house", &["A-C-05", "A-C-08"]),
];

const GIMEL: &[Section] = &[
    shown(
        "rules-sec-aim",
        &["G-01", "G-04", "G-05"],
        &[Figure::Small(sketch::SIXTY)],
    ),
    shown(
        "rules-sec-start",
        &["G-02", "G-03", "G-06"],
        &[Figure::Small(sketch::WORTH)],
    ),
    shown(
        "rules-sec-turn",
        &["G-07", "G-08", "G-09"],
        &[Figure::Small(sketch::PLACED)],
    ),
    shown(
        "rules-sec-leaps",
        &["G-10", "G-11", "G-12", "G-13", "G-14"],
        &[Figure::Leaps],
    ),
    shown(
        "rules-sec-capture",
        &["G-15", "G-16", "G-17"],
        &[Figure::Small(sketch::CAPTURE)],
    ),
    section("rules-sec-end", &["G-18", "G-19", "G-20", "G-21", "G-22"]),
];

const DUEL: &[Section] = &[
    shown(
        "rules-sec-aim",
        &["D-01", "D-02"],
        &[Figure::Small(sketch::FOUR_AND_SEVEN)],
    ),
    shown(
        "rules-sec-start",
        &["D-03", "D-04", "D-05", "D-06"],
        &[Figure::Small(sketch::REACH_IN)],
    ),
    shown(
        "rules-sec-duel",
        &[
            "D-07", "D-08", "D-09", "D-10", "D-11", "D-12", "D-13", "D-14", "D-15",
        ],
        &[Figure::Wanted],
    ),
    shown(
        "rules-sec-wins",
        &["D-16", "D-17", "D-18"],
        &[Figure::Own, Figure::Theirs],
    ),
    shown(
        "rules-sec-loses",
        &["D-19", "D-20", "D-21", "D-22", "D-23", "D-24", "D-25"],
        &[Figure::Black],
    ),
    shown(
        "rules-sec-taking",
        &["D-26", "D-27", "D-28", "D-29", "D-30", "D-31"],
        &[Figure::Small(sketch::WRONG_SHAPE)],
    ),
    shown(
        "rules-sec-order",
        &[
            "D-32", "D-33", "D-34", "D-35", "D-36", "D-37", "D-38", "D-39",
        ],
        &[Figure::Order],
    ),
    section(
        "rules-sec-deciding",
        &["D-40", "D-41", "D-42", "D-43", "D-44"],
    ),
    shown(
        "rules-sec-victory",
        &["D-45", "D-46", "D-47", "D-48"],
        &[Figure::Four],
    ),
    section("rules-sec-house", &["A-D-01", "A-D-08"]),
];

const TOWER: &[Section] = &[
    shown(
        "rules-sec-aim",
        &["T-01", "T-02"],
        &[Figure::Small(sketch::SEVEN_HIGH)],
    ),
    section("rules-sec-start", &["T-03", "T-04"]),
    shown(
        "rules-sec-keep",
        &["T-05", "T-06", "T-07", "T-08", "T-09", "T-10", "T-11"],
        &[Figure::Small(sketch::KEPT), Figure::Small(sketch::GIVEN)],
    ),
    shown(
        "rules-sec-build",
        &["T-12", "T-13", "T-14", "T-15", "T-16", "T-17", "T-18"],
        &[Figure::Stack],
    ),
    section("rules-sec-order", &["T-19", "T-20"]),
    section(
        "rules-sec-score",
        &["T-21", "T-22", "T-23", "T-24", "T-25", "T-26", "T-27"],
    ),
    section("rules-sec-house", &["A-T-02", "A-T-04"]),
];

const THREESOME: &[Section] = &[
    section("rules-sec-aim", &["H-01", "H-02"]),
    shown(
        "rules-sec-start",
        &["H-03", "H-04"],
        &[Figure::Small(sketch::THREE_REACH_IN)],
    ),
    shown(
        "rules-sec-contest",
        &[
            "H-05", "H-06", "H-07", "H-08", "H-09", "H-10", "H-11", "A-H-02",
        ],
        &[Figure::Three],
    ),
    shown(
        "rules-sec-gain",
        &["H-12", "H-13", "H-14"],
        &[Figure::Small(sketch::FROM_EACH)],
    ),
    section("rules-sec-deciding", &["H-15", "H-16", "H-17", "A-H-12"]),
    shown(
        "rules-sec-order",
        &["H-18"],
        &[Figure::Small(sketch::MOVE_ON)],
    ),
    section("rules-sec-victory", &["H-19", "H-20"]),
];

const QUARTET: &[Section] = &[
    shown(
        "rules-sec-start",
        &["Q-01", "Q-02", "Q-03"],
        &[Figure::Small(sketch::TWO_BLUE)],
    ),
    shown(
        "rules-sec-contest",
        &["Q-04", "Q-05", "Q-06", "Q-07", "Q-08", "Q-09", "A-Q-04"],
        &[Figure::Child],
    ),
    shown(
        "rules-sec-end",
        &["Q-10", "Q-11"],
        &[Figure::Small(sketch::FOUR)],
    ),
];

impl Tale {
    /// All pages, the common one first.
    pub const ALL: [Tale; 6] = [
        Tale::Common,
        Tale::Duel,
        Tale::Tower,
        Tale::Threesome,
        Tale::Quartet,
        Tale::Gimel,
    ];
    /// The pages of games.
    pub const GAMES: [Tale; 5] = [
        Tale::Duel,
        Tale::Tower,
        Tale::Threesome,
        Tale::Quartet,
        Tale::Gimel,
    ];

    /// Its parts.
    #[must_use]
    pub const fn sections(self) -> &'static [Section] {
        match self {
            Tale::Common => COMMON,
            Tale::Gimel => GIMEL,
            Tale::Duel => DUEL,
            Tale::Tower => TOWER,
            Tale::Threesome => THREESOME,
            Tale::Quartet => QUARTET,
        }
    }

    /// Where it is.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Tale::Common => "/rules",
            Tale::Gimel => "/rules/gimel",
            Tale::Duel => "/rules/duel",
            Tale::Tower => "/rules/tower",
            Tale::Threesome => "/rules/threesome",
            Tale::Quartet => "/rules/quartet",
        }
    }

    /// Where it is learnt.
    #[must_use]
    pub const fn lesson(self) -> &'static str {
        match self {
            Tale::Gimel => "/learn/gimel",
            _ => "/learn/dschamal",
        }
    }

    /// The page of a game that has this last word in its path.
    #[must_use]
    pub fn named(word: &str) -> Option<Tale> {
        let named = |tale: &Tale| tale.path().rsplit('/').next() == Some(word);
        Tale::GAMES.into_iter().find(named)
    }

    /// The game of Dschamál it tells.
    #[must_use]
    pub const fn game(self) -> Option<dschamal::Game> {
        match self {
            Tale::Duel => Some(dschamal::Game::Duel),
            Tale::Tower => Some(dschamal::Game::Tower),
            Tale::Threesome => Some(dschamal::Game::Threesome),
            Tale::Quartet => Some(dschamal::Game::Quartet),
            Tale::Common | Tale::Gimel => None,
        }
    }

    fn tells(self, id: &str) -> bool {
        self.sections()
            .iter()
            .any(|section| section.rules.contains(&id))
    }

    /// The page that tells a rule.
    #[must_use]
    pub fn of(id: &str) -> Option<Tale> {
        Tale::ALL.into_iter().find(|tale| tale.tells(id))
    }
}

/// The address of a rule's own paragraph.
#[must_use]
pub fn address(id: &str) -> String {
    let page = Tale::of(id).unwrap_or(Tale::Common);
    format!("{}#{id}", page.path())
}

/// Every rule that is told, in the order of the pages.
pub fn all() -> impl Iterator<Item = (Tale, &'static Section, &'static str)> {
    let of_section =
        |tale, section: &'static Section| section.rules.iter().map(move |id| (tale, section, *id));
    Tale::ALL.into_iter().flat_map(move |tale| {
        tale.sections()
            .iter()
            .flat_map(move |section| of_section(tale, section))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn every_rule_is_told_once_and_in_words() {
        let mut seen = std::collections::BTreeSet::new();
        for (_, _, id) in all() {
            assert!(seen.insert(id), "{id} is told twice");
            assert!(!words::rule_line(id).starts_with("rule-"), "{id}");
        }
    }

    #[test]
    fn every_rule_that_a_ruling_cites_has_a_paragraph() {
        for case in dschamal::Case::ALL {
            for rule in case.rules() {
                assert!(Tale::of(&rule.to_string()).is_some(), "{rule}");
            }
        }
    }

    #[test]
    fn links_lead_to_the_page_that_tells_the_rule() {
        assert_eq!(address("D-38"), "/rules/duel#D-38");
        assert_eq!(address("F-02"), "/rules#F-02");
        assert_eq!(address("G-12"), "/rules/gimel#G-12");
        assert_eq!(Tale::named("tower"), Some(Tale::Tower));
        assert_eq!(Tale::named("rules"), None);
    }
}
