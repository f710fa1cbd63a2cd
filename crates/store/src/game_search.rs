//! Finding finished games: by player, game, result and date, newest first, page by page.

use sqlx::AssertSqlSafe;

use crate::database::within;
use crate::error::StoreError;
use crate::games::{self, FinishedGame};
use crate::store::Store;
use crate::text::containing;

/// Which games are wanted; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameQuery {
    /// For whom: they find what everybody may see, and where they were themselves.
    pub viewer: Viewer,
    /// Somebody who played.
    pub player: Option<PlayerIs>,
    /// At which table.
    pub table: Option<String>,
    /// Which game.
    pub game: Option<String>,
    /// How it ended, e.g. `1-0`.
    pub result: Option<String>,
    /// Ended at this time or later.
    pub from: Option<i64>,
    /// Ended before this time.
    pub to: Option<i64>,
    /// How many at most, up to 200; 0 means 50.
    pub limit: u32,
    /// Only games after this one in the list: [`GamePage::next`] of the page before.
    pub before: Option<Cursor>,
}

/// Who looks for games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Viewer {
    /// Somebody who is not known.
    #[default]
    Anybody,
    /// This person.
    Person(String),
    /// Whoever runs the house.
    House,
}

/// How a player is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerIs {
    /// This person.
    Person(String),
    /// Anybody whose name, at the time, contained this; case does not matter.
    Named(String),
}

/// A place in the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the game ended.
    pub ended_at: i64,
    /// Which of those that ended then.
    pub id: String,
}

/// Games that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePage {
    /// Newest first.
    pub games: Vec<FinishedGame>,
    /// Where the next page begins, if there may be one.
    pub next: Option<Cursor>,
}

const USUAL: u32 = 50;
const MOST: u32 = 200;

impl Store {
    /// Finds finished games.
    pub async fn games(&self, wanted: &GameQuery) -> Result<GamePage, StoreError> {
        let limit = match wanted.limit {
            0 => USUAL,
            some => some.min(MOST),
        };
        let mut conditions = Conditions::of(wanted);
        let place = conditions.add(Argument::Number(limit.into()));
        let sql = format!(
            "SELECT {} FROM games {} ORDER BY ended_at DESC, id DESC LIMIT {place}",
            games::COLUMNS,
            conditions.sql
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for argument in conditions.arguments {
            query = match argument {
                Argument::Number(number) => query.bind(number),
                Argument::Text(text) => query.bind(text),
            };
        }
        let query = query.try_map(|row| games::read(&row));
        let mut games = within(query.fetch_all(&self.database.reader)).await?;
        self.seat_players(&mut games).await?;
        let full = games.len() == limit as usize;
        let next = games.last().filter(|_| full).map(|last| Cursor {
            ended_at: last.ended_at,
            id: last.id.clone(),
        });
        Ok(GamePage { games, next })
    }
}

enum Argument {
    Number(i64),
    Text(String),
}

/// Only what was asked for stands in the statement, so that the database can choose its index.
#[derive(Default)]
struct Conditions {
    sql: String,
    arguments: Vec<Argument>,
}

impl Conditions {
    fn of(wanted: &GameQuery) -> Conditions {
        let mut all = Conditions::default();
        match &wanted.viewer {
            Viewer::House => {}
            Viewer::Anybody => all.and("public = 1"),
            Viewer::Person(id) => {
                let place = all.text(id);
                all.and(&format!(
                    "(public = 1 OR id IN (SELECT game_id FROM game_players WHERE person_id = {place} \
                     UNION ALL SELECT game_id FROM game_watchers WHERE person_id = {place}))"
                ));
            }
        }
        match &wanted.player {
            None => {}
            Some(PlayerIs::Person(id)) => {
                let place = all.text(id);
                all.and(&format!(
                    "id IN (SELECT game_id FROM game_players WHERE person_id = {place})"
                ));
            }
            Some(PlayerIs::Named(part)) => {
                let place = all.text(&containing(part));
                all.and(&format!(
                    "id IN (SELECT game_id FROM game_players WHERE name_key LIKE {place} ESCAPE '!')"
                ));
            }
        }
        for (column, value) in [
            ("table_id", &wanted.table),
            ("game", &wanted.game),
            ("result", &wanted.result),
        ] {
            if let Some(value) = value {
                let place = all.text(value);
                all.and(&format!("{column} = {place}"));
            }
        }
        for (comparison, time) in [(">=", wanted.from), ("<", wanted.to)] {
            if let Some(time) = time {
                let place = all.add(Argument::Number(time));
                all.and(&format!("ended_at {comparison} {place}"));
            }
        }
        if let Some(cursor) = &wanted.before {
            let at = all.add(Argument::Number(cursor.ended_at));
            let id = all.text(&cursor.id);
            all.and(&format!("(ended_at, id) < ({at}, {id})"));
        }
        all
    }

    fn and(&mut self, condition: &str) {
        self.sql += if self.sql.is_empty() {
            "WHERE "
        } else {
            " AND "
        };
        self.sql += condition;
    }

    fn text(&mut self, text: &str) -> String {
        self.add(Argument::Text(text.to_owned()))
    }

    /// Keeps the argument and returns its place.
    fn add(&mut self, argument: Argument) -> String {
        self.arguments.push(argument);
        format!("${}", self.arguments.len())
    }
}
