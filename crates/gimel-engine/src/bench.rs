//! A checksum of behaviour: how many positions the engine looks at in a fixed set of searches.

use gimel::{Game, Options};

use crate::{Engine, Limits};

/// Openings and fights; the same for ever, so that the number only changes when the search does.
const POSITIONS: &[&str] = &[
    "18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0",
    "18/18/18/7C1Cf7/18/18/18/18 b 8,6,8 8,8,7 0,0 0,0",
    "18/8f9/6C4b6/5F3c8/8B1F7/7c10/9b8/18 w 7,7,6 6,6,7 0,0 0,0",
    "18/4f3b9/3F2c3C7/5B2f1F7/4c2C2b7/6f1B9/3C14/18 b 4,3,4 4,4,3 8,2 3,2",
];

/// Turns looked ahead in each.
const DEPTH: u32 = 4;

/// Positions looked at in all the searches together: equal on every machine.
#[must_use]
pub fn bench_nodes() -> u64 {
    POSITIONS.iter().filter_map(|text| nodes(text)).sum()
}

fn nodes(text: &str) -> Option<u64> {
    let game = Game::from_position(Options::default(), text.parse().ok()?).ok()?;
    let limits = Limits::depth(DEPTH);
    let thought = Engine::new(4).think(&game, limits, &mut |_| false, &mut |_| {});
    Some(thought.ok()?.nodes)
}
