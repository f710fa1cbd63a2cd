//! Evenings with bots as a television shows them: everybody by name, what counts before the photo, standings and bets.

use dschamal::Game;
use table::{Command, DschamalSettings, DschamalView, Phase, View};

use super::finish::told_to_all;
use super::phase::{headline, under};
use super::screen::{FootShows, foot, for_all};
use super::screen_score::{Betting, betting, ranks};
use super::screen_strip::strip;
use super::test_evening::{Evening, agree};
use crate::solo::wire::Want;

/// Ada sits on the first seat of a table with bots, and only watches; the television is hers.
fn begin(game: Game, seats: u8) -> Evening {
    let mut agreed = DschamalSettings::new(game, seats);
    agreed.choice_s = 5;
    agree(&mut agreed, &[("common.draw_timeout_s", 5)]);
    Evening::begin(agreed, for_all)
}

#[track_caller]
fn until(evening: &mut Evening, so: impl Fn(&View, &DschamalView) -> bool) {
    for _ in 0..80_000 {
        let (view, game) = evening.shown();
        if so(view, game) {
            return;
        }
        evening.wait();
    }
    panic!("not so: {:?}", evening.shown().1.phase);
}

/// Everything that is said to the room now.
fn said(view: &View, game: &DschamalView) -> Vec<String> {
    let mut said = vec![headline(view, game)];
    said.extend(under(view, game));
    said.extend(told_to_all(view, game));
    said.extend(ranks(view, game).into_iter().map(|rank| rank.name));
    said
}

#[test]
fn nobody_is_you_on_a_wall() {
    for game in [Game::Duel, Game::Threesome, Game::Quartet, Game::Tower] {
        let mut evening = begin(game, 3);
        let mut ada = false;
        // Towers take a while to build; what is said after the first contest is enough.
        let last = if game == Game::Tower { 1 } else { 3 };
        for contests in 1..=last {
            until(&mut evening, |_, game| {
                game.contests.len() >= contests || game.ending.is_some()
            });
            let (view, shown) = evening.shown();
            let wanted = shown.view.wanted.as_ref();
            assert!(wanted.is_none_or(dschamal::Wanted::is_common), "{game:?}");
            for text in said(view, shown) {
                let you = text.split(|letter: char| !letter.is_alphabetic());
                let you = you.into_iter().any(|word| word.eq_ignore_ascii_case("you"));
                assert!(!you, "{game:?}: {text}");
                ada |= text.contains("Ada");
            }
        }
        assert!(ada || last == 1, "{game:?}");
    }
}

#[test]
fn what_counts_is_shown_until_hands_are_out_and_then_the_finish() {
    let mut evening = begin(Game::Duel, 4);
    let called =
        |game: &DschamalView| matches!(game.phase, Phase::Called { .. } | Phase::Reaching { .. });
    for contests in 1..=2 {
        until(&mut evening, |_, game| called(game));
        assert_eq!(foot(evening.shown().0), Some(FootShows::Wanted));
        until(&mut evening, |_, game| game.contests.len() >= contests);
        assert_eq!(foot(evening.shown().0), Some(FootShows::Finish));
        let photo = evening.shown().1.photo.clone().expect("a finish");
        let strip = strip(&photo, None);
        assert_eq!(strip.marks.len(), photo.hands.len());
        let times = strip
            .marks
            .iter()
            .map(|mark| mark.millis.unwrap_or(u32::MAX));
        assert!(times.is_sorted());
    }
}

#[test]
fn everybody_has_a_place_and_the_best_is_first() {
    for game in [Game::Duel, Game::Quartet] {
        let mut evening = begin(game, 4);
        until(&mut evening, |_, game| {
            game.contests.len() >= 4 || game.ending.is_some()
        });
        let (view, shown) = evening.shown();
        let ranks = ranks(view, shown);
        assert_eq!(ranks.len(), 4);
        assert_eq!(ranks[0].place, 1);
        assert!(ranks.is_sorted_by_key(|rank| rank.place), "{ranks:?}");
    }
}

#[test]
fn end_of_a_game_says_who_won_and_how() {
    let mut evening = begin(Game::Quartet, 3);
    until(&mut evening, |_, game| game.ending.is_some());
    let (view, game) = evening.shown();
    let ending = game.ending.as_ref().expect("it is over");
    let winner = super::seats::name(view, ending.winners[0]);
    assert_eq!(headline(view, game), format!("{winner} has won."));
    assert_eq!(under(view, game), ["With all four of one shape."]);
    let ranks = ranks(view, game);
    assert_eq!(ranks[0].name, winner);
    let more = ranks[0].more.as_deref().expect("all figures");
    assert!(more.starts_with("4 of a shape · "), "{more}");
    assert!(ending.best.is_some());
}

#[test]
fn bets_are_told_by_those_they_are_on() {
    let mut evening = begin(Game::Duel, 4);
    until(&mut evening, |_, game| {
        matches!(game.phase, Phase::AwaitingCall { .. }) && game.bettors.contains(&0)
    });
    let (view, shown) = evening.shown();
    assert_eq!(betting(view, shown), None, "nobody bets yet");
    let Phase::AwaitingCall {
        number,
        contestants,
        ..
    } = &shown.phase
    else {
        panic!("a call is awaited");
    };
    let on = contestants[0];
    let bet = Command::Bet {
        number: *number,
        on: Some(on),
    };
    evening.hear(Want::Act(1, Box::new(bet)));
    let (view, shown) = evening.shown();
    let Some(Betting::Open(told)) = betting(view, shown) else {
        panic!("a bet lies on the table");
    };
    let by: Vec<_> = told.iter().map(|(_, by)| by.as_slice()).collect();
    assert_eq!(by, [&["Ada".to_owned()][..], &[]]);
    until(&mut evening, |_, game| {
        game.bets.iter().any(|bet| bet.of > 0)
    });
    let (view, shown) = evening.shown();
    let record = betting(view, shown);
    assert!(matches!(record, Some(Betting::Record(_))), "{record:?}");
}
