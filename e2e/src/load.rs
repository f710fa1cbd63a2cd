//! A page from the first byte until somebody can use it, measured by the browser itself.

use anyhow::{Context, Result};
use serde_json::json;

use crate::Person;

/// What the browser measured. Times are milliseconds since the page was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Load {
    /// Bytes of scripts and programs as they came over the line.
    pub program_bytes: f64,
    /// When something could first be seen.
    pub first_paint_ms: f64,
    /// When the page was there and the browser had nothing more to do.
    pub interactive_ms: f64,
    /// How much moved that should have stayed, as browsers count it.
    pub layout_shift: f64,
}

/// Looks from the very beginning: what moved, and when the page first stood there with nothing left to do.
const WATCH: &str = "
    window.watched = { shift: 0 };
    new PerformanceObserver(list => {
        for (const e of list.getEntries()) if (!e.hadRecentInput) watched.shift += e.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
        if (!document.querySelector('main button, main a[href]')) return requestAnimationFrame(look);
        requestIdleCallback(() => { watched.ready = performance.now(); });
    };
    requestAnimationFrame(look);";

/// What came over the line by then, without workers, which a page starts when it needs them.
const TELL: &str = "
    const programs = performance.getEntriesByType('resource').filter(e => /[.](js|wasm)$/.test(e.name));
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return [programs.reduce((sum, e) => sum + e.encodedBodySize, 0), paint?.startTime ?? 0, watched.ready, watched.shift];";

impl Person {
    /// Opens a page for the first time and measures how it comes.
    ///
    /// # Errors
    /// If it never comes.
    pub async fn loads(&self, path: &str) -> Result<Load> {
        let watch = json!({ "source": WATCH });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", watch)
            .await?;
        self.opens(path).await?;
        let ready = "return window.watched?.ready !== undefined";
        self.until("the page can be used", ready, &[]).await?;
        let told = self.asks(TELL).await?;
        let number = |at: usize| told[at].as_f64().context("the browser tells a number");
        Ok(Load {
            program_bytes: number(0)?,
            first_paint_ms: number(1)?,
            interactive_ms: number(2)?,
            layout_shift: number(3)?,
        })
    }
}
