//! Names as they are compared and searched: however they were typed, they find each other.

use unicode_normalization::UnicodeNormalization;

use crate::StoreError;

/// Case folded and in one normal form, so that `Zoë` typed on any keyboard is one name.
pub(crate) fn folded(text: &str) -> String {
    text.trim().nfkc().collect::<String>().to_lowercase()
}

/// A `LIKE` pattern for texts that contain this one; `!` is the escape sign.
pub(crate) fn containing(text: &str) -> String {
    let mut pattern = String::from("%");
    for sign in folded(text).chars() {
        if matches!(sign, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(sign);
    }
    pattern.push('%');
    pattern
}

/// PostgreSQL cannot store a NUL in a text and SQLite can: refused by both, before anything is written.
pub(crate) fn storable<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<(), StoreError> {
    match texts.into_iter().any(|text| text.contains('\0')) {
        true => Err(StoreError::Unstorable),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn composed_and_decomposed_names_are_one() {
        assert_eq!(folded("Zoe\u{308} "), folded("ZO\u{cb}"));
    }

    #[test]
    fn pattern_takes_signs_literally() {
        assert_eq!(containing("100%_!"), "%100!%!_!!%");
    }
}
