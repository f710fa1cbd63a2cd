//! Towers at the table: what is to be built next, what became of it, and how the pieces stand (T-12 to T-18).

use dschamal::{Awaits, BallFoundation, Game, Piece, Rules, Seat, Shape};

use super::{DschamalPlay, Step};
use crate::table::Table;
use crate::{
    BuildFinish, BuildLine, BuildOrder, Building, DschamalEvent, Millis, Placed, Refusal,
    SeatNumber,
};

/// What is to be placed now, and on what.
pub(super) struct Site {
    pub(super) seat: Seat,
    pub(super) piece: Piece,
    pub(super) standing: Vec<Placed>,
}

impl Table {
    /// What is to be built now, for whoever drives the table.
    #[must_use]
    pub fn build(&self) -> Option<BuildOrder> {
        let play = self.contest()?;
        let site = play.site()?;
        let seat = play.outer(site.seat);
        let number = play.buildings.len() as u32 + 1;
        Some(BuildOrder {
            number,
            seat,
            piece: site.piece,
            standing: site.standing,
            bot: self.bot_on(seat),
            seed: play.dice(u64::from(number) << 32),
            since: self
                .reading_until(play)
                .unwrap_or(play.since)
                .max(play.since),
            deadline: self.build_deadline(play, seat),
            stand_s: play.rules().options().tower.stand_seconds,
            speed: self.speed(play),
            skip: self.is_skipped(play),
        })
    }

    /// A lost connection takes nobody's time: it counts from when the builder is here.
    pub(super) fn build_deadline(&self, play: &DschamalPlay, seat: SeatNumber) -> Option<Millis> {
        let seconds = play.settings.build_s?;
        let here = self.here_since(seat).unwrap_or(play.since);
        let from = play.since.max(play.resumed).max(here);
        Some(from + Millis::seconds(i64::from(seconds)))
    }

    /// A piece was built, or fell.
    pub(crate) fn built(&self, finish: &BuildFinish) -> Result<Vec<DschamalEvent>, Refusal> {
        let play = self.contest().ok_or(Refusal::NotPlaying)?;
        let site = play.site().ok_or(Refusal::Stale)?;
        if finish.number != play.buildings.len() as u32 + 1 {
            return Err(Refusal::Stale);
        }
        if !fits(&site, finish) {
            let why = "these are not the pieces that were built with";
            return Err(Refusal::Rules(why.to_owned()));
        }
        let ruled = play.rule_building(finish.clone()).ok_or(Refusal::Stale)?;
        let built = ruled.map_err(|refusal| Refusal::Rules(refusal.to_string()))?;
        Ok(vec![built])
    }

    /// What was built in the last game, as everybody saw it.
    #[must_use]
    pub fn buildings(&self) -> &[Building] {
        let play = self.play.as_ref().and_then(|play| play.dschamal());
        play.map_or(&[], |play| &play.buildings)
    }
}

/// Nothing is lost and nothing is new; what stands keeps its order; the foundation stays (T-13, T-16).
fn fits(site: &Site, finish: &BuildFinish) -> bool {
    let before = site.standing.iter().map(|placed| placed.piece);
    let mut expected: Vec<Piece> = before.chain([site.piece]).collect();
    let foundation = expected.first().copied();
    expected.retain(|piece| !finish.fell.contains(*piece));
    let all = expected.len() + finish.fell.len() == site.standing.len() + 1;
    let stands = finish.standing.iter().map(|placed| placed.piece);
    all && stands.eq(expected.iter().copied()) && expected.first().copied() == foundation
}

impl DschamalPlay {
    pub(super) fn site(&self) -> Option<Site> {
        if !matches!(self.step(), Step::Build(_)) {
            return None;
        }
        let Awaits::Build { seat, piece } = *self.journal.awaits() else {
            return None;
        };
        let standing = self.standing(seat).to_vec();
        let lone_ball = standing.first().map(|placed| placed.piece);
        let (piece, standing) = match (&self.ground, lone_ball.filter(|_| self.swaps(seat))) {
            (Some(ground), Some(ball)) => (ball, ground.clone()),
            (None, Some(_)) => (piece, Vec::new()),
            (_, None) => (piece, standing),
        };
        Some(Site {
            seat,
            piece,
            standing,
        })
    }

    /// The pieces of a tower as they stand.
    pub(super) fn standing(&self, seat: Seat) -> &[Placed] {
        let index = usize::from(seat.number());
        self.towers.get(index).map_or(&[], Vec::as_slice)
    }

    /// A ball that may not carry the tower is put on the next piece instead (A-T-14): that is built in two goes.
    fn swaps(&self, seat: Seat) -> bool {
        let wanted = self.rules().options().tower.ball_foundation == BallFoundation::SwapWithNext;
        let tower = &self.journal.state().zones.tower[seat];
        wanted && tower.len() == 1 && tower[0].shape() == Some(Shape::Ball)
    }

    /// Is what is built now the ground for a ball that comes after it?
    pub(super) fn lays_ground(&self, seat: Seat) -> bool {
        self.swaps(seat) && self.ground.is_none()
    }

    pub(super) fn fold_built(&mut self, at: Millis, building: Building) {
        self.ground = None;
        self.stands(&building);
        self.since = at;
        self.buildings.push(building);
    }

    /// A piece that only lies there for the ball to be put on it (A-T-14).
    pub(super) fn fold_ground(&mut self, at: Millis, building: Building) {
        self.ground = Some(building.finish.standing.clone());
        self.since = at;
        self.buildings.push(building);
    }

    fn stands(&mut self, building: &Building) {
        let seat = self.inner(building.seat);
        let tower = seat.and_then(|seat| self.towers.get_mut(usize::from(seat.number())));
        if let Some(tower) = tower {
            tower.clone_from(&building.finish.standing);
        }
    }

    /// What the rules took away stands no longer (T-11).
    pub(super) fn clear_towers(&mut self) {
        let zones = &self.journal.state().zones;
        for (seat, tower) in Seat::all(self.journal.rules().seats()).zip(&mut self.towers) {
            let stack = &zones.tower[seat];
            tower.retain(|placed| stack.contains(&placed.piece));
        }
    }

    /// The topmost piece as the tower really stands (T-11): it may be another one than was built last.
    pub(super) fn topmost(&self, seat: Seat) -> Option<Piece> {
        let highest = self.standing(seat).iter().max_by_key(|placed| placed.y);
        highest.map(|placed| placed.piece)
    }

    pub(super) fn last_build(&self) -> Option<BuildLine> {
        self.buildings.last().map(Building::line)
    }
}

/// How much easier to build on than others, from what everybody knows of wood.
pub(super) fn steadiness(shape: Shape) -> i32 {
    match shape {
        Shape::Cube | Shape::Brick => 3,
        Shape::Bridge | Shape::Step | Shape::Cross | Shape::Cylinder => 2,
        Shape::WideRoof | Shape::Disc | Shape::Dome => 1,
        Shape::NarrowRoof | Shape::Egg | Shape::Ball => 0,
    }
}

/// What a builder hopes for: a shape that is not in the tower yet and stands well (T-06), then black pieces (T-24).
pub(super) fn welcome(rules: &Rules, tower: &[Piece], piece: Piece) -> Option<i8> {
    if rules.game() != Game::Tower {
        return None;
    }
    let has = |shape| tower.iter().any(|own| own.shape() == Some(shape));
    Some(match piece.shape() {
        Some(shape) if has(shape) => -4,
        Some(shape) => 4 + 2 * steadiness(shape) as i8,
        None if piece == Piece::CAMEL => 3,
        None => 5,
    })
}
