//! What was done, in a sentence: for every kind of action.

use dschamal::{Action, Event, PieceKind, PieceSet, Seat, State};

use crate::words::{self, Who};

/// A sentence about an action. `before` is how it stood; `events` are what it led to.
#[must_use]
pub fn say(
    action: &Action,
    before: &State,
    events: &[Event],
    name: &dyn Fn(Seat) -> Who,
) -> String {
    let who = before.awaits.seat().map(name);
    let who = who.unwrap_or(Who::Named(String::new()));
    let mut text = match action {
        Action::Start(pieces) => words::said_start(&who, &list(*pieces)),
        Action::Decide(piece) => words::said_decide(&words::wooden(*piece)),
        Action::Contest(_) => contest(before, events, name),
        Action::Take(piece) => words::said_take(&who, &words::wooden(*piece)),
        Action::Console(pieces) => words::said_console(&who, &list(*pieces)),
        Action::Give(seat) => words::said_give(&who, &name(*seat)),
        Action::Camel(_) => words::said_camel(&who),
        Action::Built(_) => words::said_built(&who),
        Action::Collapse(_) => words::said_collapse().to_owned(),
        Action::Keep(true) => words::said_keep(&who),
        Action::Keep(false) => words::said_return(&who),
    };
    for event in events {
        if let Event::Completed { shapes } = event {
            text.push(' ');
            text.push_str(&words::said_complete(&shapes_of(*shapes)));
        }
    }
    text
}

fn contest(before: &State, events: &[Event], name: &dyn Fn(Seat) -> Who) -> String {
    let pair = before.order.contestants.iter();
    let pair = pair.map(|seat| name(*seat).label().to_owned());
    let pair = pair.collect::<Vec<_>>().join(" — ");
    let ruling = events.iter().find_map(|event| match event {
        Event::Contested(contest) => Some(&contest.ruling),
        _ => None,
    });
    let winner = ruling.and_then(|ruling| ruling.winner).map(name);
    let again = ruling.is_some_and(dschamal::Ruling::is_repeat);
    words::said_contest(&pair, winner.as_ref(), again)
}

/// Shapes, each once.
fn shapes_of(pieces: PieceSet) -> String {
    let mut names: Vec<&str> = Vec::new();
    for piece in pieces {
        if let PieceKind::Coloured(kind, _) = piece.kind()
            && !names.contains(&words::shape(kind))
        {
            names.push(words::shape(kind));
        }
    }
    names.join(", ")
}

/// Pieces, one after the other.
fn list(pieces: PieceSet) -> String {
    let names: Vec<String> = pieces.into_iter().map(words::wooden).collect();
    names.join(", ")
}
