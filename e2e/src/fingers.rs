//! What people do with their fingers: taps and drags as a touch screen reports them.

use std::time::{Duration, Instant};

use anyhow::Result;
use serde_json::{Value, json};

use crate::Person;
use crate::board::{hand_css, square_css};

/// Between two reports of a touch screen.
const STEP: Duration = Duration::from_millis(16);

impl Person {
    /// Taps a square.
    ///
    /// # Errors
    /// If there is no board.
    pub async fn taps(&self, square: &str) -> Result<()> {
        self.taps_on(&square_css(square)).await
    }

    /// Taps a kind of piece in one's own hand.
    ///
    /// # Errors
    /// If there is no board.
    pub async fn taps_hand(&self, kind: &str) -> Result<()> {
        self.taps_on(&hand_css(kind)).await
    }

    /// Slides a finger from one square to another.
    ///
    /// # Errors
    /// If there is no board.
    pub async fn slides(&self, from: &str, to: &str) -> Result<()> {
        self.slides_between(&square_css(from), &square_css(to))
            .await
    }

    /// Slides a finger from whatever is there to something else.
    ///
    /// # Errors
    /// If nothing like it is seen.
    pub async fn slides_between(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.middle_of(from).await?, self.middle_of(to).await?);
        let half_way = (i64::midpoint(from.0, to.0), i64::midpoint(from.1, to.1));
        self.finger("touchStart", Some(from)).await?;
        self.finger("touchMove", Some(half_way)).await?;
        self.finger("touchMove", Some(to)).await?;
        self.finger("touchEnd", None).await
    }

    /// A thumb lies where a way begins, follows it for so long, and is lifted. The way says where it is, from the middle of the
    /// bag, when so much of the time has passed: 1 is all of it.
    pub(crate) async fn thumb_follows(
        &self,
        way: impl Fn(f64) -> (f64, f64),
        time: Duration,
    ) -> Result<()> {
        let (x, y) = self.middle_of(".bag canvas").await?;
        let place = |part: f64| {
            let (dx, dy) = way(part);
            Some((x + dx as i64, y + dy as i64))
        };
        let began = Instant::now();
        self.finger("touchStart", place(0.0)).await?;
        while began.elapsed() < time {
            let part = began.elapsed().as_secs_f64() / time.as_secs_f64();
            self.finger("touchMove", place(part.min(1.0))).await?;
            tokio::time::sleep(STEP).await;
        }
        self.finger("touchEnd", None).await
    }

    pub(crate) async fn taps_on(&self, css: &str) -> Result<()> {
        let at = self.middle_of(css).await?;
        self.finger("touchStart", Some(at)).await?;
        self.finger("touchEnd", None).await
    }

    pub(crate) async fn finger(&self, what: &str, at: Option<(i64, i64)>) -> Result<()> {
        let points: Vec<Value> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let event = json!({ "type": what, "touchPoints": points });
        self.devtools("Input.dispatchTouchEvent", event).await
    }
}
