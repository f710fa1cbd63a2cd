//! What somebody holds in their hands: a screen, a light, and fingers or a mouse.

use anyhow::Result;
use serde_json::json;
use thirtyfour::{
    CapabilitiesHelper, ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities,
};

use crate::Person;

/// What somebody holds in their hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// 1280 × 800 with mouse and keyboard.
    Desk,
    /// 390 × 844 with fingers.
    Phone,
}

/// Which Chromium somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// The engine alone, without all that is around a page: it starts and stands at half the cost.
    Shell,
    /// The same with every second dot, for games that are played and not looked at: what is where on a page stays, but for the
    /// width of lines.
    Coarse,
    /// As people have it.
    Whole,
}

/// The engine alone, where Debian has it. The script of this name on the path starts it and stays: who ends the script leaves the engine
/// behind, with everything that goes on in its pages.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// Nothing that talks to anybody but the house, and no graphics card.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--window-size=1280,800",
];

/// A browser with a profile of its own.
pub(crate) fn capabilities(browser: Browser) -> Result<ChromeCapabilities> {
    let mut wishes = DesiredCapabilities::chrome();
    if browser != Browser::Whole {
        wishes.set_binary(SHELL)?;
    }
    if browser == Browser::Coarse {
        wishes.add_arg("--force-device-scale-factor=0.5")?;
    }
    for flag in FLAGS {
        wishes.add_arg(flag)?;
    }
    // A page is there when it says so, not when its last picture is.
    wishes.set("pageLoadStrategy", "eager")?;
    Ok(wishes)
}

impl Person {
    /// Has told the browser that letters must be twice as large.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn needs_large_letters(&self) -> Result<()> {
        let sizes = json!({ "fontSizes": { "standard": 32, "fixed": 26 } });
        self.devtools("Page.setFontSizes", sizes).await
    }

    /// Takes another device into their hands; the page stays.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn holds(&self, device: Device) -> Result<()> {
        let (width, height, fingers) = match device {
            Device::Desk => (1280, 800, false),
            Device::Phone => (390, 844, true),
        };
        self.screen(width, height, fingers).await?;
        let touch = json!({ "enabled": fingers });
        self.devtools("Emulation.setTouchEmulationEnabled", touch)
            .await
    }

    /// Turns or resizes what they hold; the page stays.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn turns_to(&self, width: u32, height: u32) -> Result<()> {
        self.screen(width, height, false).await
    }

    /// Keeps a wish as the settings page would, from the next page on: `theme=night motion=still`.
    ///
    /// # Errors
    /// If the browser does not keep it.
    pub async fn wishes(&self, wish: &str) -> Result<()> {
        // A page of the house, where wishes are kept.
        self.opens("/about").await?;
        let keep = "localStorage['caravanserai.settings'] = arguments[0]; return true";
        self.until("the wish is kept", keep, &[json!(wish)]).await
    }

    async fn screen(&self, width: u32, height: u32, mobile: bool) -> Result<()> {
        // As many dots as the browser was told of when it was started.
        let dots = if self.browser == Browser::Coarse {
            0.0
        } else {
            1.0
        };
        self.sharp_screen(width, height, dots, mobile).await
    }

    /// A screen with so many dots for each pixel of the page.
    pub(crate) async fn sharp_screen(
        &self,
        width: u32,
        height: u32,
        dots: f64,
        mobile: bool,
    ) -> Result<()> {
        let screen = json!({
            "width": width, "height": height, "deviceScaleFactor": dots, "mobile": mobile
        });
        self.devtools("Emulation.setDeviceMetricsOverride", screen)
            .await
    }
}
