//! The reader's language, as their browser asks for it.

use axum::http::{HeaderMap, header};
use lingo::Language;

/// The language that is liked best among those that are spoken here; English otherwise.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    let asked = headers.get_all(header::ACCEPT_LANGUAGE).iter();
    let asked = asked.filter_map(|value| value.to_str().ok());
    let mut wishes: Vec<(&str, u16)> = asked
        .flat_map(|value| value.split(','))
        .map(wish)
        .filter(|&(_, liked)| liked > 0)
        .collect();
    // What is liked equally stays in its order.
    wishes.sort_by_key(|&(_, liked)| u16::MAX - liked);
    Language::preferred(wishes.into_iter().map(|(tag, _)| tag))
}

/// `de-AT;q=0.8`: the tag, and how much it is liked, in thousandths.
fn wish(text: &str) -> (&str, u16) {
    let mut parts = text.split(';').map(str::trim);
    let tag = parts.next().unwrap_or_default();
    let liked = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
    let thousandths = liked.unwrap_or(1.0).clamp(0.0, 1.0) * 1000.0;
    (tag, thousandths as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(asked: &str, language: Language) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, asked.parse().unwrap());
        assert_eq!(preferred(&headers), language, "{asked}");
    }

    #[test]
    fn the_reader_is_met_in_a_language_they_like() {
        check("de-AT,de;q=0.9,en;q=0.8", Language::German);
        check("fr", Language::French);
        check("ja,nl;q=0.5", Language::Dutch);
        check("en;q=0.3, fr;q=0.7", Language::French);
        check("de;q=0, nl;q=0.1", Language::Dutch);
        check("en, de", Language::English);
    }

    #[test]
    fn whoever_asks_for_nothing_we_speak_reads_english() {
        assert_eq!(preferred(&HeaderMap::new()), Language::English);
        for asked in ["ja", "*", "", ";;q=x,,", "de;q=0"] {
            check(asked, Language::English);
        }
        check("de;q=nan", Language::English);
    }
}
