//! A piece in the hand above a tower: somebody lowers it onto what stands there, or carries it beside it, and lets go.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;
use thirtyfour::Key;

use crate::Person;

const RIGHT: &str = "\u{e014}";
/// Strokes of a key that carry a piece beside any tower: so many presses each, and time to follow.
const STROKES: usize = 4;
const PRESSES: usize = 30;
const STROKE: Duration = Duration::from_millis(600);
/// As long as a piece is lowered if it meets nothing, in milliseconds of the page.
const LOWERED_MS: f64 = 3_000.0;

/// How a person puts a piece down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builds {
    /// Straight onto the tower.
    OnTop,
    /// Beside it, where it falls.
    Beside,
}

impl Person {
    /// Puts down the piece in the hand.
    ///
    /// # Errors
    /// If there is none, or it cannot be let go.
    pub async fn builds(&self, how: Builds) -> Result<()> {
        self.sees(".in-yard canvas").await?;
        self.asks("document.querySelector('.in-yard canvas')?.focus()")
            .await?;
        match how {
            Builds::OnTop => self.lowers().await?,
            Builds::Beside => self.carries_beside().await?,
        }
        self.presses("Let go").await?;
        let loose = "return document.querySelector('.in-yard .tower')?.dataset.stage !== 'held'";
        self.until("the piece is let go", loose, &[]).await
    }

    /// Until wood is heard on wood.
    async fn lowers(&self) -> Result<()> {
        let chain = self.driver.action_chain().key_down(Key::Down);
        chain.perform().await?;
        let began = self.asks("return performance.now()").await?;
        let end = began.as_f64().unwrap_or_default() + LOWERED_MS;
        let touches = "return performance.now() > arguments[0]
            || document.querySelector('.in-yard .heard')?.innerText !== ''";
        self.until("the piece is down", touches, &[json!(end)])
            .await?;
        let chain = self.driver.action_chain().key_up(Key::Down);
        Ok(chain.perform().await?)
    }

    async fn carries_beside(&self) -> Result<()> {
        for _ in 0..STROKES {
            self.strikes(RIGHT.repeat(PRESSES)).await?;
            self.until_later(STROKE).await?;
        }
        Ok(())
    }
}
