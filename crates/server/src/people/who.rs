//! Who asks: the session behind the signed cookie of a request.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use store::{Person, PersonKind, Session};
use table::{Millis, PersonId};

use crate::App;
use crate::problem::ApiError;

/// The name of the cookie.
const COOKIE: &str = "caravanserai";
/// The name of the cookie that says who was logged in here before.
const KNOWN: &str = "caravanserai-known";
/// A browser that was not seen for so long is forgotten.
const LIFETIME: Millis = Millis::days(180);
/// A session is not written anew more often than this.
const RENEWAL: Millis = Millis::days(1);

/// Somebody we know.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    /// Who they are.
    pub(crate) id: PersonId,
    /// What they are called.
    pub(crate) name: String,
    /// The hash of the session they use.
    pub(crate) session: String,
}

/// What is stored of a token: who reads the store cannot use it.
pub(crate) fn hashed(token: &str) -> String {
    let digest = Sha256::digest(token.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl OptionalFromRequestParts<App> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Who>, ApiError> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.cookie_key.clone());
        let Some(cookie) = jar.get(COOKIE) else {
            return Ok(None);
        };
        let now = crate::clock::now();
        let session = hashed(cookie.value());
        let Some(session) = app.store.session(&session, now.0).await? else {
            return Ok(None);
        };
        let Some(person) = app.store.person(&session.person).await? else {
            return Ok(None);
        };
        app.keeping.let_in(&person.id)?;
        if now - Millis(session.last_seen) > RENEWAL {
            app.store
                .renew_session(&session.id, now.0, (now + LIFETIME).0)
                .await?;
        }
        Ok(Some(Who {
            id: PersonId(person.id),
            name: person.name,
            session: session.id,
        }))
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, ApiError> {
        let who = <Who as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        who.ok_or(ApiError::Unknown)
    }
}

/// Makes a guest of this name.
pub(crate) async fn new_guest(app: &App, name: &str) -> Result<PersonId, ApiError> {
    let now = crate::clock::now().0;
    let person = Person {
        id: format!("p{}", &crate::random::secret()?[..24]),
        name: name.to_owned(),
        kind: PersonKind::Guest,
        created_at: now,
        last_seen: now,
    };
    app.store.add_person(&person).await?;
    Ok(PersonId(person.id))
}

/// Starts a session for somebody and puts its token into the cookie.
pub(crate) async fn start_session(
    app: &App,
    jar: SignedCookieJar,
    person: &PersonId,
    user_agent: &str,
    tls: bool,
) -> Result<SignedCookieJar, ApiError> {
    let now = crate::clock::now();
    let token = crate::random::secret()?;
    let session = Session {
        id: hashed(&token),
        person: person.0.clone(),
        created_at: now.0,
        last_seen: now.0,
        expires_at: (now + LIFETIME).0,
        user_agent: user_agent
            .chars()
            .filter(|c| !c.is_control())
            .take(200)
            .collect(),
    };
    app.store.add_session(&session).await?;
    Ok(jar.add(ours(COOKIE, token, tls)))
}

/// A cookie for pages of ours alone.
fn ours(name: &'static str, value: String, tls: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(tls);
    cookie.set_path("/");
    cookie.make_permanent();
    cookie
}

/// Notes that this browser was logged in as somebody: those who guess elsewhere cannot use up its tries.
pub(crate) fn known_here(jar: SignedCookieJar, person: &PersonId, tls: bool) -> SignedCookieJar {
    jar.add(ours(KNOWN, person.0.clone(), tls))
}

/// Was this browser logged in as this person before?
pub(crate) fn is_known_here(jar: &SignedCookieJar, person: &str) -> bool {
    jar.get(KNOWN)
        .is_some_and(|cookie| cookie.value() == person)
}

/// Takes the cookie away.
pub(crate) fn without_cookie(jar: SignedCookieJar) -> SignedCookieJar {
    let mut cookie = Cookie::from(COOKIE);
    cookie.set_path("/");
    jar.remove(cookie)
}

/// What the browser calls itself.
pub(crate) fn user_agent(headers: &axum::http::HeaderMap) -> String {
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|value| value.to_str().ok());
    agent.unwrap_or_default().to_owned()
}
