//! The code of a table in whatever a person pastes: the code itself, in capitals, with spaces, or a whole link.

use table::GameSettings;

/// Letters in a code, and in each of its groups.
const LETTERS: usize = 12;
const GROUP: usize = 4;

/// Where in the house a table is found: the page of its game.
#[must_use]
pub fn path(code: &str, game: &GameSettings) -> String {
    let page = if game.dschamal().is_some() { "d" } else { "t" };
    format!("/{page}/{code}")
}

/// The code, as tables are found by it.
#[must_use]
pub fn read(text: &str) -> Option<String> {
    let text = text.trim();
    let link = text.split_once("/t/").or_else(|| text.split_once("/d/"));
    let text = match link {
        Some((_, rest)) => rest.split(['/', '?', '#']).next().unwrap_or_default(),
        None => text,
    };
    let apart = |c: char| c == '-' || c == '–' || c == '_' || c.is_whitespace();
    let letters: String = text
        .chars()
        .filter(|&c| !apart(c))
        .collect::<String>()
        .to_ascii_lowercase();
    let fits = letters.len() == LETTERS && letters.bytes().all(|byte| byte.is_ascii_alphanumeric());
    fits.then(|| {
        let groups: Vec<&str> = (0..LETTERS / GROUP)
            .map(|group| &letters[group * GROUP..][..GROUP])
            .collect();
        groups.join("-")
    })
}

#[cfg(test)]
mod tests {
    use table::{GameSettings, Settings};

    use super::{path, read};

    #[track_caller]
    fn check(text: &str, code: Option<&str>) {
        assert_eq!(read(text).as_deref(), code, "{text}");
    }

    #[test]
    fn each_game_has_its_page() {
        let code = "abcd-efgh-jkmn";
        let gimel = Settings::gimel().game;
        let duel = GameSettings::Dschamal(crate::lobby::dschamal_form::quick());
        assert_eq!(path(code, &gimel), "/t/abcd-efgh-jkmn");
        assert_eq!(path(code, &duel), "/d/abcd-efgh-jkmn");
    }

    #[test]
    fn codes_are_found_in_what_people_paste() {
        let code = Some("abcd-efgh-jkmn");
        check("abcd-efgh-jkmn", code);
        check("  ABCD EFGH JKMN ", code);
        check("abcdefghjkmn", code);
        check("https://camel.example/t/abcd-efgh-jkmn?now#chat", code);
        check("camel.example/t/ABCD-efgh-jkmn/", code);
        check("https://camel.example/d/abcd-efgh-jkmn?now", code);
        check("abcd-efgh", None);
        check("https://camel.example/", None);
        check("äbcd-efgh-jkmn", None);
        check("", None);
    }
}
