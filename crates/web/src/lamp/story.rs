//! A game that is over, told step by step: from a scenario of the house, or from the log of this device.

use dschamal::{Action, ContestReport, Event, Finish, Journal, Scenario, Seat, State, Viewer};
use table::{DschamalEvent, Millis, Play, SitterView, Table};

use super::say::say;
use super::wire::{HandStep, Step, Story};
use crate::words::{self, Who};

/// How the house calls its bots in a record.
const BOT: &str = "Bot, level ";

/// From a scenario; nothing if it is none.
#[must_use]
pub fn of_record(record: &str) -> Option<Story> {
    let journal = Scenario::from_json(record).ok()?.play().ok()?;
    let value: serde_json::Value = serde_json::from_str(record).ok()?;
    let given = value["names"].as_array();
    let names = (0..usize::from(journal.rules().seats())).map(|player| {
        let name = given.and_then(|names| names.get(player)?.as_str());
        // Several bots may be of one level: they are called as they were at the table.
        name.filter(|name| !name.starts_with(BOT))
            .unwrap_or(words::feeler_at(player))
            .to_owned()
    });
    Some(told(&journal, names.collect(), None, Vec::new()))
}

/// The table that this device has kept, if its game is over.
#[must_use]
pub fn of_log(log: &[String]) -> Option<(Table, Story)> {
    let mut log = table::read_log(log.iter().map(String::as_str))
        .ok()?
        .into_iter();
    let mut table = Table::begin(log.next()?).ok()?;
    let mut called = Vec::new();
    let mut last = Millis::ZERO;
    for stored in log {
        last = stored.at();
        let entry = table.take(stored).ok()?;
        if let table::Event::Dschamal(DschamalEvent::Called { number, .. }) = entry.event {
            called.push(number);
        }
    }
    let play = table.play().and_then(Play::dschamal)?;
    if play.is_on() {
        return None;
    }
    let view = table.view_for(None, last);
    let seats = play.seats();
    let names = seats
        .iter()
        .map(|&seat| crate::dschamal::seats::name(&view, seat));
    // At a table of this device sits one person; everybody else is a bot.
    let you = seats
        .iter()
        .position(|&seat| !matches!(view.seats[seat].sitter, SitterView::Bot { .. }));
    let reaches = called.into_iter();
    let reaches = reaches.filter(|number| table.lights_on(*number).is_some());
    let story = told(play.journal(), names.collect(), you, reaches.collect());
    Some((table, story))
}

fn told(journal: &Journal, mut names: Vec<String>, you: Option<usize>, reaches: Vec<u32>) -> Story {
    if let Some(name) = you.and_then(|you| names.get_mut(you)) {
        *name = words::you_capital().to_owned();
    }
    let name = |seat: Seat| {
        let name = names.get(usize::from(seat.number()));
        name.cloned().unwrap_or_else(|| seat.to_string())
    };
    let who = |seat: Seat| match you == Some(usize::from(seat.number())) {
        true => Who::You,
        false => Who::Named(name(seat)),
    };
    let reader = you.and_then(|you| Seat::new(u8::try_from(you).ok()?));
    let rules = journal.rules();
    let mut state = journal.start().clone();
    let mut steps = vec![Step {
        say: words::said_begin().to_owned(),
        ..standing(journal, &state)
    }];
    let mut reach = 0;
    for entry in journal.entries() {
        let before = state.clone();
        for event in &entry.events {
            state.apply(rules, event);
        }
        let mut step = standing(journal, &state);
        step.say = say(&entry.action, &before, &entry.events, &who);
        if matches!(entry.action, Action::Contest(_) | Action::Console(_)) {
            step.reach = Some(reach);
            reach += 1;
        }
        if let Action::Contest(report) = &entry.action {
            step.hands = hands(report, &before);
        }
        let ruling = entry.events.iter().find_map(|event| match event {
            Event::Contested(contest) => Some(&contest.ruling),
            _ => None,
        });
        if let Some(ruling) = ruling {
            step.ruling = words::ruling(&ruling.explanation(), reader, &name);
            step.why = ruling.cites();
        }
        steps.push(step);
    }
    Story {
        game: rules.game(),
        names,
        you,
        steps,
        reaches,
    }
}

fn standing(journal: &Journal, state: &State) -> Step {
    let view = state.view_for(journal.rules(), Viewer::Spectator);
    let player = |seat: &Seat| usize::from(seat.number());
    Step {
        say: String::new(),
        ruling: String::new(),
        why: Vec::new(),
        hands: Vec::new(),
        reach: None,
        open: view.open,
        victory: view.victory,
        black: view.black,
        tower: view.tower.iter().map(|tower| tower.to_vec()).collect(),
        centre: view.centre,
        bag: view.bag,
        contestants: view.contestants.iter().map(player).collect(),
        master: view.master.as_ref().map(player),
    }
}

/// Quickest first; who is not in the order comes last.
fn hands(report: &ContestReport, before: &State) -> Vec<HandStep> {
    let rank = |seat: Seat| match &report.finish {
        Finish::Ranked(ranks) => ranks.iter().position(|rank| rank.contains(seat)),
        Finish::Foul(_) | Finish::Nobody => None,
    };
    let mut seats: Vec<Seat> = before.order.contestants.iter().copied().collect();
    seats.sort_by_key(|seat| rank(*seat).unwrap_or(usize::MAX));
    let hands = seats.into_iter().map(|seat| HandStep {
        player: usize::from(seat.number()),
        pulled: report.pulls[seat],
        called: report.shouts.contains(seat),
        first: rank(seat) == Some(0),
    });
    hands.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"game": "duel", "players": 3, "names": ["Ada", "Bot, level 2", "Cleo"],
        "start": {"0": "ball-blue", "1": "cube-blue", "2": "egg-blue"}, "first": 0,
        "actions": [{"contest": {"order": [0, 1], "pulls": {"0": ["ball-white"], "1": ["black-3"]}, "shouts": [1]}}]}"#;

    #[test]
    fn every_step_says_what_was_done_and_nothing_is_hidden_any_more() {
        let story = of_record(RECORD).expect("a scenario");
        assert_eq!(story.names, ["Ada", "Sami", "Cleo"]);
        assert_eq!(story.steps.len(), 2);
        let contest = &story.steps[1];
        assert_eq!(contest.reach, Some(0));
        assert!(contest.say.contains("Ada"), "{}", contest.say);
        let why: Vec<String> = contest.why.iter().map(ToString::to_string).collect();
        assert_eq!(why, ["D-16"]);
        let slow = contest.hands.iter().find(|hand| !hand.first);
        let slow = slow.expect("there is a slower one");
        assert!(slow.called && !slow.pulled.is_empty());
        assert!(of_record("sand").is_none());
    }
}
