//! How fast Gimel's moves are counted, against a mailbox generator on the same positions in the same run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use gimel::{Counting, Game, Options, perft_by};
use serde::Serialize;

use crate::mailbox::{Mailbox, Terms};

/// The beginning, openings and endings; deep enough that each weighs something.
const POSITIONS: [(&str, u32); 4] = [
    ("18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0", 3),
    (
        "11f3f2/3f5f5Fc1/18/5F12/15B1C/17F/18/6c4B5b w 4,7,3 4,5,4 6,14 4,4",
        3,
    ),
    (
        "12c5/B2B5C7c/11f6/12b5/F17/4f10B2/b17/f16C w 1,4,3 4,3,0 41,34 10,10",
        3,
    ),
    (
        "13b2b1/3B1F4f7/9b8/3F2C9c1/18/1bb12b2/f11f5/1F15b w 0,0,0 0,0,0 52,58 13,19",
        4,
    ),
];

/// What was measured.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct PerftSpeed {
    /// Leaves a second, as `perft` counts: the last two moves are worked out, not played.
    pub(crate) perft_nodes_per_s: f64,
    /// That, as a multiple of the mailbox generator.
    pub(crate) perft_vs_mailbox: f64,
    /// The same multiple if only the last move is counted and the one before it is listed and made.
    pub(crate) last_move_vs_mailbox: f64,
    /// The mailbox generator's leaves a second.
    pub(crate) mailbox_nodes_per_s: f64,
}

/// Counts the same sequences in three ways, each for about `time`, and compares.
pub(crate) fn perft_speed(time: Duration) -> PerftSpeed {
    let games = POSITIONS.map(|(gfen, depth)| {
        let position = gfen.parse().expect("a position");
        (
            Game::from_position(Options::default(), position).expect("a game"),
            depth,
        )
    });
    let mut mailboxes =
        POSITIONS.map(|(gfen, depth)| (Mailbox::new(gfen, Terms::default()), depth));
    let count = |counting| -> u64 {
        games
            .iter()
            .map(|(game, depth)| perft_by(black_box(game), *depth, counting))
            .sum()
    };
    let mut plain = || {
        mailboxes
            .iter_mut()
            .map(|(mailbox, depth)| mailbox.perft(*depth))
            .sum()
    };
    assert_eq!(
        count(Counting::LastTwoMoves),
        plain(),
        "both generators must count the same"
    );
    let mailbox = speed(time, plain);
    let bulk = speed(time, || count(Counting::LastTwoMoves));
    PerftSpeed {
        perft_nodes_per_s: bulk,
        perft_vs_mailbox: bulk / mailbox,
        last_move_vs_mailbox: speed(time, || count(Counting::LastMove)) / mailbox,
        mailbox_nodes_per_s: mailbox,
    }
}

/// Nodes a second: the count is repeated until the time is over, and at least twice.
fn speed(time: Duration, mut count: impl FnMut() -> u64) -> f64 {
    let begin = Instant::now();
    let (mut nodes, mut rounds) = (0, 0);
    while rounds < 2 || begin.elapsed() < time {
        nodes += black_box(count());
        rounds += 1;
    }
    nodes as f64 / begin.elapsed().as_secs_f64()
}
