//! A tree in a link: the part of an address after `#`, readable by people who look at it.
//!
//! `p=<position>&o=<options>&m=<moves>&at=<number>`: spaces are `_`, options are joined by `,` (once by `_`, which some of
//! them have in their names), moves by `.`; branches stand in parentheses after the main line's move they replace. What is
//! as usual is left out.

use gimel::{OptionError, Options, Position};

use super::tree::{NodeId, Tree};
use crate::words;

/// Writes a tree.
#[must_use]
pub fn write(tree: &Tree) -> String {
    let mut parts = Vec::new();
    if *tree.start() != Position::start(tree.options().pieces_each) {
        parts.push(format!("p={}", tree.start().to_string().replace(' ', "_")));
    }
    if tree.options() != Options::default() {
        parts.push(format!(
            "o={}",
            tree.options().to_string().replace(' ', ",")
        ));
    }
    let mut moves = Vec::new();
    let mut order = Vec::new();
    write_after(tree, 0, &mut moves, &mut order);
    if !moves.is_empty() {
        parts.push(format!("m={}", moves.join(".")));
    }
    if let Some(at) = order.iter().position(|&node| node == tree.here()) {
        parts.push(format!("at={}", at + 1));
    }
    parts.join("&")
}

fn write_after(tree: &Tree, node: NodeId, out: &mut Vec<String>, order: &mut Vec<NodeId>) {
    let Some((&main, others)) = tree.children(node).split_first() else {
        return;
    };
    let mut say = |child: NodeId, out: &mut Vec<String>| {
        order.push(child);
        out.extend(tree.entry(child).map(|entry| entry.to_string()));
    };
    say(main, out);
    for &other in others {
        out.push("(".to_owned());
        order.push(other);
        out.extend(tree.entry(other).map(|entry| entry.to_string()));
        write_after(tree, other, out, order);
        out.push(")".to_owned());
    }
    write_after(tree, main, out, order);
}

/// Reads a tree. The error is a sentence for the person who followed the link.
pub fn read(fragment: &str) -> Result<Tree, String> {
    let fragment = fragment.trim_start_matches('#').replace("%20", "_");
    let part = |name: &str| fragment.split('&').find_map(|part| part.strip_prefix(name));
    let broken = |why: String| words::broken_link(&why);
    let options: Options = match part("o=") {
        Some(text) => read_options(text).map_err(|why| broken(format!("{why}")))?,
        None => Options::default(),
    };
    let start = match part("p=") {
        Some(text) => {
            let start = text.replace('_', " ").parse();
            start.map_err(|why| broken(format!("{why}")))?
        }
        None => Position::start(options.pieces_each),
    };
    let mut tree = Tree::new(options, start).map_err(|why| broken(why.to_string()))?;
    let order = match part("m=") {
        Some(moves) => read_moves(&mut tree, moves).map_err(broken)?,
        None => Vec::new(),
    };
    let at = part("at=").and_then(|text| text.parse::<usize>().ok());
    let here = at.and_then(|at| order.get(at.checked_sub(1)?).copied());
    tree.go(here.unwrap_or(0));
    Ok(tree)
}

/// Options of a link, of an old one too: there a `_` before a key joins and every other belongs to a name.
fn read_options(text: &str) -> Result<Options, OptionError> {
    let mut text = text.replace("%2C", ",");
    for key in Options::keys() {
        let short = key.strip_prefix("gimel.").unwrap_or(key);
        for key in [*key, short] {
            text = text.replace(&format!("_{key}="), &format!(",{key}="));
        }
    }
    text.replace(',', " ").parse()
}

fn read_moves(tree: &mut Tree, moves: &str) -> Result<Vec<NodeId>, String> {
    let mut order = Vec::new();
    let mut forks = Vec::new();
    for token in moves.split('.').filter(|token| !token.is_empty()) {
        match token {
            "(" => {
                forks.push(tree.here());
                tree.back();
            }
            ")" => tree.go(forks.pop().ok_or("a branch ends that never began")?),
            _ => {
                let entry = token.parse().map_err(|why| format!("{why}"))?;
                tree.play(entry).map_err(|why| why.to_string())?;
                order.push(tree.here());
            }
        }
    }
    Ok(order)
}
