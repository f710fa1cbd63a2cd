//! Finished games: who played, how it ended, and the record.

use std::collections::{BTreeSet, HashMap};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use crate::database::within;
use crate::error::StoreError;
use crate::rows::{self, Value};
use crate::store::Store;
use crate::text::{folded, storable};
use crate::transaction::Transaction;

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its id; storing a game again under the same id changes nothing.
    pub id: String,
    /// The table it was played at.
    pub table: String,
    /// Which game it was.
    pub game: String,
    /// The rules it was played by, as JSON.
    pub options: String,
    /// How it ended, e.g. `1-0`.
    pub result: String,
    /// Why it ended.
    pub reason: String,
    /// When it began.
    pub started_at: i64,
    /// When it ended.
    pub ended_at: i64,
    /// Who played, by seat.
    pub players: Vec<GamePlayer>,
    /// The game as text, to be read and replayed elsewhere.
    pub record: String,
    /// Whether everybody may see it, or only those who were there.
    pub public: bool,
    /// Those who were there and did not play. Written, and not read back: nobody is told who watched.
    pub watchers: Vec<String>,
}

/// Somebody who played a game to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePlayer {
    /// Where they sat.
    pub seat: u32,
    /// Nobody the house knows: a bot.
    pub person: Option<String>,
    /// What they were called then.
    pub name: String,
    /// Whether they won, alone or with others.
    pub won: bool,
}

pub(crate) const COLUMNS: &str =
    "id, table_id, game, options, result, reason, started_at, ended_at, record, public";

const PLAYER_COLUMNS: &[&str] = &["game_id", "seat", "person_id", "name", "name_key", "won"];

impl FinishedGame {
    /// Did this person play it?
    #[must_use]
    pub fn is_played_by(&self, person: &str) -> bool {
        let mut players = self.players.iter();
        players.any(|player| player.person.as_deref() == Some(person))
    }
}

impl Store {
    /// Stores a finished game; answers whether it was new.
    pub async fn add_game(&self, game: &FinishedGame) -> Result<bool, StoreError> {
        storable([
            &*game.id,
            &game.options,
            &game.result,
            &game.reason,
            &game.record,
        ])?;
        storable(game.players.iter().map(|player| &*player.name))?;
        within(self.try_add_game(game)).await
    }

    async fn try_add_game(&self, game: &FinishedGame) -> Result<bool, StoreError> {
        let mut writing = Transaction::writing(&self.database).await?;
        let query = sqlx::query(
            "INSERT INTO games (id, table_id, game, options, result, reason, started_at, ended_at, record, public) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING",
        );
        let done = query
            .bind(&game.id)
            .bind(&game.table)
            .bind(&game.game)
            .bind(&game.options)
            .bind(&game.result)
            .bind(&game.reason)
            .bind(game.started_at)
            .bind(game.ended_at)
            .bind(&game.record)
            .bind(i64::from(game.public))
            .execute(&mut *writing)
            .await?;
        if done.rows_affected() == 0 {
            writing.abandon().await?;
            return Ok(false);
        }
        add_players(&mut writing, game).await?;
        add_watchers(&mut writing, game).await?;
        writing.commit().await?;
        Ok(true)
    }

    /// Looks a finished game up for somebody: as if it were not there, if they may not see it.
    pub async fn game_for(
        &self,
        id: &str,
        viewer: Option<&str>,
    ) -> Result<Option<FinishedGame>, StoreError> {
        let Some(game) = self.game(id).await? else {
            return Ok(None);
        };
        let played = |person: &str| game.is_played_by(person);
        if game.public || viewer.is_some_and(played) {
            return Ok(Some(game));
        }
        let Some(viewer) = viewer else {
            return Ok(None);
        };
        let query =
            sqlx::query("SELECT COUNT(*) FROM game_watchers WHERE game_id = $1 AND person_id = $2");
        let query = query.bind(id).bind(viewer);
        let query = query.try_map(|row: AnyRow| row.try_get::<i64, _>(0));
        let watched = within(query.fetch_one(&self.database.reader)).await?;
        Ok((watched > 0).then_some(game))
    }

    /// Shows a finished game to everybody, or to those who were there; answers whether it is there.
    pub async fn set_game_public(&self, id: &str, public: bool) -> Result<bool, StoreError> {
        let query = sqlx::query("UPDATE games SET public = $2 WHERE id = $1");
        let query = query.bind(id).bind(i64::from(public));
        let done = within(query.execute(self.database.writer()?)).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Looks a finished game up, whoever may see it.
    pub async fn game(&self, id: &str) -> Result<Option<FinishedGame>, StoreError> {
        let query = sqlx::query(
            "SELECT id, table_id, game, options, result, reason, started_at, ended_at, record, public \
             FROM games WHERE id = $1",
        );
        let query = query.bind(id).try_map(|row| read(&row));
        let mut games = within(query.fetch_all(&self.database.reader)).await?;
        self.seat_players(&mut games).await?;
        Ok(games.pop())
    }

    /// Fills in who played.
    pub(crate) async fn seat_players(&self, games: &mut [FinishedGame]) -> Result<(), StoreError> {
        if games.is_empty() {
            return Ok(());
        }
        let mut sql = String::from(
            "SELECT seat, person_id, name, won, game_id FROM game_players WHERE game_id IN (",
        );
        rows::places(&mut sql, 0, games.len());
        sql.push_str(") ORDER BY seat");
        let mut query = sqlx::query(AssertSqlSafe(sql)).persistent(false);
        for game in games.iter() {
            query = query.bind(&game.id);
        }
        let rows = within(query.fetch_all(&self.database.reader)).await?;
        let mut by_game: HashMap<String, Vec<GamePlayer>> = HashMap::new();
        for row in &rows {
            let game = row.try_get(4)?;
            by_game.entry(game).or_default().push(read_player(row)?);
        }
        for game in games {
            game.players = by_game.remove(&game.id).unwrap_or_default();
        }
        Ok(())
    }
}

async fn add_players(
    connection: &mut AnyConnection,
    game: &FinishedGame,
) -> Result<(), sqlx::Error> {
    let keys: Vec<String> = game
        .players
        .iter()
        .map(|player| folded(&player.name))
        .collect();
    let rows: Vec<_> = game
        .players
        .iter()
        .zip(&keys)
        .map(|(player, key)| {
            vec![
                Value::Text(&game.id),
                Value::Number(player.seat.into()),
                Value::MaybeText(player.person.as_deref()),
                Value::Text(&player.name),
                Value::Text(key),
                Value::Number(player.won.into()),
            ]
        })
        .collect();
    rows::insert(connection, "game_players", PLAYER_COLUMNS, &rows).await
}

async fn add_watchers(
    connection: &mut AnyConnection,
    game: &FinishedGame,
) -> Result<(), sqlx::Error> {
    let once: BTreeSet<&String> = game.watchers.iter().collect();
    let rows: Vec<_> = once
        .into_iter()
        .map(|person| vec![Value::Text(&game.id), Value::Text(person)])
        .collect();
    let columns = &["game_id", "person_id"];
    rows::insert(connection, "game_watchers", columns, &rows).await
}

/// Without the players, who are in rows of their own.
pub(crate) fn read(row: &AnyRow) -> Result<FinishedGame, sqlx::Error> {
    Ok(FinishedGame {
        id: row.try_get(0)?,
        table: row.try_get(1)?,
        game: row.try_get(2)?,
        options: row.try_get(3)?,
        result: row.try_get(4)?,
        reason: row.try_get(5)?,
        started_at: row.try_get(6)?,
        ended_at: row.try_get(7)?,
        players: Vec::new(),
        record: row.try_get(8)?,
        public: row.try_get::<i64, _>(9)? == 1,
        watchers: Vec::new(),
    })
}

fn read_player(row: &AnyRow) -> Result<GamePlayer, sqlx::Error> {
    let seat: i64 = row.try_get(0)?;
    Ok(GamePlayer {
        seat: u32::try_from(seat).map_err(|error| sqlx::Error::Decode(error.into()))?,
        person: row.try_get(1)?,
        name: row.try_get(2)?,
        won: row.try_get::<i64, _>(3)? == 1,
    })
}
