//! An evening of the Quartet with bots, step by step: each has a picture, and the voice says what everybody may hear.

use std::collections::HashSet;

use dschamal::{Action, Awaits, Game};
use table::{Command, DschamalSettings, GameView, Phase, View};

use super::spoken::spoken;
use super::step::{Shown, Step, in_bag, ruling, step};
use super::step_picture::drawn;
use super::test_evening::{Evening, agree};
use crate::solo::wire::Want;

/// Ada chooses and never pulls.
fn begin(game: Game) -> Evening {
    begin_seen(game, std::convert::identity)
}

fn begin_seen(game: Game, as_seen: fn(View) -> View) -> Evening {
    let mut agreed = DschamalSettings::new(game, 3);
    let short = [("common.draw_timeout_s", 5), ("common.last_hand_s", 3)];
    agree(&mut agreed, &short);
    Evening::begin(agreed, as_seen)
}

/// As if somebody else were here, too: then they call for bots.
fn in_company(mut view: View) -> View {
    if let Some(GameView::Dschamal(game)) = &mut view.game
        && let Some(alone) = &mut game.bots_alone
    {
        alone.of = 2;
    }
    view
}

/// What is shown now, after which the time goes on.
fn go_on(evening: &mut Evening) -> Option<Shown> {
    let (view, game) = evening.shown();
    let shown = step(view, game);
    let choice = game.view.choices.first().cloned();
    let ply = game.ply;
    match (&game.phase, choice) {
        (Phase::Choice { .. }, Some(action)) => {
            let choose = Command::Choose { ply, action };
            evening.hear(Want::Act(1, Box::new(choose)));
        }
        _ => evening.wait(),
    }
    shown
}

/// Cites
#[test]
fn every_step_of_a_quartet_has_a_picture_and_a_sentence() {
    let mut evening = begin_seen(Game::Quartet, in_company);
    let mut seen = HashSet::new();
    for _ in 0..200_000 {
        let (view, game) = evening.shown();
        let reaches = matches!(game.phase, Phase::Called { .. } | Phase::Reaching { .. });
        let said = spoken(view, game, false);
        assert!(said.is_some_and(|text| !text.is_empty()) || reaches);
        let ruled = ruling(view, game);
        if matches!(game.view.awaits, Awaits::Keep { .. }) {
            // What may be kept does not look as if it went back.
            let ruled = ruled.as_ref().expect("a ruling");
            assert_eq!(ruled.step, Step::OtherKeeps);
            assert_eq!(ruled.pieces.len(), 1);
        }
        seen.extend(ruled.map(|shown| shown.step));
        let over = game.ending.is_some();
        let shown = go_on(&mut evening).expect("a picture");
        assert!(!drawn(&shown).is_empty());
        seen.insert(shown.step);
        if over {
            break;
        }
    }
    let must = [
        Step::ChooseTwo,
        Step::OthersChoose,
        Step::WaitForCall,
        Step::Call,
        Step::ReachIn,
        Step::Watch,
        Step::OtherKeeps,
        Step::AllBack,
        Step::OtherWins,
    ];
    for step in must {
        assert!(seen.contains(&step), "{step:?} of {seen:?}");
    }
}

#[test]
fn whoever_is_alone_with_bots_is_not_asked_to_call_for_them() {
    let mut evening = begin(Game::Quartet);
    let mut seen = HashSet::new();
    for _ in 0..200_000 {
        if evening.shown().1.ending.is_some() {
            break;
        }
        seen.extend(go_on(&mut evening).map(|shown| shown.step));
    }
    assert!(seen.contains(&Step::OthersNext), "{seen:?}");
    assert!(!seen.contains(&Step::Call), "{seen:?}");
}

/// Cites: Q-02
#[test]
fn two_pieces_are_said_where_two_are_chosen() {
    for (game, count) in [
        (Game::Quartet, "two pieces"),
        (Game::Duel, "a piece"),
        (Game::Threesome, "a piece"),
    ] {
        let mut evening = begin(game);
        for _ in 0..100 {
            let (view, game) = evening.shown();
            let starts = game.view.choices.first();
            if matches!(starts, Some(Action::Start(_))) {
                break;
            }
            let said = spoken(view, game, false).unwrap_or_default();
            assert!(said.contains(count), "{said}");
            go_on(&mut evening);
        }
        let (view, shown) = evening.shown();
        let said = spoken(view, shown, false).unwrap_or_default();
        assert!(
            said.contains("You choose") && said.contains(count),
            "{said}"
        );
    }
}

#[test]
fn other_games_have_no_pictures() {
    for game in [Game::Duel, Game::Threesome, Game::Tower] {
        let evening = begin(game);
        let (view, shown) = evening.shown();
        assert_eq!(step(view, shown), None);
    }
}

/// Cites: Q-05
#[test]
fn hand_that_is_left_hurries_and_hand_that_is_out_waits() {
    assert_eq!(in_bag(false, false, false), Step::WaitForCall);
    assert_eq!(in_bag(true, false, false), Step::ReachIn);
    assert_eq!(in_bag(true, false, true), Step::Hurry);
    assert_eq!(in_bag(true, true, true), Step::YouAreOut);
}

/// A child tells steps apart by their pictures alone.
#[test]
fn no_two_steps_look_alike() {
    let pictures: HashSet<String> = Step::ALL
        .into_iter()
        .map(|step| drawn(&Shown::plain(step)))
        .collect();
    assert_eq!(pictures.len(), Step::ALL.len());
    let words: HashSet<&str> = Step::ALL.into_iter().map(Step::word).collect();
    assert_eq!(words.len(), Step::ALL.len());
}
