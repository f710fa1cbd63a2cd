//! What people do at a board, by mouse, by keyboard and by writing the move down; and what they see there.

use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::Person;

const STATUS: &str = "[data-testid=status]";

impl Person {
    /// Writes a move down when it is their turn, and sees it played.
    ///
    /// # Errors
    /// If their turn does not come or the table refuses.
    pub async fn plays(&self, turn: &str) -> Result<()> {
        self.has_the_turn().await?;
        let number = self
            .asks("return document.querySelectorAll('.moves button').length")
            .await?;
        let field = self.field("Type a move").await?;
        field.send_keys(turn).await?;
        field.send_keys(Key::Enter).await?;
        // At its own place in the list: a bot may have answered before anybody looks.
        let played = "return [...document.querySelectorAll('.moves button')][arguments[1]]?.innerText.trim() === arguments[0]";
        let what = format!("{turn} is played");
        self.until(&what, played, &[json!(turn), number]).await
    }

    /// Waits for their turn.
    ///
    /// # Errors
    /// If it does not come.
    pub async fn has_the_turn(&self) -> Result<()> {
        self.reads_in(STATUS, "Your turn").await
    }

    /// Waits until it is somebody else's turn.
    ///
    /// # Errors
    /// If it stays theirs.
    pub async fn waits_for(&self, name: &str) -> Result<()> {
        self.reads_in(STATUS, &format!("{name} to move")).await
    }

    /// Waits until a square is spoken of like this: `white falcon`, `empty`.
    ///
    /// # Errors
    /// If it is not.
    pub async fn sees_on(&self, square: &str, what: &str) -> Result<()> {
        let script = "return !!document.getElementById('sq-' + arguments[0])
            ?.getAttribute('aria-label').includes(arguments[1])";
        let told = format!("{what} on {square}");
        self.until(&told, script, &[json!(square), json!(what)])
            .await
    }

    /// How many pieces stand on the board.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn counts_pieces(&self) -> Result<u64> {
        let count = self
            .asks("return document.querySelectorAll('.cell.full').length")
            .await?;
        count.as_u64().context("a number of pieces")
    }

    /// Waits until so many pieces stand on the board.
    ///
    /// # Errors
    /// If it does not come to that.
    pub async fn sees_pieces(&self, count: u64) -> Result<()> {
        let script = "return document.querySelectorAll('.cell.full').length === arguments[0]";
        let what = format!("{count} pieces on the board");
        self.until(&what, script, &[json!(count)]).await
    }

    /// A square on which nothing stands.
    ///
    /// # Errors
    /// If the board is full or not there.
    pub async fn empty_square(&self) -> Result<String> {
        let script = "return document.querySelector('.cell:not(.full)')?.id.slice(3) ?? null";
        let square = self.asks(script).await?;
        Ok(square.as_str().context("an empty square")?.to_owned())
    }

    /// Clicks on a square.
    ///
    /// # Errors
    /// If there is no board.
    pub async fn clicks(&self, square: &str) -> Result<()> {
        self.clicks_on(&square_css(square)).await
    }

    /// Clicks on whatever is there.
    ///
    /// # Errors
    /// If nothing like it is seen.
    pub async fn clicks_on(&self, css: &str) -> Result<()> {
        let (x, y) = self.middle_of(css).await?;
        let chain = self.driver.action_chain().move_to(x, y).click();
        Ok(chain.perform().await?)
    }

    /// Clicks on a kind of piece in one's own hand.
    ///
    /// # Errors
    /// If there is no board.
    pub async fn takes_from_hand(&self, kind: &str) -> Result<()> {
        self.clicks_on(&hand_css(kind)).await
    }

    /// Drags a piece in one's own hand onto a square.
    ///
    /// # Errors
    /// If there is no board.
    pub async fn drags_from_hand(&self, kind: &str, square: &str) -> Result<()> {
        self.drags_between(&hand_css(kind), &square_css(square))
            .await
    }

    /// Drags what stands on a square to another one.
    ///
    /// # Errors
    /// If there is no board.
    pub async fn drags(&self, from: &str, to: &str) -> Result<()> {
        self.drags_between(&square_css(from), &square_css(to)).await
    }

    /// Drags whatever is there to something else, with a mouse.
    ///
    /// # Errors
    /// If nothing like it is seen.
    pub async fn drags_between(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.middle_of(from).await?, self.middle_of(to).await?);
        let half_way = (i64::midpoint(from.0, to.0), i64::midpoint(from.1, to.1));
        let chain = self.driver.action_chain();
        let chain = chain.move_to(from.0, from.1).click_and_hold();
        let chain = chain
            .move_to(half_way.0, half_way.1)
            .move_to(to.0, to.1)
            .release();
        Ok(chain.perform().await?)
    }

    /// The middle of something, in pixels of the window.
    pub(crate) async fn middle_of(&self, css: &str) -> Result<(i64, i64)> {
        self.sees(css).await?;
        let script = "
            const place = document.querySelector(arguments[0]).getBoundingClientRect();
            return [Math.round(place.x + place.width / 2), Math.round(place.y + place.height / 2)];";
        let place = self.driver.execute(script, vec![json!(css)]).await?;
        let (x, y) = (place.json()[0].as_i64(), place.json()[1].as_i64());
        x.zip(y).with_context(|| format!("{css} lies nowhere"))
    }
}

pub(crate) fn square_css(square: &str) -> String {
    format!("#sq-{square}")
}

pub(crate) fn hand_css(kind: &str) -> String {
    format!(".near .in-hand[aria-label^={kind}]")
}
