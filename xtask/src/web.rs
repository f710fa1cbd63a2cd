//! Building the browser client into `crates/web/dist`: wasm, its glue, styles, fonts and the page, ready to be embedded.
//!
//! Everything but the page has its content's hash in its name and may be kept for ever; whatever shrinks has a `.br`
//! beside it. The folder is made and not written: git ignores it.

mod bundle;
mod client;
mod early;
mod gather;
mod join;
mod lean;
mod parts;
mod words;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::workspace;
use bundle::{Bundle, digest};
use client::Bound;
pub(crate) use client::{TARGET, build_at_home, target_folder};
use parts::Parts;

/// Build the browser client into crates/web/dist
///
/// Example: cargo xtask web --release
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Small and slow to build, as it is shipped
    #[arg(long)]
    release: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if args.release {
        build(Purpose::Shipping)?;
        light_enough()?;
    } else {
        build(Purpose::Home)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Where the client ends up: `index.html`, `sw.js`, and `assets/` with everything that has a hash in its name.
#[must_use]
pub fn dist() -> PathBuf {
    home().join("dist")
}

/// All messages of a language.
pub fn book(language: lingo::Language) -> Result<lingo::Book> {
    words::book(&home(), language)
}

fn home() -> PathBuf {
    workspace::root().join("crates/web")
}

/// The styles in the order they are joined: what comes later may say more.
const STYLES: &[&str] = &[
    "tokens",
    "base",
    "chrome",
    "ornaments",
    "door",
    "board",
    "seats",
    "play",
    "analysis",
    "advice",
    "pages",
    "table",
    "pieces",
    "bag",
    "practice",
    "tower",
    "dschamal",
    "referee",
    "rules",
    "lessons",
    "screen",
];

/// What a client is built for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To be used at once: by who plays on this machine, and by tests.
    Home,
    /// To be worked on: open pages show by themselves what has changed.
    Watching,
    /// To be carried away: small and fast, however long it takes.
    Shipping,
}

/// Builds the client, unless it is there already and nothing has changed.
pub fn build(purpose: Purpose) -> Result<()> {
    let release = purpose == Purpose::Shipping;
    let programs = client::compile(release)?;
    let mut sources = Sources::read()?;
    if purpose == Purpose::Watching {
        sources.boot += &text("page/watch.js")?;
    }
    let stamp = sources.stamp(&programs, purpose)?;
    let stamp_file = dist().join(".stamp");
    if fs::read_to_string(&stamp_file).is_ok_and(|known| known == stamp) {
        eprintln!("    crates/web/dist is up to date");
        return Ok(());
    }
    let [client, threads @ ..] = &programs;
    let (first, parts) = parts::cut(client)?;
    let threads = threads.iter().map(|thread| client::bind_thread(thread));
    let threads = threads.collect::<Result<Vec<_>>>()?;
    let mut bundle = Bundle::new(release);
    fill(&mut bundle, &sources, first, &parts, &threads)?;
    bundle.write(&dist())?;
    bundle.report();
    // At home nothing is packed tightly, and nobody waits for it.
    if release {
        let heaviest = tell_first_visits(&bundle, &parts)?;
        fs::write(dist().join(HEAVIEST), heaviest.to_string())?;
    }
    fs::write(&stamp_file, stamp).context("cannot write the stamp")
}

/// How many bytes of programs the heaviest first visit to what was built last loads.
const HEAVIEST: &str = ".heaviest";

/// Whether every page of the client that was built last is light enough to be carried away. Whoever opens a house at home is let in
/// although a page has grown too large.
pub(crate) fn light_enough() -> Result<()> {
    let kept = fs::read_to_string(dist().join(HEAVIEST)).context("no client was built")?;
    let heaviest: usize = kept.parse()?;
    ensure!(
        heaviest <= MOST_SCRIPT_BYTES,
        "a first visit loads {heaviest} bytes of programs, {MOST_SCRIPT_BYTES} at most are allowed: `cargo xtask web --release` \
         tells what each page loads, docs/BUILD.md how they are cut"
    );
    Ok(())
}

/// What a first visit to each page loads, and how many bytes of programs the heaviest of them does.
fn tell_first_visits(bundle: &Bundle, parts: &Parts) -> Result<usize> {
    let mut heaviest = 0;
    for part in &early::pages()? {
        let scripts = scripts_of(part, parts);
        let all = FIRST_VISIT.map(str::to_owned).into_iter();
        let all: Vec<String> = all.chain(scripts.iter().cloned()).collect();
        let (sent, scripts) = (bundle.sent(&all), bundle.sent(&scripts));
        let mark = if scripts > MOST_SCRIPT_BYTES {
            " TOO LARGE"
        } else {
            ""
        };
        eprintln!(
            "    {sent:>8} bytes for a first visit to `{part}`, {scripts} of them programs{mark}"
        );
        heaviest = heaviest.max(scripts);
    }
    Ok(heaviest)
}

/// Scripts and programs that a page may send, compressed, before it is there. Threads are not among them: they start when they
/// are needed.
const MOST_SCRIPT_BYTES: usize = 500_000;

fn scripts_of(part: &str, parts: &Parts) -> Vec<String> {
    let always = ["old.js", "boot.js", "web.js", "web.wasm", "parts.js"].map(str::to_owned);
    let needs = parts.needs.get(part).into_iter().flatten();
    let own = needs.map(|name| format!("{name}.wasm"));
    always.into_iter().chain(own).collect()
}

/// What else a first visit loads, by the names that sources use. Everybody loads one language; they are nearly equal.
const FIRST_VISIT: [&str; 7] = [
    "index.html",
    "style.css",
    "fonts/atkinson-latin.woff2",
    "fonts/el-messiri-latin.woff2",
    "pictures/icon.svg",
    "manifest.webmanifest",
    "words/words-en.bin",
];

/// Leaves first: a file is named by its content, and its content names the files it needs.
fn fill(
    bundle: &mut Bundle,
    sources: &Sources,
    first: Bound,
    parts: &Parts,
    threads: &[Bound],
) -> Result<()> {
    for (name, bytes) in &sources.assets {
        bundle.add(name, bytes.clone());
    }
    for (name, thread) in client::PROGRAMS.into_iter().skip(1).zip(threads) {
        bundle.add(&format!("{name}.wasm"), thread.wasm.clone());
        bundle.add(&format!("{name}.js"), thread.glue.clone());
    }
    add_client(bundle, first, parts)?;
    for (name, book) in &sources.books {
        bundle.add(name, book.clone());
    }
    bundle.add_text("style.css", &sources.style)?;
    bundle.add_text("old.js", &sources.old)?;
    let early = early::table(parts, |name| bundle.address(name))?;
    bundle.add_text(
        "boot.js",
        &sources.boot.replace("{{early}}", &early.to_string()),
    )?;
    bundle.add_text("thread.js", &sources.thread)?;
    bundle.add_text("advisor-thread.js", &sources.advisor)?;
    bundle.add_text("feel-thread.js", &sources.feel)?;
    bundle.add_text("stack-thread.js", &sources.stack)?;
    bundle.add_text("manifest.webmanifest", &sources.manifest)?;
    bundle.add_page("index.html", &sources.page)?;
    // Last: it names everything that is kept for days without a network.
    let everything = bundle.everything();
    bundle.add_page("sw.js", &sources.keeper.replace("{{*}}", &everything))
}

/// The client's script and the one that loads its parts know each other; the parts are known by the latter.
fn add_client(bundle: &mut Bundle, first: Bound, parts: &Parts) -> Result<()> {
    let mut written = vec![
        (parts::PARTS_SCRIPT.to_owned(), "parts.js".to_owned()),
        (parts::CLIENT_SCRIPT.to_owned(), "web.js".to_owned()),
    ];
    for (name, program) in &parts.programs {
        let name = format!("{name}.wasm");
        bundle.add(&name, program.clone());
        written.push((format!("./{name}"), name));
    }
    bundle.add("web.wasm", first.wasm);
    let glue = String::from_utf8(first.glue).context("the client's script is no text")?;
    let scripts = [("web.js", glue), ("parts.js", parts.script.clone())];
    bundle.add_circle(&scripts, &written)
}

/// What was written by hand.
struct Sources {
    /// Fonts and pictures, by their path under `assets`.
    assets: Vec<(String, Vec<u8>)>,
    /// The messages of each language.
    books: Vec<(String, Vec<u8>)>,
    style: String,
    /// What any browser can read.
    old: String,
    boot: String,
    /// The thread of the bots.
    thread: String,
    /// The thread of the engine that advises.
    advisor: String,
    /// The thread of the hands.
    feel: String,
    /// The thread of the towers.
    stack: String,
    /// The service worker.
    keeper: String,
    manifest: String,
    page: String,
}

impl Sources {
    fn read() -> Result<Self> {
        let styles = STYLES
            .iter()
            .map(|name| text(&format!("styles/{name}.css")));
        Ok(Self {
            assets: assets()?,
            books: words::books(&home())?,
            style: styles.collect::<Result<Vec<_>>>()?.join("\n"),
            old: text("page/old.js")?,
            boot: text("page/boot.js")?,
            thread: text("page/thread.js")?,
            advisor: text("page/advisor-thread.js")?,
            feel: text("page/feel-thread.js")?,
            stack: text("page/stack-thread.js")?,
            keeper: text("page/sw.js")?,
            manifest: text("page/manifest.webmanifest")?,
            page: text("page/index.html")?,
        })
    }

    /// Changes whenever the outcome would.
    fn stamp(&self, programs: &[PathBuf], purpose: Purpose) -> Result<String> {
        let mut all = Vec::new();
        for program in programs {
            let wasm = fs::read(program);
            all.extend(wasm.with_context(|| format!("cannot read {}", program.display()))?);
        }
        for (name, bytes) in self.assets.iter().chain(&self.books) {
            all.extend(name.bytes().chain(bytes.iter().copied()));
        }
        let texts = [
            &self.style,
            &self.old,
            &self.boot,
            &self.thread,
            &self.advisor,
            &self.feel,
            &self.stack,
            &self.keeper,
            &self.manifest,
            &self.page,
        ];
        for text in texts {
            all.extend(text.bytes());
        }
        all.extend(BUILDER.iter().flat_map(|text| text.bytes()));
        Ok(format!("{} {purpose:?}\n", digest(&all)))
    }
}

/// What makes the client of its sources: when it changes, so may the client.
const BUILDER: [&str; 8] = [
    include_str!("web.rs"),
    include_str!("web/bundle.rs"),
    include_str!("web/client.rs"),
    include_str!("web/early.rs"),
    include_str!("web/gather.rs"),
    include_str!("web/join.rs"),
    include_str!("web/lean.rs"),
    include_str!("web/parts.rs"),
];

fn text(path: &str) -> Result<String> {
    let path = home().join(path);
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// Every file under `assets`, licences excepted: those stay with the sources.
fn assets() -> Result<Vec<(String, Vec<u8>)>> {
    let mut found = Vec::new();
    for folder in ["fonts", "pictures"] {
        let path = home().join("assets").join(folder);
        let entries =
            fs::read_dir(&path).with_context(|| format!("cannot read {}", path.display()))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if !name.ends_with(".txt") {
                found.push((format!("{folder}/{name}"), fs::read(entry.path())?));
            }
        }
    }
    // The engine's net lies where it was made.
    let net = workspace::root().join("crates/gimel-engine/net.bin");
    let bytes = fs::read(&net).with_context(|| format!("cannot read {}", net.display()))?;
    found.push(("gimel-net.bin".to_owned(), bytes));
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_is_joined() {
        let written = fs::read_dir(home().join("styles")).expect("styles can be read");
        for entry in written {
            let name = entry.expect("an entry").file_name();
            let name = name.to_string_lossy();
            let stem = name.strip_suffix(".css").expect("only styles lie there");
            assert!(STYLES.contains(&stem), "{name} is not joined");
        }
    }

    #[test]
    fn sources_name_only_files_that_exist() {
        let sources = Sources::read().expect("the sources can be read");
        let program = |name: &str| Bound {
            wasm: name.bytes().collect(),
            glue: name.bytes().collect(),
        };
        let [first, threads @ ..] = client::PROGRAMS.map(program);
        let mut bundle = Bundle::new(false);
        fill(&mut bundle, &sources, first, &Parts::default(), &threads)
            .expect("every name is known");
    }

    #[test]
    fn page_holds_no_script_of_its_own() {
        let page = text("page/index.html").expect("the page can be read");
        assert!(page.matches("<script").count() == page.matches("<script src=").count());
        assert!(
            !page.contains(" style=") && !page.contains("<style"),
            "styles are files too"
        );
    }
}
