//! Closed doors: headers that keep browsers honest, and no request from foreign pages.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;
use crate::caller::{self, OverTls};
use crate::problem::ApiError;

/// Everything comes from this server; no inline script; WebAssembly may be compiled, nothing evaluated.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)",
    ),
];

/// Half a year: the browser asks this host over HTTPS only.
const ONLY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=15552000");

/// Puts the headers on every answer.
pub(crate) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let OverTls(tls) = caller::over_tls(request.extensions(), request.headers(), &app);
    let mut response = next.run(request).await;
    if tls {
        let headers = response.headers_mut();
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONLY_HTTPS);
    }
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// HTTP/2 names the host in the address; everybody here looks for it among the headers.
pub(crate) async fn named_host(mut request: Request) -> Request {
    if !request.headers().contains_key(header::HOST)
        && let Some(host) = request.uri().authority()
        && let Ok(host) = HeaderValue::from_str(host.as_str())
    {
        request.headers_mut().insert(header::HOST, host);
    }
    request
}

/// Where the names of the house are set, it answers to no other: a page elsewhere that points its own name at us gets nothing.
/// Whoever watches over the house may ask by any name.
pub(crate) async fn known_host_only(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let watched = request.uri().path() == "/healthz";
    if app.hosts.is_empty() || watched || is_known_host(request.headers(), &app.hosts) {
        Ok(next.run(request).await)
    } else {
        Err(ApiError::WrongHost)
    }
}

fn is_known_host(headers: &HeaderMap, known: &[String]) -> bool {
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    host.is_some_and(|host| {
        let name = without_port(host);
        known
            .iter()
            .any(|it| without_port(it).eq_ignore_ascii_case(name))
    })
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        // What follows the last colon of a bare IPv6 address in brackets is part of it.
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// A request that changes something must come from a page of ours. Cookies are `SameSite` too; this
/// is the second lock.
pub(crate) async fn own_pages_only(request: Request, next: Next) -> Result<Response, ApiError> {
    let reads = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if !reads && !is_own_origin(request.headers()) {
        return Err(ApiError::Foreign);
    }
    Ok(next.run(request).await)
}

/// Does the request name the host it is sent to as its origin? Without an origin it does not.
pub(crate) fn is_own_origin(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST)) else {
        return false;
    };
    let bare = origin
        .strip_prefix("https://")
        .or_else(|| origin.strip_prefix("http://"));
    bare.is_some_and(|bare| bare.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(origin: Option<&str>, host: &str, own: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(is_own_origin(&headers), own, "{origin:?} at {host}");
    }

    #[test]
    fn only_the_own_host_is_an_own_origin() {
        check(Some("http://192.168.0.7:7777"), "192.168.0.7:7777", true);
        check(Some("https://camel.example"), "camel.example", true);
        check(Some("https://CAMEL.example"), "camel.example", true);
        check(
            Some("https://camel.example.evil.example"),
            "camel.example",
            false,
        );
        check(Some("https://evil.example"), "camel.example", false);
        check(Some("http://camel.example:81"), "camel.example", false);
        check(Some("null"), "camel.example", false);
        check(None, "camel.example", false);
    }

    #[test]
    fn a_house_with_names_answers_to_no_other() {
        let known = ["camel.example".to_owned(), "[2001:db8::7]".to_owned()];
        let is_known = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            is_known_host(&headers, &known)
        };
        for host in [
            "camel.example",
            "CAMEL.example:7777",
            "[2001:db8::7]:443",
            "[2001:db8::7]",
        ] {
            assert!(is_known(host), "{host}");
        }
        for host in [
            "evil.example",
            "camel.example.evil.example",
            "127.0.0.1:7777",
            "",
        ] {
            assert!(!is_known(host), "{host}");
        }
        assert!(!is_known_host(&HeaderMap::new(), &known));
    }
}
