//! What a page does that nobody looks at: how often it was touched, and what it complained of.

use anyhow::Result;
use serde_json::json;

use crate::Person;

/// From the first page on, counts what is pressed or tapped, over all pages of the visit.
const COUNT: &str = "
    addEventListener('pointerdown', () => {
        sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
    }, true);";

/// Notes every complaint of the page: faults, warnings, files that are missing, what its own rules of safety forbid.
const NOTE: &str = "
    const note = text => {
        const all = JSON.parse(sessionStorage.complaints ?? '[]');
        sessionStorage.complaints = JSON.stringify([...all, `${location.pathname}: ${text}`]);
    };
    for (const level of ['error', 'warn']) {
        const said = console[level].bind(console);
        console[level] = (...words) => { note(`${level}: ${words.map(String).join(' ')}`); said(...words); };
    }
    addEventListener('error', e => note(e.message || `missing: ${e.target?.src || e.target?.href}`), true);
    addEventListener('unhandledrejection', e => note(`rejected: ${e.reason}`));
    addEventListener('securitypolicyviolation', e => note(`forbidden: ${e.violatedDirective} ${e.blockedURI}`));";

impl Person {
    /// From the next page on, counts every press and tap.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn counts_taps(&self) -> Result<()> {
        self.begins_every_page_with(COUNT).await
    }

    /// How many there were.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn taps_so_far(&self) -> Result<u64> {
        let taps = self.asks("return Number(sessionStorage.taps ?? 0)").await?;
        Ok(taps.as_u64().unwrap_or_default())
    }

    /// From the next page on, notes what pages complain of.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn notes_complaints(&self) -> Result<()> {
        self.begins_every_page_with(NOTE).await
    }

    /// All complaints so far, a line each.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn complaints(&self) -> Result<String> {
        let all = "return JSON.parse(sessionStorage.complaints ?? '[]').join('\\n')";
        let all = self.asks(all).await?;
        Ok(all.as_str().unwrap_or_default().to_owned())
    }

    pub(crate) async fn begins_every_page_with(&self, script: &str) -> Result<()> {
        let source = json!({ "source": format!("(() => {{ {script} }})()") });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", source)
            .await
    }
}
