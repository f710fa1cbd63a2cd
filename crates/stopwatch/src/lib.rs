//! A fixed amount of the engine's thinking: the same positions looked at on every machine, with the net that is shipped.

use gimel::{Game, Options};
use gimel_engine::{Engine, Limits, Net};

/// The beginning, a fight and an ending.
pub const POSITIONS: [&str; 3] = [
    "18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0",
    "18/8f9/6C4b6/5F3c8/8B1F7/7c10/9b8/18 w 7,7,6 6,6,7 0,0 0,0",
    "18/f17/4C13/c4c12/4b6F2b3/1B9f4C1/13c4/11c6 w 3,4,2 5,2,0 43,40 9,11",
];

/// Positions looked at in each.
const NODES: u64 = 60_000;

/// An engine with the shipped net.
#[must_use]
pub fn engine() -> Engine {
    Engine::new(16).with_net(Net::own())
}

/// The game that begins with a position of [`POSITIONS`].
#[must_use]
pub fn game(gfen: &str) -> Option<Game> {
    Game::from_position(Options::default(), gfen.parse().ok()?).ok()
}

/// Thinks about every position, and says how many positions were looked at.
#[must_use]
pub fn think() -> u64 {
    let mut engine = engine();
    let mut nodes = |gfen: &&str| {
        let game = game(gfen)?;
        let limits = Limits::nodes(NODES);
        let thought = engine.think(&game, limits, &mut |_| false, &mut |_| {});
        Some(thought.ok()?.nodes)
    };
    POSITIONS.iter().filter_map(&mut nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_thought_about() {
        assert_eq!(think(), POSITIONS.len() as u64 * NODES);
    }
}
