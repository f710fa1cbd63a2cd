//! A hand in the dark bag: what a table of Dschamál wants of somebody, and how they do it by keys or with a thumb.

use std::mem;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use serde_json::json;
use thirtyfour::Key;

use crate::{Builds, Person};

/// What the page wants, in a word or two.
const WANTED: &str = "
    const seen = css => [...document.querySelectorAll(css)].find(e => e.checkVisibility() && !e.disabled);
    if (seen('[data-testid=end]')) return 'over';
    // A ruling is read and touched; what it says stays on the page.
    seen('[data-testid=go-on]')?.click();
    if (document.querySelector('.in-yard .tower')?.dataset.stage === 'held') return 'build';
    const bag = seen('[data-testid=in-dark] .bag');
    if (bag) return seen('.in-dark .status.called') ? bag.dataset.state : 'ready';
    if (seen('button.call')) return 'call';
    if (seen('.votes button')) return 'vote';
    if (seen('[data-testid=choices] button')) return 'choose';
    return '';";

/// Presses what is wanted, if it is still there.
const PRESS: &str = "
    const all = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility() && !e.disabled);
    const found = arguments[1] < 0 ? all[all.length - 1] : all[arguments[1]];
    found?.click();
    return found !== undefined;";

/// Between two looks at a table where nothing is wanted.
const REST: Duration = Duration::from_millis(80);
/// Between two looks at what one's own hand does.
const BLINK: Duration = Duration::from_millis(25);
/// Where a thumb begins its ways, from the top of the page.
const THUMB_Y: i64 = 560;
const THUMB_X: i64 = 195;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// By keys; calls the camel at the first reach and every so-manieth after it, never with 0.
    Keys(usize),
    /// With a thumb on a phone.
    Thumb,
    /// By keys, but in every third reach only: in the others it waits and leaves the contest to who is quicker.
    NowAndThen,
}

impl Person {
    /// What a table of Dschamál wants of this person now: `over`, `call`, `vote`, `choose`, `build`, `ready`, the state of
    /// their hand, or nothing.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn wanted(&self) -> Result<String> {
        let wanted = self.asks(WANTED).await?;
        Ok(wanted.as_str().unwrap_or_default().to_owned())
    }

    /// Plays until the game is over, and no longer than this.
    ///
    /// # Errors
    /// If it does not come to an end.
    pub async fn plays_dschamal(&self, habit: Habit, patience: Duration) -> Result<()> {
        let began = Instant::now();
        let mut reaches = 0;
        while began.elapsed() < patience {
            let wanted = self.wanted().await?;
            match wanted.as_str() {
                "over" => return Ok(()),
                "" | "out" => tokio::time::sleep(REST).await,
                "ready" | "pulling" | "closing" => tokio::time::sleep(BLINK).await,
                "call" | "vote" | "choose" => self.answers(&wanted).await?,
                "build" => self.builds(Builds::OnTop).await?,
                _ => {
                    reaches += 1;
                    self.reaches_in(habit, reaches).await?;
                }
            }
        }
        let status = self.asks("return document.body.innerText").await?;
        bail!("not over after {patience:?}; the page reads:\n{status}")
    }

    /// Does what is wanted besides a hand: calls, votes "equal", chooses the first thing.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn answers(&self, wanted: &str) -> Result<()> {
        let (css, which) = match wanted {
            "call" => ("button.call", 0),
            "vote" => (".votes button", -1),
            _ => ("[data-testid=choices] button", 0),
        };
        self.press(css, which).await?;
        // Two pieces to start with are picked one after the other and then taken.
        for next in 1..6 {
            if !self.press("[data-testid=take-these]", 0).await? {
                let more = "return document.querySelector('[data-testid=take-these]') !== null";
                if wanted != "choose" || self.asks(more).await? != true {
                    break;
                }
                self.press(css, next).await?;
            }
        }
        tokio::time::sleep(BLINK).await;
        Ok(())
    }

    async fn press(&self, css: &str, which: i32) -> Result<bool> {
        let pressed = self.driver.execute(PRESS, vec![json!(css), json!(which)]);
        Ok(pressed.await?.json() == &json!(true))
    }

    /// From before the mouth until the hand is out or nothing is wanted of it any more.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn reaches_in(&self, habit: Habit, number: usize) -> Result<()> {
        match habit {
            Habit::Keys(shouts) => {
                let shouts = shouts > 0 && (number - 1).is_multiple_of(shouts);
                self.reaches_by_keys(shouts, || true).await
            }
            Habit::Thumb => self.reaches_by_thumb().await,
            Habit::NowAndThen if number.is_multiple_of(3) => {
                self.reaches_by_keys(false, || true).await
            }
            Habit::NowAndThen => self.waits_before_the_mouth().await,
        }
    }

    async fn waits_before_the_mouth(&self) -> Result<()> {
        while matches!(self.wanted().await?.as_str(), "ready" | "outside") {
            tokio::time::sleep(BLINK).await;
        }
        Ok(())
    }

    /// Holds what it has found until it is time to pull.
    pub(crate) async fn reaches_by_keys(
        &self,
        mut shouts: bool,
        is_time: impl Fn() -> bool,
    ) -> Result<()> {
        for look in 0.. {
            let wanted = self.wanted().await?;
            if matches!(wanted.as_str(), "outside" | "groping") && mem::take(&mut shouts) {
                self.strikes("s").await?;
            }
            match wanted.as_str() {
                "outside" => self.holds_up(look % 8 == 0).await?,
                "groping" => self.strikes(" ").await?,
                "cupped" | "several" if is_time() => self.strikes(Key::Enter).await?,
                "ready" | "cupped" | "several" | "pulling" | "closing" => {
                    tokio::time::sleep(BLINK).await;
                }
                _ => break,
            }
        }
        let chain = self.driver.action_chain().key_up(Key::Up);
        Ok(chain.perform().await?)
    }

    /// Goes further in; a key that was pressed too early is pressed again.
    async fn holds_up(&self, again: bool) -> Result<()> {
        let chain = self.driver.action_chain();
        if again {
            let chain = chain.key_up(Key::Up).key_down(Key::Up);
            chain.perform().await?;
        } else {
            tokio::time::sleep(BLINK).await;
        }
        Ok(())
    }

    async fn reaches_by_thumb(&self) -> Result<()> {
        loop {
            match self.wanted().await?.as_str() {
                "outside" => {
                    self.thumb(&[0, -30, -60, -90, -120, -150, -150], 25)
                        .await?;
                }
                // A long press closes the hand.
                "groping" => {
                    self.thumb(&[0, 0, 0], 130).await?;
                    self.thumb(&[0, -12, -24, -24], 30).await?;
                }
                "cupped" | "several" => self.thumb(&[0, -50, -110, -180], 8).await?,
                "ready" | "pulling" | "closing" => tokio::time::sleep(BLINK).await,
                _ => return Ok(()),
            }
        }
    }

    /// A thumb goes these ways up from where it lies, in pixels, one after the other; then it is lifted.
    async fn thumb(&self, ways: &[i64], millis: u64) -> Result<()> {
        for (index, way) in ways.iter().enumerate() {
            let what = if index == 0 {
                "touchStart"
            } else {
                "touchMove"
            };
            self.finger(what, Some((THUMB_X, THUMB_Y + way))).await?;
            self.keeps_still(Duration::from_millis(millis)).await;
        }
        self.finger("touchEnd", None).await
    }
}
