//! Somebody in front of a browser: reads words, presses what has a name, types into what has a label. Every wait is for
//! something on the page.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::device::{Browser, capabilities};

/// How long a person looks for something before giving up. Long: machines that test are slow.
const PATIENCE: Duration = Duration::from_secs(40);
/// Between two looks.
const BLINK: Duration = Duration::from_millis(40);

/// Looks for a while, inside the page: a question to the browser costs more than a look.
const LOOKS: &str = "
    return new Promise(async done => {
        for (let looks = 0; looks < 20; looks++) {
            if (await look() === true) return done(true);
            await new Promise(rest => (window.realTimeout ?? setTimeout)(rest, 40));
        }
        done(false);
    });";

/// Finds what can be pressed by how its name begins, as it is read or spoken. The most exact name wins.
const PRESSABLE: &str = "
    const wanted = arguments[0].toLowerCase();
    const name = e => (e.getAttribute('aria-label') || e.innerText || '').trim().toLowerCase();
    const all = [...document.querySelectorAll('button, a[href], summary')]
        .filter(e => name(e).startsWith(wanted) && e.checkVisibility() && !e.disabled);
    return all.find(e => name(e) === wanted) || all[0] || null;";

/// Finds a button in the first line of a list that says something, or that does not.
const IN_LINE: &str = "
    const [line, name, says] = arguments;
    const lines = [...document.querySelectorAll('li')].filter(e => e.checkVisibility());
    const found = lines.find(e => e.innerText.includes(line) === says && e.querySelector('button'));
    return [...(found?.querySelectorAll('button') ?? [])].find(e => e.innerText.trim() === name) || null;";

/// Finds a field by how its label begins.
const FIELD: &str = "
    const wanted = arguments[0].toLowerCase();
    return [...document.querySelectorAll('input, textarea, select')].find(e => {
        const names = [e.getAttribute('aria-label'), ...[...(e.labels || [])].map(l => l.innerText)];
        return names.some(n => n && n.trim().toLowerCase().startsWith(wanted)) && e.checkVisibility();
    }) || null;";

/// Keeping all pages for later is as much work as a page itself: the browser does it when somebody asks for it.
const KEEPS_LATER: &str = "
    const shelf = navigator.serviceWorker, keep = shelf?.register.bind(shelf);
    if (shelf) shelf.register = (...how) => new Promise((done, failed) => {
        window.keepPages = () => keep(...how).then(done, failed);
    });";

/// Somebody in front of a browser, which closes when they go.
pub struct Person {
    pub(crate) driver: WebDriver,
    home: String,
    /// So many times faster than usual time goes here.
    times: AtomicU32,
    pub(crate) browser: Browser,
}

impl Person {
    pub(crate) async fn new(driver_port: u16, home: String, browser: Browser) -> Result<Person> {
        let address = format!("http://127.0.0.1:{driver_port}");
        let driver = WebDriver::new(address, capabilities(browser)?).await;
        let driver = driver.context("no browser starts; `cargo xtask test` installs it")?;
        let person = Person {
            driver,
            home,
            times: AtomicU32::new(1),
            browser,
        };
        if browser != Browser::Whole {
            person.begins_every_page_with(KEEPS_LATER).await?;
        }
        Ok(person)
    }

    /// Opens a page of the house, or a whole link.
    ///
    /// # Errors
    /// If the browser does not.
    pub async fn opens(&self, path: &str) -> Result<()> {
        let address = match path.starts_with('/') {
            true => format!("{}{path}", self.home),
            false => path.to_owned(),
        };
        let opened = self.driver.goto(&address).await;
        opened.with_context(|| format!("{address} cannot be opened"))
    }

    /// Goes back as the browser's own button does. A script that asks for it may be run twice: the browser's driver runs a
    /// script again whose page went away under it.
    ///
    /// # Errors
    /// If the browser does not.
    pub async fn goes_back(&self) -> Result<()> {
        Ok(self.driver.back().await?)
    }

    /// Loads the page once more.
    ///
    /// # Errors
    /// If the browser does not.
    pub async fn reloads(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// Picks a language by the name it has for itself, and hears it spoken.
    ///
    /// # Errors
    /// If the page does not speak it.
    pub async fn speaks(&self, language: &str, own_name: &str) -> Result<()> {
        self.opens("/settings").await?;
        self.presses(own_name).await?;
        let spoken = "return document.documentElement.lang === arguments[0]
            && !!document.querySelector('.tongues [aria-pressed=true][lang=' + arguments[0] + ']')";
        let what = format!("{own_name} is spoken");
        self.until(&what, spoken, &[json!(language)]).await
    }

    /// Has a browser that asks for this language.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn prefers_language(&self, tag: &str) -> Result<()> {
        let agent = self
            .driver
            .execute("return navigator.userAgent", vec![])
            .await?;
        let agent = json!({ "userAgent": agent.json(), "acceptLanguage": tag });
        self.devtools("Emulation.setUserAgentOverride", agent).await
    }

    /// Lets the browser keep the pages, as they ask it to: from now on they open without the house.
    ///
    /// # Errors
    /// If it does not.
    pub async fn has_the_pages_kept(&self) -> Result<()> {
        let kept = "
            window.keepPages?.();
            window.keepPages = undefined;
            return navigator.serviceWorker.controller?.state === 'activated'";
        self.until("the pages are kept for later", kept, &[]).await
    }

    /// The path of the page.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn path(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.path().to_owned())
    }

    /// Waits until this is on the page.
    ///
    /// # Errors
    /// If it does not appear; says what is there instead.
    pub async fn reads(&self, text: &str) -> Result<()> {
        let script =
            "return document.body.innerText.toLowerCase().includes(arguments[0].toLowerCase())";
        let what = format!("{text:?} is read");
        self.until(&what, script, &[json!(text)]).await
    }

    /// Waits until this is gone from the page.
    ///
    /// # Errors
    /// If it stays.
    pub async fn no_longer_reads(&self, text: &str) -> Result<()> {
        let script =
            "return !document.body.innerText.toLowerCase().includes(arguments[0].toLowerCase())";
        let what = format!("{text:?} is gone");
        self.until(&what, script, &[json!(text)]).await
    }

    /// Waits until a part of the page says this.
    ///
    /// # Errors
    /// If it does not.
    pub async fn reads_in(&self, part: &str, text: &str) -> Result<()> {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .some(e => e.innerText.toLowerCase().includes(arguments[1].toLowerCase()))";
        let what = format!("{part} says {text:?}");
        self.until(&what, script, &[json!(part), json!(text)]).await
    }

    /// Waits until there is something like this to be seen.
    ///
    /// # Errors
    /// If there is not.
    pub async fn sees(&self, css: &str) -> Result<()> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].some(e => e.checkVisibility())";
        let what = format!("{css} is seen");
        self.until(&what, script, &[json!(css)]).await
    }

    /// Waits until there is nothing like this.
    ///
    /// # Errors
    /// If there is.
    pub async fn sees_no(&self, css: &str) -> Result<()> {
        let script =
            "return ![...document.querySelectorAll(arguments[0])].some(e => e.checkVisibility())";
        let what = format!("no {css} is seen");
        self.until(&what, script, &[json!(css)]).await
    }

    /// Presses the button, link or heading whose name begins like this.
    ///
    /// # Errors
    /// If there is none.
    pub async fn presses(&self, name: &str) -> Result<()> {
        self.presses_found(name, PRESSABLE, &[json!(name)]).await
    }

    /// Presses a button in the line of a list that says something.
    ///
    /// # Errors
    /// If there is none.
    pub async fn presses_at(&self, line: &str, name: &str) -> Result<()> {
        self.presses_found(name, IN_LINE, &[json!(line), json!(name), json!(true)])
            .await
    }

    /// Presses a button in the line of a list that does not say this.
    ///
    /// # Errors
    /// If there is none.
    pub async fn presses_beside(&self, line: &str, name: &str) -> Result<()> {
        self.presses_found(name, IN_LINE, &[json!(line), json!(name), json!(false)])
            .await
    }

    /// Presses the first button in a part of the page that says something.
    ///
    /// # Errors
    /// If there is none.
    pub async fn presses_found_in(&self, part: &str, says: &str) -> Result<()> {
        let script = "return [...document.querySelectorAll(arguments[0] + ' button')]
            .find(e => e.checkVisibility() && e.innerText.includes(arguments[1])) || null";
        self.presses_found(says, script, &[json!(part), json!(says)])
            .await
    }

    async fn presses_found(&self, name: &str, script: &str, arguments: &[Value]) -> Result<()> {
        let began = Instant::now();
        let mut last = None;
        while began.elapsed() < PATIENCE {
            if let Some(found) = self.finds(script, arguments).await {
                match found.click().await {
                    Ok(()) => return Ok(()),
                    // It moved or was drawn anew in this instant: look again.
                    Err(error) => last = Some(error.to_string()),
                }
            }
            tokio::time::sleep(BLINK).await;
        }
        let page = self.page().await;
        bail!("nothing called {name:?} can be pressed ({last:?}); the page reads:\n{page}")
    }

    /// Writes into the field with this label, instead of what is there.
    ///
    /// # Errors
    /// If there is none.
    pub async fn writes(&self, label: &str, text: &str) -> Result<()> {
        let field = self.field(label).await?;
        let written = async {
            field.clear().await?;
            field.send_keys(text).await
        };
        let written = written.await;
        written.with_context(|| format!("{text:?} cannot be written into {label:?}"))
    }

    /// The field with this label.
    pub(crate) async fn field(&self, label: &str) -> Result<WebElement> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Some(field) = self.finds(FIELD, &[json!(label)]).await {
                return Ok(field);
            }
            tokio::time::sleep(BLINK).await;
        }
        let page = self.page().await;
        bail!("there is no field called {label:?}; the page reads:\n{page}")
    }

    /// Sends keys to whatever has the focus.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn strikes(&self, keys: impl Into<TypingData>) -> Result<()> {
        let chain = self.driver.action_chain().send_keys(keys);
        Ok(chain.perform().await?)
    }

    /// Turns a switch.
    ///
    /// # Errors
    /// If there is none.
    pub async fn switches(&self, label: &str) -> Result<()> {
        Ok(self.field(label).await?.click().await?)
    }

    /// Pulls a slider to a place, as a mouse would.
    ///
    /// # Errors
    /// If there is none.
    pub async fn slides_to(&self, slider: &str, place: u32) -> Result<()> {
        let script = "
            const slider = document.querySelector(arguments[0]);
            slider.value = arguments[1];
            slider.dispatchEvent(new Event('input', { bubbles: true }));";
        let arguments = vec![json!(slider), json!(place)];
        self.driver.execute(script, arguments).await?;
        Ok(())
    }

    /// Presses Tab until something with this name has the focus.
    ///
    /// # Errors
    /// If nothing with that name ever has.
    pub async fn tabs_to(&self, name: &str) -> Result<()> {
        let script = "
            const e = document.activeElement;
            return (e.getAttribute('aria-label') || e.innerText || '').trim().startsWith(arguments[0]);";
        self.reads_or_finds(name).await?;
        for _ in 0..100 {
            let there = self.driver.execute(script, vec![json!(name)]).await?;
            if there.json() == &json!(true) {
                return Ok(());
            }
            self.strikes(Key::Tab).await?;
        }
        bail!(
            "no Tab leads to {name:?}; the page reads:\n{}",
            self.page().await
        )
    }

    /// Waits until something has this name.
    async fn reads_or_finds(&self, name: &str) -> Result<()> {
        let script = "return [...document.querySelectorAll('button, a[href], summary, [tabindex]')].some(e =>
            (e.getAttribute('aria-label') || e.innerText || '').trim().startsWith(arguments[0]) && !e.disabled)";
        let what = format!("{name:?} is there");
        self.until(&what, script, &[json!(name)]).await
    }

    async fn finds(&self, script: &str, arguments: &[Value]) -> Option<WebElement> {
        let found = self.driver.execute(script, arguments.to_vec()).await;
        found.ok()?.element().ok()
    }

    /// Waits until a script answers yes.
    ///
    /// # Errors
    /// If it never does; says what is on the page.
    pub async fn until(&self, what: &str, script: &str, arguments: &[Value]) -> Result<()> {
        let script = format!("const look = () => {{ {script} }}; {LOOKS}");
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            // A page that is just being left answers with an error: look again.
            let answer = self.driver.execute(&script, arguments.to_vec()).await;
            match answer {
                Ok(answer) if answer.json() == &json!(true) => return Ok(()),
                Ok(_) => {}
                Err(_) => tokio::time::sleep(BLINK).await,
            }
        }
        bail!(
            "not so: {what}; the page {} reads:\n{}",
            self.path().await.unwrap_or_default(),
            self.page().await
        )
    }

    /// Waits until the page itself is so much older: to see that something does *not* happen meanwhile.
    ///
    /// # Errors
    /// If the page is gone.
    pub async fn until_later(&self, by: Duration) -> Result<()> {
        let now = self.asks("return performance.now()").await?;
        let then = now.as_f64().unwrap_or_default() + by.as_secs_f64() * 1000.0;
        let script = "return performance.now() >= arguments[0]";
        self.until("time passes", script, &[json!(then)]).await
    }

    /// From the next page on, time goes so many times faster for everything that this browser itself keeps.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn lives_faster(&self, times: u32) -> Result<()> {
        self.times.store(times, Ordering::Relaxed);
        let source = format!(
            "(() => {{
                const now = performance.now.bind(performance), start = now();
                window.realTimeout = setTimeout.bind(window);
                performance.now = () => start + (now() - start) * {times};
                for (const name of ['setTimeout', 'setInterval']) {{
                    const later = window[name].bind(window);
                    window[name] = (work, wait, ...rest) => later(work, (wait ?? 0) / {times}, ...rest);
                }}
            }})()"
        );
        let script = json!({ "source": source });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", script)
            .await
    }

    /// From the next page on is shown every second frame only.
    pub(crate) async fn sees_half_the_frames(&self) -> Result<()> {
        let source = "const frame = requestAnimationFrame.bind(window);
            window.requestAnimationFrame = work => frame(() => frame(work));";
        self.begins_every_page_with(source).await
    }

    /// Stays as they are for so long, as time goes here.
    pub(crate) async fn keeps_still(&self, time: Duration) {
        tokio::time::sleep(time / self.times.load(Ordering::Relaxed)).await;
    }

    /// From the next page on, notes what the device is told to say, and in which language.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn listens_to_the_voice(&self) -> Result<()> {
        let source = "window.spoken = [];
            speechSynthesis.speak = said => spoken.push(`${said.lang}: ${said.text}`);";
        let script = json!({ "source": source });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", script)
            .await
    }

    /// Waits until the device was told to say something that begins like this, after its language and a colon.
    ///
    /// # Errors
    /// If it was not.
    pub async fn hears(&self, start: &str) -> Result<()> {
        let script = "return spoken.some(said => said.startsWith(arguments[0]))";
        let what = format!("{start:?} is heard");
        self.until(&what, script, &[json!(start)]).await
    }

    /// What is on the screen, as a picture.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn looks(&self) -> Result<Vec<u8>> {
        Ok(self.driver.screenshot_as_png().await?)
    }

    /// Everything that can be read now, for a message.
    async fn page(&self) -> String {
        let text = self.asks("return document.body.innerText").await;
        text.map_or_else(
            |why| why.to_string(),
            |text| text.as_str().unwrap_or_default().to_owned(),
        )
    }

    /// Runs a script in the page and returns what it returned, which may be a promise.
    ///
    /// # Errors
    /// If it fails.
    pub async fn asks(&self, script: &str) -> Result<Value> {
        let answer = self.driver.execute(script, Vec::new()).await?;
        Ok(answer.json().clone())
    }

    /// Asks the browser for something that no page can.
    pub(crate) async fn devtools(&self, method: &str, parameters: Value) -> Result<()> {
        self.driver.cdp().send_raw(method, parameters).await?;
        Ok(())
    }

    /// What the browser itself has against installing the house as an app: nothing if it would.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn cannot_install_because(&self) -> Result<Value> {
        let cdp = self.driver.cdp();
        let manifest = cdp.send_raw("Page.getAppManifest", json!({})).await?;
        let errors = cdp
            .send_raw("Page.getInstallabilityErrors", json!({}))
            .await?;
        Ok(json!([manifest["errors"], errors["installabilityErrors"]]))
    }

    /// Lets the browser put its downloads into a folder.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn keeps_downloads_in(&self, folder: &std::path::Path) -> Result<()> {
        let how = json!({ "behavior": "allow", "downloadPath": folder });
        self.devtools("Browser.setDownloadBehavior", how).await
    }
}
