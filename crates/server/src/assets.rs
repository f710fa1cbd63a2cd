//! The browser client, compiled into the binary: compressed beforehand, cached for ever by name.

use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct Dist;

/// A file of the client; every other path is a page of it.
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if let Some(response) = file(path, request.headers()) {
        return response;
    }
    // A missing file is missing; a missing page is the client's to show.
    if path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'))
        || path.starts_with("api/")
    {
        return (StatusCode::NOT_FOUND, "there is nothing here").into_response();
    }
    file("index.html", request.headers()).unwrap_or_else(|| {
        let text = "the browser client is not built in; build with `cargo xtask run`";
        (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
    })
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
    let body = packed.unwrap_or(plain).data;
    let response = (
        [
            (header::CONTENT_TYPE, kind(path)),
            (header::CACHE_CONTROL, cache(path)),
        ],
        [(header::VARY, "accept-encoding")],
        encoding.map(HeaderPairs),
        body.into_owned(),
    );
    Some(response.into_response())
}

/// Headers that may be left out.
struct HeaderPairs([(header::HeaderName, &'static str); 1]);

impl axum::response::IntoResponseParts for HeaderPairs {
    type Error = std::convert::Infallible;

    fn into_response_parts(
        self,
        mut parts: axum::response::ResponseParts,
    ) -> Result<axum::response::ResponseParts, Self::Error> {
        for (name, value) in self.0 {
            parts
                .headers_mut()
                .insert(name, header::HeaderValue::from_static(value));
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
