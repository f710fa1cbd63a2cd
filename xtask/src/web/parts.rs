//! The client cut into the parts of its pages, and what several of them need joined into as few files as serve them best.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};

use super::client::{Bound, CLIENT, bind, named};
use super::early;
use super::gather::{Piece, gather};
use super::join::join;
use super::lean::lean;

/// What was cut off the client, to be loaded when it is wanted.
#[derive(Default)]
pub(super) struct Parts {
    /// Name to program.
    pub(super) programs: BTreeMap<String, Vec<u8>>,
    /// The script that loads them.
    pub(super) script: String,
    /// What each part of `crates/web/src/app/parts.rs` needs.
    pub(super) needs: BTreeMap<String, Vec<String>>,
}

/// What the client's own script calls the one that loads its parts, and the other way round.
pub(super) const PARTS_SCRIPT: &str = "./parts.js";
pub(super) const CLIENT_SCRIPT: &str = "./web.js";

/// Cuts the client into parts, and makes the first of them and the script that loads it.
pub(super) fn cut(wasm: &Path) -> Result<(Bound, Parts)> {
    let whole = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let out = wasm.with_file_name("web-parts");
    let _ = fs::remove_dir_all(&out);
    let first = out.join("web.wasm");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = &out;
    options.main_out_path = &first;
    options.link_name = PARTS_SCRIPT;
    options.main_module = CLIENT_SCRIPT;
    let cut = wasm_split_cli_support::transform(options);
    let cut = cut.map_err(|why| anyhow!("the client cannot be cut into parts: {why:#}"))?;
    let script = fs::read_to_string(out.join(PARTS_SCRIPT))?;
    let mut first = bind(&first)?;
    let mut pieces = vec![(CLIENT.to_owned(), lean(&first.wasm)?)];
    for path in cut.split_modules {
        pieces.push((named(&path)?.to_owned(), lean(&fs::read(&path)?)?));
    }
    let pages = cut.prefetch_map.into_iter().collect();
    let (client, parts) = joined(&pieces, &pages, &early::pages()?, &script)?;
    first.wasm = client;
    Ok((first, parts))
}

/// The client that everybody loads, and the files beside it. `first` are the parts that a visit may begin with.
fn joined(
    pieces: &[(String, Vec<u8>)],
    pages: &BTreeMap<String, Vec<String>>,
    first: &BTreeSet<String>,
    script: &str,
) -> Result<(Vec<u8>, Parts)> {
    let needed = |piece: &String| -> BTreeSet<String> {
        let needing = pages.iter();
        let needing = needing.filter(|(_, needs)| piece == CLIENT || needs.contains(piece));
        needing.map(|(page, _)| page.clone()).collect()
    };
    let sizes: Vec<Piece> = pieces
        .iter()
        .map(|(name, program)| Piece {
            pages: needed(name),
            bytes: program.len(),
        })
        .collect();
    let mut client = None;
    let mut parts = Parts {
        needs: pages
            .keys()
            .map(|page| (page.clone(), Vec::new()))
            .collect(),
        ..Parts::default()
    };
    for (number, group) in gather(&sizes, first).into_iter().enumerate() {
        let programs: Vec<&[u8]> = group.iter().map(|&at| &pieces[at].1[..]).collect();
        let program = join(&programs)?;
        if group.contains(&0) {
            client = Some(program);
            continue;
        }
        let name = format!("part-{number}");
        let needing = group.iter().flat_map(|&at| &sizes[at].pages);
        for page in needing.collect::<BTreeSet<_>>() {
            let needs = parts.needs.get_mut(page).context("a page of its own")?;
            needs.push(name.clone());
        }
        parts.programs.insert(name, program);
    }
    parts.script = loading(script, &parts)?;
    Ok((client.context("the client has no first part")?, parts))
}

/// The script that loads the parts: how that is done is said by who cut them, which files there are by who joined them.
fn loading(cut: &str, parts: &Parts) -> Result<String> {
    let files = ["/*", "const __chunk", "export const"];
    let how = cut
        .lines()
        .take_while(|line| !files.iter().any(|file| line.starts_with(file)));
    let mut script: String = how.flat_map(|line| [line, "\n"]).collect();
    for word in ["makeLoad", "wrapAsyncCb"] {
        let known = script.contains(&format!("function {word}("));
        anyhow::ensure!(known, "parts are no longer loaded by `{word}`");
    }
    script += "const program = (file) => {
    file.catch(() => {});
    return (imports) => WebAssembly.instantiateStreaming(file, imports);
};
";
    let variable = |name: &String| name.replace('-', "_");
    for name in parts.programs.keys() {
        let file = format!("fetch(new URL(\"./{name}.wasm\", import.meta.url))");
        let variable = variable(name);
        writeln!(
            script,
            "const {variable} = makeLoad(() => program({file}), []);"
        )?;
    }
    for (page, needs) in &parts.needs {
        let needs: Vec<String> = needs.iter().map(variable).collect();
        let needs = needs.join(", ");
        writeln!(
            script,
            "export const __wasm_split_load_{page} = wrapAsyncCb(makeLoad(() => async () => ({{}}), [{needs}]));"
        )?;
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUT: &str = "import { initSync } from \"./web.js\";
function wrapAsyncCb(callee) {}
function makeLoad(fetcher, deps) {}
/* a, b */
const __chunk_1 = makeLoad(() => {}, []);
export const __wasm_split_load_a = wrapAsyncCb(makeLoad(() => {}, [__chunk_1]));
";

    #[test]
    fn script_loads_what_each_page_needs() -> Result<()> {
        let needs = [("a", vec!["part-1", "part-2"]), ("b", vec!["part-1"])];
        let needs = needs.map(|(page, needs)| {
            let needs = needs.into_iter().map(str::to_owned).collect();
            (page.to_owned(), needs)
        });
        let parts = Parts {
            programs: ["part-1", "part-2"]
                .map(|name| (name.to_owned(), Vec::new()))
                .into(),
            needs: needs.into(),
            ..Parts::default()
        };
        let script = loading(CUT, &parts)?;
        assert!(!script.contains("__chunk"), "{script}");
        assert!(script.contains("fetch(new URL(\"./part-2.wasm\", import.meta.url))"));
        assert!(script.contains(
            "__wasm_split_load_a = wrapAsyncCb(makeLoad(() => async () => ({}), [part_1, part_2]));"
        ));
        assert!(script.contains(
            "__wasm_split_load_b = wrapAsyncCb(makeLoad(() => async () => ({}), [part_1]));"
        ));
        assert!(loading("export const a = 1;", &parts).is_err());
        Ok(())
    }
}
