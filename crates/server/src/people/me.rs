//! `/api/v1/me`: who you are, what you are called, and how to be forgotten.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::SignedCookieJar;
use protocol::{Me, NewName};
use table::tidy_name;

use super::who::{self, Who};
use crate::App;
use crate::body::Body;
use crate::caller::{Caller, OverTls};
use crate::limits::Kind;
use crate::problem::ApiError;

/// Who you are.
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Me)))]
pub(crate) async fn show(State(app): State<App>, who: Option<Who>) -> Result<Json<Me>, ApiError> {
    let Some(who) = who else {
        return Ok(Json(Me {
            name: None,
            login: None,
        }));
    };
    let account = app.store.account_of(&who.id.0).await?;
    Ok(Json(Me {
        name: Some(who.name),
        login: account.map(|account| account.login),
    }))
}

/// Tells what you want to be called. Who was unknown is a guest from now on.
#[utoipa::path(put, path = "/api/v1/me", request_body = NewName, responses((status = 200, body = Me)))]
pub(crate) async fn rename(
    State(app): State<App>,
    Caller(from): Caller,
    OverTls(tls): OverTls,
    headers: HeaderMap,
    who: Option<Who>,
    jar: SignedCookieJar,
    Body(new): Body<NewName>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let name = tidy_name(&new.name).ok_or(table::Refusal::NoName)?;
    app.keeping.welcome(&name)?;
    let jar = match &who {
        Some(who) => {
            app.store.rename_person(&who.id.0, &name).await?;
            jar
        }
        None => {
            app.limits.allow(Kind::Newcomer, from)?;
            let person = who::new_guest(&app, &name).await?;
            who::start_session(&app, jar, &person, &who::user_agent(&headers), tls).await?
        }
    };
    let account = match &who {
        Some(who) => app.store.account_of(&who.id.0).await?,
        None => None,
    };
    let login = account.map(|account| account.login);
    Ok((
        jar,
        Json(Me {
            name: Some(name),
            login,
        }),
    ))
}

/// Deletes you with your personal data: name, account, sessions, what you said. Finished games stay, without your name.
#[utoipa::path(delete, path = "/api/v1/me", responses((status = 204)))]
pub(crate) async fn erase(
    State(app): State<App>,
    who: Who,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), ApiError> {
    let now = crate::clock::now().0;
    let sessions = app.store.sessions_of(&who.id.0, now).await?;
    app.tables.forget(&who.id).await?;
    for session in sessions {
        app.sockets.end_session(&session.id);
    }
    Ok((StatusCode::NO_CONTENT, who::without_cookie(jar)))
}
