//! The browsers in which you are known, and how to end them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use protocol::SessionInfo;
use table::{Millis, PersonId};

use super::Who;
use super::who::without_cookie;
use crate::App;
use crate::problem::ApiError;

/// Your sessions, the one last seen first.
#[utoipa::path(get, path = "/api/v1/sessions", responses((status = 200, body = [SessionInfo])))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Who,
) -> Result<Json<Vec<SessionInfo>>, ApiError> {
    let sessions = app
        .store
        .sessions_of(&who.id.0, crate::clock::now().0)
        .await?;
    let infos = sessions.into_iter().map(|session| SessionInfo {
        current: session.id == who.session,
        id: session.id,
        created_at: Millis(session.created_at),
        last_seen: Millis(session.last_seen),
        user_agent: session.user_agent,
    });
    Ok(Json(infos.collect()))
}

/// Ends one of your sessions.
#[utoipa::path(delete, path = "/api/v1/sessions/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 404)))]
pub(crate) async fn end(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let own = app
        .store
        .sessions_of(&who.id.0, crate::clock::now().0)
        .await?;
    if !own.iter().any(|session| session.id == id) {
        return Err(ApiError::NotFound);
    }
    end_session(&app, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Logs you out everywhere, here too.
#[utoipa::path(delete, path = "/api/v1/sessions", responses((status = 204)))]
pub(crate) async fn end_all(
    State(app): State<App>,
    who: Who,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), ApiError> {
    end_all_sessions(&app, &who.id).await?;
    Ok((StatusCode::NO_CONTENT, without_cookie(jar)))
}

/// Ends every session of somebody, and every socket that was opened in one.
pub(crate) async fn end_all_sessions(app: &App, person: &PersonId) -> Result<(), ApiError> {
    let now = crate::clock::now().0;
    let open = app.store.sessions_of(&person.0, now).await?;
    app.store.end_sessions_of(&person.0, None).await?;
    for session in open {
        app.sockets.end_session(&session.id);
    }
    Ok(())
}

/// Ends a session, and with it every socket that was opened in it.
pub(crate) async fn end_session(app: &App, id: &str) -> Result<(), ApiError> {
    app.store.end_session(id).await?;
    app.sockets.end_session(id);
    Ok(())
}
