//! People who have come to the point: known by name, at a table, a game on.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{Device, Evening, Person};

/// The usual rules; who opens the table has White.
#[must_use]
pub fn first_seat_white() -> Value {
    json!({ "game": { "gimel": {} }, "colours": "first-seat" })
}

/// One falcon wins.
#[must_use]
pub fn short_game() -> Value {
    json!({ "game": { "gimel": { "gimel.target": 6 } }, "colours": "first-seat" })
}

/// A Duel of three by the recommended rules.
#[must_use]
pub fn duel_of_three() -> Value {
    json!({ "game": { "dschamal": { "rules": { "game": "duel" }, "seats": 3 } } })
}

/// A game of Dschamál for so many, without long pauses.
#[must_use]
pub fn brisk(game: &str, seats: u8, options: &Value) -> Value {
    let rules = json!({ "game": game, "options": options });
    json!({ "game": { "dschamal": { "rules": rules, "seats": seats, "brisk": true } } })
}

/// Two at a table with a game on.
pub struct Two {
    /// Has White and is the host.
    pub ada: Person,
    /// Has Black.
    pub bo: Person,
    /// Where the table is.
    pub path: String,
}

impl Evening {
    /// Ada opens a table, Bo comes by the link, both are ready.
    ///
    /// # Errors
    /// If they do not get that far.
    pub async fn two(&self, agreed: &Value) -> Result<Two> {
        let (ada, bo) = tokio::try_join!(
            self.guest("Ada", Device::Desk),
            self.guest("Bo", Device::Desk)
        )?;
        let path = ada.opens_a_table(agreed).await?;
        bo.opens(&path).await?;
        tokio::try_join!(ada.presses("I’m ready"), bo.presses("I’m ready"))?;
        tokio::try_join!(ada.sees("[role=grid]"), bo.sees("[role=grid]"))?;
        Ok(Two { ada, bo, path })
    }
}

impl Two {
    /// Turns one after the other, White's first.
    ///
    /// # Errors
    /// If one cannot be played.
    pub async fn play(&self, turns: &[&str]) -> Result<()> {
        for (number, turn) in turns.iter().enumerate() {
            let player = if number % 2 == 0 { &self.ada } else { &self.bo };
            player.plays(turn).await?;
        }
        Ok(())
    }
}

impl Person {
    /// Tells the house a name, without a page.
    pub(crate) async fn is_called(&self, name: &str) -> Result<()> {
        self.opens("/api/v1/me").await?;
        self.sends("PUT", "/api/v1/me", &json!({ "name": name }))
            .await?;
        Ok(())
    }

    /// Opens a table by these rules and goes there; answers with its path.
    ///
    /// # Errors
    /// If the house refuses.
    pub async fn opens_a_table(&self, agreed: &Value) -> Result<String> {
        self.opens_a_table_with(agreed, &Value::Null).await
    }

    /// The same, with bots of this level on all other seats: the game begins.
    ///
    /// # Errors
    /// If the house refuses.
    pub async fn sits_down_with_bots(&self, agreed: &Value, level: u8) -> Result<String> {
        self.opens_a_table_with(agreed, &json!(level)).await
    }

    async fn opens_a_table_with(&self, agreed: &Value, bot: &Value) -> Result<String> {
        let me = self.sends("GET", "/api/v1/me", &Value::Null).await?;
        let new = json!({ "name": me["name"], "settings": agreed, "bot": bot });
        let opened = self.sends("POST", "/api/v1/tables", &new).await?;
        let code = opened["table"].as_str();
        let code = code.with_context(|| format!("no table was opened: {opened}"))?;
        let path = format!("/t/{code}");
        self.opens(&path).await?;
        Ok(path)
    }

    /// Asks the house something as the page would.
    async fn sends(&self, method: &str, path: &str, body: &Value) -> Result<Value> {
        let script = "
            const [method, path, body, done] = arguments;
            const headers = { 'content-type': 'application/json' };
            const how = body === null ? { method } : { method, headers, body: JSON.stringify(body) };
            fetch(path, how).then(answer => answer.json()).then(done, why => done(String(why)));";
        let arguments = vec![json!(method), json!(path), body.clone()];
        let answer = self.driver.execute_async(script, arguments).await?;
        Ok(answer.json().clone())
    }
}
