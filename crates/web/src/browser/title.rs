//! The title of the tab: seen when the page is not.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use crate::words;

/// What the parts of the page want the title to say, each by its number; the last one is shown.
type Wishes = Vec<(u32, String)>;

thread_local! {
    static WISHES: RefCell<Wishes> = const { RefCell::new(Vec::new()) };
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

/// Keeps the title of the tab as the signal says, until the page is left. A part of a page may say more than the page does.
pub fn use_title(title: impl Fn() -> String + 'static) {
    let number = NUMBER.get();
    NUMBER.set(number.wrapping_add(1));
    Effect::new(move |_| {
        let title = title();
        WISHES.with_borrow_mut(|wishes| wish(wishes, number, title));
        show();
    });
    on_cleanup(move || {
        WISHES.with_borrow_mut(|wishes| wishes.retain(|(known, _)| *known != number));
        show();
    });
}

/// Shows what is wanted, or the name of the house.
pub fn show() {
    let title = WISHES.with_borrow(shown);
    document().set_title(&title);
}

fn wish(wishes: &mut Wishes, number: u32, title: String) {
    match wishes.iter_mut().find(|(known, _)| *known == number) {
        Some((_, said)) => *said = title,
        None => wishes.push((number, title)),
    }
    wishes.sort_by_key(|(known, _)| *known);
}

fn shown(wishes: &Wishes) -> String {
    let mut said = wishes.iter().map(|(_, title)| title.as_str());
    match said.rfind(|title| !title.is_empty()) {
        Some(title) => format!("{title} · {}", words::house()),
        None => words::house().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_part_of_a_page_names_the_tab() {
        let mut wishes = Wishes::new();
        assert_eq!(shown(&wishes), "Caravanserai");
        wish(&mut wishes, 2, "Your move · Gimel".to_owned());
        wish(&mut wishes, 1, "A table".to_owned());
        assert_eq!(shown(&wishes), "Your move · Gimel · Caravanserai");
        wish(&mut wishes, 2, String::new());
        assert_eq!(shown(&wishes), "A table · Caravanserai");
        wish(&mut wishes, 1, "Dead".to_owned());
        assert_eq!(wishes.len(), 2);
        assert_eq!(shown(&wishes), "Dead · Caravanserai");
    }
}
