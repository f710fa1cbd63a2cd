//! What is looked at after every step of an evening, and what is left out of the comparison.

use dschamal::Seat;
use table::{DschamalPlay, GameView, Millis, Phase, Placed, SitterView, View};

/// How many pieces are anywhere.
pub(crate) fn pieces(play: &DschamalPlay) -> usize {
    let journal = play.journal();
    let zones = &journal.state().zones;
    let fronts = Seat::all(journal.rules().seats()).map(|seat| {
        zones.in_front_of(seat).len() + zones.black[seat].len() + zones.tower[seat].len()
    });
    let single = usize::from(zones.hand.is_some()) + usize::from(zones.centre.is_some());
    zones.bag.len() + zones.aside.len() + single + fronts.sum::<usize>()
}

pub(crate) fn phase_name(phase: &Phase) -> &'static str {
    match phase {
        Phase::Choice { .. } => "choice",
        Phase::AwaitingCall { .. } => "awaiting call",
        Phase::Called { .. } => "called",
        Phase::Reaching { .. } => "reaching",
        Phase::Vote { .. } => "vote",
        Phase::Build { .. } => "build",
        Phase::Over => "over",
    }
}

/// Who is connected is not part of the log, nor what follows from it.
pub(crate) fn forget_windows(view: &mut View) {
    for person in &mut view.people {
        person.here = false;
    }
    for seat in &mut view.seats {
        if let SitterView::Person { here, .. } = &mut seat.sitter {
            *here = false;
        }
    }
    let Some(GameView::Dschamal(game)) = &mut view.game else {
        return;
    };
    game.reading = None;
    game.bots_alone = None;
    game.bettors.clear();
    match &mut game.phase {
        Phase::Choice { deadline, .. } => *deadline = Millis::ZERO,
        Phase::Build { deadline, .. } => *deadline = None,
        Phase::AwaitingCall {
            callers,
            away,
            device_from,
            ..
        } => {
            callers.clear();
            away.clear();
            *device_from = Millis::ZERO;
        }
        Phase::Vote { voters, .. } => voters.clear(),
        _ => {}
    }
}

/// Towers and the rules agree about what stands.
pub(crate) fn towers_stand(play: &DschamalPlay, towers: &[Vec<Placed>]) {
    let tower = &play.journal().state().zones.tower;
    for (seat, standing) in Seat::all(play.journal().rules().seats()).zip(towers) {
        let stands: Vec<dschamal::Piece> = standing.iter().map(|placed| placed.piece).collect();
        assert_eq!(stands, tower[seat].to_vec());
    }
}
