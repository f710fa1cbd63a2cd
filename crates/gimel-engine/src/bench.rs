//! A checksum of behaviour: how many positions the engine looks at in a fixed set of searches.

use gimel::{Game, Options};

use crate::{Engine, Limits};

/// Openings and fights; the same for ever, so that the number only changes when the search does.
const POSITIONS: &[&str] = &[
    "18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0",
    "18/18/18/7C1Cf7/18/18/18/18 b 8,6,8 8,8,7 0,0 0,0",
    "18/8f9/6C4b6/5F3c8/8B1F7/7c10/9b8/18 w 7,7,6 6,6,7 0,0 0,0",
    "8F9/1c16/1B2B13/c7C9/4b9f3/1B2c12C/18/11c6 w 3,6,4 7,4,3 24,20 4,5",
    "18/f17/4C13/c4c12/4b6F2b3/1B9f4C1/13c4/11c6 w 3,4,2 5,2,0 43,40 9,11",
];

/// Turns looked ahead in each.
const DEPTH: u32 = 5;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_played() {
        assert!(POSITIONS.iter().all(|text| nodes(text).is_some()));
    }
}
