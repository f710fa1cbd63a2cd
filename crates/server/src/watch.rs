//! Health, metrics and the document of the API.

use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use protocol::{PeopleHere, Way};
use utoipa::OpenApi;

use crate::App;
use crate::caller::Caller;
use crate::limits::Kind;
use crate::problem::ApiError;
use crate::{games, keeper, people, tables};

/// Is the house open? It is if what happens can be stored: a row is written again and again.
pub(crate) async fn health(
    State(app): State<App>,
    Caller(from): Caller,
) -> Result<(StatusCode, &'static str), ApiError> {
    app.limits.allow(Kind::Watch, from)?;
    Ok(if app.pulse.is_there(Instant::now()) {
        (StatusCode::OK, "open\n")
    } else {
        let text = "the store cannot be written\n";
        (StatusCode::SERVICE_UNAVAILABLE, text)
    })
}

/// Numbers for Prometheus, for this machine only; nowhere here if they have an address of their own.
pub(crate) async fn metrics(
    State(app): State<App>,
    Caller(from): Caller,
) -> Result<String, ApiError> {
    app.limits.allow(Kind::Watch, from)?;
    if app.metrics_elsewhere || !from.is_loopback() {
        return Err(ApiError::NotFound);
    }
    Ok(numbers(&app))
}

/// An address that answers with the numbers and nothing else.
pub(crate) fn metrics_alone(app: App) -> Router {
    let answer = |State(app): State<App>| async move { numbers(&app) };
    Router::new().route("/metrics", get(answer)).with_state(app)
}

fn numbers(app: &App) -> String {
    metrics::gauge!("caravanserai_tables_awake").set(app.tables.awake() as f64);
    app.metrics.render()
}

/// The address under which others find the house.
#[utoipa::path(get, path = "/api/v1/way", responses((status = 200, body = Way)))]
pub(crate) async fn way(State(app): State<App>) -> Json<Way> {
    Json(app.way.clone())
}

/// How many people are in the house.
#[utoipa::path(get, path = "/api/v1/here", responses((status = 200, body = PeopleHere)))]
pub(crate) async fn here(State(app): State<App>) -> Json<PeopleHere> {
    let people = u32::try_from(app.sockets.people()).unwrap_or(u32::MAX);
    Json(PeopleHere { people })
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Caravanserai",
        description = "The house of Dschamál and Gimel."
    ),
    paths(
        way,
        here,
        people::show,
        people::rename,
        people::erase,
        people::register,
        people::account,
        people::change_password,
        people::codes,
        people::recover,
        people::strength,
        people::login,
        people::logout,
        people::list,
        people::end,
        people::end_all,
        tables::routes::open,
        tables::routes::list,
        tables::routes::mine,
        keeper::enter,
        keeper::leave,
        keeper::show,
        keeper::act,
        games::list,
        games::show,
        games::share,
        games::contests_of,
        games::contest,
        games::builds_of,
        games::build
    )
)]
struct Api;

/// The document of everything under `/api/v1`.
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
