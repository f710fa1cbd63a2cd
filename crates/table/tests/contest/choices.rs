//! Choices: only those that are offered, in time, by a person or by a bot, or made for who does not choose.

use dschamal::{Action, Awaits, Game, PieceSet};
use table::{Command, DschamalEvent, Event, Input, Millis, Phase, Refusal};

use crate::bag::{Dice, reach};
use crate::night::{Night, agreed, hand, pieces};

/// Ada lost with a black piece: Bob picks one of hers.
fn taking() -> Night {
    let mut night = Night::reaching(&[]);
    night.finishes(vec![
        hand(0, &["black-1"], 900),
        hand(1, &["egg-white"], 1500),
    ]);
    assert!(matches!(night.awaits(), Awaits::Take { .. }));
    night
}

#[test]
fn d26_who_won_picks_within_the_time() {
    let mut night = taking();
    let since = night.now;
    let deadline = since + Millis(30_000);
    assert_eq!(
        night.phase(),
        Phase::Choice {
            seat: Some(1),
            deadline
        }
    );
    let take = |piece: &str| Command::Choose {
        ply: night.view("bob").ply,
        action: Action::Take(piece.parse().unwrap()),
    };
    let (ball, cube) = (take("ball-blue"), take("cross-blue"));
    night.refuses("ada", ball.clone(), &Refusal::NotYourTurn);
    assert!(matches!(night.tries("bob", cube), Err(Refusal::Rules(_))));
    assert_eq!(night.view("bob").view.choices.len(), 1);
    assert!(night.view("cleo").view.choices.is_empty());
    assert_eq!(night.does("bob", ball), ["acted"]);
    assert_eq!(night.view("ada").view.open[1].len(), 2);
}

#[test]
fn who_does_not_choose_has_it_chosen_for_them() {
    let mut night = taking();
    night.wait(29_999);
    assert!(night.tick().is_empty());
    night.wait(1);
    assert_eq!(night.tick(), ["acted"]);
    let last = &night.log.last().unwrap().event;
    assert!(matches!(
        last,
        Event::Dschamal(DschamalEvent::Acted {
            seat: 1,
            by_timeout: true,
            ..
        })
    ));
}

#[test]
fn what_comes_out_of_the_bag_is_for_nobody_to_say() {
    let mut night = taking();
    let ply = night.view("bob").ply;
    for action in [
        Action::Console(PieceSet::EMPTY),
        Action::Contest(dschamal::ContestReport::default()),
    ] {
        let told = night.tries("bob", Command::Choose { ply, action });
        assert!(matches!(told, Err(Refusal::Rules(_))));
    }
    let mut night = Night::duel(&[]);
    let report = Action::Contest(dschamal::ContestReport::default());
    let told = Command::Choose {
        ply: 3,
        action: report,
    };
    night.refuses("ada", told, &Refusal::Stale);
}

#[test]
fn a_bot_chooses_like_a_person_and_not_at_once() {
    let mut night = Night::open(agreed(Game::Duel, 3, &[]));
    night.does("ada", Command::Sit { seat: 0 });
    for seat in [1, 2] {
        night.does("ada", Command::SeatBot { seat, level: 4 });
    }
    night.does("ada", Command::Ready { ready: true });
    assert_eq!(night.table.bot_due(), None, "it is Ada's choice");
    night.chooses("ada", Action::Start(pieces(&["ball-blue"])));
    let (seat, command, at) = night.table.bot_due().unwrap();
    assert_eq!(seat, 1);
    assert!(at > night.now + Millis(1_000) && at < night.now + Millis(4_000));
    assert_eq!(
        night.table.bot_due().unwrap().1,
        command,
        "it does not change its mind"
    );
    night.now = at;
    let entries = night.input(&Input::Bot { seat, command }).unwrap();
    assert_eq!(entries[0].event.kind(), "acted");
    let stranger = Input::Bot {
        seat: 0,
        command: Command::Rise,
    };
    assert_eq!(night.input(&stranger), Err(Refusal::NotSeated));
}

/// How many of a piece's shape somebody has, and how many are in the bag.
fn nearness(night: &Night, seat: dschamal::Seat, action: &Action) -> (usize, usize) {
    let Action::Take(piece) = action else {
        panic!("{action:?}");
    };
    let journal = night.table.play().unwrap().dschamal().unwrap().journal();
    let zones = &journal.state().zones;
    let family = PieceSet::of(*piece).all_of_its_shapes();
    let count = |pieces: PieceSet| (pieces & family).len();
    (count(zones.open[seat]), count(zones.bag))
}

#[test]
fn the_obvious_choice_is_never_worse_in_everything() {
    let people = ["ada", "bob", "cleo", "dan"];
    let (mut dice, mut real) = (Dice::seeded(2), 0);
    let mut night = Night::begun(agreed(Game::Duel, 4, &[]), &people);
    while night.table.is_playing() {
        night.chance = dice.number();
        if let Some(order) = night.table.reach() {
            let play = night.table.play().unwrap().dschamal().unwrap();
            let (_, finish) = reach(&order, play, &mut dice);
            night.input(&Input::Reached(finish)).unwrap();
            continue;
        }
        let Awaits::Take { seat, from } = night.awaits() else {
            night.wakes();
            continue;
        };
        assert_ne!(seat, from, "only some editions let the loser pick");
        let choices = night.view(people[usize::from(seat.number())]).view.choices;
        let offered = choices.iter().map(|choice| nearness(&night, seat, choice));
        let offered: Vec<(usize, usize)> = offered.collect();
        night.wakes();
        let Event::Dschamal(DschamalEvent::Acted { done, .. }) = &night.log.last().unwrap().event
        else {
            panic!("a piece is taken");
        };
        let made = choices
            .iter()
            .position(|choice| *choice == done.action)
            .unwrap();
        let (own, bag) = offered[made];
        let better = |other: &&(usize, usize)| other.0 > own && other.1 < bag;
        assert_eq!(
            offered.iter().find(better),
            None,
            "{:?} has ({own}, {bag})",
            done.action
        );
        real += usize::from(offered.iter().any(|other| *other != (own, bag)));
    }
    assert!(real > 2, "the test saw real choices: {real}");
}

#[test]
fn d40_anybody_may_lay_out_the_deciding_piece() {
    let mut night = Night::reaching(&[]);
    // Bob wins Ada's piece, then Cleo's; then Ada and Cleo meet with nothing.
    for _ in 0..40 {
        match night.phase() {
            Phase::AwaitingCall { .. } => {
                night.wakes();
            }
            Phase::Called { .. } | Phase::Reaching { .. } => {
                let order = night.table.reach().unwrap();
                if order.seats.len() == 1 {
                    night.finishes(vec![table::HandFinish::empty(order.seats[0])]);
                    continue;
                }
                let loser = order.seats.iter().copied().find(|&seat| seat != 1).unwrap();
                let other = order
                    .seats
                    .iter()
                    .copied()
                    .find(|&seat| seat != loser)
                    .unwrap();
                night.finishes(vec![
                    hand(loser, &["black-1"], 700),
                    hand(other, &["dome-white"], 1500),
                ]);
            }
            Phase::Choice { seat: Some(_), .. } => {
                night.wakes();
            }
            Phase::Choice { seat: None, .. } => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(night.awaits(), Awaits::Decide);
    for who in ["ada", "bob", "cleo"] {
        assert!(!night.view(who).view.choices.is_empty());
    }
    let outsider = night.table.view_for(None, night.now);
    assert!(outsider.dschamal().unwrap().view.choices.is_empty());
    let choice = night.view("bob").view.choices[0].clone();
    assert_eq!(night.chooses("bob", choice), ["acted"]);
    assert!(night.view("ada").view.centre.is_some());
}
