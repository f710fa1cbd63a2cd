//! Days and times as the device writes them.

use leptos::wasm_bindgen::JsValue;

/// A day, as the device writes it.
#[must_use]
pub fn day(millis: i64) -> String {
    date(millis)
        .to_locale_date_string("en-GB", &JsValue::UNDEFINED)
        .into()
}

/// A time of the day.
#[must_use]
pub fn time_of_day(millis: i64) -> String {
    let whole: String = date(millis).to_locale_time_string("en-GB").into();
    whole
        .rsplit_once(':')
        .map_or(whole.clone(), |(short, _)| short.to_owned())
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
