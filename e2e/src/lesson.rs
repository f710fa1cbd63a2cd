//! Somebody who learns Dschamál: does with the hand what the lesson asks for, by keys or with a thumb.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::{Habit, Person};

/// What the lesson shows: what it asks for, what the hand does, what leads on, and whether something is coming out.
const SHOWN: &str = "
    const text = css => document.querySelector(css)?.innerText ?? '';
    return {
        asked: document.querySelector('.hand-lesson')?.dataset.asked ?? '',
        state: document.querySelector('.bag')?.dataset.state ?? '',
        next: text('.lesson-foot [data-testid=next]'),
        coming: document.querySelector('.coming-out') !== null,
        says: text('[data-testid=lesson]'),
    }";

/// The lesson is done within this, even by a slow machine.
const PATIENCE: Duration = Duration::from_secs(150);
/// Between two looks.
const BLINK: Duration = Duration::from_millis(30);
/// How long an arrow is held on the way around a piece, in milliseconds.
const ARROW_MS: u64 = 700;

struct Shown {
    asked: String,
    state: String,
    next: String,
    coming: bool,
    says: String,
}

impl Person {
    async fn sees_in_lesson(&self) -> Result<Shown> {
        let shown = self.asks(SHOWN).await?;
        let text = |name: &str| shown[name].as_str().unwrap_or_default().to_owned();
        Ok(Shown {
            asked: text("asked"),
            state: text("state"),
            next: text("next"),
            coming: shown["coming"] == true,
            says: text("says"),
        })
    }

    /// Does whatever is asked of the hand until the lesson leads on; returns what was asked, in order.
    ///
    /// # Errors
    /// If it never leads on.
    pub async fn learns_the_hand(&self, habit: Habit) -> Result<Vec<String>> {
        let began = Instant::now();
        let mut asked: Vec<String> = Vec::new();
        while began.elapsed() < PATIENCE {
            let shown = self.sees_in_lesson().await?;
            if !shown.next.is_empty() {
                return Ok(asked);
            }
            if !shown.asked.is_empty() && asked.last() != Some(&shown.asked) {
                asked.push(shown.asked.clone());
            }
            match habit {
                Habit::Keys(_) | Habit::NowAndThen => self.does_by_keys(&shown).await?,
                Habit::Thumb => self.does_by_thumb(&shown).await?,
            }
        }
        let shown = self.sees_in_lesson().await?;
        bail!("still asked to {}: {}", shown.asked, shown.says)
    }

    /// Pulls something out of the lesson's bag, and calls the camel as soon as it is on its way, or not. Returns what is said.
    ///
    /// # Errors
    /// If nothing comes out.
    pub async fn pulls_in_lesson(&self, habit: Habit, calls: bool) -> Result<String> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let shown = self.sees_in_lesson().await?;
            if !shown.next.is_empty() {
                return Ok(shown.says);
            }
            if shown.coming {
                if calls {
                    self.calls_in_lesson(habit).await?;
                }
                tokio::time::sleep(BLINK).await;
                continue;
            }
            let asked = match shown.state.as_str() {
                "outside" => "bump",
                "groping" => "hold",
                "several" => "shake-off",
                "cupped" => "pull",
                _ => "",
            };
            let shown = Shown {
                asked: asked.to_owned(),
                ..shown
            };
            match habit {
                Habit::Keys(_) | Habit::NowAndThen => self.does_by_keys(&shown).await?,
                Habit::Thumb => self.does_by_thumb(&shown).await?,
            }
        }
        let shown = self.sees_in_lesson().await?;
        bail!(
            "nothing came out of the bag; {}: {}",
            shown.state,
            shown.says
        )
    }

    async fn calls_in_lesson(&self, habit: Habit) -> Result<()> {
        match habit {
            Habit::Keys(_) | Habit::NowAndThen => self.strikes("s").await,
            Habit::Thumb => self.presses("I’m the camel!").await,
        }
    }

    async fn does_by_keys(&self, shown: &Shown) -> Result<()> {
        match shown.asked.as_str() {
            "bump" => self.holds_key(Key::Up, 250).await,
            "another" => {
                self.holds_key(Key::Up, 250).await?;
                self.strikes(" ").await?;
                self.waits_a_moment().await
            }
            "hold" | "let-go" => {
                self.strikes(" ").await?;
                self.waits_a_moment().await
            }
            "trace" => {
                for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
                    self.holds_key(key, ARROW_MS).await?;
                }
                Ok(())
            }
            "shake-off" => {
                self.strikes("x").await?;
                self.waits_a_moment().await
            }
            "dip" => {
                self.strikes("d").await?;
                self.waits_a_moment().await
            }
            "pull" => {
                self.strikes(Key::Enter).await?;
                self.waits_a_moment().await
            }
            _ => self.waits_a_moment().await,
        }
    }

    async fn holds_key(&self, key: Key, millis: u64) -> Result<()> {
        let chain = self.driver.action_chain().key_down(key.clone());
        chain.perform().await?;
        tokio::time::sleep(Duration::from_millis(millis)).await;
        Ok(self.driver.action_chain().key_up(key).perform().await?)
    }

    /// What a hand has begun takes its time.
    async fn waits_a_moment(&self) -> Result<()> {
        self.until_later(Duration::from_millis(700)).await
    }

    async fn does_by_thumb(&self, shown: &Shown) -> Result<()> {
        match shown.asked.as_str() {
            "bump" => self.thumb_goes(&straight((0, 60), (0, -90), 10), 20).await,
            "another" => {
                self.thumb_goes(&straight((40, 60), (40, -30), 8), 25)
                    .await?;
                self.thumb_goes(&[(0, 0); 4], 150).await?;
                self.waits_a_moment().await
            }
            // A long press closes the hand.
            "hold" => {
                self.thumb_goes(&[(0, 0); 4], 150).await?;
                self.waits_a_moment().await
            }
            "trace" => self.thumb_goes(&circle(), 30).await,
            "let-go" => {
                self.two_fingers().await?;
                self.waits_a_moment().await
            }
            "shake-off" => {
                self.presses("Shake off").await?;
                self.waits_a_moment().await
            }
            "dip" => {
                self.thumb_goes(&[(0, 0)], 40).await?;
                self.waits_a_moment().await
            }
            "pull" => {
                self.thumb_goes(&straight((0, 130), (0, -140), 3), 0)
                    .await?;
                self.waits_a_moment().await?;
                // A busy machine makes a slow flick, and a slow flick is none.
                let missed = self.sees_in_lesson().await?.state == "cupped";
                if missed {
                    self.presses("Pull").await?;
                }
                Ok(())
            }
            _ => self.waits_a_moment().await,
        }
    }

    /// A thumb goes from place to place, about the middle of the bag, and is lifted.
    async fn thumb_goes(&self, ways: &[(i64, i64)], millis: u64) -> Result<()> {
        let (x, y) = self.middle_of(".bag canvas").await?;
        for (index, (dx, dy)) in ways.iter().enumerate() {
            let what = if index == 0 {
                "touchStart"
            } else {
                "touchMove"
            };
            self.finger(what, Some((x + dx, y + dy))).await?;
            tokio::time::sleep(Duration::from_millis(millis)).await;
        }
        self.finger("touchEnd", None).await
    }

    /// Taps with two fingers at once.
    async fn two_fingers(&self) -> Result<()> {
        let (x, y) = self.middle_of(".bag canvas").await?;
        let point = |id: i64, dx: i64| json!({ "id": id, "x": x + dx, "y": y });
        let touch = |what: &str, points: Vec<Value>| json!({ "type": what, "touchPoints": points });
        let steps = [
            touch("touchStart", vec![point(1, -40)]),
            touch("touchStart", vec![point(1, -40), point(2, 40)]),
            touch("touchEnd", vec![point(1, -40)]),
            touch("touchEnd", vec![]),
        ];
        for step in steps {
            self.devtools("Input.dispatchTouchEvent", step).await?;
        }
        Ok(())
    }
}

fn straight(from: (i64, i64), to: (i64, i64), steps: i64) -> Vec<(i64, i64)> {
    let at = |from: i64, to: i64, step: i64| from + (to - from) * step / steps;
    let way = (0..=steps).map(|step| (at(from.0, to.0, step), at(from.1, to.1, step)));
    way.collect()
}

/// Once and a half around.
fn circle() -> Vec<(i64, i64)> {
    let point = |step: u16| {
        let angle = f64::from(step) / 60.0 * std::f64::consts::TAU;
        ((60.0 * angle.cos()) as i64, (-60.0 * angle.sin()) as i64)
    };
    (0..90).map(point).collect()
}
