//! The order of duels, exhaustively: every reachable state for four to eight players (rulebook 2.4).

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on says where by panicking"
)]

use std::collections::HashSet;

use dschamal::{FullRound, Mode, Options, Order, Seat, SitOut};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

type Key = (Vec<u8>, u8, Vec<u8>);

fn key(order: &Order) -> Key {
    let contestants = order.contestants.iter().map(|seat| seat.number()).collect();
    let beaten = order.beaten.iter().map(Seat::number).collect();
    (contestants, order.master.number(), beaten)
}

/// Every state that can be reached, with every step: `check(before, winner, loser, after)`.
fn explore(
    seats: u8,
    options: &Options,
    mut check: impl FnMut(&Order, Seat, Seat, &Order),
) -> usize {
    let mut seen = HashSet::new();
    let mut open: Vec<Order> = vec![Order::start(seat(0), 2, seats)];
    while let Some(order) = open.pop() {
        if !seen.insert(key(&order)) {
            continue;
        }
        let (a, b) = (order.contestants[0], order.contestants[1]);
        for (winner, loser) in [(a, b), (b, a)] {
            let next = order.after_duel(winner, loser, seats, &options.duel);
            check(&order, winner, loser, &next);
            open.push(next);
        }
    }
    seen.len()
}

/// Cites: D-34, D-35, D-36, D-37, D-38, A-D-32, A-D-35
#[test]
fn always_two_different_players_never_the_last_loser_never_the_sweeper() {
    for seats in 4..=8 {
        let states = explore(
            seats,
            &Options::default(),
            |before, winner, loser, after| {
                let (master, opponent) = (after.contestants[0], after.contestants[1]);
                assert_ne!(master, opponent);
                assert_eq!(master, after.master);
                assert!(master.number() < seats && opponent.number() < seats);
                assert!(
                    !after.contestants.contains(&loser),
                    "the loser sits out (D-38)"
                );
                let streak = match winner == before.master {
                    true => before.beaten.with(loser).len(),
                    false => 1,
                };
                let full_round = streak == seats - 1;
                assert_eq!(after.contestants.contains(&winner), !full_round, "D-37");
                assert_eq!(after.beaten.len(), if full_round { 0 } else { streak });
            },
        );
        assert!(
            states > usize::from(seats),
            "{states} states with {seats} players"
        );
    }
}

/// Cites: X-43
#[test]
fn with_five_or_more_the_readings_of_sitting_out_give_the_same_pairs() {
    for seats in 5..=8 {
        for reading in [SitOut::DethronedMaster, SitOut::WhenLeftNeighbour] {
            let mut other = Options::default();
            other.duel.sit_out = reading;
            explore(
                seats,
                &Options::default(),
                |before, winner, loser, after| {
                    assert_eq!(before.after_duel(winner, loser, seats, &other.duel), *after);
                },
            );
        }
    }
}

/// Cites, A-D-31
#[test]
fn the_readings_of_a_full_round_part_company_with_five_players() {
    let play = |options: &Options, opponents: &[u8]| {
        let mut order = Order::start(seat(0), 2, 5);
        for &loser in opponents {
            assert!(
                order.contestants.contains(&seat(1)) && order.contestants.contains(&seat(loser))
            );
            order = order.after_duel(seat(1), seat(loser), 5, &options.duel);
        }
        order
            .contestants
            .iter()
            .map(|seat| seat.number())
            .collect::<Vec<_>>()
    };
    let mut options = Options::default();
    assert_eq!(play(&options, &[0, 2, 3, 4]), [2, 3]);
    options.duel.full_round = FullRound::CircuitAsMaster;
    assert_eq!(play(&options, &[0, 2, 3, 4]), [1, 0]);
    options.duel.full_round = FullRound::Off;
    assert_eq!(play(&options, &[0, 2, 3, 4]), [1, 0]);
    options.duel.full_round = FullRound::DistinctStreak;
    options.duel.sweeper_out = false;
    assert_eq!(play(&options, &[0, 2, 3, 4]), [2, 3]);
}

/// Nobody is ever left without an opponent, whatever is agreed on.
///
/// Cites: D-39, X-44
#[test]
fn every_combination_of_order_options_yields_a_pair() {
    for full_round in ["distinct_streak", "circuit_as_master", "off"] {
        for sit_out in [
            "any_loser",
            "dethroned_master",
            "when_left_neighbour",
            "off",
        ] {
            for (three, sweeper) in [("true", "true"), ("true", "false"), ("false", "true")] {
                let mut options = Options::default();
                for (key, value) in [
                    ("duel.full_round", full_round),
                    ("duel.sit_out", sit_out),
                    ("duel.sit_out_with_three", three),
                    ("duel.sweeper_out", sweeper),
                    ("duel.order3", "master"),
                ] {
                    options.set(key, value).unwrap();
                }
                for seats in 3..=8 {
                    explore(seats, &options, |_, _, _, after| {
                        assert_ne!(after.contestants[0], after.contestants[1]);
                    });
                }
            }
        }
    }
}

/// Cites: D-33, A-D-33, A-D-34, X-37
#[test]
fn in_turn_the_pair_moves_one_seat_whoever_wins() {
    let mut options = Options::default();
    options.set("duel.order4plus", "turns").unwrap();
    assert_eq!(Mode::of(6, &options.duel), Mode::Turns);
    explore(6, &options, |before, _, _, after| {
        assert_eq!(after.contestants[0], before.contestants[0].left(6));
        assert_eq!(after.contestants[1], before.contestants[1].left(6));
    });
}

/// Cites: A-D-36
#[test]
fn whether_the_starter_is_master_already_changes_no_pair() {
    for seats in 4..=8 {
        let starter = Order::start(seat(0), 2, seats);
        let nobody = Order {
            master: seat(seats - 1),
            ..starter.clone()
        };
        for (winner, loser) in [(0, 1), (1, 0)] {
            let options = Options::default();
            let next = |order: &Order| {
                order
                    .after_duel(seat(winner), seat(loser), seats, &options.duel)
                    .contestants
            };
            assert_eq!(next(&starter)[0], next(&nobody)[0]);
            if winner == 1 {
                assert_eq!(next(&starter), next(&nobody));
            }
        }
    }
}
