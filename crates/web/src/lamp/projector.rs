//! One reach of a game that is over, fetched from where the game is kept and filmed beside the page.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::wire::{Film, MarkKind, Seen, Show};
use crate::browser::thread::{News, Thread};
use crate::hands::job::Job;
use crate::net::json;
use crate::net::{api, finished};
use crate::solo::shelf;
use crate::words;

/// So long before the first hand is out a short film begins, in milliseconds.
const BEFORE_MS: i64 = 5_000;

/// Films one reach; the thread ends with the page's part that asked.
#[derive(Clone, Copy)]
pub struct Projector {
    thread: Thread,
    /// What was filmed.
    pub film: RwSignal<Option<Film>>,
    /// Why there is nothing to be seen.
    pub error: RwSignal<String>,
}

impl Projector {
    fn open() -> Projector {
        let film = RwSignal::new(None);
        let error = RwSignal::new(String::new());
        let thread = Thread::open("feel", move |news| match news {
            News::Ready => {}
            News::Broken => error.set(words::no_thread().to_owned()),
            News::Said(text) => match json::read(&text) {
                Some(Seen::Film(seen)) => film.set(Some(*seen)),
                // The game around the reach is not wanted here.
                Some(Seen::Story(_)) => {}
                Some(Seen::Nothing) | None => error.set(words::nothing_to_see().to_owned()),
            },
        });
        Projector {
            thread,
            film,
            error,
        }
    }

    /// A reach of the game that this device keeps.
    #[must_use]
    pub fn of_device(number: u32) -> Projector {
        let projector = Projector::open();
        projector.ask(Show::Log(shelf::read()));
        projector.ask(Show::Own(number));
        projector
    }

    /// A reach of the last game that was played at a table of the house.
    #[must_use]
    pub fn of_house(table: String, number: u32) -> Projector {
        let projector = Projector::open();
        spawn_local(async move {
            let light = match finished::of_table(&table).await {
                Ok(Some(id)) => finished::reach(&id, number).await,
                Ok(None) => {
                    let nothing = words::nothing_to_see().to_owned();
                    projector.error.try_set(nothing);
                    return;
                }
                Err(problem) => Err(problem),
            };
            match light {
                Ok(light) => projector.ask(Show::Reach(Box::new(light))),
                Err(problem) => {
                    projector.error.try_set(api::sentence(&problem));
                }
            }
        });
        projector
    }

    fn ask(self, show: Show) {
        if let Ok(text) = serde_json::to_string(&Job::Lamp(show)) {
            self.thread.tell(text);
        }
    }
}

/// Where a short film begins: shortly before the first hand is out.
#[must_use]
pub fn beginning(film: &Film) -> i64 {
    let mut out = film.marks.iter().filter(|mark| mark.kind == MarkKind::Out);
    out.next().map_or(0, |mark| (mark.ms - BEFORE_MS).max(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lamp::wire::Mark;

    #[test]
    fn short_film_begins_shortly_before_the_first_hand_is_out() {
        let film = |marks: &[(i64, MarkKind)]| Film {
            things: Vec::new(),
            seats: Vec::new(),
            frames: Vec::new(),
            marks: marks
                .iter()
                .map(|&(ms, kind)| Mark { ms, seat: 0, kind })
                .collect(),
        };
        let late = [
            (2_000, MarkKind::Called),
            (9_000, MarkKind::Out),
            (9_100, MarkKind::Out),
        ];
        assert_eq!(beginning(&film(&late)), 4_000);
        assert_eq!(beginning(&film(&[(1_200, MarkKind::Out)])), 0);
        assert_eq!(beginning(&film(&[])), 0);
    }
}
