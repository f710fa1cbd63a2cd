//! The entrance of the thread of the hands: it deals, it feels, it keeps a table, it lights the lamp.

use serde::Serialize;

use super::job::Job;
use crate::browser::thread;
use crate::practice::worker::answer;
use crate::solo::keeper::Keeper;

/// Starts to listen, if this is a worker.
pub fn start() {
    let mut dealer = None;
    let mut keeper = Keeper::default();
    thread::listen(move |text, tell| match serde_json::from_str(text) {
        Ok(Job::Practice(ask)) => {
            if let Some(told) = answer(&mut dealer, ask) {
                say(tell, &told);
            }
        }
        Ok(Job::Solo(at, want)) => keeper.hear(at, want, &mut |told| say(tell, &told)),
        Err(_) => {}
    });
}

fn say(tell: &dyn Fn(&str), told: &impl Serialize) {
    if let Ok(text) = serde_json::to_string(told) {
        tell(&text);
    }
}
