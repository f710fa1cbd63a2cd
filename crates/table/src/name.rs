//! What people are called: readable, short, and never the same as somebody else at the table.

use crate::BOT_LEVELS;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name as it may be shown: no control or invisible characters, no direction tricks, single
/// spaces, at most [`LONGEST_NAME`] characters. `None` if nothing is left.
#[must_use]
pub fn tidy_name(name: &str) -> Option<String> {
    let visible: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .collect();
    let visible: String = visible.chars().filter(|&c| !is_invisible(c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

/// Control characters, zero-width ones, direction marks, and stacked combining marks.
pub(crate) fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}' | '\u{300}'..='\u{36f}')
}

/// What a name looks like at a glance: two names with the same look could be mistaken.
#[must_use]
pub fn look(name: &str) -> String {
    name.to_lowercase()
        .chars()
        .map(plain)
        .filter(|&c| c.is_alphanumeric() || c == '|')
        .map(similar)
        .collect()
}

/// The plain letter behind a wide, bold, script or circled one.
fn plain(c: char) -> char {
    let code = u32::from(c);
    let letter = |first: u8, index: u32| char::from_u32(u32::from(first) + index).unwrap_or(c);
    let letter = match code {
        0xff01..=0xff5e => letter(b'!', code - 0xff01),
        0x24b6..=0x24e9 => letter(b'a', (code - 0x24b6) % 26),
        0x1d400..=0x1d6a3 => letter(b'a', (code - 0x1d400) % 26),
        0x1d7ce..=0x1d7ff => letter(b'0', (code - 0x1d7ce) % 10),
        _ => c,
    };
    letter.to_ascii_lowercase()
}

/// What stands before a bot's level where its name is written down.
const BOT: &str = "Bot, level ";

/// What a bot is called where names are written down: in lists, records and logs. Whoever shows one has a better name for it.
#[must_use]
pub fn bot_name(level: u8) -> String {
    format!("{BOT}{level}")
}

/// The level of the bot of this name, if it is one's.
#[must_use]
pub fn bot_level(name: &str) -> Option<u8> {
    let level = name.strip_prefix(BOT)?.parse().ok()?;
    BOT_LEVELS.contains(&level).then_some(level)
}

/// The Latin letter that this one is easily taken for.
fn similar(c: char) -> char {
    match c {
        '0' | 'о' | 'ο' => 'o',
        '1' | 'l' | 'і' | 'ι' | '|' => 'i',
        '3' | 'е' | 'ε' => 'e',
        '5' | 'ѕ' => 's',
        'а' | 'α' => 'a',
        'с' | 'ϲ' => 'c',
        'р' | 'ρ' => 'p',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'к' | 'κ' => 'k',
        'в' => 'b',
        'н' => 'h',
        'т' | 'τ' => 't',
        'м' => 'm',
        'ν' => 'v',
        _ => c,
    }
}

/// The name, or the name with a number if it looks like one of `taken` or like a bot's.
#[must_use]
pub(crate) fn distinct_name<'a>(name: &str, taken: impl Iterator<Item = &'a str>) -> String {
    let bots = BOT_LEVELS.map(|level| look(&bot_name(level)));
    let taken: Vec<String> = taken.map(look).chain(bots).collect();
    if !taken.contains(&look(name)) {
        return name.to_owned();
    }
    let numbered = |number: u32| {
        let number = format!(" ({number})");
        let short: String = name.chars().take(LONGEST_NAME - number.len()).collect();
        format!("{}{number}", short.trim_end())
    };
    (2..)
        .map(numbered)
        .find(|candidate| !taken.contains(&look(candidate)))
        .unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, tidy: Option<&str>) {
        assert_eq!(tidy_name(name).as_deref(), tidy);
    }

    #[test]
    fn names_are_made_readable() {
        check("  Ada \t Lovelace ", Some("Ada Lovelace"));
        check("A\u{202e}da\u{200b}", Some("Ada"));
        check("\u{7}\n\t", None);
        check("", None);
        check("\u{200b}\u{feff}", None);
        check("Zoë Müller-Ünal", Some("Zoë Müller-Ünal"));
        check(&"x".repeat(100), Some(&"x".repeat(24)));
    }

    #[test]
    fn nobody_can_take_somebody_elses_name() {
        let taken = ["Ada", "Bob"];
        let name = |name| distinct_name(name, taken.into_iter());
        assert_eq!(name("Cleo"), "Cleo");
        assert_eq!(name("ada"), "ada (2)");
        assert_eq!(name("B0b"), "B0b (2)");
        assert_eq!(name("Аdа"), "Аdа (2)", "Cyrillic letters that look Latin");
    }
}
