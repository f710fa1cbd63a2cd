//! The table of contents of the server: every path and who answers it.

use std::time::Duration;

use axum::Router;
use axum::http::{HeaderName, StatusCode};
use axum::routing::{any, delete, get, post, put};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::{App, assets, doors, games, keeper, limits, people, socket, tables, watch};

/// The most bytes a request may have.
const MOST_BODY: usize = 64 * 1024;
/// The longest a request may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// All paths.
pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .route("/openapi.json", get(watch::openapi))
        .route(
            "/me",
            get(people::show).put(people::rename).delete(people::erase),
        )
        .route("/way", get(watch::way))
        .route("/here", get(watch::here))
        .route("/account", post(people::register).get(people::account))
        .route("/account/password", put(people::change_password))
        .route("/account/codes", post(people::codes))
        .route("/account/recover", post(people::recover))
        .route("/account/strength", post(people::strength))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .route("/sessions", get(people::list).delete(people::end_all))
        .route("/sessions/{id}", delete(people::end))
        .route(
            "/tables",
            get(tables::routes::list).post(tables::routes::open),
        )
        .route("/tables/mine", get(tables::routes::mine))
        .route("/games", get(games::list))
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/shared", put(games::share))
        .route("/games/{id}/contests", get(games::contests_of))
        .route("/games/{id}/contests/{number}", get(games::contest))
        .route("/games/{id}/builds", get(games::builds_of))
        .route("/games/{id}/builds/{number}", get(games::build))
        .layer(axum::middleware::from_fn_with_state(
            app.clone(),
            keeper::welcome_only,
        ))
        .route("/keeper", get(keeper::show).post(keeper::act))
        .route("/keeper/enter", post(keeper::enter))
        .route("/keeper/leave", post(keeper::leave))
        .layer(axum::middleware::from_fn(doors::own_pages_only))
        .layer(axum::middleware::from_fn_with_state(
            app.clone(),
            limits::per_address,
        ))
        .layer(RequestBodyLimitLayer::new(MOST_BODY))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::GATEWAY_TIMEOUT,
            PATIENCE,
        ));
    let request_id = HeaderName::from_static("x-request-id");
    Router::new()
        .nest("/api/v1", api)
        // A socket is asked for by GET over HTTP/1.1, by CONNECT over HTTP/2.
        .route("/ws", any(socket::open))
        .route("/healthz", get(watch::health))
        .route("/metrics", get(watch::metrics))
        .fallback(assets::serve)
        .layer(CatchPanicLayer::new())
        .layer(axum::middleware::from_fn_with_state(
            app.clone(),
            doors::known_host_only,
        ))
        .layer(axum::middleware::from_fn_with_state(
            app.clone(),
            doors::headers,
        ))
        .layer(axum::middleware::map_request(doors::named_host))
        .layer(PropagateRequestIdLayer::new(request_id.clone()))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(SetRequestIdLayer::new(request_id, MakeRequestUuid))
        .with_state(app)
}

/// What is written down of a request: never its headers, where the cookie is.
fn span(request: &axum::extract::Request) -> tracing::Span {
    let id = request
        .headers()
        .get("x-request-id")
        .and_then(|value| value.to_str().ok());
    tracing::info_span!(
        "request",
        id = id.unwrap_or_default(),
        method = %request.method(),
        path = request.uri().path()
    )
}
