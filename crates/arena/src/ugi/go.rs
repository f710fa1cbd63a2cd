//! What `go` asks for: depth, nodes, time or no end, and the clock around it.

use gimel::{BySide, Side};
use gimel_engine::Limits;

use super::allot::Allotment;

/// A `go` command, read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Go {
    limits: Limits,
    movetime: Option<u64>,
    clock: BySide<Option<u64>>,
    increment: BySide<u64>,
    infinite: bool,
    ponder: bool,
}

impl Go {
    /// Reads what follows `go`.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut go = Self::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                _ => {}
            }
            if matches!(word, "infinite" | "ponder") {
                continue;
            }
            let mut number = || {
                let value = words.next().unwrap_or("nothing");
                value.parse::<u64>().map_err(|_| {
                    format!("`{value}` after {word} is no number; expected a whole number")
                })
            };
            match word {
                "depth" => go.limits.depth = Some(number()?.min(1_000) as u32),
                "nodes" => go.limits.nodes = Some(number()?),
                "movetime" => go.movetime = Some(number()?),
                "wtime" => go.clock.white = Some(number()?),
                "btime" => go.clock.black = Some(number()?),
                "winc" => go.increment.white = number()?,
                "binc" => go.increment.black = number()?,
                other => {
                    return Err(format!(
                        "go does not know `{other}`; expected wtime, btime, winc, binc, movetime, depth, nodes, infinite or ponder"
                    ));
                }
            }
        }
        Ok(go)
    }

    pub(super) fn limits(&self) -> Limits {
        self.limits
    }

    /// Whether it is the opponent's time that is used, until `ponderhit`.
    pub(super) fn ponders(&self) -> bool {
        self.ponder
    }

    /// Whether only `stop` ends it.
    pub(super) fn is_endless(&self) -> bool {
        let bare = self.limits == Limits::default()
            && self.movetime.is_none()
            && self.clock == BySide::default();
        self.infinite || bare
    }

    /// The time this side has for its move, if time matters.
    pub(super) fn allotment(&self, side: Side, overhead: u64) -> Option<Allotment> {
        if self.infinite {
            return None;
        }
        if let Some(ms) = self.movetime {
            return Some(Allotment::exactly(ms));
        }
        let left = self.clock[side]?;
        Some(Allotment::of_clock(left, self.increment[side], overhead))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_and_times_are_read() {
        let go = Go::read("wtime 9000 btime 18000 winc 100 nodes 7 depth 3").unwrap();
        assert_eq!(go.limits().nodes, Some(7));
        assert_eq!(go.limits().depth, Some(3));
        assert!(!go.is_endless());
        let [white, black] = Side::BOTH.map(|side| go.allotment(side, 0).unwrap());
        assert!(black.soft > white.soft);
        assert_eq!(Go::read("nodes 5").unwrap().allotment(Side::White, 0), None);
    }

    #[test]
    fn without_limits_only_stop_ends_it() {
        assert!(Go::read("").unwrap().is_endless());
        assert!(Go::read("infinite movetime 5").unwrap().is_endless());
    }

    #[test]
    fn nonsense_is_named() {
        assert!(Go::read("depth many").unwrap_err().contains("many"));
        assert!(Go::read("nodes").unwrap_err().contains("nothing"));
        assert!(Go::read("sideways").unwrap_err().contains("sideways"));
    }
}
