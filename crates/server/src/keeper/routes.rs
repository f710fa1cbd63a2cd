//! `/api/v1/keeper`: coming in with the token, looking around, doing something about it.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use protocol::{
    KeeperBan, KeeperDeed, KeeperEntry, KeeperLine, KeeperReport, KeeperTable, KeeperView,
};
use store::{KeptReport, TableRecord, TableStatus};
use table::{Millis, TableId};

use super::deeds;
use crate::App;
use crate::body::Body;
use crate::caller::{Caller, OverTls};
use crate::limits::Kind;
use crate::problem::ApiError;

/// The cookie by which the keeper is known, on this path and nowhere else.
const COOKIE: &str = "caravanserai-keeper";
const PATH: &str = "/api/v1/keeper";
/// How many of each kind are shown.
const SHOWN: u32 = 200;

/// Whoever keeps the house; nobody else gets past this.
pub(crate) struct Keeper;

impl FromRequestParts<App> for Keeper {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Keeper, ApiError> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.cookie_key.clone());
        let cookie = jar.get(COOKIE).ok_or(ApiError::NotKeeper)?;
        match app
            .keeping
            .desks
            .is_open(&app.store, cookie.value())
            .await?
        {
            true => Ok(Keeper),
            false => Err(ApiError::NotKeeper),
        }
    }
}

/// Comes in with the token that `caravanserai keeper-token` prints.
#[utoipa::path(post, path = "/api/v1/keeper/enter", request_body = KeeperEntry,
    responses((status = 204), (status = 401, description = "Wrong token")))]
pub(crate) async fn enter(
    State(app): State<App>,
    Caller(from): Caller,
    OverTls(tls): OverTls,
    jar: SignedCookieJar,
    Body(entry): Body<KeeperEntry>,
) -> Result<(StatusCode, SignedCookieJar), ApiError> {
    app.limits.allow(Kind::Secret, from)?;
    app.throttle.allow_from(from)?;
    let opened = app
        .keeping
        .desks
        .open(&app.store, entry.token.trim())
        .await?;
    let secret = opened.ok_or(ApiError::WrongToken)?;
    let mut cookie = Cookie::new(COOKIE, secret);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Strict);
    cookie.set_secure(tls);
    cookie.set_path(PATH);
    Ok((StatusCode::NO_CONTENT, jar.add(cookie)))
}

/// Goes out again.
#[utoipa::path(post, path = "/api/v1/keeper/leave", responses((status = 204)))]
pub(crate) async fn leave(
    State(app): State<App>,
    _: Keeper,
    jar: SignedCookieJar,
) -> (StatusCode, SignedCookieJar) {
    if let Some(cookie) = jar.get(COOKIE) {
        app.keeping.desks.close(cookie.value());
    }
    let mut cookie = Cookie::from(COOKIE);
    cookie.set_path(PATH);
    (StatusCode::NO_CONTENT, jar.remove(cookie))
}

/// The house as its keeper sees it.
#[utoipa::path(get, path = "/api/v1/keeper", responses((status = 200, body = KeeperView), (status = 401)))]
pub(crate) async fn show(State(app): State<App>, _: Keeper) -> Result<Json<KeeperView>, ApiError> {
    let mut reports = Vec::new();
    for kept in app.store.reports(SHOWN).await? {
        reports.push(report(&app, kept).await?);
    }
    let mut bans = Vec::new();
    for ban in app.store.bans().await? {
        let of_person = matches!(ban.kind.as_str(), "person" | "mute");
        let name = match of_person {
            true => name_of(&app, &ban.value).await?,
            false => ban.value.clone(),
        };
        bans.push(KeeperBan {
            kind: ban.kind,
            value: ban.value,
            name,
            why: ban.why,
            at: Millis(ban.at),
        });
    }
    let tables = app.store.lively_tables(SHOWN).await?;
    let deeds = app.store.deeds(SHOWN).await?;
    let words = app.store.note(super::WORDS).await?.unwrap_or_default();
    Ok(Json(KeeperView {
        reports,
        tables: tables.into_iter().map(table).collect(),
        people: app.keeping.people(),
        bans,
        deeds: deeds
            .into_iter()
            .map(|deed| KeeperLine {
                deed: deed.deed,
                about: deed.about,
                why: deed.why,
                at: Millis(deed.at),
            })
            .collect(),
        words: words.lines().map(str::to_owned).collect(),
    }))
}

/// Does something; answers how the house is then.
#[utoipa::path(post, path = "/api/v1/keeper", request_body = Object,
    responses((status = 200, body = KeeperView), (status = 401), (status = 404)))]
pub(crate) async fn act(
    State(app): State<App>,
    keeper: Keeper,
    Body(deed): Body<KeeperDeed>,
) -> Result<Json<KeeperView>, ApiError> {
    deeds::carry_out(&app, deed).await?;
    show(State(app), keeper).await
}

async fn report(app: &App, kept: KeptReport) -> Result<KeeperReport, ApiError> {
    let about_name = match &kept.report.about {
        Some(person) => Some(name_of(app, person).await?),
        None => None,
    };
    Ok(KeeperReport {
        id: kept.id,
        by: name_of(app, &kept.report.by).await?,
        table: TableId(kept.report.table),
        about: kept.report.about,
        about_name,
        text: kept.report.text,
        at: Millis(kept.report.at),
        settled: kept.settled,
    })
}

/// Who has been forgotten has no name any more.
async fn name_of(app: &App, person: &str) -> Result<String, ApiError> {
    let person = app.store.person(person).await?;
    Ok(person.map_or_else(|| store::DELETED_PLAYER.to_owned(), |person| person.name))
}

fn table(record: TableRecord) -> KeeperTable {
    KeeperTable {
        table: TableId(record.id),
        game: record.game,
        public: record.public,
        seats: record
            .summary
            .seats
            .into_iter()
            .map(|seat| seat.name)
            .collect(),
        playing: record.summary.status == TableStatus::Playing,
        updated: Millis(record.summary.updated_at),
    }
}
