//! `/api/v1/games`: finished games, searched and shown.

use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{GameRecord, GameSummary, GamesPage};
use serde::Deserialize;
use store::{Cursor, FinishedGame, GameQuery, PlayerIs};
use table::Millis;
use utoipa::IntoParams;

use crate::App;
use crate::people::Who;
use crate::problem::ApiError;

/// What is looked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct Wanted {
    /// Part of a player's name; `me` for your own games.
    player: Option<String>,
    /// `gimel` …
    game: Option<String>,
    /// `1-0`, `0-1` or `1/2-1/2`.
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

/// Finished games, newest first.
#[utoipa::path(get, path = "/api/v1/games", params(Wanted), responses((status = 200, body = GamesPage)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Option<Who>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<GamesPage>, ApiError> {
    let me = who.as_ref().map(|who| who.id.0.as_str());
    let player = match (wanted.player, me) {
        (Some(name), None) if name == "me" => return Err(ApiError::Unknown),
        (Some(name), Some(me)) if name == "me" => Some(PlayerIs::Person(me.to_owned())),
        (Some(name), _) => Some(PlayerIs::Named(name)),
        (None, _) => None,
    };
    let before = wanted.before.as_deref().map(cursor).transpose()?;
    let query = GameQuery {
        player,
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
    let played = |me: &str| {
        let mut players = game.players.iter();
        players.any(|player| player.person.as_deref() == Some(me))
    };
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
        turns: turns(&game.record),
    }
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
    let game = app.store.game(&id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(GameRecord {
        summary: summary(&game, who.as_ref().map(|who| who.id.0.as_str())),
        record: game.record,
    }))
}
