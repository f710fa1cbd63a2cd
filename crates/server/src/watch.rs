//! Health, metrics and the document of the API.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{PeopleHere, Way};
use utoipa::OpenApi;

use crate::App;
use crate::{games, keeper, people, tables};

/// Is the house open? It is if the store answers.
pub(crate) async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store.table("-").await {
        Ok(_) => (StatusCode::OK, "open\n"),
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store does not answer\n",
        ),
    }
}

/// Numbers for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> String {
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
