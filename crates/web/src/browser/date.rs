//! Days and times as the person writes them: in the language of the page, and in the manner of the country that the browser names.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};

use crate::words;

/// A day, as the person writes it.
#[must_use]
pub fn day(millis: i64) -> String {
    let locale = locale();
    date(millis)
        .to_locale_date_string(&locale, &JsValue::UNDEFINED)
        .into()
}

/// A time of the day, to the minute.
#[must_use]
pub fn time_of_day(millis: i64) -> String {
    let minutes = Object::new();
    for part in ["hour", "minute"] {
        // A plain object takes any key.
        let _ = Reflect::set(&minutes, &part.into(), &"2-digit".into());
    }
    date(millis).to_locale_string(&locale(), &minutes).into()
}

fn locale() -> String {
    let preferred: Array = window().navigator().languages().unchecked_into();
    let tags = preferred.iter().filter_map(|tag| tag.as_string());
    locale_of(words::language().tag(), tags)
}

/// The first of the browser's languages that is the one spoken here; English is British unless the browser says otherwise.
fn locale_of(spoken: &str, mut preferred: impl Iterator<Item = String>) -> String {
    let same = |tag: &String| tag.split('-').next() == Some(spoken) && tag.contains('-');
    let usual = if spoken == "en" { "en-GB" } else { spoken };
    preferred.find(same).unwrap_or_else(|| usual.to_owned())
}

fn date(millis: i64) -> js_sys::Date {
    js_sys::Date::new(&JsValue::from_f64(millis as f64))
}

/// The instant at which a day of a date field begins here.
#[must_use]
pub fn start_of(day: &str) -> Option<i64> {
    let millis = js_sys::Date::parse(&format!("{day}T00:00:00"));
    (!millis.is_nan()).then_some(millis as i64)
}

#[cfg(test)]
mod tests {
    use super::locale_of;

    #[track_caller]
    fn check(spoken: &str, preferred: &[&str], locale: &str) {
        let preferred = preferred.iter().map(ToString::to_string);
        assert_eq!(locale_of(spoken, preferred), locale);
    }

    #[test]
    fn country_is_the_browsers_and_language_is_the_pages() {
        check("de", &["en-US", "de-AT", "de"], "de-AT");
        check("fr", &["de-DE"], "fr");
        check("en", &["en-US"], "en-US");
        check("en", &["en", "nl-BE"], "en-GB");
    }
}
