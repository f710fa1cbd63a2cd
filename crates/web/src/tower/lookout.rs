//! Where things are, for words: how high a tower is, whether it leans, what the piece in the hand is above.

use tower::{Form, Stand, height};

/// A cube's side: towers are as high as so many cubes.
const CUBE: f32 = 0.8;

/// How a tower leans.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lean {
    /// Hardly at all.
    Straight,
    /// A little, to this side.
    Little(Side),
    /// So far that one holds one's breath.
    Far(Side),
}

/// Left or right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

/// A tower in few words.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shown {
    /// How many pieces.
    pub pieces: usize,
    /// How high, in cubes.
    pub cubes: f32,
    /// How it leans.
    pub lean: Lean,
}

/// Where the piece in the hand is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Above {
    /// What is in the hand.
    pub held: Form,
    /// What is straight below; nothing is the table.
    pub below: Option<Form>,
    /// To which side of its middle, if any.
    pub beside: Option<Side>,
    /// How near.
    pub near: Nearness,
    /// How far it is turned, in degrees, to the nearest fifteen.
    pub degrees: i32,
}

/// How far it is to what is below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nearness {
    /// It touches.
    Touching,
    /// A finger's breadth.
    Close,
    /// More.
    Far,
}

/// How high, in cubes.
#[must_use]
pub fn cubes(standing: &[Stand]) -> f32 {
    height(standing) / CUBE
}

/// A tower in few words.
#[must_use]
pub fn look(standing: &[Stand]) -> Shown {
    let count = standing.len().max(1) as f32;
    let middle = standing.iter().map(|one| one.place()[0]).sum::<f32>() / count;
    let base = standing.first().map_or(0.0, |first| first.place()[0]);
    Shown {
        pieces: standing.len(),
        cubes: cubes(standing),
        lean: lean(middle - base),
    }
}

fn lean(off: f32) -> Lean {
    let side = if off < 0.0 { Side::Left } else { Side::Right };
    match off.abs() {
        off if off < 0.08 => Lean::Straight,
        off if off < 0.2 => Lean::Little(side),
        _ => Lean::Far(side),
    }
}

/// Where the last of these pieces is.
#[must_use]
pub fn above(poses: &[Stand]) -> Option<Above> {
    let (held, standing) = poses.split_last()?;
    let [x, _] = held.place();
    let bottom = low(held);
    let spans = standing.iter().filter(|one| {
        let [from, to] = span(one);
        (from..=to).contains(&x)
    });
    let below = spans.max_by(|a, b| a.top().total_cmp(&b.top()));
    let gap = bottom - below.map_or(0.0, Stand::top);
    let off = below.map(|below| x - below.place()[0]);
    let beside = off.filter(|off| off.abs() > 0.12);
    let turns = held.radians().to_degrees() / 15.0;
    Some(Above {
        held: held.form,
        below: below.map(|below| below.form),
        beside: beside.map(|off| if off < 0.0 { Side::Left } else { Side::Right }),
        near: match gap {
            gap if gap < 0.03 => Nearness::Touching,
            gap if gap < 0.35 => Nearness::Close,
            _ => Nearness::Far,
        },
        degrees: turns.round() as i32 * 15,
    })
}

fn span(stand: &Stand) -> [f32; 2] {
    let ends = [f32::INFINITY, f32::NEG_INFINITY];
    stand.corners().iter().fold(ends, |[from, to], corner| {
        [from.min(corner[0]), to.max(corner[0])]
    })
}

fn low(stand: &Stand) -> f32 {
    stand
        .corners()
        .iter()
        .map(|corner| corner[1])
        .fold(f32::INFINITY, f32::min)
}

#[cfg(test)]
mod tests {
    use tower::Shape;

    use super::*;

    fn cube(x: f32, y: f32) -> Stand {
        Stand::at(Form::Shape(Shape::Cube), [x, y], 0.0)
    }

    #[test]
    fn a_tower_is_told_by_count_height_and_lean() {
        let straight = look(&[cube(0.0, 0.4), cube(0.02, 1.2)]);
        assert_eq!((straight.pieces, straight.lean), (2, Lean::Straight));
        assert!((straight.cubes - 2.0).abs() < 0.01);
        let leaning = look(&[cube(0.0, 0.4), cube(-0.2, 1.2), cube(-0.35, 2.0)]);
        assert_eq!(leaning.lean, Lean::Little(Side::Left));
        assert_eq!(look(&[]).pieces, 0);
    }

    #[test]
    fn the_hand_is_above_the_highest_piece_below_it() {
        let tower = [cube(0.0, 0.4), cube(0.0, 1.2)];
        let at = |x, y| above(&[tower[0], tower[1], cube(x, y)]).expect("a piece in the hand");
        let over = at(0.3, 2.6);
        assert_eq!(over.below, Some(Form::Shape(Shape::Cube)));
        assert_eq!((over.beside, over.near), (Some(Side::Right), Nearness::Far));
        assert_eq!(at(0.0, 2.01).near, Nearness::Touching);
        assert_eq!(at(1.5, 2.0).below, None);
    }
}
