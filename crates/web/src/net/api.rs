//! Plain requests under `/api/v1`. What goes wrong comes back as a sentence for a person.

use js_sys::JsString;
use leptos::wasm_bindgen::{JsCast, JsValue};
use protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen_futures::JsFuture;

use super::json;
use crate::words;

/// Reads something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    send::<(), T>("GET", path, None).await
}

/// Changes something.
pub async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, Problem> {
    let body = body.and_then(|body| serde_json::to_string(body).ok());
    let (status, text) = fetch(method, path, body).await.map_err(|_| offline())?;
    if (200..300).contains(&status) {
        let text = if text.is_empty() { "null" } else { &text };
        return json::read(text).ok_or_else(|| Problem {
            error: "not-understood".to_owned(),
            text: words::went_wrong().to_owned(),
        });
    }
    Err(json::read(&text).unwrap_or_else(|| Problem {
        error: status.to_string(),
        text: words::went_wrong().to_owned(),
    }))
}

fn offline() -> Problem {
    Problem {
        error: "offline".to_owned(),
        text: words::cannot_reach().to_owned(),
    }
}

/// A problem as a sentence.
#[must_use]
pub fn sentence(problem: &Problem) -> String {
    words::sentence(&problem.text)
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<(u16, String), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let how = web_sys::RequestInit::new();
    how.set_method(method);
    let headers = web_sys::Headers::new()?;
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        how.set_body(&JsString::from(body).into());
    }
    how.set_headers(&headers);
    let address = format!("/api/v1{path}");
    let response = JsFuture::from(window.fetch_with_str_and_init(&address, &how)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

/// A text as part of an address.
#[must_use]
pub fn escaped(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
