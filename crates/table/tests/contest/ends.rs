//! How a game ends: winners, standings, its record, another game; and that each of the three is played to its end.

use dschamal::{Game, Scenario};
use table::{Best, Command, Input, Phase, Refusal};

use crate::bag::{Dice, reach};
use crate::night::{Night, agreed};

/// Plays until the game is over: bots and people choose what is obvious, the device calls, chance reaches.
pub(crate) fn play_out(night: &mut Night, dice: &mut Dice) {
    for _ in 0..20_000 {
        if !night.table.is_playing() {
            return;
        }
        night.chance = dice.number();
        if let Some(order) = night.table.reach() {
            let play = night.table.play().unwrap().dschamal().unwrap();
            let (lasts, finish) = reach(&order, play, dice);
            night.now = order.start + table::Millis(lasts);
            night.input(&Input::Reached(finish)).unwrap();
            continue;
        }
        match night.table.bot_due() {
            Some((seat, command, at)) => {
                night.now = night.now.max(at);
                night.input(&Input::Bot { seat, command }).unwrap();
            }
            None => assert_ne!(night.wakes(), [""; 0], "woken for nothing"),
        }
    }
    panic!("the game never ends: {:?}", night.phase());
}

fn played(game: Game, seats: u8, seed: u64) -> Night {
    let names = ["ada", "bob", "cleo", "dan", "eve", "finn", "gus", "hal"];
    let people = &names[..usize::from(seats)];
    let mut night = Night::begun(agreed(game, seats, &[]), people);
    play_out(&mut night, &mut Dice::seeded(seed));
    night
}

#[test]
fn each_game_is_played_to_its_end_by_as_many_as_the_rules_allow() {
    for game in [Game::Duel, Game::Threesome, Game::Quartet] {
        for seats in game.seats() {
            let night = played(game, seats, u64::from(seats));
            let view = night.view("ada");
            assert_eq!(view.phase, Phase::Over);
            let ending = view.ending.unwrap();
            assert!(
                !ending.called_off && !ending.winners.is_empty(),
                "{game} {seats}"
            );
            assert_eq!(ending.standings.len(), usize::from(seats));
            assert!(ending.winners.contains(&ending.standings[0].seat));
            assert_eq!(ending.standings[0].place, 1);
            let best = ending.standings[0].points;
            let needed = if game == Game::Quartet { 4 } else { 7 };
            assert!(best >= needed, "{game} {seats}: {best} (D-48, Q-10)");
        }
    }
}

#[test]
fn the_best_moment_is_a_contest_of_the_game_that_can_be_seen() {
    for game in [Game::Duel, Game::Threesome, Game::Quartet] {
        let night = played(game, 4, 11);
        let ending = night.view("ada").ending.unwrap();
        let best = ending.best.expect("somebody won a contest");
        let light = night.table.lights_on(best.number).expect("its lights");
        assert!(light.seats.contains(&best.winner), "{game}");
        let hand = |seat| light.finish.hands.iter().find(move |it| it.seat == seat);
        let winner = hand(best.winner).unwrap();
        if let Best::Quickest { after_ms } = best.why {
            assert_eq!(winner.placed_ms.or(winner.out_ms), Some(after_ms), "{game}");
        }
        let line = |seat| ending.standings.iter().find(move |it| it.seat == seat);
        let line = line(best.winner).unwrap();
        assert!(line.contests > 0, "{game}");
    }
}

#[test]
fn the_record_of_a_game_replays_to_the_same_end() {
    for game in [Game::Duel, Game::Threesome, Game::Quartet] {
        let night = played(game, 4, 7);
        let finished = night.table.finished().unwrap();
        let replayed = Scenario::from_json(&finished.record)
            .unwrap()
            .play()
            .unwrap();
        let journal = night.table.play().unwrap().dschamal().unwrap().journal();
        assert_eq!(replayed.state(), journal.state());
        assert_eq!(finished.won.len(), 4);
        let won = finished.won.iter().filter(|won| **won).count();
        assert_eq!(won, journal.state().winners.iter().count());
        assert_eq!(finished.players[1].1, "bob");
        assert_eq!((finished.number, finished.game), (1, "dschamal"));
    }
}

#[test]
fn a_rematch_rotates_who_begins_and_keeps_the_score() {
    let mut night = played(Game::Quartet, 3, 3);
    let winner = night.view("ada").ending.unwrap().winners[0];
    let score = night.table.view_for(None, night.now).seats[winner].score;
    assert!((score - 1.0).abs() < f32::EPSILON);
    assert_eq!(night.does("ada", Command::Rematch), ["rematch-wanted"]);
    assert_eq!(night.does("bob", Command::Rematch), ["rematch-wanted"]);
    assert_eq!(
        night.does("cleo", Command::Rematch),
        ["rematch-wanted", "begun"]
    );
    assert_eq!(
        night.table.play().unwrap().to_move(),
        Some(1),
        "Ada began the first"
    );
    let seats = night.table.view_for(None, night.now).seats;
    assert!((seats[winner].score - 1.0).abs() < f32::EPSILON);
    assert_eq!(
        night.table.lights_on(1),
        None,
        "what was in the dark is in the dark again"
    );
}

#[test]
fn what_was_meant_for_the_last_game_does_not_hit_the_next() {
    let mut night = played(Game::Quartet, 3, 3);
    let abort = |game| Command::InGame {
        game,
        command: Box::new(Command::Abort),
    };
    for who in ["ada", "bob", "cleo"] {
        night.does(who, Command::Rematch);
    }
    night.refuses("ada", abort(1), &Refusal::Stale);
    let text = serde_json::to_string(&abort(2)).unwrap();
    let again: Command = serde_json::from_str(&text).unwrap();
    assert_eq!(night.does("ada", again), ["aborted"]);
}

#[test]
fn a_stored_game_is_the_same_game() {
    let night = played(Game::Duel, 5, 11);
    let folded = night.refolded();
    let now = night.now;
    assert_eq!(
        folded.view_for(None, now).game,
        night.table.view_for(None, now).game
    );
    assert_eq!(folded.finished(), night.table.finished());
    assert_eq!(folded.lights_on(5), night.table.lights_on(5));
}
