//! `/api/v1/games`: finished games, searched and shown.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{GameRecord, GameShared, GameSummary, GamesPage};
use serde::Deserialize;
use store::{Cursor, FinishedGame, GameQuery, PlayerIs, Viewer};
use table::{BuildLine, Building, LightsOn, Millis, Table, TableId};
use utoipa::IntoParams;

use crate::App;
use crate::body::Body;
use crate::people::Who;
use crate::problem::ApiError;

/// What is looked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct Wanted {
    /// Part of a player's name; `me` for your own games.
    player: Option<String>,
    /// The code of a table.
    table: Option<String>,
    /// `gimel` or `dschamal`.
    game: Option<String>,
    /// `1-0`, `0-1` or `1/2-1/2`; in Dschamál the winners counted from 1, as `2` or `1+4`, or `draw`.
    result: Option<String>,
    /// Ended at this instant or later, in milliseconds since 1970.
    from: Option<i64>,
    /// Ended before this instant.
    to: Option<i64>,
    /// The `next` of the page before.
    before: Option<String>,
    /// How many, at most 100.
    limit: Option<u32>,
}

/// The longest text that is looked for.
const LONGEST: usize = 100;

impl Wanted {
    /// Nothing is looked for that nobody can be called.
    fn check(&self) -> Result<(), ApiError> {
        let texts = [
            &self.player,
            &self.table,
            &self.game,
            &self.result,
            &self.before,
        ];
        for text in texts.into_iter().flatten() {
            if text.chars().count() > LONGEST || text.chars().any(char::is_control) {
                let why =
                    format!("a search has at most {LONGEST} letters, and no control characters");
                return Err(ApiError::BadInput(why));
            }
        }
        Ok(())
    }
}

/// What a finished game can be called: others are not looked for.
fn known_name(id: &str) -> Result<(), ApiError> {
    let fits = (1..=40).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    fits.then_some(()).ok_or(ApiError::NotFound)
}

/// Finished games that you may see, newest first: those that everybody may, and those where you were.
#[utoipa::path(get, path = "/api/v1/games", params(Wanted), responses((status = 200, body = GamesPage)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Option<Who>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<GamesPage>, ApiError> {
    wanted.check()?;
    let me = who.as_ref().map(|who| who.id.0.as_str());
    let player = match (wanted.player, me) {
        (Some(name), None) if name == "me" => return Err(ApiError::Unknown),
        (Some(name), Some(me)) if name == "me" => Some(PlayerIs::Person(me.to_owned())),
        (Some(name), _) => Some(PlayerIs::Named(name)),
        (None, _) => None,
    };
    let before = wanted.before.as_deref().map(cursor).transpose()?;
    let query = GameQuery {
        viewer: me.map_or(Viewer::Anybody, |me| Viewer::Person(me.to_owned())),
        player,
        table: wanted.table,
        game: wanted.game,
        result: wanted.result,
        from: wanted.from,
        to: wanted.to,
        limit: wanted.limit.unwrap_or(30).clamp(1, 100),
        before,
    };
    let page = app.store.games(&query).await?;
    Ok(Json(GamesPage {
        games: page.games.iter().map(|game| summary(game, me)).collect(),
        next: page
            .next
            .map(|next| format!("{}~{}", next.ended_at, next.id)),
    }))
}

fn cursor(text: &str) -> Result<Cursor, ApiError> {
    let parts = text
        .split_once('~')
        .and_then(|(at, id)| Some((at.parse().ok()?, id)));
    let (ended_at, id) =
        parts.ok_or_else(|| ApiError::BadInput("`before` is the `next` of a page".to_owned()))?;
    Ok(Cursor {
        ended_at,
        id: id.to_owned(),
    })
}

/// The code of its table is an invitation: only who played there is told.
fn summary(game: &FinishedGame, me: Option<&str>) -> GameSummary {
    let played = |me: &str| game.is_played_by(me);
    GameSummary {
        id: game.id.clone(),
        table: me.is_some_and(played).then(|| game.table.clone()),
        game: game.game.clone(),
        players: game
            .players
            .iter()
            .map(|player| player.name.clone())
            .collect(),
        result: game.result.clone(),
        reason: game.reason.clone(),
        ended_at: Millis(game.ended_at),
        turns: match game.game.as_str() {
            "dschamal" => contests(&game.record),
            _ => turns(&game.record),
        },
        public: game.public,
    }
}

/// A game of Dschamál is a scenario: its contests are counted.
fn contests(record: &str) -> u32 {
    let scenario: serde_json::Value = serde_json::from_str(record).unwrap_or_default();
    let actions = scenario["actions"].as_array();
    let contests = actions.into_iter().flatten();
    let contests = contests.filter(|action| action.get("contest").is_some());
    u32::try_from(contests.count()).unwrap_or(0)
}

/// Turns are the words of a record's last part that look like moves.
fn turns(record: &str) -> u32 {
    let body = record.rsplit("\n\n").next().unwrap_or_default();
    let words = body.split_whitespace();
    let moves =
        words.filter(|word| word.contains(['@', 'x']) || (word.contains('-') && word.len() < 7));
    u32::try_from(moves.filter(|word| !matches!(*word, "1-0" | "0-1")).count()).unwrap_or(0)
}

/// A finished game with its record.
#[utoipa::path(get, path = "/api/v1/games/{id}", params(("id" = String, Path)),
    responses((status = 200, body = GameRecord), (status = 404)))]
pub(crate) async fn show(
    State(app): State<App>,
    who: Option<Who>,
    Path(id): Path<String>,
) -> Result<Json<GameRecord>, ApiError> {
    known_name(&id)?;
    let game = seen_by(&app, &id, who.as_ref()).await?;
    Ok(Json(GameRecord {
        summary: summary(&game, who.as_ref().map(|who| who.id.0.as_str())),
        record: game.record,
    }))
}

/// A game, if this person may see it. Every answer about one begins here.
async fn seen_by(app: &App, id: &str, who: Option<&Who>) -> Result<FinishedGame, ApiError> {
    let viewer = who.map(|who| who.id.0.as_str());
    let game = app.store.game_for(id, viewer).await?;
    game.ok_or(ApiError::NotFound)
}

/// Shows a game that you played to everybody, with the names in it, or to those who were there alone.
#[utoipa::path(put, path = "/api/v1/games/{id}/shared", params(("id" = String, Path)), request_body = GameShared,
    responses((status = 200, body = GameShared), (status = 404)))]
pub(crate) async fn share(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Body(wanted): Body<GameShared>,
) -> Result<Json<GameShared>, ApiError> {
    let game = seen_by(&app, &id, Some(&who)).await?;
    if !game.is_played_by(&who.id.0) {
        return Err(ApiError::NotYours);
    }
    app.store.set_game_public(&id, wanted.public).await?;
    Ok(Json(wanted))
}

/// The numbers of the reaches of a finished game of Dschamál, contests and consolation draws, that can be seen with the lights on.
#[utoipa::path(get, path = "/api/v1/games/{id}/contests", params(("id" = String, Path)),
    responses((status = 200, body = [u32]), (status = 404)))]
pub(crate) async fn contests_of(
    State(app): State<App>,
    who: Option<Who>,
    Path(id): Path<String>,
) -> Result<Json<Vec<u32>>, ApiError> {
    let lit = lights_on(&app, &id, who.as_ref()).await?;
    Ok(Json(lit.iter().map(|reach| reach.number).collect()))
}

/// One reach of a finished game with the lights on: what lay in the bag, the seed, and what every hand did.
#[utoipa::path(get, path = "/api/v1/games/{id}/contests/{number}",
    params(("id" = String, Path), ("number" = u32, Path)),
    responses((status = 200, body = Object), (status = 404)))]
pub(crate) async fn contest(
    State(app): State<App>,
    who: Option<Who>,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<LightsOn>, ApiError> {
    let lit = lights_on(&app, &id, who.as_ref()).await?;
    let wanted = lit.into_iter().find(|reach| reach.number == number);
    wanted.map(Json).ok_or(ApiError::NotFound)
}

/// Only what is kept as finished has a name by which it can be asked for.
async fn lights_on(app: &App, id: &str, who: Option<&Who>) -> Result<Vec<LightsOn>, ApiError> {
    let ended = at_the_end(app, id, who).await?;
    let (table, reaches) = &*ended;
    let lit = reaches.iter().filter_map(|number| table.lights_on(*number));
    Ok(lit.cloned().collect())
}

async fn at_the_end(
    app: &App,
    id: &str,
    who: Option<&Who>,
) -> Result<Arc<(Table, Vec<u32>)>, ApiError> {
    known_name(id)?;
    let game = seen_by(app, id, who).await?;
    let ended = app.tables.at_the_end(&TableId(game.table), id).await?;
    ended.ok_or(ApiError::NotFound)
}

/// Everything that was built in a finished game of the Tower, in short: who, what, and what fell.
#[utoipa::path(get, path = "/api/v1/games/{id}/builds", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 404)))]
pub(crate) async fn builds_of(
    State(app): State<App>,
    who: Option<Who>,
    Path(id): Path<String>,
) -> Result<Json<Vec<BuildLine>>, ApiError> {
    let ended = at_the_end(&app, &id, who.as_ref()).await?;
    Ok(Json(
        ended.0.buildings().iter().map(Building::line).collect(),
    ))
}

/// One building of a finished game: the tower before it, what the hand did, what stood and fell.
#[utoipa::path(get, path = "/api/v1/games/{id}/builds/{number}",
    params(("id" = String, Path), ("number" = u32, Path)),
    responses((status = 200, body = Object), (status = 404)))]
pub(crate) async fn build(
    State(app): State<App>,
    who: Option<Who>,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<Building>, ApiError> {
    let ended = at_the_end(&app, &id, who.as_ref()).await?;
    let mut all = ended.0.buildings().iter();
    let wanted = all.find(|building| building.finish.number == number);
    wanted.cloned().map(Json).ok_or(ApiError::NotFound)
}
