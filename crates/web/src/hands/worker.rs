//! The entrance of the thread of the hands: it deals, it feels, it keeps a table, it lights the lamp.

use serde::Serialize;
use table::Table;

use super::job::Job;
use crate::browser::thread;
use crate::lamp::film::film;
use crate::lamp::story;
use crate::lamp::wire::{Seen, Show};
use crate::practice::worker::answer;
use crate::solo::keeper::Keeper;

/// Starts to listen, if this is a worker.
pub fn start() {
    let mut dealer = None;
    let mut keeper = Keeper::default();
    let mut seen = None;
    thread::listen(move |text, tell| match serde_json::from_str(text) {
        Ok(Job::Practice(ask)) => {
            if let Some(told) = answer(&mut dealer, ask) {
                say(tell, &told);
            }
        }
        Ok(Job::Solo(at, want)) => keeper.hear(at, want, &mut |told| say(tell, &told)),
        Ok(Job::Lamp(show)) => say(tell, &light(&mut seen, show)),
        Err(_) => {}
    });
}

/// Lights the lamp over a game that is over.
fn light(own: &mut Option<Table>, show: Show) -> Seen {
    let seen = match show {
        Show::Record(record) => story::of_record(&record).map(|story| Seen::Story(story.into())),
        Show::Log(log) => story::of_log(&log).map(|(table, story)| {
            *own = Some(table);
            Seen::Story(story.into())
        }),
        Show::Reach(light) => film(&light).map(|film| Seen::Film(film.into())),
        Show::Own(number) => {
            let light = own.as_ref().and_then(|table| table.lights_on(number));
            light.and_then(film).map(|film| Seen::Film(film.into()))
        }
    };
    seen.unwrap_or(Seen::Nothing)
}

fn say(tell: &dyn Fn(&str), told: &impl Serialize) {
    if let Ok(text) = serde_json::to_string(told) {
        tell(&text);
    }
}
