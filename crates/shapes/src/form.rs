//! What lies in the bag, by form alone: colour does not enter a hand.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::author;
use crate::outline::Outline;

/// The twelve shapes, in the order of the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A circle.
    Ball,
    /// Rounder at one end.
    Egg,
    /// A square.
    Cube,
    /// A circle with a hole.
    Disc,
    /// A steep triangle.
    NarrowRoof,
    /// A low triangle.
    WideRoof,
    /// Two straight flanks and round ends.
    Cylinder,
    /// A block with an arch.
    Bridge,
    /// Half a circle.
    Dome,
    /// Four arms.
    Cross,
    /// A block with a quarter missing.
    Step,
    /// A long block.
    Brick,
}

impl Shape {
    /// All shapes in their order.
    pub const ALL: [Self; 12] = [
        Self::Ball,
        Self::Egg,
        Self::Cube,
        Self::Disc,
        Self::NarrowRoof,
        Self::WideRoof,
        Self::Cylinder,
        Self::Bridge,
        Self::Dome,
        Self::Cross,
        Self::Step,
        Self::Brick,
    ];

    /// The name that the pieces of this shape have everywhere, such as `narrow-roof`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 12] = [
            "ball",
            "egg",
            "cube",
            "disc",
            "narrow-roof",
            "wide-roof",
            "cylinder",
            "bridge",
            "dome",
            "cross",
            "step",
            "brick",
        ];
        NAMES[self as usize]
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No shape has this name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownShape;

impl fmt::Display for UnknownShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a shape is one of ball, egg, cube, disc, narrow-roof, wide-roof, cylinder, bridge, dome, cross, step, brick")
    }
}

impl FromStr for Shape {
    type Err = UnknownShape;

    fn from_str(text: &str) -> Result<Self, UnknownShape> {
        let found = Self::ALL.into_iter().find(|shape| shape.name() == text);
        found.ok_or(UnknownShape)
    }
}

/// Everything a hand can get hold of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Form {
    /// A coloured piece of this shape.
    Shape(Shape),
    /// The black piece that resembles this shape. The brick has none and stands for itself if asked.
    Decoy(Shape),
    /// The camel.
    Camel,
}

impl Form {
    /// How many forms there are.
    pub const COUNT: usize = 24;

    /// The forms by [`Form::index`].
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// 0–11 the shapes, 12–22 their decoys, 23 the camel. Recordings rely on it: never renumber.
    #[must_use]
    pub fn index(self) -> usize {
        match self {
            Self::Shape(shape) => shape as usize,
            Self::Decoy(Shape::Brick) => Shape::Brick as usize,
            Self::Decoy(shape) => 12 + shape as usize,
            Self::Camel => 23,
        }
    }

    /// The form with this index.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        match index {
            0..12 => Some(Self::Shape(Shape::ALL[index])),
            12..23 => Some(Self::Decoy(Shape::ALL[index - 12])),
            23 => Some(Self::Camel),
            _ => None,
        }
    }

    /// The black piece number 1–11: they follow the order of the shapes.
    #[must_use]
    pub fn black(number: usize) -> Option<Self> {
        let shape = (1..=11).contains(&number).then(|| Shape::ALL[number - 1]);
        shape.map(Self::Decoy)
    }

    /// The outline, `decoy_scale` saying how wrong the decoys are (1 is usual; kept within 0.25 and 1.5).
    #[must_use]
    pub fn outline(self, decoy_scale: f32) -> Outline {
        author::outline(self, decoy_scale.clamp(0.25, 1.5))
    }
}
