//! Accounts: a login and a password keep your games across devices.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::SignedCookieJar;
use protocol::{AccountInfo, Credentials, Me, PasswordChange, Registered};
use store::{Account, StoreError};
use table::{PersonId, tidy_name};

use super::recovery::new_codes;
use super::sessions::{end_all_sessions, end_session};
use super::who::{self, Who};
use super::{passwords, strength};
use crate::App;
use crate::body::Body;
use crate::caller::{Caller, OverTls};
use crate::limits::Kind;
use crate::problem::ApiError;

/// Makes an account of who you are now; your games stay yours. This browser's session begins anew.
#[utoipa::path(post, path = "/api/v1/account", request_body = Credentials,
    responses((status = 200, body = Registered), (status = 409, description = "The login is taken")))]
pub(crate) async fn register(
    State(app): State<App>,
    Caller(from): Caller,
    OverTls(tls): OverTls,
    headers: HeaderMap,
    who: Who,
    jar: SignedCookieJar,
    Body(new): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Registered>), ApiError> {
    app.limits.allow(Kind::Secret, from)?;
    app.throttle.allow_from(from)?;
    let login = tidy_name(&new.login).ok_or_else(|| {
        ApiError::BadInput("a login needs at least one visible letter".to_owned())
    })?;
    app.keeping.welcome(&login)?;
    strength::check(&new.password, &[&login, &who.name])?;
    if app.store.account_of(&who.id.0).await?.is_some() {
        return Err(ApiError::Taken("you have an account already".to_owned()));
    }
    let account = Account {
        person: who.id.0.clone(),
        login: login.clone(),
        password_hash: passwords::hash(new.password).await?,
    };
    match app.store.add_account(&account).await {
        Err(StoreError::LoginTaken) => {
            return Err(ApiError::Taken(
                "this login is taken; choose another".to_owned(),
            ));
        }
        Err(error) => return Err(error.into()),
        Ok(()) => {}
    }
    let codes = new_codes(&app, &who.id.0).await?;
    let agent = who::user_agent(&headers);
    let jar = who::start_session(&app, jar, &who.id, &agent, tls).await?;
    end_session(&app, &who.session).await?;
    let me = Me {
        name: Some(who.name),
        login: Some(login),
    };
    Ok((jar, Json(Registered { me, codes })))
}

/// Logs in, in this browser.
#[utoipa::path(post, path = "/api/v1/login", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, description = "Wrong login or password")))]
pub(crate) async fn login(
    State(app): State<App>,
    Caller(from): Caller,
    OverTls(tls): OverTls,
    headers: HeaderMap,
    who: Option<Who>,
    jar: SignedCookieJar,
    Body(given): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let login = tidy_name(&given.login).unwrap_or_default();
    let account = app.store.account_by_login(&login).await?;
    tries(&app, from, &jar, &login, account.as_ref())?;
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
    app.keeping.let_in(&person.id)?;
    if let Some(who) = who {
        end_session(&app, &who.session).await?;
    }
    let id = PersonId(person.id);
    let jar = who::start_session(&app, jar, &id, &who::user_agent(&headers), tls).await?;
    let me = Me {
        name: Some(person.name),
        login: Some(account.login),
    };
    Ok((who::known_here(jar, &id, tls), Json(me)))
}

/// May this be tried now: from this address, from its network, and for this account?
pub(super) fn tries(
    app: &App,
    from: IpAddr,
    jar: &SignedCookieJar,
    login: &str,
    account: Option<&Account>,
) -> Result<(), ApiError> {
    app.limits.allow(Kind::Secret, from)?;
    app.throttle.allow_from(from)?;
    let person = account.map(|account| account.person.as_str());
    let known = person.filter(|person| who::is_known_here(jar, person));
    app.throttle.allow_account(login, known)
}

/// The account of who asks, if this is its password.
pub(super) async fn own_account(
    app: &App,
    from: IpAddr,
    who: &Who,
    password: String,
) -> Result<Account, ApiError> {
    app.limits.allow(Kind::Secret, from)?;
    app.throttle.allow_from(from)?;
    let account = app.store.account_of(&who.id.0).await?;
    let account = account.ok_or(ApiError::NotFound)?;
    // Who is logged in has tries of their own, too: a browser left open is no door.
    let own = Some(who.id.0.as_str());
    app.throttle.allow_account(&account.login, own)?;
    let right = passwords::verify(password, Some(account.password_hash.clone()));
    if right.await? {
        Ok(account)
    } else {
        Err(ApiError::WrongPassword)
    }
}

/// What the house knows of your account.
#[utoipa::path(get, path = "/api/v1/account", responses((status = 200, body = AccountInfo), (status = 404)))]
pub(crate) async fn account(
    State(app): State<App>,
    who: Who,
) -> Result<Json<AccountInfo>, ApiError> {
    let account = app.store.account_of(&who.id.0).await?;
    let account = account.ok_or(ApiError::NotFound)?;
    Ok(Json(AccountInfo {
        login: account.login,
        codes_left: app.store.recovery_codes_left(&who.id.0).await?,
    }))
}

/// Changes your password. Every other browser is logged out.
#[utoipa::path(put, path = "/api/v1/account/password", request_body = PasswordChange,
    responses((status = 204), (status = 401, description = "Wrong password")))]
pub(crate) async fn change_password(
    State(app): State<App>,
    Caller(from): Caller,
    OverTls(tls): OverTls,
    headers: HeaderMap,
    who: Who,
    jar: SignedCookieJar,
    Body(change): Body<PasswordChange>,
) -> Result<(StatusCode, SignedCookieJar), ApiError> {
    let account = own_account(&app, from, &who, change.old).await?;
    strength::check(&change.new, &[&account.login, &who.name])?;
    let hash = passwords::hash(change.new).await?;
    app.store.set_password_hash(&who.id.0, &hash).await?;
    end_all_sessions(&app, &who.id).await?;
    let agent = who::user_agent(&headers);
    let jar = who::start_session(&app, jar, &who.id, &agent, tls).await?;
    let jar = who::known_here(jar, &who.id, tls);
    Ok((StatusCode::NO_CONTENT, jar))
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
