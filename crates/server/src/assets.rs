//! The browser client, compiled into the binary: compressed beforehand, cached for ever by name.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lingo::{Book, Language};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use crate::App;
use crate::caller::Caller;
use crate::fronts::{NOWHERE, Place, dressed, front_of, preferred};
use crate::limits::Kind;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct Dist;

/// The page that runs the client.
const PAGE: &str = "index.html";

/// A file of the client; every other path is a page of it.
pub(crate) async fn serve(
    State(app): State<App>,
    Caller(from): Caller,
    request: Request,
) -> Response {
    if let Err(too_many) = app.limits.allow(Kind::Page, from) {
        return too_many.into_response();
    }
    let path = request.uri().path();
    let name = path.trim_start_matches('/');
    if let Some(response) = file(name, request.headers()) {
        return response;
    }
    // A missing file is missing; a missing page is the client's to show.
    let last = name.rsplit('/').next().unwrap_or_default();
    if last.contains('.') || name.starts_with("api/") {
        return (StatusCode::NOT_FOUND, "there is nothing here").into_response();
    }
    page(path, &origin(&app, request.headers()), request.headers()).unwrap_or_else(|| {
        let text = "the browser client is not built in; build with `cargo xtask run`";
        (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
    })
}

/// The page, with what it says of itself at this path and in the reader's language.
fn page(path: &str, origin: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Dist::get(PAGE)?.data;
    let plain = String::from_utf8_lossy(&plain);
    let front = front_of(path);
    let status = front.map_or(StatusCode::NOT_FOUND, |_| StatusCode::OK);
    let front = front.unwrap_or(&NOWHERE);
    let picture = named(front.picture.name(), ".png").map(|name| format!("/{name}"));
    let place = Place {
        origin,
        path,
        picture: picture.as_deref(),
    };
    let page = match book(preferred(headers)) {
        Some(book) => dressed(&plain, front, &book, place),
        None => plain.into_owned(),
    };
    let tag = etag(&Sha256::digest(&page));
    let said = [
        (header::CONTENT_TYPE, kind(PAGE)),
        (header::CACHE_CONTROL, cache(PAGE)),
        (header::VARY, "accept-language"),
    ];
    Some(unless_known(headers, &tag, (status, said, page)))
}

/// The messages of a language, opened once for every build of them.
fn book(language: Language) -> Option<Arc<Book>> {
    static OPENED: Mutex<BTreeMap<String, Arc<Book>>> = Mutex::new(BTreeMap::new());
    let name = named(&format!("words-{}", language.tag()), ".bin")?;
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(book) = opened.get(&name) {
        return Some(Arc::clone(book));
    }
    let book = Arc::new(Book::from_bytes(&Dist::get(&name)?.data).ok()?);
    opened.insert(name, Arc::clone(&book));
    Some(book)
}

/// The file that was given this name before its content's hash was put into it.
fn named(stem: &str, ending: &str) -> Option<String> {
    let start = format!("assets/{stem}-");
    let fits = |name: &str| name.starts_with(&start) && name.ends_with(ending);
    Dist::iter().find(|name| fits(name)).map(Into::into)
}

/// Where the reader finds this house, as they write it; nothing if they write something that is no host.
fn origin(app: &App, headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let is_host = |host: &&str| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        host.bytes().all(fits)
    };
    let Some(host) = text("host").filter(is_host) else {
        return String::new();
    };
    let proxied = app.behind_proxy && text("x-forwarded-proto") == Some("https");
    let scheme = if proxied || app.secure_cookies {
        "https"
    } else {
        "http"
    };
    format!("{scheme}://{host}")
}

/// The mark by which a reader knows again what they have.
fn etag(digest: &[u8]) -> String {
    let hex: String = digest
        .iter()
        .take(12)
        .map(|it| format!("{it:02x}"))
        .collect();
    format!("\"{hex}\"")
}

/// What was asked for, or only that nothing has changed.
fn unless_known(headers: &HeaderMap, tag: &str, answer: impl IntoResponse) -> Response {
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| value.to_str().ok());
    let is_known = known.any(|value| value.split(',').any(|it| bare(it) == tag));
    let mut response = answer.into_response();
    if is_known && response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        *response.body_mut() = Body::empty();
        response.headers_mut().remove(header::CONTENT_TYPE);
        response.headers_mut().remove(header::CONTENT_ENCODING);
    }
    if let Ok(tag) = HeaderValue::from_str(tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

/// A proxy that packs an answer calls its mark weak.
fn bare(tag: &str) -> &str {
    let tag = tag.trim();
    tag.strip_prefix("W/").unwrap_or(tag)
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Dist::get(path)?;
    let accepts = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    let brotli = accepts.is_some_and(|accepts| accepts.contains("br"));
    let packed = if brotli {
        Dist::get(&format!("{path}.br"))
    } else {
        None
    };
    let encoding = packed.as_ref().map(|_| [(header::CONTENT_ENCODING, "br")]);
    let file = packed.unwrap_or(plain);
    let tag = etag(&file.metadata.sha256_hash());
    let response = (
        [
            (header::CONTENT_TYPE, kind(path)),
            (header::CACHE_CONTROL, cache(path)),
        ],
        [(header::VARY, "accept-encoding")],
        encoding.map(HeaderPairs),
        shown_elsewhere(path).map(HeaderPairs),
        shared(file.data),
    );
    Some(unless_known(headers, &tag, response))
}

/// Everybody reads the same copy, the one in the binary; at home, where files lie in their folder, it is read anew.
fn shared(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

/// The picture under a link is shown where the link was sent.
fn shown_elsewhere(path: &str) -> Option<[(HeaderName, &'static str); 1]> {
    let policy = HeaderName::from_static("cross-origin-resource-policy");
    let is_link = path.starts_with("assets/link-");
    is_link.then_some([(policy, "cross-origin")])
}

/// Headers that may be left out.
struct HeaderPairs([(HeaderName, &'static str); 1]);

impl axum::response::IntoResponseParts for HeaderPairs {
    type Error = std::convert::Infallible;

    fn into_response_parts(
        self,
        mut parts: axum::response::ResponseParts,
    ) -> Result<axum::response::ResponseParts, Self::Error> {
        for (name, value) in self.0 {
            parts
                .headers_mut()
                .insert(name, HeaderValue::from_static(value));
        }
        Ok(parts)
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" | "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Names with a hash in them never change what they stand for.
fn cache(path: &str) -> &'static str {
    let hashed = path.rsplit('/').next().is_some_and(|name| {
        name.split(['-', '.'])
            .any(|part| part.len() >= 12 && part.bytes().all(|byte| byte.is_ascii_hexdigit()))
    });
    if hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}
