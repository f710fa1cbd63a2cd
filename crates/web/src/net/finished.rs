//! Finished games of Dschamál that the house keeps: it knows them by names of its own.

use protocol::{GamesPage, Problem};
use table::LightsOn;

use super::api;

/// The last game that was played at a table, by its name; none if it is not kept.
pub async fn of_table(table: &str) -> Result<Option<String>, Problem> {
    let path = format!("/games?table={}&game=dschamal&limit=1", api::escaped(table));
    let page = api::get::<GamesPage>(&path).await?;
    let game = page.games.into_iter().next();
    Ok(game.map(|game| game.id.to_string()))
}

/// A reach of such a game, with the lights on.
pub async fn reach(id: &str, number: u32) -> Result<LightsOn, Problem> {
    let path = format!("/games/{}/contests/{number}", api::escaped(id));
    api::get(&path).await
}
