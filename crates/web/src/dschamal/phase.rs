//! What is to be done now at a table of Dschamál, for the one who looks.

use dschamal::Awaits;
use table::{DschamalView, Phase, SeatNumber, SitterView, View};

use super::seats::{name_or_you, who};
use crate::words::{self, Who};

/// What the one who looks can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Call the hands into the bag.
    Call(u32),
    /// Reach into the bag: which reach, and when it is called.
    Reach(u32, i64),
    /// See the bag heave.
    Watch,
    /// One of the choices.
    Choose,
    /// Say who was first.
    Vote(u32, Vec<SeatNumber>),
    /// Nothing: others are at it.
    Wait,
    /// See how it ended.
    Over,
}

/// What the one who looks can do now.
#[must_use]
pub fn deed(view: &View, game: &DschamalView) -> Deed {
    let you = view.you.seat;
    let among = |seats: &[SeatNumber]| you.is_some_and(|you| seats.contains(&you));
    match &game.phase {
        Phase::Choice { .. } if !game.view.choices.is_empty() && !is_for_bots(view, game) => {
            Deed::Choose
        }
        Phase::AwaitingCall {
            number, callers, ..
        } if among(callers) && !passes_by_itself(game) => Deed::Call(*number),
        Phase::Called {
            number,
            hands,
            start,
            ..
        }
        | Phase::Reaching {
            number,
            hands,
            since: start,
            ..
        } if among(hands) => Deed::Reach(*number, start.0),
        Phase::Called { .. } | Phase::Reaching { .. } => Deed::Watch,
        Phase::Vote {
            number,
            between,
            voters,
            voted,
            ..
        } if among(voters) && !among(voted) => Deed::Vote(*number, between.clone()),
        Phase::Over => Deed::Over,
        Phase::Choice { .. }
        | Phase::AwaitingCall { .. }
        | Phase::Vote { .. }
        | Phase::Build { .. } => Deed::Wait,
    }
}

/// Whether bots lay out a deciding piece among themselves.
fn is_for_bots(view: &View, game: &DschamalView) -> bool {
    let is_bot = |seat: &SeatNumber| {
        let sitter = view.seats.get(*seat).map(|seat| &seat.sitter);
        matches!(sitter, Some(SitterView::Bot { .. }))
    };
    game.view.awaits == Awaits::Decide && game.ring.contestants.iter().all(is_bot)
}

/// Whether bots are next and only one person is here: nobody has to call for them.
fn passes_by_itself(game: &DschamalView) -> bool {
    let alone = game.bots_alone.as_ref();
    alone.is_some_and(|alone| alone.of == 1)
}

/// Whether the one who looks is to do something, or will be as soon as it is called. Whoever may call for bots need not.
#[must_use]
pub fn is_wanted(view: &View, game: &DschamalView) -> bool {
    let calls_bots = matches!(deed(view, game), Deed::Call(_)) && game.bots_alone.is_some();
    let over = deed(view, game) == Deed::Over;
    is_next(view, game) || is_my_turn(view, game) && !calls_bots || over
}

/// Whether the one who looks reaches in at the next call.
#[must_use]
pub fn is_next(view: &View, game: &DschamalView) -> bool {
    match &game.phase {
        Phase::AwaitingCall { contestants, .. } => {
            view.you.seat.is_some_and(|you| contestants.contains(&you))
        }
        _ => false,
    }
}

/// Whether everybody waits for the one who looks.
#[must_use]
pub fn is_my_turn(view: &View, game: &DschamalView) -> bool {
    let builds = matches!(&game.phase, Phase::Build { seat, .. } if view.you.seat == Some(*seat));
    let acts = matches!(
        deed(view, game),
        Deed::Call(_) | Deed::Reach(..) | Deed::Choose | Deed::Vote(..)
    );
    builds || acts
}

/// Until when a choice or a vote is waited for, in the table's time.
#[must_use]
pub fn deadline(game: &DschamalView) -> Option<i64> {
    match &game.phase {
        Phase::Choice { deadline, .. } | Phase::Vote { deadline, .. } => Some(deadline.0),
        Phase::Build { deadline, .. } => deadline.map(|deadline| deadline.0),
        _ => None,
    }
}

/// The line that says what is going on.
#[must_use]
pub fn headline(view: &View, game: &DschamalView) -> String {
    let named = |seats: &[SeatNumber]| -> Vec<String> {
        seats.iter().map(|&seat| marked(view, game, seat)).collect()
    };
    match &game.phase {
        Phase::Choice { seat, .. } => {
            // What anybody may choose is told without a name.
            let anybody = || match deed(view, game) {
                Deed::Choose => Who::You,
                _ => Who::Named(String::new()),
            };
            let who = seat.map_or_else(anybody, |seat| who(view, seat));
            words::awaited(&game.view.awaits, &who, game.rules.game)
        }
        Phase::Build { seat, .. } => {
            words::awaited(&game.view.awaits, &who(view, *seat), game.rules.game)
        }
        Phase::AwaitingCall {
            contestants: alone, ..
        }
        | Phase::Called { hands: alone, .. }
        | Phase::Reaching { hands: alone, .. }
            if alone.len() == 1 =>
        {
            words::reaches_alone(&match who(view, alone[0]) {
                Who::You => Who::You,
                Who::Named(_) => Who::Named(marked(view, game, alone[0])),
            })
        }
        Phase::AwaitingCall { contestants, .. } => words::next_contest(&named(contestants)),
        Phase::Called { hands, .. } | Phase::Reaching { hands, .. } => {
            format!("{}: {}", words::bag_heaves(), named(hands).join(" — "))
        }
        Phase::Vote { voted, .. } => {
            let voted = view.you.seat.is_some_and(|you| voted.contains(&you));
            (if voted {
                words::you_voted()
            } else {
                words::others_vote()
            })
            .to_owned()
        }
        Phase::Over => {
            let winners = game.ending.as_ref().map(|ending| &ending.winners);
            let winners = winners.into_iter().flatten();
            words::winners(&winners.map(|seat| who(view, *seat)).collect::<Vec<_>>())
        }
    }
}

/// What comes under the headline.
#[must_use]
pub fn under(view: &View, game: &DschamalView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(broken) = &game.broken {
        let lost: Vec<Who> = broken.lost.iter().map(|&seat| who(view, seat)).collect();
        lines.push(words::broken_off(broken.why, &lost));
    }
    lines.extend(words::how_won(game));
    if let Some(built) = &game.last_build
        && !matches!(game.phase, Phase::Reaching { .. } | Phase::Over)
    {
        lines.push(words::built(
            &who(view, built.seat),
            built.piece,
            built.fell.len(),
            built.stands,
        ));
    }
    if let Phase::AwaitingCall { callers, .. } = &game.phase {
        if is_next(view, game) {
            lines.push(words::call_comes().to_owned());
        } else if !callers.is_empty() && !passes_by_itself(game) {
            let callers: Vec<Who> = callers.iter().map(|&seat| who(view, seat)).collect();
            lines.push(words::calls(&callers));
        }
    }
    lines
}

fn marked(view: &View, game: &DschamalView, seat: SeatNumber) -> String {
    let name = name_or_you(view, seat);
    if game.ring.master == Some(seat) {
        format!("{name} ♛")
    } else {
        name
    }
}
