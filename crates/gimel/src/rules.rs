//! Options that make sense, worked out: which leaps, which ends, who is ahead.

use crate::options::{Draw, OptionsErrors};
use crate::{Leaps, MoveList, Options, Outcome, Position, Reason, Side};

/// The rules of one game, made from its options.
#[derive(Debug, Clone)]
pub struct Rules {
    options: Options,
    leaps: &'static Leaps,
    target: u32,
    draw_min: u32,
    draw_lead: u32,
}

impl Rules {
    /// The rules these options describe, or every reason why they describe none.
    pub fn new(options: Options) -> Result<Self, OptionsErrors> {
        options.check()?;
        Ok(Self::work_out(options))
    }

    fn work_out(options: Options) -> Self {
        let scale = |number: u32| match options.target {
            Some(target) if options.draw_scales => {
                let scaled = u64::from(number) * u64::from(target.get()) / 60;
                u32::try_from(scaled).unwrap_or(u32::MAX)
            }
            _ => number,
        };
        Self {
            options,
            leaps: Leaps::of(options.falcon, options.cat_diagonal),
            target: options.target.map_or(u32::MAX, u32::from),
            draw_min: scale(options.draw_min),
            draw_lead: scale(options.draw_lead),
        }
    }

    /// The options behind these rules.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How the pieces leap.
    #[must_use]
    pub const fn leaps(&self) -> &'static Leaps {
        self.leaps
    }

    /// The position a game starts from.
    #[must_use]
    pub fn start(&self) -> Position {
        Position::start(self.options.pieces_each)
    }

    /// The legal moves, in alphabetical order of their text; none if [`Self::verdict`] says that it is over.
    #[must_use]
    pub fn moves(&self, position: &Position) -> MoveList {
        let mut list = MoveList::new();
        if self.verdict(position).is_none() {
            position.moves_into(self.leaps, &mut list);
        }
        list
    }

    /// Whether a game that stands like this is over, as far as the position alone can tell: by the target, the
    /// automatic draw rule, or a side without pieces. What hangs on earlier turns, [`Game`](crate::Game) knows.
    #[must_use]
    pub fn verdict(&self, position: &Position) -> Option<Outcome> {
        self.target_reached(position)
            .or_else(|| self.drawn(position, true))
            .or_else(|| self.all_captured(position))
    }

    /// Whether somebody has the points that win. Both can only have them in a position that was set up.
    pub(crate) fn target_reached(&self, position: &Position) -> Option<Outcome> {
        let most = position
            .points(Side::White)
            .max(position.points(Side::Black));
        (most >= self.target).then(|| on_points(position, Reason::Target))
    }

    /// Whether the draw rule stops the game by itself; `led` says that somebody once led by more than it allows.
    pub(crate) fn drawn(&self, position: &Position, led: bool) -> Option<Outcome> {
        let in_force = match self.options.draw {
            Draw::Auto => true,
            Draw::NeverLed => !led,
            Draw::Claim | Draw::AtEnd | Draw::Off => false,
        };
        let drawn = in_force && self.draw_holds(position);
        drawn.then_some(Outcome::draw(Reason::DrawRule))
    }

    /// Whether a side has lost all its pieces.
    pub(crate) fn all_captured(&self, position: &Position) -> Option<Outcome> {
        let bare = Side::BOTH
            .into_iter()
            .any(|side| !position.has_pieces(side));
        bare.then(|| on_points(position, Reason::AllCaptured))
    }

    /// Whether the draw rule's condition holds: both above the minimum, nobody further ahead than allowed.
    #[must_use]
    pub fn draw_holds(&self, position: &Position) -> bool {
        let above = Side::BOTH
            .into_iter()
            .all(|side| position.points(side) > self.draw_min);
        above && !self.lead_excludes_draw(position)
    }

    /// Whether somebody leads by more than the draw rule allows.
    pub(crate) fn lead_excludes_draw(&self, position: &Position) -> bool {
        position
            .points(Side::White)
            .abs_diff(position.points(Side::Black))
            > self.draw_lead
    }

    /// The two numbers of the draw rule as they apply: both must have more than the first, nobody lead by more than
    /// the second.
    #[must_use]
    pub const fn draw_numbers(&self) -> (u32, u32) {
        (self.draw_min, self.draw_lead)
    }

    /// The result when time ends the game.
    pub(crate) fn out_of_time(&self, position: &Position, reason: Reason) -> Outcome {
        if self.options.draw == Draw::AtEnd && self.draw_holds(position) {
            Outcome::draw(Reason::DrawRule)
        } else {
            on_points(position, reason)
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::work_out(Options::default())
    }
}

/// More points win; then more captured pieces; then it is a draw.
pub(crate) fn on_points(position: &Position, reason: Reason) -> Outcome {
    let score = |side| (position.points(side), position.captured(side));
    match score(Side::White).cmp(&score(Side::Black)) {
        std::cmp::Ordering::Greater => Outcome::win(Side::White, reason),
        std::cmp::Ordering::Less => Outcome::win(Side::Black, reason),
        std::cmp::Ordering::Equal => Outcome::draw(reason),
    }
}
