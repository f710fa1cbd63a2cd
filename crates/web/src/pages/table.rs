//! `/t/CODE` and, for Dschamál, `/d/CODE`: a table in the house. Asks for a name if there is none, comes in, and sits down where there is room.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::{use_params_map, use_query_map};
use table::{Command, SitterView, TableId, View};

use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::desk::sitting::{Place, Sitting};
use crate::desk::state::sitter_name;
use crate::lobby::code;
use crate::net::house::House;
use crate::net::link::Connection;
use crate::people::name::Named;
use crate::room::game::RoomGame;
use crate::room::view::Room;
use crate::words;

/// The page.
#[component]
pub fn Table() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| params.with(|params| params.get("code")).unwrap_or_default());
    move || {
        let given = code.get();
        let table = TableId(code::read(&given).unwrap_or(given));
        view! { <At table/> }
    }
}

/// One table; another code is another table.
#[component]
fn At(table: TableId) -> impl IntoView {
    watched(table, "", |sitting| view! { <Known sitting/> }.into_any())
}

/// A table that is looked at: what `shown` draws once it is there and this program can show it, or why there is nothing to see.
/// `part` is the end of the address that the other program's page has too.
pub(super) fn watched(
    table: TableId,
    part: &'static str,
    shown: fn(Sitting) -> AnyView,
) -> impl IntoView {
    let house = expect_context::<House>();
    let wanted = StoredValue::new(table);
    let act = Callback::new(move |command| house.act(&wanted.get_value(), command));
    let view = Memo::new(move |_| {
        house.table.with(|view| {
            view.as_ref()
                .filter(|view| wanted.with_value(|id| view.table == *id))
                .cloned()
        })
    });
    let offset = Signal::derive(move || house.offset.get());
    let sitting = Sitting::new(view.into(), offset, Place::House, act);
    stop_with_the_house(sitting);
    let ours = use_page_of_its_game(sitting, part);
    house.watch(
        &wanted.get_value(),
        Callback::new(move |answer| sitting.answered(answer)),
    );
    let missing = Memo::new(move |_| {
        house
            .missing
            .with(|missing| *missing == Some(wanted.get_value()))
    });
    let unreadable = Memo::new(move |_| {
        house
            .unreadable
            .with(|unreadable| *unreadable == Some(wanted.get_value()))
    });
    let closed = Memo::new(move |_| {
        house
            .closed
            .with(|closed| *closed == Some(wanted.get_value()))
    });
    let known = Memo::new(move |_| view.with(Option::is_some));
    use_title(|| words::a_table().to_owned());
    move || {
        if missing.get() {
            view! { <Dead title=words::no_table() what=words::no_table_what()/> }.into_any()
        } else if unreadable.get() {
            let what = words::unreadable_table_what();
            view! { <Dead title=words::unreadable_table() what=what/> }.into_any()
        } else if closed.get() {
            view! { <Dead title=words::closed_table() what=words::sent_away()/> }.into_any()
        } else if known.get() && ours.get() {
            shown(sitting)
        } else {
            view! {
                <Header title=words::a_table()/>
                <main id="main" class="page"><p role="status">{words::coming_in()}</p></main>
            }
            .into_any()
        }
    }
}

/// The time in which the house is closed is nobody's: clocks stand still from when it says so.
fn stop_with_the_house(sitting: Sitting) {
    let house = expect_context::<House>();
    Effect::new(move |_| {
        if matches!(house.connection.get(), Connection::Closing(_)) {
            sitting.stop_clocks();
        }
    });
}

/// Whether this page can show the table; one of the other game is shown by another program, which is loaded instead.
fn use_page_of_its_game(sitting: Sitting, part: &'static str) -> Memo<bool> {
    let game = expect_context::<RoomGame>();
    let ours = Memo::new(move |_| {
        let view = sitting.view.read();
        view.as_ref()
            .is_none_or(|view| (game.is_it)(&view.settings.game))
    });
    Effect::new(move |_| {
        if ours.get() {
            return;
        }
        let path = |view: &View| code::path(&view.table.0, &view.settings.game) + part;
        let path = sitting.view.with_untracked(|view| view.as_ref().map(path));
        let location = window().location();
        let search = location.search().unwrap_or_default();
        let _ = location.replace(&(path.unwrap_or_default() + &search));
    });
    ours
}

/// No way in; but there are other tables.
#[component]
fn Dead(title: &'static str, what: &'static str) -> impl IntoView {
    use_title(move || title.to_owned());
    view! {
        <Header title/>
        <main id="main" class="page">
            <p>{what}</p>
            <p><A href="/new" attr:class="act">{words::open_table()}</A></p>
        </main>
    }
}

/// A table that is there.
#[component]
fn Known(sitting: Sitting) -> impl IntoView {
    let lead = Signal::derive(move || {
        sitting.with(|view| {
            host_name(view)
                .map(|name| words::invites(&name))
                .unwrap_or_default()
        })
    });
    let house = expect_context::<House>();
    let named = Memo::new(move |_| house.name().is_some());
    come_in(sitting, named);
    move || {
        if named.get() {
            view! {
                <Header title=words::a_table()/>
                <main id="main"><Room sitting/></main>
            }
            .into_any()
        } else {
            view! {
                <Header title=words::a_table()/>
                <main id="main" class="page"><Named lead/></main>
            }
            .into_any()
        }
    }
}

fn host_name(view: &View) -> Option<String> {
    let host = view.people.iter().find(|person| person.host);
    let seated = view
        .seats
        .iter()
        .map(|seat| &seat.sitter)
        .find(|sitter| **sitter != SitterView::Open);
    host.map(|host| host.name.clone())
        .or_else(|| seated.map(sitter_name))
}

/// What somebody who comes to the table wants of it next; nothing once they are settled.
#[must_use]
pub fn wish(view: &View, name: &str, newcomer: bool, at_once: bool) -> Option<Command> {
    let called = view
        .you
        .handle
        .and_then(|me| view.people.iter().find(|person| person.who == me));
    if called.is_none_or(|person| !person.name.starts_with(name)) {
        return Some(Command::Join {
            name: name.to_owned(),
        });
    }
    let waits = view.game.is_none();
    match view.you.seat {
        None if waits && newcomer => {
            let open = view
                .seats
                .iter()
                .position(|seat| seat.sitter == SitterView::Open);
            open.map(|seat| Command::Sit { seat })
        }
        Some(seat) if waits && at_once && !view.seats[seat].ready => {
            Some(Command::Ready { ready: true })
        }
        _ => None,
    }
}

/// Comes in and sits down, one wish after the other, each only once.
fn come_in(sitting: Sitting, named: Memo<bool>) {
    let house = expect_context::<House>();
    let query = use_query_map();
    let at_once = query.with_untracked(|query| query.get("now").is_some());
    let newcomer = StoredValue::new(false);
    let wished = StoredValue::new(Vec::<Command>::new());
    let inside = StoredValue::new(false);
    Effect::new(move |_| {
        if !named.get() || !house.is_open() || sitting.is_leaving() {
            return;
        }
        let Some(name) = house.name() else { return };
        sitting.view.with(|view| {
            let Some(view) = view else { return };
            // Who was in and is not any more asks once more; the answer says why.
            if inside.get_value() && view.you.handle.is_none() {
                wished.update_value(Vec::clear);
            }
            inside.set_value(view.you.handle.is_some());
            if view.you.handle.is_none() && wished.with_value(Vec::is_empty) {
                newcomer.set_value(true);
            }
            let Some(wish) = wish(view, &name, newcomer.get_value(), at_once) else {
                return;
            };
            // Who gets up again wants to stand.
            if matches!(wish, Command::Sit { .. }) {
                newcomer.set_value(false);
            }
            if !wished.with_value(|wished| wished.contains(&wish)) {
                wished.update_value(|wished| wished.push(wish.clone()));
                sitting.act(wish);
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use table::{Input, Millis, Moment, PersonId, Sent, Settings, Table as House};

    use super::*;

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    /// Does what is wished for until nothing is, and tells what it was.
    fn arrives(table: &mut House, who: &str, at_once: bool) -> Vec<Command> {
        let mut wished = Vec::new();
        let newcomer = table.is_new(&person(who));
        for number in 1.. {
            let view = table.view_for(Some(&person(who)), Millis::ZERO);
            let Some(wish) = wish(&view, who, newcomer, at_once) else {
                break;
            };
            wished.push(wish.clone());
            let sent = Sent {
                client: who.to_owned(),
                number,
            };
            let input = Input::Person {
                who: person(who),
                sent,
                lag: Millis::ZERO,
                command: wish,
            };
            let moment = Moment {
                now: Millis::ZERO,
                chance: 0,
            };
            table
                .handle_now(moment, &input)
                .expect("the table allows it");
        }
        wished
    }

    #[test]
    fn who_comes_by_a_link_sits_down_and_the_third_looks_on() {
        let moment = Moment {
            now: Millis::ZERO,
            chance: 0,
        };
        let opened = House::open(
            moment,
            TableId("dune".to_owned()),
            person("Ada"),
            "Ada",
            Settings::gimel(),
        );
        let mut table = House::fold([&opened.expect("it can be played")]).expect("a log");
        let name = |name: &str| Command::Join {
            name: name.to_owned(),
        };
        assert_eq!(
            arrives(&mut table, "Ada", false),
            [],
            "a host who stands may want to"
        );
        let bo = arrives(&mut table, "Bo", true);
        assert_eq!(
            bo,
            [
                name("Bo"),
                Command::Sit { seat: 0 },
                Command::Ready { ready: true }
            ]
        );
        assert_eq!(
            arrives(&mut table, "Cleo", false),
            [name("Cleo"), Command::Sit { seat: 1 }]
        );
        assert_eq!(arrives(&mut table, "Dan", false), [name("Dan")]);
        assert_eq!(
            arrives(&mut table, "Bo", false),
            [],
            "who comes back finds everything as it was"
        );
    }
}
