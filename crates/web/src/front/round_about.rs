//! What else is there: today's bag and puzzle, the box, who waits, and the quieter doors.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use protocol::TableSummary;
use serde_json::Value;

use crate::browser::{storage, time};
use crate::chrome::icons::{Icon, Picture};
use crate::lobby::tables::{has_room, is_mine};
use crate::net::api;
use crate::net::house::House;
use crate::net::link::Connection;
use crate::practice::daily::{PIECES, day_of};
use crate::words;

/// A door: where it leads, what stands on it.
pub struct Door {
    /// Where.
    pub to: &'static str,
    /// Its name.
    pub title: &'static str,
    /// What is behind it.
    pub what: &'static str,
}

/// A door as a plate.
pub fn plate(door: &Door, done: bool) -> impl IntoView + use<> {
    let &Door { to, title, what } = door;
    view! {
        <A href=to attr:class="door-plate">
            <b>{title}</b>
            <span>{what}</span>
            {if done {
                view! { <Picture icon=Icon::Done/> <span class="voice">{words::done_today()}</span> }.into_any()
            } else {
                view! { <Picture icon=Icon::Door/> }.into_any()
            }}
        </A>
    }
}

/// Whether today's bag is empty, by what practice keeps. Read loosely: the door need not know the whole book.
fn is_bag_done(kept: &str, today: u32) -> bool {
    let book: Value = serde_json::from_str(kept).unwrap_or_default();
    let days = &book["days"];
    days["day"] == today
        && days["named"]
            .as_array()
            .is_some_and(|named| named.len() >= PIECES)
}

/// Whether today's puzzle is solved, by what puzzles keep.
fn is_puzzle_done(kept: &str, today: u32) -> bool {
    let record: Value = serde_json::from_str(kept).unwrap_or_default();
    record["day"] == today
}

/// Today's bag, today's puzzle, the box.
#[component]
pub fn Today() -> impl IntoView {
    let today = day_of(time::now());
    let felt = storage::read(storage::PRACTICE).is_some_and(|text| is_bag_done(&text, today));
    let solved = storage::read(storage::PUZZLES).is_some_and(|text| is_puzzle_done(&text, today));
    let bag = Door {
        to: "/practice?today",
        title: words::daily(),
        what: words::door_daily_what(),
    };
    let puzzle = Door {
        to: "/puzzles",
        title: words::puzzles_daily(),
        what: words::door_puzzle_what(),
    };
    let boxed = Door {
        to: "/referee",
        title: words::box_door(),
        what: words::box_door_what(),
    };
    view! {
        <div class="doors three">
            {plate(&bag, felt)}
            {plate(&puzzle, solved)}
            {plate(&boxed, false)}
        </div>
    }
}

/// Who waits for somebody, first of all: a seat that is free now.
#[component]
pub fn SomebodyWaits() -> impl IntoView {
    let house = expect_context::<House>();
    let waiting = Memo::new(move |_| {
        house.lobby.with(|tables| {
            let tables = tables.as_deref().unwrap_or_default();
            let strange =
                |table: &&TableSummary| has_room(table) && !is_mine(table, house.name().as_deref());
            tables.iter().find(strange).map(who_waits)
        })
    });
    move || {
        waiting.get().map(|who| {
            view! {
                <A href="/play" attr:class="door-plate first">
                    <b>{words::play_now()}</b>
                    <span>{words::waits_for_you(&who)}</span>
                </A>
            }
        })
    }
}

/// Between two looks who is here.
const LOOKS: Duration = Duration::from_secs(20);

/// How many are in the house; nothing while it cannot be asked.
#[component]
pub fn PeopleHere() -> impl IntoView {
    let house = expect_context::<House>();
    let count = RwSignal::new(None::<u32>);
    let look = move || {
        spawn_local(async move {
            let here = api::get::<protocol::PeopleHere>("/here").await;
            count.try_set(here.ok().map(|here| here.people));
        });
    };
    Effect::new(move |_| {
        if house.is_open() {
            look();
        }
    });
    let clock = set_interval_with_handle(
        move || {
            if !document().hidden()
                && house
                    .connection
                    .with_untracked(|it| *it == Connection::Open)
            {
                look();
            }
        },
        LOOKS,
    );
    on_cleanup(move || {
        if let Ok(clock) = clock {
            clock.clear();
        }
    });
    move || {
        let people = count.get().filter(|_| house.is_open())?;
        Some(view! { <p class="hush people-here">{words::people_here(people)}</p> })
    }
}

fn who_waits(table: &TableSummary) -> String {
    let names = table.seats.iter().flatten();
    names.cloned().collect::<Vec<_>>().join(", ")
}

/// Learn, rules, boards, games: what one comes back for.
#[component]
pub fn QuietDoors() -> impl IntoView {
    let lessons = [
        ("/learn/dschamal", words::lesson_dschamal()),
        ("/learn/gimel", words::lesson_gimel()),
    ];
    let lessons =
        lessons.map(|(to, name)| view! { <A href=to attr:class="quiet button">{name}</A> });
    let doors = [
        ("/rules", words::rules_door(), words::rules_door_what()),
        ("/practice", words::practice(), words::practice_what()),
        ("/puzzles", words::puzzles(), words::puzzles_what()),
        ("/analysis", words::analysis(), words::analysis_what()),
        (
            "/gimel/here",
            words::at_one_board(),
            words::at_one_board_what(),
        ),
        ("/games", words::my_games(), words::my_games_what()),
    ];
    let doors = doors.map(|(to, title, what)| plate(&Door { to, title, what }, false));
    view! {
        <section>
            <h2>{words::lessons()}</h2>
            <div class="row">{lessons.collect_view()}</div>
        </section>
        <div class="doors three">{doors.collect_view()}</div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::book::Book;
    use crate::practice::daily::Named;
    use crate::puzzles::record::Record;

    #[test]
    fn what_is_done_today_is_seen_at_the_door() {
        let (today, mut book, mut record) = (20_775, Book::default(), Record::default());
        for number in 0..PIECES {
            assert!(!is_bag_done(&book.write(), today), "after {number}");
            let named = Named {
                right: true,
                millis: 900,
            };
            book.days.note(today, named);
        }
        assert!(is_bag_done(&book.write(), today));
        assert!(!is_bag_done(&book.write(), today + 1));
        record.note_day(today);
        let kept = serde_json::to_string(&record).expect("a record can be written");
        assert!(is_puzzle_done(&kept, today) && !is_puzzle_done(&kept, today + 1));
        assert!(!is_puzzle_done("sand", today));
    }
}
