//! What axe-core finds on a page: barriers for people who see, hear or move differently; and what is too small for a finger.

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::Person;

/// Deque's axe-core, MPL-2.0; see `vendor/README.md`.
const AXE: &str = include_str!("../vendor/axe.min.js");

/// What is too small for a finger.
const SMALL: &str = include_str!("small.js");

const LOOK: &str = "
    const [only, done] = arguments;
    axe.run(only ? { runOnly: [only], resultTypes: ['violations'] } : { resultTypes: ['violations'] }).then(found => done(found.violations
        .filter(one => ['serious', 'critical'].includes(one.impact))
        .map(one => `${one.id}: ${one.help}\\n` + one.nodes.slice(0, 3).map(n => `    ${n.html}\\n    ${n.failureSummary}`).join('\\n'))),
        why => done([String(why)]));";

/// The light on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Light {
    /// Desert night.
    Night,
    /// Papyrus.
    Day,
}

impl Person {
    /// Sits in another light.
    async fn sits_in(&self, light: Light) -> Result<()> {
        let scheme = match light {
            Light::Night => "dark",
            Light::Day => "light",
        };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            // Colours that are on their way to others cannot be judged.
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await
    }

    /// Meets no serious barrier on this page, in both lights.
    ///
    /// # Errors
    /// If there is one; says which and where.
    pub async fn meets_no_barrier(&self) -> Result<()> {
        self.sits_in(Light::Night).await?;
        self.looks_for_barriers(Value::Null).await?;
        // Another light changes nothing but colours.
        self.sits_in(Light::Day).await?;
        self.looks_for_barriers(json!("color-contrast")).await?;
        self.meets_no_small_thing().await
    }

    /// Finds nothing on a phone that is too small for a finger.
    ///
    /// # Errors
    /// If there is something; says what.
    pub async fn meets_no_small_thing(&self) -> Result<()> {
        let found = self.asks(SMALL).await?;
        let lines: Vec<&str> = found
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        if !found.is_array() || !lines.is_empty() {
            bail!("too small at {}:\n{}", self.path().await?, lines.join("\n"));
        }
        Ok(())
    }

    async fn looks_for_barriers(&self, only: Value) -> Result<()> {
        if self.asks("return typeof axe").await? != json!("object") {
            self.asks(AXE).await?;
        }
        let found = self.driver.execute_async(LOOK, vec![only]).await?;
        match found.json() {
            Value::Array(found) if found.is_empty() => Ok(()),
            Value::Array(found) => {
                let lines: Vec<&str> = found.iter().filter_map(Value::as_str).collect();
                bail!("barriers at {}:\n{}", self.path().await?, lines.join("\n"))
            }
            other => bail!("axe does not answer: {other}"),
        }
    }
}
