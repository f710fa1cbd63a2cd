//! Accounts: a login and a password keep your games across devices.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::SignedCookieJar;
use protocol::{Credentials, Me};
use store::{Account, StoreError};
use table::{PersonId, tidy_name};

use super::passwords;
use super::sessions::end_session;
use super::who::{self, Who};
use crate::App;
use crate::body::Body;
use crate::caller::Caller;
use crate::limits::Kind;
use crate::problem::ApiError;

/// Makes an account of who you are now; your games stay yours.
#[utoipa::path(post, path = "/api/v1/account", request_body = Credentials,
    responses((status = 200, body = Me), (status = 409, description = "The login is taken")))]
pub(crate) async fn register(
    State(app): State<App>,
    Caller(from): Caller,
    who: Who,
    Body(new): Body<Credentials>,
) -> Result<Json<Me>, ApiError> {
    app.limits.allow(Kind::Secret, from)?;
    let login = tidy_name(&new.login).ok_or_else(|| {
        ApiError::BadInput("a login needs at least one visible letter".to_owned())
    })?;
    passwords::check(&new.password)?;
    if app.store.account_of(&who.id.0).await?.is_some() {
        return Err(ApiError::Taken("you have an account already".to_owned()));
    }
    let account = Account {
        person: who.id.0.clone(),
        login: login.clone(),
        password_hash: passwords::hash(new.password).await?,
    };
    match app.store.add_account(&account).await {
        Err(StoreError::LoginTaken) => Err(ApiError::Taken(
            "this login is taken; choose another".to_owned(),
        )),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Json(Me {
            name: Some(who.name),
            login: Some(login),
        })),
    }
}

/// Logs in, in this browser.
#[utoipa::path(post, path = "/api/v1/login", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, description = "Wrong login or password")))]
pub(crate) async fn login(
    State(app): State<App>,
    Caller(from): Caller,
    headers: HeaderMap,
    who: Option<Who>,
    jar: SignedCookieJar,
    Body(given): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    app.limits.allow(Kind::Secret, from)?;
    let login = tidy_name(&given.login).unwrap_or_default();
    let account = app.store.account_by_login(&login).await?;
    let stored = account
        .as_ref()
        .map(|account| account.password_hash.clone());
    let right = passwords::verify(given.password, stored).await?;
    let account = account
        .filter(|_| right)
        .ok_or(ApiError::WrongCredentials)?;
    let person = app
        .store
        .person(&account.person)
        .await?
        .ok_or(ApiError::WrongCredentials)?;
    if let Some(who) = who {
        end_session(&app, &who.session).await?;
    }
    let id = PersonId(person.id);
    let jar = who::start_session(&app, jar, &id, &who::user_agent(&headers)).await?;
    let me = Me {
        name: Some(person.name),
        login: Some(account.login),
    };
    Ok((jar, Json(me)))
}

/// Ends this browser's session.
#[utoipa::path(post, path = "/api/v1/logout", responses((status = 204)))]
pub(crate) async fn logout(
    State(app): State<App>,
    who: Who,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), ApiError> {
    end_session(&app, &who.session).await?;
    Ok((StatusCode::NO_CONTENT, who::without_cookie(jar)))
}
