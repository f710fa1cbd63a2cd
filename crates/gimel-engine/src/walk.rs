//! A walk from a game into its possible futures, and back.

use gimel::{Draw, Entry, Game, Move, Position, Rules, Side, Undo};

/// From how many quiet turns before the no-progress end positions are told apart by their quiet turns.
const STALE_SOON: u32 = 24;

/// A position, how it came about, and the way back.
pub(crate) struct Walk<'a> {
    rules: &'a Rules,
    position: Position,
    pub(crate) now: Circumstances,
    pub(crate) time_up: bool,
    /// Keys of the positions before this one.
    keys: Vec<u64>,
    trail: Vec<Footprint>,
}

/// What the position does not show.
#[derive(Clone, Copy)]
pub(crate) struct Circumstances {
    pub(crate) turns: u64,
    /// Turns in a row without capture and placement.
    pub(crate) quiet: u32,
    /// Somebody once led by more than the draw rule allows.
    pub(crate) led: bool,
}

struct Footprint {
    mv: Option<(Move, Undo)>,
    before: Circumstances,
}

impl<'a> Walk<'a> {
    /// A walk that stands where the game stands.
    pub(crate) fn of(game: &'a Game) -> Self {
        let mut walk = Self {
            rules: game.rules(),
            position: game.start().clone(),
            now: Circumstances {
                turns: 0,
                quiet: 0,
                led: false,
            },
            time_up: game.is_time_up(),
            keys: Vec::new(),
            trail: Vec::new(),
        };
        walk.now.led = walk.lead_excludes_draw();
        for entry in game.entries() {
            match *entry {
                Entry::Move(mv) => walk.make(mv),
                Entry::TurnTimeout => walk.pass(),
                _ => {}
            }
        }
        debug_assert_eq!(walk.position, *game.position());
        walk.trail.clear();
        walk
    }

    pub(crate) fn rules(&self) -> &'a Rules {
        self.rules
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// Turns since the walk began.
    pub(crate) fn ply(&self) -> usize {
        self.trail.len()
    }

    /// Turns in a row without capture and placement.
    pub(crate) fn quiet(&self) -> u32 {
        self.now.quiet
    }

    /// Turns until the time is over, where it is counted in turns.
    pub(crate) fn turns_left(&self) -> Option<u64> {
        let limit = self.rules.options().turn_limit()?;
        Some(limit.saturating_sub(self.now.turns))
    }

    /// Whether the last turn was a pass.
    pub(crate) fn has_just_passed(&self) -> bool {
        self.trail.last().is_some_and(|print| print.mv.is_none())
    }

    /// Plays a legal move.
    pub(crate) fn make(&mut self, mv: Move) {
        self.keys.push(self.position.hash());
        let undo = self.position.make(mv);
        self.finish_turn(Some((mv, undo)), matches!(mv, Move::Step { .. }));
    }

    /// Hands the turn over.
    pub(crate) fn pass(&mut self) {
        self.keys.push(self.position.hash());
        self.position.pass();
        self.finish_turn(None, true);
    }

    fn finish_turn(&mut self, mv: Option<(Move, Undo)>, quiet: bool) {
        self.trail.push(Footprint {
            mv,
            before: self.now,
        });
        self.now.turns += 1;
        self.now.quiet = if quiet { self.now.quiet + 1 } else { 0 };
        self.now.led |= self.lead_excludes_draw();
    }

    /// One turn back.
    pub(crate) fn back(&mut self) {
        let Some(print) = self.trail.pop() else {
            return;
        };
        match print.mv {
            Some((mv, undo)) => self.position.unmake(mv, undo),
            None => self.position.pass(),
        }
        self.keys.pop();
        self.now = print.before;
    }

    /// The last turn; nothing if it was a pass.
    pub(crate) fn last_turn(&self) -> Option<(Move, Undo)> {
        self.trail.last()?.mv
    }

    pub(crate) fn last_move(&self) -> Option<Move> {
        let (mv, _) = self.last_turn()?;
        Some(mv)
    }

    /// How often this position has been there since something was last placed or captured, this time included.
    pub(crate) fn occurrences(&self) -> usize {
        let here = self.position.hash();
        let since = self.keys.iter().rev().take(self.now.quiet as usize);
        1 + since.filter(|&&key| key == here).count()
    }

    fn lead_excludes_draw(&self) -> bool {
        let [white, black] = Side::BOTH.map(|side| self.position.points(side));
        white.abs_diff(black) > self.rules.draw_numbers().1
    }

    /// Whether the number of turns played decides something soon: then a pass is no harmless assumption.
    pub(crate) fn counts_turns(&self) -> bool {
        self.time_up || self.rules.options().turn_limit().is_some() || self.is_nearly_stale()
    }

    fn is_nearly_stale(&self) -> bool {
        let limit = self.rules.options().no_progress;
        limit.is_some_and(|limit| self.now.quiet + STALE_SOON >= limit.get())
    }

    /// A key for the table: the position, and whatever else its value hangs on.
    pub(crate) fn key(&self) -> u64 {
        let options = self.rules.options();
        let turns = if options.turn_limit().is_some() {
            self.now.turns << 16
        } else {
            0
        };
        let quiet = if self.is_nearly_stale() {
            u64::from(self.now.quiet) << 2
        } else {
            0
        };
        let led = u64::from(options.draw == Draw::NeverLed && self.now.led) << 1;
        let more = turns | quiet | led | u64::from(self.time_up);
        self.position.hash() ^ more.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
