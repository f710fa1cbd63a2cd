//! What the page and the thread of the hands say to each other. The page does not know what it feels until it has named it.

use bag::{Form, HandInput, Shape, Touch};
use serde::{Deserialize, Serialize};

/// The page asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Deals a fresh piece.
    Deal(Deal),
    /// The hand moves, tick by tick.
    Hands(Vec<HandInput>),
    /// Lights on.
    Light,
}

/// How a piece is dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// Chance.
    pub seed: u64,
    /// Where the piece is.
    pub lot: Lot,
    /// Are there black pieces?
    pub decoys: bool,
}

/// Where the piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// In the hand already.
    InHand,
    /// Among all the others: the hand has to get hold of one.
    Crowd,
    /// In a bag of the lesson: the hand is before its mouth, and what it pulls comes out.
    Lesson(Bagful),
}

/// What is in a bag of the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bagful {
    /// Shapes that a finger easily goes around.
    Plain,
    /// Mostly the shapes that win the slow duel.
    Duel,
    /// Mostly camels.
    Camels,
}

/// The thread tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The bag is ready.
    Dealt,
    /// What the fingertip felt.
    Felt(Vec<Touch>),
    /// What the fingertip felt last, and what came out of the bag with the hand.
    Pulled(Vec<Touch>, Vec<Form>),
    /// The light is on; nothing if the hand is empty.
    Lit(Option<Lit>),
}

/// What was in the hand.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Lit {
    /// What it is.
    pub form: Form,
    /// The finger's way around it, in the piece's own frame, in hundredths of a unit, y up.
    pub path: Vec<[i16; 2]>,
}

/// What a person says it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// A shape.
    Shape(Shape),
    /// A black piece, whichever it resembles.
    Black,
    /// The camel.
    Camel,
}

impl Answer {
    /// Everything that can be said, without or with black pieces.
    #[must_use]
    pub fn all(decoys: bool) -> Vec<Answer> {
        let shapes = Shape::ALL.into_iter().map(Answer::Shape);
        let black = decoys.then_some(Answer::Black);
        shapes.chain([Answer::Camel]).chain(black).collect()
    }

    /// The right answer for a form.
    #[must_use]
    pub const fn of(form: Form) -> Answer {
        match form {
            Form::Shape(shape) => Answer::Shape(shape),
            Form::Decoy(_) => Answer::Black,
            Form::Camel => Answer::Camel,
        }
    }
}
