//! Words of the practice: feeling a shape, naming it, and today's ten.

use bag::Form;

use crate::practice::wire::Answer;

/// The page.
pub const PRACTICE: &str = "Feel a shape";
/// What that is.
pub const PRACTICE_WHAT: &str = "One piece in the dark, and you name it. Works offline";
/// The page's first words.
pub const PRACTICE_LEAD: &str =
    "A piece of wood lies in your hand, in the dark. Slide along its edge, then say what it is.";
/// What to do, for a thumb.
pub const PRACTICE_THUMB: &str = "Circle with your thumb to feel the edge. Tap to poke the middle.";
/// What to do, for a mouse.
pub const PRACTICE_MOUSE: &str =
    "Circle with the mouse to feel the edge. Click to poke the middle. Arrows and D do the same.";
/// What to do in the crowd.
pub const CROWD_HOW: &str = "Grope about; press and hold to close your hand around something.";
/// The daily bag.
pub const DAILY: &str = "Today’s bag";
/// What that is.
pub const DAILY_WHAT: &str = "Ten pieces, the same for everybody, black ones among them";
/// It is done.
pub const DAILY_DONE: &str = "Done for today. A fresh bag comes at midnight, Greenwich time.";
/// Practice with the piece in the hand.
pub const ONE_IN_HAND: &str = "In your hand";
/// What that is.
pub const ONE_IN_HAND_WHAT: &str = "One piece after the other, as long as you like";
/// Practice in the crowd.
pub const IN_CROWD: &str = "Among the others";
/// What that is.
pub const IN_CROWD_WHAT: &str = "Find a piece in the full bag, cup it, name it";
/// Black pieces.
pub const WITH_DECOYS: &str = "Black pieces, too";
/// What they are.
pub const WITH_DECOYS_WHAT: &str = "Shapes with one thing wrong, to lead you astray.";
/// The answers.
pub const WHAT_IS_IT: &str = "What is it?";
/// The next piece.
pub const NEXT_PIECE: &str = "Next piece";
/// The result.
pub const SEE_RESULT: &str = "See how it went";
/// Leaves the bag.
pub const ENOUGH: &str = "Enough";
/// The record.
pub const YOUR_RECORD: &str = "Your fingers so far";
/// Nothing yet.
pub const NOT_FELT_YET: &str = "not felt yet";
/// A piece is dealt.
pub const DEALING: &str = "Reaching into the bag…";
/// The bag could not be opened.
pub const BAG_BROKEN: &str = "The bag could not be opened. It has to be loaded once with a connection; then it works without.";
/// Shares.
pub const SHARE_RESULT: &str = "Share the result";
/// Tries again.
pub const AGAIN: &str = "Try again";

/// An answer.
#[must_use]
pub const fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Shape(shape) => super::shape(shape),
        Answer::Black => "black piece",
        Answer::Camel => "camel",
    }
}

fn an_answer(said: Answer) -> String {
    match said {
        Answer::Shape(shape) => super::a_form(Form::Shape(shape)),
        Answer::Black => "a black piece".to_owned(),
        Answer::Camel => "the camel".to_owned(),
    }
}

/// What it was and what was said.
#[must_use]
pub fn verdict(said: Answer, form: Form) -> String {
    let truth = super::a_form(form);
    if said == Answer::of(form) {
        format!("Right: {truth}.")
    } else {
        format!("It was {truth}. You said {}.", an_answer(said))
    }
}

/// The picture with the light on.
#[must_use]
pub fn lit_picture(form: Form) -> String {
    format!(
        "{} with the way your finger went",
        super::sentence(&super::a_form(form)).trim_end_matches('.')
    )
}

/// How long it took.
#[must_use]
pub fn took(millis: u32) -> String {
    format!("{:.1} s", f64::from(millis) / 1000.0)
}

/// How it went with a shape.
#[must_use]
pub fn tally(percent: u32, average: Option<u64>) -> String {
    match average {
        Some(millis) => format!("{percent} % · {:.1} s", millis as f64 / 1000.0),
        None => format!("{percent} %"),
    }
}

/// Which of the ten.
#[must_use]
pub fn piece_of(number: usize, all: usize) -> String {
    format!("Piece {number} of {all}")
}

/// Days in a row.
#[must_use]
pub fn streak(days: u32) -> Option<String> {
    match days {
        0 | 1 => None,
        days => Some(format!("{days} days in a row")),
    }
}

/// The result of a day.
#[must_use]
pub fn daily_score(right: usize, all: usize, seconds: u32) -> String {
    format!("{right} of {all} in {}:{:02}", seconds / 60, seconds % 60)
}

/// What is shared: nothing in it tells a piece.
#[must_use]
pub fn daily_share(day: &str, named: &[bool], seconds: u32, address: &str) -> String {
    let right = named.iter().filter(|right| **right).count();
    let marks: String = named
        .iter()
        .map(|right| if *right { '●' } else { '○' })
        .collect();
    format!(
        "Feel a shape, {day}: {}\n{marks}\n{address}",
        daily_score(right, named.len(), seconds)
    )
}

#[cfg(test)]
mod tests {
    use bag::Shape;

    use super::*;

    #[test]
    fn verdicts_read_like_sentences() {
        let egg = Answer::Shape(Shape::Egg);
        assert_eq!(verdict(egg, Form::Shape(Shape::Egg)), "Right: an egg.");
        assert_eq!(
            verdict(egg, Form::Decoy(Shape::Ball)),
            "It was a black piece, like a ball gone wrong. You said an egg."
        );
    }

    #[test]
    fn shared_result_tells_how_it_went_and_no_piece() {
        assert_eq!(
            daily_share(
                "15/11/2026",
                &[true, false, true],
                75,
                "https://inn.example/practice"
            ),
            "Feel a shape, 15/11/2026: 2 of 3 in 1:15\n●○●\nhttps://inn.example/practice"
        );
    }
}
