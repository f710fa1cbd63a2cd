//! A camera before somebody's screen: sharp pictures of what they see, and films of what happens there.

use std::cell::Cell;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::Person;

/// A screen that is photographed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Screen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// So many dots for each pixel of the page.
    pub(crate) dots: f64,
    /// With fingers.
    pub(crate) fingers: bool,
}

/// A phone as it is filmed.
pub(crate) const PHONE: Screen = screen(390, 844, 1.0, true);
/// The same, as sharp as phones are.
pub(crate) const SHARP_PHONE: Screen = screen(390, 844, 2.0, true);
/// A smaller one of the same shape.
pub(crate) const SMALL_PHONE: Screen = screen(380, 822, 2.0, true);
/// A computer.
pub(crate) const DESK: Screen = screen(1440, 900, 1.0, false);
/// One whose screen is not so high.
pub(crate) const LOW_DESK: Screen = screen(1440, 788, 1.0, false);
/// A television, which is 1920 × 1080, seen from a little further away.
pub(crate) const WALL: Screen = screen(1920, 1080, 0.75, false);

const fn screen(width: u32, height: u32, dots: f64, fingers: bool) -> Screen {
    Screen {
        width,
        height,
        dots,
        fingers,
    }
}

/// How much a picture may differ from what was seen; 100 is not at all.
const QUALITY: u32 = 92;
/// Between two frames of a film.
const FRAME: Duration = Duration::from_millis(90);

/// A frame of a film: how it looked, and when.
pub(crate) struct Frame {
    pub(crate) at: Instant,
    pub(crate) png: Vec<u8>,
}

impl Person {
    /// Stands before the camera: with this screen, and nothing on it that only browsers need.
    pub(crate) async fn poses(&self, screen: Screen) -> Result<()> {
        let Screen {
            width,
            height,
            dots,
            fingers,
        } = screen;
        self.sharp_screen(width, height, dots, fingers).await?;
        let bare = json!({ "hidden": true });
        self.devtools("Emulation.setScrollbarsHidden", bare).await
    }

    /// A picture of the page as it is now, down to this height if it is cut there.
    pub(crate) async fn pictured(&self, down_to: Option<u32>) -> Result<Vec<u8>> {
        let drawn = "return document.fonts.status === 'loaded' && [...document.images].every(it => it.complete)";
        self.until("everything is drawn", drawn, &[]).await?;
        let mut how = json!({ "format": "webp", "quality": QUALITY });
        if let Some(height) = down_to {
            let width = self.asks("return innerWidth").await?;
            how["clip"] = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        }
        self.captured(how).await
    }

    /// Keeps a picture of the page as it is now.
    pub(crate) async fn is_pictured_in(&self, path: &Path, down_to: Option<u32>) -> Result<()> {
        keep(path, &self.pictured(down_to).await?)
    }

    /// Does something and is filmed doing it.
    pub(crate) async fn filmed<T>(
        &self,
        deed: impl Future<Output = Result<T>>,
    ) -> Result<(T, Vec<Frame>)> {
        let over = Cell::new(false);
        let doing = async {
            let done = deed.await;
            over.set(true);
            done
        };
        let filming = async {
            let mut frames = Vec::new();
            while !over.get() {
                let at = Instant::now();
                let how = json!({ "format": "png", "optimizeForSpeed": true });
                let png = self.captured(how).await?;
                frames.push(Frame { at, png });
                tokio::time::sleep(FRAME.saturating_sub(at.elapsed())).await;
            }
            Ok::<_, anyhow::Error>(frames)
        };
        tokio::try_join!(doing, filming)
    }

    async fn captured(&self, how: Value) -> Result<Vec<u8>> {
        let cdp = self.driver.cdp();
        let answer = cdp.send_raw("Page.captureScreenshot", how).await?;
        let data = answer["data"].as_str().context("a picture")?;
        Ok(STANDARD.decode(data)?)
    }
}

/// Writes a picture down and says so.
pub(crate) fn keep(path: &Path, picture: &[u8]) -> Result<()> {
    std::fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))?;
    eprintln!("{} ({} kB)", path.display(), picture.len() / 1000);
    Ok(())
}
