//! The steps of a Quartet as the one who looks goes through them: what a picture beside the sentence shows, and what may be said
//! aloud. Everything here is public: no step knows what a finger felt.

use dschamal::{Awaits, Game, PieceSet, Pulled, Shape};
use table::{DschamalView, Phase, View};

use super::look::Look;
use super::phase::{Deed, deed, is_next};
use super::seats::own_player;

/// A step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Two pieces are to be tapped.
    ChooseTwo,
    /// Somebody else chooses.
    OthersChoose,
    /// Hands off; listen for the call.
    WaitForCall,
    /// You may call.
    Call,
    /// Two others are next.
    OthersNext,
    /// The hand goes in.
    ReachIn,
    /// Somebody is out, and your hand goes on while the clock runs.
    Hurry,
    /// Your hand is out; the other one goes on.
    YouAreOut,
    /// Others reach into the bag.
    Watch,
    /// Keep it, or put it back.
    Keep,
    /// Who was first?
    Vote,
    /// The ruling: it is yours.
    YouKeep,
    /// The ruling: it goes to somebody else.
    OtherKeeps,
    /// The ruling: everything goes back.
    AllBack,
    /// Four of a shape: you have won.
    YouWin,
    /// Somebody else has.
    OtherWins,
}

impl Step {
    /// Every step.
    pub const ALL: [Step; 16] = [
        Step::ChooseTwo,
        Step::OthersChoose,
        Step::WaitForCall,
        Step::Call,
        Step::OthersNext,
        Step::ReachIn,
        Step::Hurry,
        Step::YouAreOut,
        Step::Watch,
        Step::Keep,
        Step::Vote,
        Step::YouKeep,
        Step::OtherKeeps,
        Step::AllBack,
        Step::YouWin,
        Step::OtherWins,
    ];

    /// Its word on the page, for whoever tests it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Step::ChooseTwo => "choose-two",
            Step::OthersChoose => "others-choose",
            Step::WaitForCall => "wait-for-call",
            Step::Call => "call",
            Step::OthersNext => "others-next",
            Step::ReachIn => "reach-in",
            Step::Hurry => "hurry",
            Step::YouAreOut => "you-are-out",
            Step::Watch => "watch",
            Step::Keep => "keep",
            Step::Vote => "vote",
            Step::YouKeep => "you-keep",
            Step::OtherKeeps => "other-keeps",
            Step::AllBack => "all-back",
            Step::YouWin => "you-win",
            Step::OtherWins => "other-wins",
        }
    }
}

/// A step with the wood it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Which.
    pub step: Step,
    /// The pieces in its picture, as far as there are any.
    pub pieces: Vec<Look>,
}

impl Shown {
    /// A step that is about any pieces.
    #[must_use]
    pub fn plain(step: Step) -> Shown {
        let pieces = [Shape::Ball, Shape::Cube].map(Look::from);
        Shown {
            step,
            pieces: pieces.into(),
        }
    }
}

/// The step that the table is at; nothing in other games, whose players read.
#[must_use]
pub fn step(view: &View, game: &DschamalView) -> Option<Shown> {
    if game.rules.game != Game::Quartet {
        return None;
    }
    let step = match deed(view, game) {
        Deed::Call(_) => Step::Call,
        Deed::Reach(..) => Step::ReachIn,
        Deed::Watch => Step::Watch,
        Deed::Vote(..) => Step::Vote,
        Deed::Choose => match game.view.awaits {
            Awaits::Keep { .. } => return Some(kept_or_not(Step::Keep, game)),
            _ => Step::ChooseTwo,
        },
        Deed::Over => return won(view, game),
        Deed::Wait => match &game.phase {
            Phase::AwaitingCall { .. } if is_next(view, game) => Step::WaitForCall,
            Phase::AwaitingCall { .. } => Step::OthersNext,
            Phase::Vote { .. } => Step::Vote,
            _ => Step::OthersChoose,
        },
    };
    Some(Shown::plain(step))
}

/// The step of a hand in the bag.
#[must_use]
pub const fn in_bag(called: bool, own_is_out: bool, another_is_out: bool) -> Step {
    match (called, own_is_out, another_is_out) {
        (false, ..) => Step::WaitForCall,
        (true, true, _) => Step::YouAreOut,
        (true, false, true) => Step::Hurry,
        (true, false, false) => Step::ReachIn,
    }
}

/// What the last ruling was.
#[must_use]
pub fn ruling(view: &View, game: &DschamalView) -> Option<Shown> {
    if game.rules.game != Game::Quartet {
        return None;
    }
    let story = game.story.as_ref()?;
    if let Awaits::Keep { seat } = game.view.awaits {
        // Nothing has moved yet, and it will not go back unless somebody wants it to.
        return Some(match own_player(view, game) == Some(seat) {
            true => kept_or_not(Step::Keep, game),
            false => kept_or_not(Step::OtherKeeps, game),
        });
    }
    let gains = story.moved.iter().filter(|moved| moved.to.is_some());
    let own = gains
        .clone()
        .find(|moved| moved.to == view.you.seat && view.you.seat.is_some());
    let (step, pieces) = match (own, gains.clone().next()) {
        (Some(moved), _) => (Step::YouKeep, moved.pieces),
        (None, Some(moved)) => (Step::OtherKeeps, moved.pieces),
        (None, None) => (Step::AllBack, pulled(game)),
    };
    let pieces = looks(pieces);
    Some(Shown { step, pieces })
}

/// Everything that came out and was seen.
fn pulled(game: &DschamalView) -> PieceSet {
    let hands = game.photo.iter().flat_map(|photo| &photo.hands);
    let seen = hands.filter_map(|hand| match hand.pulled {
        Some(Pulled::Seen(pieces)) => Some(pieces),
        _ => None,
    });
    seen.fold(PieceSet::EMPTY, |all, pieces| all | pieces)
}

/// About the piece that the slower one may keep.
fn kept_or_not(step: Step, game: &DschamalView) -> Shown {
    Shown {
        step,
        pieces: looks(game.view.hand.into_iter().collect()),
    }
}

/// Who has four of a shape. A game that was called off has no winner, and no picture.
fn won(view: &View, game: &DschamalView) -> Option<Shown> {
    let winner = *game.ending.as_ref()?.winners.first()?;
    let player = game.seats.iter().position(|seat| *seat == winner)?;
    let mine = own_player(view, game).is_some_and(|own| usize::from(own.number()) == player);
    let four = game.view.open.get(player)?.whole_shapes();
    let step = if mine { Step::YouWin } else { Step::OtherWins };
    let pieces = looks(four);
    Some(Shown { step, pieces })
}

fn looks(pieces: PieceSet) -> Vec<Look> {
    pieces.into_iter().map(Look::from).collect()
}
