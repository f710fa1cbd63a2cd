//! How the pages come: the first visit to each program of the client, by a browser that knows nothing yet.

use anyhow::Result;
use e2e::{Device, Evening, Load};
use serde::Serialize;

/// A page of each program.
const PAGES: [&str; 4] = ["/", "/practice", "/analysis", "/rules"];

/// The worst of all first visits, on a phone; each page's own bytes beside it.
#[derive(Debug, Serialize)]
pub(crate) struct WebSpeed {
    js_wasm_brotli_kb: f64,
    first_paint_ms: f64,
    interactive_ms: f64,
    layout_shift: f64,
    door_kb: f64,
    practice_kb: f64,
    analysis_kb: f64,
    rules_kb: f64,
}

/// Visits every page so many times, each with a new browser; times are medians over the visits of a page.
pub(crate) async fn measure(visits: usize) -> Result<WebSpeed> {
    let evening = Evening::begin().await?.with_whole_browsers();
    let mut pages = Vec::new();
    for path in PAGES {
        let mut loads = Vec::new();
        for _ in 0..visits.max(1) {
            let visitor = evening.stranger(Device::Phone).await?;
            loads.push(visitor.loads(path).await?);
        }
        pages.push(typical(&loads));
    }
    let worst = |of: fn(&Load) -> f64| pages.iter().map(of).fold(0.0, f64::max);
    let kb = |at: usize| pages[at].program_bytes / 1000.0;
    Ok(WebSpeed {
        js_wasm_brotli_kb: worst(|load| load.program_bytes) / 1000.0,
        first_paint_ms: worst(|load| load.first_paint_ms),
        interactive_ms: worst(|load| load.interactive_ms),
        layout_shift: worst(|load| load.layout_shift),
        door_kb: kb(0),
        practice_kb: kb(1),
        analysis_kb: kb(2),
        rules_kb: kb(3),
    })
}

fn typical(loads: &[Load]) -> Load {
    let median = |of: fn(&Load) -> f64| {
        let mut all: Vec<f64> = loads.iter().map(of).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    Load {
        program_bytes: median(|load| load.program_bytes),
        first_paint_ms: median(|load| load.first_paint_ms),
        interactive_ms: median(|load| load.interactive_ms),
        layout_shift: median(|load| load.layout_shift),
    }
}
