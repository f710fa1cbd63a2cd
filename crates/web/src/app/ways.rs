//! Which program shows which page, and the ways between programs: a first visit loads only what its page needs.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate};
use web_sys::{Element, HtmlAnchorElement};

use crate::pages::lost::Lost;

/// A program of the client that draws pages; each is a binary of this package.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Program {
    /// The front door, the ways to a table, and tables of Gimel.
    House,
    /// Hands in the bag: tables of Dschamál.
    Dark,
    /// Practice, and games of Dschamál that are over, seen again.
    Lamp,
    /// Boards without the house: one device, a bot, replays.
    Study,
    /// What the engine says: analysis, mistakes, puzzles.
    Sage,
    /// What is read: rules, finished games, who one is, what this is.
    Books,
}

/// Beginnings of paths and who shows them, the first that fits; all others are the house's. The page's script has the same list.
const PAGES: &[(&str, Program)] = &[
    ("/practice", Program::Lamp),
    ("/learn/gimel", Program::Study),
    ("/learn", Program::Lamp),
    ("/d/", Program::Dark),
    ("/dschamal/games/", Program::Lamp),
    ("/dschamal/", Program::Dark),
    ("/analysis", Program::Sage),
    ("/puzzles", Program::Sage),
    ("/games/", Program::Study),
    ("/gimel/", Program::Study),
    ("/games", Program::Books),
    ("/referee/gimel", Program::Study),
    ("/referee", Program::Books),
    ("/rules", Program::Books),
    ("/you", Program::Books),
    ("/about", Program::Books),
];

impl Program {
    /// The program that shows an address, which may have a query or an anchor.
    #[must_use]
    pub fn of(address: &str) -> Program {
        let path = address.split(['?', '#']).next().unwrap_or_default();
        let path = path.trim_end_matches('/');
        let found = PAGES.iter().find(|(start, _)| path.starts_with(start));
        found.map_or(Program::House, |&(_, program)| program)
    }
}

/// Whether another program than the one that runs shows this address.
fn is_elsewhere(address: &str) -> bool {
    Program::of(address) != expect_context::<Program>()
}

/// Goes to an address: within this program, or by loading the other one.
pub fn use_way() -> impl Fn(&str, NavigateOptions) + Clone {
    let navigate = use_navigate();
    let here = expect_context::<Program>();
    move |address, options| {
        if Program::of(address) == here {
            navigate(address, options);
        } else if options.replace {
            let _ = window().location().replace(address);
        } else {
            let _ = window().location().assign(address);
        }
    }
}

/// Links to another program's pages are the browser's to follow. Asked for before the router listens.
pub fn let_links_out() {
    let here = expect_context::<Program>();
    let handle = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        let link = target.and_then(|it| it.closest("a[href]").ok().flatten());
        let Some(link) = link.and_then(|it| it.dyn_into::<HtmlAnchorElement>().ok()) else {
            return;
        };
        if Program::of(&link.pathname()) != here {
            let _ = link.set_attribute("rel", "external");
        }
    });
    on_cleanup(move || handle.remove());
}

/// An address that this program has no page for: another one may.
#[component]
pub fn Elsewhere() -> impl IntoView {
    let path = use_location().pathname.get_untracked();
    if is_elsewhere(&path) {
        let _ = window().location().reload();
        return ().into_any();
    }
    view! { <Lost/> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(address: &str, program: Program) {
        assert_eq!(Program::of(address), program, "{address}");
    }

    #[test]
    fn every_page_has_one_program() {
        check("/", Program::House);
        check("/games", Program::Books);
        check("/games/", Program::Books);
        check("/t/abcd-efgh-jkmn?now", Program::House);
        check("/new?game=duel", Program::House);
        check("/d/abcd-efgh-jkmn?now", Program::Dark);
        check("/practice", Program::Lamp);
        check("/learn/gimel", Program::Study);
        check("/learn/dschamal", Program::Lamp);
        check("/dschamal/games/here", Program::Lamp);
        check("/referee", Program::Books);
        check("/referee/gimel", Program::Study);
        check("/dschamal/here?level=2", Program::Dark);
        check("/games/abc", Program::Study);
        check("/analysis#e4", Program::Sage);
        check("/puzzles", Program::Sage);
        check("/gimel/bot?level=2", Program::Study);
    }

    #[test]
    fn page_script_has_the_same_list() {
        let lines = PAGES.iter().map(|(start, program)| {
            let name = match program {
                Program::House => "web",
                Program::Dark => "dark",
                Program::Lamp => "lamp",
                Program::Study => "study",
                Program::Sage => "sage",
                Program::Books => "books",
            };
            format!("    [{start:?}, {name}],\n")
        });
        let list = format!("const PAGES = [\n{}  ];", lines.collect::<String>());
        let script = include_str!("../../page/boot.js");
        assert!(script.contains(&list), "boot.js should say\n{list}");
    }
}
