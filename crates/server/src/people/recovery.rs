//! Recovery codes: for who forgot a password. Shown once, used once, without any e-mail.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use protocol::{Me, OwnPassword, Recovering, RecoveryCodes};
use table::{PersonId, tidy_name};

use super::account::{own_account, tries};
use super::who::{self, Who, hashed};
use super::{passwords, strength};
use crate::App;
use crate::body::Body;
use crate::caller::{Caller, OverTls};
use crate::problem::ApiError;

/// How many somebody gets.
const CODES: usize = 8;

/// New codes in place of old ones: written down by their owner, and here only as hashes.
pub(super) async fn new_codes(app: &App, person: &str) -> Result<Vec<String>, ApiError> {
    let codes: Result<Vec<String>, _> = (0..CODES).map(|_| crate::random::code()).collect();
    let codes = codes?;
    let hashes: Vec<String> = codes.iter().map(|code| hash_of(code)).collect();
    app.store.set_recovery_codes(person, &hashes).await?;
    Ok(codes)
}

/// However it was typed: dashes, spaces and capitals are for readers. A code is long enough to be hashed like a token.
fn hash_of(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    hashed(&letters.collect::<String>().to_ascii_lowercase())
}

/// New recovery codes; those from before are worth nothing any more.
#[utoipa::path(post, path = "/api/v1/account/codes", request_body = OwnPassword,
    responses((status = 200, body = RecoveryCodes), (status = 401, description = "Wrong password")))]
pub(crate) async fn codes(
    State(app): State<App>,
    Caller(from): Caller,
    who: Who,
    Body(given): Body<OwnPassword>,
) -> Result<Json<RecoveryCodes>, ApiError> {
    own_account(&app, from, &who, given.password).await?;
    let codes = new_codes(&app, &who.id.0).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// A new password by a recovery code. Every browser is logged out, and this one in.
#[utoipa::path(post, path = "/api/v1/account/recover", request_body = Recovering,
    responses((status = 200, body = Me), (status = 401, description = "Wrong login or code")))]
pub(crate) async fn recover(
    State(app): State<App>,
    Caller(from): Caller,
    OverTls(tls): OverTls,
    headers: HeaderMap,
    jar: SignedCookieJar,
    Body(given): Body<Recovering>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let login = tidy_name(&given.login).unwrap_or_default();
    let account = app.store.account_by_login(&login).await?;
    tries(&app, from, &jar, &login, account.as_ref())?;
    strength::check(&given.password, &[&login])?;
    // The same work whether or not there is such an account.
    let hash = passwords::hash(given.password).await?;
    let account = account.ok_or(ApiError::WrongCode)?;
    let now = crate::clock::now().0;
    let open = app.store.sessions_of(&account.person, now).await?;
    let code = hash_of(&given.code);
    if !app.store.recover(&account.person, &code, &hash).await? {
        return Err(ApiError::WrongCode);
    }
    for session in open {
        app.sockets.end_session(&session.id);
    }
    let person = app.store.person(&account.person).await?;
    let person = person.ok_or(ApiError::WrongCode)?;
    let id = PersonId(person.id);
    let jar = who::start_session(&app, jar, &id, &who::user_agent(&headers), tls).await?;
    let me = Me {
        name: Some(person.name),
        login: Some(account.login),
    };
    Ok((jar, Json(me)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_however_it_is_typed() {
        let code = crate::random::code().unwrap();
        assert_eq!(code.len(), 19, "{code}");
        assert_eq!(
            hash_of(&code),
            hash_of(&code.to_uppercase().replace('-', " "))
        );
        assert_ne!(hash_of(&code), hash_of(&code[1..]));
    }
}
